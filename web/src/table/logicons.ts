/** The icon of an act or of an event in the log, by its key. */
import type { IconName } from "../ui/icons";

/** Keys with blanks between, by icon. */
export type EventIcons = Partial<Record<IconName, string>>;

const ICONS: EventIcons = {
  person: "sat stood_up came_back",
  bot: "bot_sat stood_in",
  undo: "took_back",
  flag: "resigned",
  end: "ended",
  replay: "rematched",
  cross: "closed",
  trophy: "game_over",
};

/** What finds an icon: what every table has, and what a game says about its own events. */
export function iconsOf(own: EventIcons = {}): (kind: string) => IconName {
  const found = new Map(
    [own, ICONS].flatMap((icons) =>
      Object.entries(icons).flatMap(([icon, kinds]) => kinds.split(" ").map((kind) => [kind, icon as IconName] as const)),
    ),
  );
  return (kind) => found.get(kind) ?? "log";
}

/** The icon of an event in the log, by its key. */
import type { IconName } from "../ui/icons";

const ICONS: Partial<Record<IconName, string>> = {
  person: "sat stood_up came_back hires chooses_employee hires_special first_player starting_player",
  bot: "bot_sat stood_in",
  undo: "took_back",
  flag: "resigned",
  end: "ended",
  replay: "rematched",
  cross: "closed no_action no_bonus nothing_possible nobody_gets",
  hand: "plays takes_card takes_all_left hand_chosen moves_card looks_through",
  deck: "turns_discards employee_for_hire special_dealt",
  people: "deputes deputes_from",
  silk: "acquires draws_tile drawn_tile keeps_tile takes_free_tile gives_tile tiles_shuffled",
  thread: "discards_tile gains_marker",
  dress: "makes rents_out bag_refilled",
  livre: "sells income gains_livres returns_livres",
  prestige: "gains_prestige in_all_halls scores scoring",
  crown: "claims_favour funds",
  jewel: "reward takes_jewel jewel_leaves",
  check: "passes_exam takes_exam covers_task paid_exactly",
  hint: "uses_bonus copies_bonus",
  clock: "round",
  trophy: "game_over",
  building: "building_offered buys buys_for_dirk dirk_gets gets_left_over last_buildings",
  note: "pays takes_money start_money money_shuffled",
};
const BY_KIND = new Map(
  Object.entries(ICONS).flatMap(([icon, kinds]) => kinds.split(" ").map((kind) => [kind, icon as IconName])),
);

export function iconOf(kind: string): IconName {
  return BY_KIND.get(kind) ?? "log";
}

/** How owners of buildings are called, and where their newest buildings came from. */
import type { AlhambraPlay } from "./offers";
import { DIRK } from "./owners";

export function ownerName(play: AlhambraPlay, owner: number): string {
  return owner === DIRK ? (play.things.dirk?.title ?? "Dirk") : (play.names[owner] ?? "");
}

/** The place that an owner's newest building of a category came from: a space of the courtyard, or the stack. */
export function houseFrom(play: AlhambraPlay, owner: number, category: string): string {
  const event = (play.update?.happened ?? [])
    .flatMap((act) => act.events ?? [])
    .findLast(
      (each) =>
        play.things.buildings[String(each.args?.building)]?.category === category &&
        (each.event === "buys_for_dirk" ? DIRK : ["buys", "gets_left_over"].includes(each.event) ? each.seat : NaN) === owner,
    );
  return event?.args?.space ? `space-${event.args.space}` : "buildings";
}

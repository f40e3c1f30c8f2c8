/** How owners of buildings are called, and where their newest buildings came from. */
import type { AlhambraPlay } from "./offers";
import { DIRK } from "./owners";

export function ownerName(play: AlhambraPlay, owner: number): string {
  return owner === DIRK ? (play.things.dirk?.title ?? "Dirk") : (play.names[owner] ?? "");
}

const PRICES = 11; // a kind of building is its category * 11 + the rank of its price

/** The place that an owner's newest building of a category came from: a space of the courtyard, or the stack. */
export function houseFrom(play: AlhambraPlay, owner: number, rank: number): string {
  const event = (play.update?.happened ?? [])
    .flatMap((act) => act.events ?? [])
    .findLast(
      (each) =>
        each.args?.length === 2 &&
        Math.floor(each.args[0]! / PRICES) === rank &&
        (each.event === "buys_for_dirk" ? DIRK : ["buys", "gets_left_over"].includes(each.event) ? each.seat : NaN) === owner,
    );
  const currency = play.things.currencies[event?.args?.[1] ?? -1];
  return currency ? `space-${currency.name}` : "buildings";
}

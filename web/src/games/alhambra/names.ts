/** How owners of buildings are called. */
import type { AlhambraPlay } from "./offers";
import { DIRK } from "./points";

export function ownerName(play: AlhambraPlay, owner: number): string {
  return owner === DIRK ? (play.things.dirk?.title ?? "Dirk") : (play.names[owner] ?? "");
}

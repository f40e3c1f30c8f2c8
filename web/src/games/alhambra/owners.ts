/** Whoever owns buildings, and what they have: the seats and, with two players, Dirk. */
import type { OwnerNow, View } from "./types";

/** Dirk's place among the owners, behind the players. */
export const DIRK = -2;

export function owners(view: View): number[] {
  return [...view.players.map((player) => player.seat), ...(view.dirk ? [DIRK] : [])];
}

export function owned(view: View, owner: number, category: string): number {
  return (owner === DIRK ? view.dirk : view.players[owner])?.buildings[category] ?? 0;
}

export function pointsOf(view: View, owner: number): number {
  return (owner === DIRK ? view.dirk : view.players[owner])?.points ?? 0;
}

/** Where an owner leads, and what each scoring would bring. */
export function nowOf(view: View, owner: number): OwnerNow {
  return (owner === DIRK ? view.derived.dirk : view.derived.players[owner])!;
}

/** Whoever has the most of a category, if anybody has any. */
export function leaders(view: View, category: string): number[] {
  return owners(view).filter((owner) => nowOf(view, owner).leads.includes(category));
}

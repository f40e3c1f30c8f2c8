/** Who leads, and what the next scoring would bring if it came now. */
import type { Category, Scoring, Things, View } from "./types";

/** Dirk's place among the owners, behind the players. */
export const DIRK = -2;

/** The scoring that comes next; null after the game. */
export function nextScoring(things: Things, view: View): Scoring | null {
  return view.to_decide === null ? null : (things.scorings[view.scored.length] ?? null);
}

/** Everybody who owns buildings: the seats, and Dirk. */
export function owners(view: View): number[] {
  return [...view.players.map((player) => player.seat), ...(view.dirk ? [DIRK] : [])];
}

export function owned(view: View, owner: number, category: string): number {
  return (owner === DIRK ? view.dirk : view.players[owner])?.buildings[category] ?? 0;
}

export function pointsOf(view: View, owner: number): number {
  return (owner === DIRK ? view.dirk : view.players[owner])?.points ?? 0;
}

/** How many points each owner would get for a category: tied owners share the places that they take, rounded down. */
export function shares(view: View, category: Category, scoring: Scoring): Map<number, number> {
  const counts = owners(view).map((owner) => ({ owner, count: owned(view, owner, category.name) }));
  const gains = new Map<number, number>();
  let place = 0;
  for (const count of [...new Set(counts.map((each) => each.count))].sort((a, b) => b - a)) {
    if (!count) break;
    const tied = counts.filter((each) => each.count === count);
    const points = category.points[scoring].slice(place, place + tied.length).reduce((total, each) => total + each, 0);
    for (const each of tied) gains.set(each.owner, Math.floor(points / tied.length));
    place += tied.length;
  }
  return gains;
}

/** What the scoring would bring everybody in all categories. */
export function gains(things: Things, view: View, scoring: Scoring): Map<number, number> {
  const total = new Map(owners(view).map((owner) => [owner, 0]));
  for (const category of things.categories) {
    for (const [owner, points] of shares(view, category, scoring)) total.set(owner, total.get(owner)! + points);
  }
  return total;
}

/** Whoever has the most of a category, if anybody has any. */
export function leaders(view: View, category: string): number[] {
  const most = Math.max(...owners(view).map((owner) => owned(view, owner, category)));
  return most ? owners(view).filter((owner) => owned(view, owner, category) === most) : [];
}

/** After how many money cards the next scoring card can come: anywhere in what is left of its pile, the second or the fourth. */
export function scoringDistance(view: View): [least: number, most: number] | null {
  const pile = view.scored.length === 0 ? 1 : view.scored.length === 1 ? 3 : null;
  if (pile === null) return null;
  const before = view.piles.slice(0, pile).reduce((total, cards) => total + cards, 0);
  return [before + 1, before + (view.piles[pile] ?? 0)];
}

/** What the boards read out of a view: who leads, what lies where. */
import type { Derived, HallPrinted, Ranked, Player, Things, View } from "./types";

export function hostOf(view: View, space: string): { dress: string; owner: number } | undefined {
  return view.halls.find((guest) => guest.space === space);
}

/** Who is on a place of a hall, or of the fireworks; equals share one. */
export function onPlace(standing: readonly Ranked[], place: number): number[] {
  return standing.filter((each) => each.place === place).map((each) => each.seat);
}

/** The standing in a hall, the best first. */
export function standingIn(view: View, hall: HallPrinted): Derived["halls"][number]["standing"] {
  return view.derived.halls.find((each) => each.hall === hall.hall)!.standing;
}

export function decorationsOf(things: Things, kind: string): string[] {
  return Object.keys(things.decorations).filter((name) => things.decorations[name]!.kind === kind);
}

export function ownSide(view: View): Player | null {
  return view.seat === null ? null : (view.players[view.seat] ?? null);
}

/** Equal things told apart by counting: 0M, 0M becomes 0M.0, 0M.1. */
export function counted(names: string[]): { name: string; id: string }[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return { name, id: `${name}.${nth}` };
  });
}

/** What there is for each word of a vocabulary. */
export function entriesOf<Word extends string, Value>(of: Record<Word, Value> | undefined): [Word, Value][] {
  return Object.entries(of ?? {}) as [Word, Value][];
}

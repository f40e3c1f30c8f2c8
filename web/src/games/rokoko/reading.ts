/** What the boards read out of a view: who leads, what lies where, what is being decided. */
import type { Happened } from "../../wire/messages";
import type { Derived, HallPrinted, Place, RokokoPlay, Seen, Things, View } from "./types";

/** What the next decision is about, by name: the step's numbers count cards, tiles and dresses as they are printed. */
export interface About {
  step: string;
  seat: number;
  card?: string;
  dress?: string;
  tile?: string | null;
  given: string[];
  exam?: string;
  tasks: number[];
}

const CARD_AT: Record<string, number> = {
  MainAction: 2,
  ActionOrExam: 2,
  BonusOf: 2,
  PayForDress: 3,
  RentOrSell: 3,
  RentSellOrJewel: 3,
  RentWithJewel: 3,
  ReturnMore: 2,
  ChooseNewEmployee: 2,
};
const DRESS_STEPS = ["PayForDress", "RentOrSell", "RentSellOrJewel", "RentWithJewel"];

export function about({ view, things, log }: Pick<RokokoPlay, "view" | "things" | "log">): About | null {
  const step = view.step;
  if (!step) return null;
  const named = (names: Record<string, unknown>, at: unknown): string | undefined =>
    typeof at === "number" && at >= 0 ? Object.keys(names)[at] : undefined;
  const found: About = { step: step[0], seat: step[1], given: [], tasks: [] };
  const cardAt = CARD_AT[step[0]];
  if (cardAt !== undefined) found.card = named(things.cards, step[cardAt]);
  if (DRESS_STEPS.includes(step[0])) found.dress = named(things.dresses, step[2]);
  if (step[0] === "KeepOrDiscard")
    found.tile = named(things.tiles, step[2]) ?? (step[1] === view.seat ? drawn(log, step[1]) : null) ?? null;
  const given = step[0] === "PayForDress" ? step[5] : step[0] === "DiscardMore" ? step[2] : [];
  if (Array.isArray(given)) found.given = given.flatMap((tile) => named(things.tiles, tile) ?? []);
  if (step[0] === "ChooseNewEmployee") found.exam = Object.keys(things.exams ?? {})[Number(step[3])];
  if (step[0] === "ChooseTask" && Array.isArray(step[2])) found.tasks = step[2] as number[];
  return found;
}

/** The tile that a seat drew face down last: the step does not name it, but whoever drew it was told. */
function drawn(log: Happened[], seat: number): string | undefined {
  const event = log.flatMap((act) => act.events ?? []).findLast((each) => each.event === "drawn_tile" && each.seat === seat);
  return event && String(event.args?.tile);
}

export function hostOf(view: View, space: string): { dress: string; owner: number } | undefined {
  return view.halls.find((guest) => guest.space === space);
}

/** Who is on a place of a hall, or of the fireworks; equals share one. */
export function onPlace(standing: readonly Place[], place: number): number[] {
  return standing.filter((each) => each.place === place).map((each) => each.seat);
}

/** The standing in a hall, the best first. */
export function standingIn(view: View, hall: HallPrinted): Derived["halls"][number]["standing"] {
  return view.derived.halls[hall.hall - 1]!.standing;
}

/** The names of a segment's places, with what lies there. */
export function segment(view: View, things: Things, number: number): { place: string; tile: string | null }[] {
  const { tiles } = things.segments;
  return Array.from({ length: tiles }, (_, at) => ({
    place: `${number}.${at + 1}`,
    tile: view.warehouse[(number - 1) * tiles + at] ?? null,
  }));
}

export function decorationsOf(things: Things, kind: string): string[] {
  return Object.keys(things.decorations).filter((name) => things.decorations[name]!.kind === kind);
}

export function ownSide(view: View): Seen | null {
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

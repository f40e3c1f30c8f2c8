/** Money in hand: its values, and parts of it. */
import type { Things, View } from "./types";

/** The values of the cards of one currency, smallest first. */
export function valuesOf(things: Things, cards: readonly string[], currency: string): number[] {
  return cards
    .map((card) => things.money[card])
    .filter((card) => card?.currency === currency)
    .map((card) => card!.value)
    .sort((a, b) => a - b);
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The values without some of them; what is not there is not missed. */
export function without(values: readonly number[], some: readonly number[]): number[] {
  const rest = [...values];
  for (const value of some) {
    const at = rest.indexOf(value);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** As few rows as hold at most `most` each, all nearly equally long. */
export function inRows<N>(notes: readonly N[], most: number): N[][] {
  const rows = Math.ceil(notes.length / most);
  const long = Math.ceil(notes.length / rows);
  return Array.from({ length: rows }, (_, at) => notes.slice(at * long, (at + 1) * long));
}

/** Whether all of `some` are among the values, each as often as it occurs. */
export function holds(values: readonly number[], some: readonly number[]): boolean {
  return without(values, some).length === values.length - some.length;
}

/** The money of the seat that looks. */
export function ownMoney(view: View): string[] {
  return view.players.find((player) => player.seat === view.seat)?.money ?? [];
}

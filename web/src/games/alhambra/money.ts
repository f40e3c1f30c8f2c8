/** Money in hand, and the ways to take it and to pay with it. The server decides; this only shows beforehand what it will say. */
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

/** All payments for a price in which no card could be left out, each from its largest card down. */
export function payments(values: readonly number[], price: number, most = 9): number[][] {
  if (price <= 0) return [[]];
  const found: number[][] = [];
  for (const value of nextValues(values, price, most)) {
    for (const rest of payments(without(values, [value]), price - value, value)) found.push([value, ...rest]);
  }
  return found;
}

/** The cards that can come next in a payment: together with all that are not larger they reach what is left of the price. */
export function nextValues(values: readonly number[], left: number, most: number): number[] {
  return [...new Set(values)]
    .sort((a, b) => a - b)
    .filter((value) => value <= most && sum(values.filter((other) => other <= value)) >= left);
}

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

/** The decisions that a payment needs: a card that is the only possible one is paid by itself. */
export function paying(values: readonly number[], price: number, payment: readonly number[], most = 9): number[] {
  const asked: number[] = [];
  let rest = values;
  let left = price;
  for (const value of [...payment].sort((a, b) => b - a)) {
    if (nextValues(rest, left, most).length > 1) asked.push(value);
    rest = without(rest, [value]);
    left -= value;
    most = value;
  }
  return asked;
}

/** Cards taken together as they are written: in the order of the currencies, small values first. */
export function together(things: Things, cards: readonly string[]): string {
  const order = Object.keys(things.money);
  return [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join("+");
}

/** The money of the seat that looks. */
export function ownMoney(view: View): string[] {
  return view.players.find((player) => player.seat === view.seat)?.money ?? [];
}

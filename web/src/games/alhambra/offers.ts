/** What is put together by clicking before it is confirmed. It is kept in the pending option itself, so that there is one truth. */
import { t } from "../../words/index.svelte";
import type { Option, Play } from "../../table/play.svelte";
import { holds, without } from "./money";
import type { Begun, Things, View, Way } from "./types";

export type AlhambraPlay = Play<View, Things>;

/** A purchase with the values of the cards laid down for it so far. */
export interface Purchase extends Option {
  currency: string;
  forDirk: boolean;
  laid: number[];
  left: number;
}

/** The purchase that is being put together, if one is. */
export function purchasing(play: AlhambraPlay): Purchase | null {
  return play.pending && "laid" in play.pending ? (play.pending as Purchase) : null;
}

/** The table after what is pending; a purchase has to be paid in full first. */
export function ahead(play: AlhambraPlay): View | null {
  return purchasing(play)?.left ? null : (play.preview?.view ?? null);
}

/** The purchase of the building on a space with these cards laid down; nothing if no payment begins so. */
export function purchase(play: AlhambraPlay, currency: string, forDirk: boolean, laid: number[]): Purchase | undefined {
  const base = play.find(forDirk ? "buy-for-dirk" : "buy", currency);
  const building = play.things.buildings[play.view.courtyard[currency] ?? ""];
  if (!base || !building) return undefined;
  const ways = waysOn(play, currency, laid);
  if (!ways.length) return undefined;
  const whole = ways.length === 1 && !laid.length ? ways[0] : ways.find((way) => way.cards.length === laid.length);
  const begun = laidDown(play, currency, whole?.cards ?? laid);
  if (!begun) return undefined;
  const { cards } = begun;
  const left = "left" in begun ? begun.left : 0;
  return {
    ...base,
    key: [base.key, ...laid.toSorted((a, b) => b - a)].join(" "),
    label: cards.length ? label(forDirk, cards, building.title, left, whole?.over ?? 0) : base.label,
    then: (whole?.chosen ?? []).map((value) => ({ do: "pay", value: String(value) })),
    currency,
    forDirk,
    laid: cards,
    left,
  };
}

/** The ways to pay for the building on a space that go on from the cards laid down. */
function waysOn(play: AlhambraPlay, currency: string, laid: readonly number[]): Way[] {
  return play.view.derived.payments?.[currency]?.ways.filter((way) => holds(way.cards, laid)) ?? [];
}

/** What the engine says of a payment with just these cards, whole or begun. */
export function laidDown(play: AlhambraPlay, currency: string, cards: readonly number[]): Way | Begun | undefined {
  const { ways = [], begun = [] } = play.view.derived.payments?.[currency] ?? {};
  return [...ways, ...begun].find((each) => each.cards.length === cards.length && holds(each.cards, cards));
}

function label(forDirk: boolean, cards: number[], building: string, left: number, more: number): string {
  const args = { building, cards: cards.join(" + "), left, more };
  const said = left ? t("alhambra.buy_open", args) : more ? t("alhambra.buy_more", args) : t("alhambra.buy_exact", args);
  return forDirk ? t("alhambra.for_dirk_label", { said }) : said;
}

/** The purchase with one card more. */
export function withCard(play: AlhambraPlay, bought: Purchase, value: number): Purchase | undefined {
  return purchase(play, bought.currency, bought.forDirk, [...bought.laid, value]);
}

/** The purchase with one card less. */
export function withoutCard(play: AlhambraPlay, bought: Purchase, value: number): Purchase | undefined {
  return purchase(play, bought.currency, bought.forDirk, without(bought.laid, [value]));
}

/** What a card of one's hand is laid down for: the purchase that is being put together or paid for, else one that begins with it. */
export function laying(play: AlhambraPlay, currency: string, value: number): Option | undefined {
  const { payment } = play.view.derived;
  if (payment) return payment.space === currency ? play.find("pay", String(value)) : undefined;
  const bought = purchasing(play);
  if (!bought) return purchase(play, currency, false, [value]);
  return bought.currency === currency ? withCard(play, bought, value) : undefined;
}

/** The exact payments for what is being bought that go on from the cards laid down, fewest cards first. */
export function exactWays(play: AlhambraPlay, bought: Purchase): number[][] {
  return waysOn(play, bought.currency, bought.laid)
    .filter((way) => !way.over)
    .map((way) => way.cards)
    .sort((a, b) => a.length - b.length);
}

/** The places of the display whose cards are about to be taken; equal cards are told apart by what was touched last. */
export function chosenPlaces(play: AlhambraPlay, touched: readonly number[]): number[] {
  if (play.pending?.decision["do"] !== "take") return [];
  const places: number[] = [];
  const order = [...touched.toReversed(), ...play.view.money.keys()];
  for (const card of cardsOf(play, play.pending)) {
    const place = order.find((at) => play.view.money[at] === card && !places.includes(at));
    if (place !== undefined) places.push(place);
  }
  return places;
}

/** The cards that an option takes; none if it takes no money. */
export function cardsOf(play: AlhambraPlay, { decision }: Option): string[] {
  return (decision["do"] === "take" && play.view.derived.takings?.[decision["cards"]!]) || [];
}

/** What a click on a card of the display chooses: one more, one less, or this one alone. */
export function takeWith(play: AlhambraPlay, chosen: readonly number[], place: number): Option | undefined {
  const others = chosen.filter((at) => at !== place);
  if (chosen.includes(place)) return taking(play, others.length ? others : [place]);
  return (others.length ? taking(play, [...others, place]) : undefined) ?? taking(play, [place]);
}

/** The option that takes just the cards on these places of the display. */
function taking(play: AlhambraPlay, places: readonly number[]): Option | undefined {
  const wanted = places.map((at) => play.view.money[at]!).toSorted();
  return play.options.find((option) => {
    const cards = cardsOf(play, option).toSorted();
    return cards.length === wanted.length && cards.every((card, at) => card === wanted[at]);
  });
}

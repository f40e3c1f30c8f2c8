/** What is put together by clicking before it is confirmed. It is kept in the pending option itself, so that there is one truth. */
import { t } from "../../words/index.svelte";
import type { Option, Play } from "../../table/play.svelte";
import { holds, ownMoney, paying, payments, sum, together, valuesOf, without } from "./money";
import type { Things, View } from "./types";

export type AlhambraPlay = Play<View, Things>;

/** A purchase with the values of the cards laid down for it so far. */
export interface Purchase extends Option {
  currency: string;
  forDirk: boolean;
  price: number;
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
  const values = valuesOf(play.things, ownMoney(play.view), currency);
  const ways = payments(values, building.price).filter((way) => holds(way, laid));
  if (!ways.length) return undefined;
  const cards = (ways.length === 1 && !laid.length ? ways[0]! : [...laid]).sort((a, b) => b - a);
  const left = Math.max(0, building.price - sum(cards));
  return {
    ...base,
    key: [base.key, ...laid.toSorted((a, b) => b - a)].join(" "),
    label: cards.length ? label(forDirk, cards, building) : base.label,
    then: left ? [] : paying(values, building.price, cards).map((value) => ({ do: "pay", value: String(value) })),
    currency,
    forDirk,
    price: building.price,
    laid: cards,
    left,
  };
}

function label(forDirk: boolean, cards: number[], building: { title: string; price: number }): string {
  const paid = sum(cards);
  const args = {
    building: building.title,
    cards: cards.join(" + "),
    left: building.price - paid,
    more: paid - building.price,
  };
  const said =
    paid < building.price
      ? t("alhambra.buy_open", args)
      : paid === building.price
        ? t("alhambra.buy_exact", args)
        : t("alhambra.buy_more", args);
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
  const step = play.view.step;
  if (step?.[0] === "PayForBuilding") {
    return play.things.currencies[Number(step[2])]?.name === currency ? play.find("pay", String(value)) : undefined;
  }
  const bought = purchasing(play);
  if (!bought) return purchase(play, currency, false, [value]);
  return bought.currency === currency ? withCard(play, bought, value) : undefined;
}

/** The exact payments for what is being bought that go on from the cards laid down, fewest cards first. */
export function exactWays(play: AlhambraPlay, bought: Purchase): number[][] {
  const values = valuesOf(play.things, ownMoney(play.view), bought.currency);
  return payments(values, bought.price)
    .filter((way) => sum(way) === bought.price && holds(way, bought.laid))
    .sort((a, b) => a.length - b.length);
}

/** The places of the display whose cards are about to be taken; equal cards are told apart by what was touched last. */
export function chosenPlaces(play: AlhambraPlay, touched: readonly number[]): number[] {
  if (play.pending?.decision["do"] !== "take") return [];
  const places: number[] = [];
  const order = [...touched.toReversed(), 0, 1, 2, 3];
  for (const card of play.pending.decision["cards"]!.split("+")) {
    const place = order.find((at) => play.view.money[at] === card && !places.includes(at));
    if (place !== undefined) places.push(place);
  }
  return places;
}

/** What a click on a card of the display chooses: one more, one less, or this one alone. */
export function takeWith(play: AlhambraPlay, chosen: readonly number[], place: number): Option | undefined {
  const cards = (places: readonly number[]) =>
    together(
      play.things,
      places.map((at) => play.view.money[at]!),
    );
  const others = chosen.filter((at) => at !== place);
  if (chosen.includes(place)) return play.find("take", cards(others.length ? others : [place]));
  return (others.length && play.find("take", cards([...others, place]))) || play.find("take", cards([place]));
}

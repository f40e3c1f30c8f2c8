import { expect, test } from "vitest";
import { exactWays, purchase, withCard, withoutCard, type AlhambraPlay, type Purchase } from "./offers";
import type { Begun, Way } from "./types";

const option = { key: "buy blue", decision: { do: "buy", space: "blue" }, label: "Buy the tower" };

/** A tower for 7 on the blue space, and what the engine says of the ways to pay for it. */
function table(ways: Way[], pending: Purchase | null = null, begun = BEGUN): AlhambraPlay {
  return {
    pending,
    things: { buildings: { red7: { title: "Tower", price: 7 } } },
    view: { courtyard: { blue: "red7" }, derived: { payments: { blue: { price: 7, ways, begun } } } },
    find: (...words: string[]) => (words.join(" ") === option.key ? option : undefined),
  } as unknown as AlhambraPlay;
}
const way = (cards: number[], chosen: number[], over: number): Way => ({ cards, chosen, paid: 7 + over, over });
/** Not what a sum would be, so that a number that the page made itself is noticed. */
const BEGUN: Begun[] = [[], [5], [4], [3], [2]].map((cards) => ({
  cards,
  paid: 50 - cards.length,
  left: 60 + (cards[0] ?? 0),
}));
const WAYS = [way([4, 3], [4, 3], 0), way([5, 2], [5, 2], 0), way([5, 3], [5, 3], 1), way([9], [9], 2)];

test("the only way to pay is laid down at once, with what is to be decided", () => {
  expect(purchase(table([way([5, 2], [], 0)]), "blue", false, [])).toMatchObject({ laid: [5, 2], left: 0, then: [] });
  expect(purchase(table([way([9], [9], 2)]), "blue", false, [])).toMatchObject({
    laid: [9],
    then: [{ do: "pay", value: "9" }],
  });
});

test("among several, a purchase is put together card by card, and only as the engine's ways go", () => {
  const play = table(WAYS);
  const begun = purchase(play, "blue", false, [])!;
  expect(begun).toMatchObject({ laid: [], left: 60, then: [], label: "Buy the tower" });
  const five = withCard(play, begun, 5)!;
  expect(five).toMatchObject({ laid: [5], left: 65, then: [] });
  expect(withCard(play, five, 4)).toBeUndefined();
  const paid = withCard(play, five, 2)!;
  expect(paid).toMatchObject({ laid: [5, 2], left: 0 });
  expect(paid.then).toEqual([
    { do: "pay", value: "5" },
    { do: "pay", value: "2" },
  ]);
  expect(withCard(play, paid, 3)).toBeUndefined();
  expect(withoutCard(play, paid, 5)).toMatchObject({ laid: [2], left: 62, then: [] });
});

test("exact ways go on from what is laid down", () => {
  const begun = purchase(table(WAYS), "blue", false, [5])!;
  expect(exactWays(table(WAYS, begun), begun)).toEqual([[5, 2]]);
});

test("without a way there is no purchase, and neither for somebody who only watches", () => {
  expect(purchase(table([]), "blue", false, [])).toBeUndefined();
  const watching = table([]);
  watching.view.derived.payments = undefined;
  expect(purchase(watching, "blue", false, [])).toBeUndefined();
});

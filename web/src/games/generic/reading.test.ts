import { expect, test } from "vitest";
import { actionTitle, partTitle, progressOf, titleOf } from "./naming";
import { changesBetween, everyPart, newPlaces, partsIn } from "./reading";
import type { Things } from "./types";

const VIEW = {
  seat: 0,
  step: { step: "refill", seat: 0 },
  stack: 25,
  open: true,
  sideboard: ["rose3", null, "rose3"],
  piles: [4, 5],
  drawn: null,
  spaces: { left: "blue1", right: null },
  rows: [{ card: "blue2", owner: 1 }],
  players: [{ seat: 0, hand: ["white1", "rose3"], gathered: { white: 2, rose: 0 } }, { seat: 1 }],
};
const THINGS: Things = {
  title: "A game",
  things: { the_end: { title: "The End", text: "" } },
  words: { rose: "Rose" },
  parts: { stack: "To come" },
  actions: { light: "Light a candle" },
  where: {},
  guide: {},
  progress: "{stack|candle|candles} to come, {unknown}",
  sources: {},
};

test("a view is read as counters, rows, and parts of parts; what is said elsewhere is left out", () => {
  const parts = partsIn(VIEW);
  expect(parts.map((part) => [part.key, part.content.kind])).toEqual([
    ["stack", "number"],
    ["open", "flag"],
    ["sideboard", "row"],
    ["piles", "row"],
    ["drawn", "row"],
    ["spaces", "parts"],
    ["rows", "parts"],
  ]);
  expect(parts[2]!.content).toEqual({ kind: "row", names: ["rose3", null, "rose3"] });
  expect(parts[3]!.content).toEqual({ kind: "row", names: ["4", "5"] });
  expect(everyPart(VIEW).map((part) => part.path)).toContain("players.0.gathered");
});

test("changes are what came, what went, and numbers as they were, on the table and with the players", () => {
  const [left, right] = VIEW.players;
  const later = {
    ...VIEW,
    stack: 24,
    sideboard: ["rose3", "blue6", null],
    spaces: { left: null, right: null },
    players: [{ ...left, hand: ["rose3", "rose3"], gathered: { white: 3, rose: 0 } }, right!],
  };
  const changes = changesBetween(everyPart(VIEW), everyPart(later));
  expect([...changes.came]).toEqual([
    ["sideboard", ["blue6"]],
    ["players.0.hand", ["rose3"]],
  ]);
  expect([...changes.gone]).toEqual([
    ["sideboard", ["rose3"]],
    ["spaces.left", ["blue1"]],
    ["players.0.hand", ["white1"]],
  ]);
  expect([...changes.numbers]).toEqual([
    ["stack", 25],
    ["players.0.gathered.white", 2],
  ]);
  expect([...changesBetween(everyPart(VIEW), everyPart(VIEW)).came.keys()]).toEqual([]);
});

test("of equal things the last ones are the new ones", () => {
  expect([...newPlaces(["a", "b", "a", null], ["a"])]).toEqual([2]);
  expect([...newPlaces(["a", "b", "a"], ["a", "a", "b"])].toSorted()).toEqual([0, 1, 2]);
});

test("names are those of the game, or made of its words, or stand for themselves", () => {
  expect(titleOf(THINGS, "the_end")).toBe("The End");
  expect(titleOf(THINGS, "rose3")).toBe("Rose 3");
  expect(titleOf(THINGS, "rose")).toBe("Rose");
  expect(titleOf(THINGS, "any_other-thing")).toBe("any other thing");
  expect(partTitle(THINGS, "stack")).toBe("To come");
  expect(partTitle(THINGS, "last_draught")).toBe("Last draught");
  expect([actionTitle(THINGS, "light"), actionTitle(THINGS, "let-go")]).toEqual(["Light a candle", "Let go"]);
});

test("progress is filled with the counters of the view", () => {
  expect(progressOf(THINGS, VIEW)).toBe("25 candles to come, {unknown}");
  expect(progressOf(THINGS, { stack: 1 })).toBe("1 candle to come, {unknown}");
  expect(progressOf({ ...THINGS, progress: "" }, VIEW)).toBe("A game");
});

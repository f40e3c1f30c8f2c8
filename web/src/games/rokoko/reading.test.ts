import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inLines, signsOf, total } from "../../art/rokoko/bonus";
import { about, counted, fireworksLead, presence, standing } from "./reading";
import type { HallPrinted, Things, View } from "./types";

const hall: HallPrinted = {
  hall: 2,
  title: "Hall 2",
  king: false,
  first: 5,
  second: 2,
  from: "reconstructed",
  spaces: [1, 2, 3, 4, 5].map((number) => ({ space: `2.${number}`, number, master: number < 3, reward: null, title: "" })),
};

function view(players: number, guests: [space: string, owner: number][], decorations: Record<string, number> = {}): View {
  return {
    players: Array.from({ length: players }, (_, seat) => ({ seat })),
    decorations,
    halls: guests.map(([space, owner]) => ({ space, owner, dress: "Y1" })),
  } as unknown as View;
}

describe("who leads a hall", () => {
  test("the most dresses, then the second most", () => {
    const { first, second, all } = standing(
      view(3, [
        ["2.3", 0],
        ["2.4", 0],
        ["2.5", 1],
        ["3.1", 2],
      ]),
      hall,
    );
    expect([first, second]).toEqual([[0], [1]]);
    expect(all.map((each) => each.dresses)).toEqual([2, 1]);
  });
  test("a tie goes to dresses on master spaces, then to the musician; who loses it is second", () => {
    expect(
      standing(
        view(3, [
          ["2.1", 1],
          ["2.3", 0],
        ]),
        hall,
      ),
    ).toMatchObject({ first: [1], second: [0] });
    expect(
      standing(
        view(
          3,
          [
            ["2.3", 1],
            ["2.4", 0],
          ],
          { "musicians.2": 0 },
        ),
        hall,
      ),
    ).toMatchObject({ first: [0], second: [1] });
  });
  test("a tie that nothing breaks: both are first, nobody is second", () => {
    expect(
      standing(
        view(3, [
          ["2.3", 1],
          ["2.4", 0],
          ["2.5", 2],
          ["2.1", 2],
        ]),
        hall,
      ),
    ).toMatchObject({ first: [2], second: [1, 0].sort() });
    expect(
      standing(
        view(3, [
          ["2.3", 1],
          ["2.4", 0],
        ]),
        hall,
      ).second,
    ).toEqual([]);
  });
  test("two players have no second place, and an empty hall has no first", () => {
    expect(
      standing(
        view(2, [
          ["2.3", 1],
          ["2.4", 1],
          ["2.5", 0],
        ]),
        hall,
      ),
    ).toMatchObject({ first: [1], second: [] });
    expect(standing(view(4, []), hall)).toMatchObject({ first: [], second: [], all: [] });
  });
});

test("fireworks: most markers, ties to the space farther right", () => {
  expect(
    fireworksLead(view(4, [], { "fireworks.1": 0, "fireworks.2": 1, "fireworks.3": 2, "fireworks.4": 0, "statues.1": 3 })),
  ).toEqual([0, 2, 1]);
});

test("present by a dress or by the musician", () => {
  expect(
    presence(
      view(
        3,
        [
          ["1.1", 0],
          ["1.2", 0],
          ["3.1", 1],
        ],
        { "musicians.5": 0 },
      ),
      0,
    ),
  ).toBe(2);
});

test("equal things are told apart by counting", () => {
  expect(counted(["0M", "0M", "0J"]).map((each) => each.id)).toEqual(["0M.0", "0M.1", "0J.0"]);
});

describe("what a decision is about", () => {
  const things = {
    cards: { "0M": {}, "0J": {} },
    dresses: { Y1: {}, Y2: {} },
    tiles: { "GG:T/L": {}, "YY:T/L": {} },
  } as unknown as Things;
  const told = (step: unknown[], seat = 0) =>
    about({
      view: { step, seat } as unknown as View,
      things,
      log: [{ seq: 1, act: "decided", at: 0, events: [{ event: "drawn_tile", seat: 0, args: [1], to: 0 }] }],
    });
  test("cards, dresses and tiles by their names", () => {
    expect(told(["RentOrSell", 0, 1, 0])).toMatchObject({ dress: "Y2", card: "0M" });
    expect(told(["PayForDress", 0, 0, 1, false, [1, 0]])).toMatchObject({
      dress: "Y1",
      card: "0J",
      given: ["YY:T/L", "GG:T/L"],
    });
    expect(told(["KeepOrDiscard", 0, 0, 1])).toMatchObject({ tile: "GG:T/L" });
  });
  test("a tile drawn face down is known to whoever drew it, and to nobody else", () => {
    expect(told(["KeepOrDiscard", 0, -1, -1])).toMatchObject({ tile: "YY:T/L" });
    expect(told(["KeepOrDiscard", 0, -1, -1], 2)).toMatchObject({ tile: null });
  });
});

/** Every kind of bonus that the engine knows, read from its sources. */
function verbs(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((file) => file.endsWith(".py"))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), "utf-8").matchAll(/verb: ClassVar\[str\] = "(\w+)"/g)].map((found) => found[1]!),
    );
}

test("every bonus of the engine has its signs, and they fit on a card", () => {
  const kinds = verbs(join(import.meta.dirname, "../../../../src/rocaille/games/rokoko"));
  expect(kinds.length).toBeGreaterThan(35);
  const numbers = [5, 2, 7, 6, 9, 10, 11, 14];
  for (const kind of kinds) {
    const signs = signsOf(kind, kind === "per_color" ? [1, 0, 2, 0, 0, 0, 0, 1] : numbers);
    expect(signs.length > 0, kind).toBe(kind !== "none");
    for (const line of inLines(signs, 56)) expect(total(line), kind).toBeLessThan(56 * 2);
  }
});

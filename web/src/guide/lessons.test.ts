import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Decision, EventView } from "../wire/messages";
import de from "./de";
import en from "./en";
import italian from "./it";
import { lesson, notices, RULES, welcome, type LessonKey, type Printed } from "./lessons";

const NOTHING = new Set<string>();
const alhambra = {
  seat: 0,
  step: { step: "take_action" },
  building_stack: 41,
  derived: { scorings: [{ soonest: 6 }], extra_action: false, payments: { blue: { exact: true }, orange: { exact: false } } },
};
const rokoko = {
  seat: 0,
  round: 2,
  step: { step: "main_action", card: "2Ja" },
  halls: [{ space: "1.2", owner: 1 }],
  players: [{ discard: ["0M"], hand: ["0Aa"] }, { discard: [] }],
  derived: { last_round: false, halls: [] as unknown[] },
};
const things = {
  cards: { "2Ja": { rank: "journeyman" }, "0M": { rank: "master" } },
  decorations: { "fountain_upper.1": { kind: "fountain_upper" } },
} as unknown as Printed;
const options = (...words: string[]): Decision[] => words.map((word) => ({ do: word }));
const after = (...keys: LessonKey[]) => new Set<string>(keys);

describe("the guide's texts", () => {
  it.each([
    ["en", en],
    ["de", de],
    ["it", italian],
  ])("%s: a title, and two to four short sentences", (_, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    for (const [key, { title, text }] of Object.entries(texts)) {
      expect(title.length, key).toBeLessThanOrEqual(36);
      const sentences = text.split(/(?<=[.?!])\s+/);
      expect(sentences.length, key).toBeGreaterThanOrEqual(2);
      expect(sentences.length, key).toBeLessThanOrEqual(4);
      expect(text.length, key).toBeLessThanOrEqual(330);
    }
  });

  it("has a lesson for every step of both games that a view can name", () => {
    const games = new URL("../../../src/rocaille/faces/", import.meta.url);
    const named: [string, string][] = [];
    for (const [game, file] of [
      ["rokoko", "rokoko/words/en.toml"],
      ["rokoko", "rokoko/words/jeweller.en.toml"],
      ["alhambra", "alhambra/words/en.toml"],
    ] as const) {
      const steps = readFileSync(new URL(file, games), "utf8").split("[step]")[1]!.split("\n[")[0]!;
      for (const [, step] of steps.matchAll(/^(\w+) = /gm)) named.push([game, step!]);
    }
    expect(named.length).toBeGreaterThan(12);
    for (const [game, step] of named) {
      const view = game === "alhambra" ? alhambra : rokoko;
      const key = lesson(game, { ...view, step: { step } }, things, NOTHING, options("pass"));
      expect(en[key], step).toBeDefined();
      const loops = step === "return_more" || step === "discard_more";
      expect(key === "rokoko_more", step).toBe(loops);
    }
  });

  it("uses every text", () => {
    const source =
      readFileSync(new URL("lessons.ts", import.meta.url), "utf8") +
      readFileSync(new URL("Guide.svelte", import.meta.url), "utf8");
    const chosen = source.replace(/export const RULES[\s\S]*?\n};/, "");
    for (const key of Object.keys(en)) expect(chosen, key).toContain(`"${key}"`);
    expect(
      readdirSync(new URL(".", import.meta.url))
        .filter((name) => /^..\.ts$/.test(name))
        .sort(),
    ).toEqual(["de.ts", "en.ts", "it.ts"]);
    expect(Object.keys(RULES).every((key) => key in en)).toBe(true);
  });
});

describe("the lesson for a decision", () => {
  it("explains what is new before what is known", () => {
    expect(lesson("rokoko", rokoko, things, NOTHING, options("make", "pass"))).toBe("rokoko_action_dress");
    expect(lesson("rokoko", rokoko, things, after("rokoko_action_dress"), options("make", "pass"))).toBe(
      "rokoko_action_journeyman",
    );
    const known = after("rokoko_action_dress", "rokoko_action_journeyman");
    expect(lesson("rokoko", rokoko, things, known, [{ do: "fund", decoration: "fountain_upper.1" }])).toBe(
      "rokoko_action_fountain",
    );
    expect(lesson("rokoko", rokoko, things, known, options("pass"))).toBe("rokoko_action");
  });

  it("knows the first round, the first dress and the last round", () => {
    expect(
      lesson("rokoko", { ...rokoko, round: 1, step: { step: "select_hand_cards" } }, things, NOTHING, options("take")),
    ).toBe("rokoko_select_first");
    expect(lesson("rokoko", { ...rokoko, step: { step: "rent_or_sell" } }, things, NOTHING, options("rent"))).toBe(
      "rokoko_rent_first",
    );
    const dressed = { ...rokoko, step: { step: "rent_or_sell" }, halls: [{ space: "3.1", owner: 0 }] };
    expect(lesson("rokoko", dressed, things, NOTHING, options("rent"))).toBe("rokoko_rent");
    const byMaster = { ...dressed, step: { step: "rent_or_sell", card: "0M" } };
    expect(lesson("rokoko", byMaster, things, NOTHING, options("rent"))).toBe("rokoko_rent_master");
    expect(
      lesson("rokoko", { ...rokoko, derived: { ...rokoko.derived, last_round: true } }, things, NOTHING, options("make")),
    ).toBe("rokoko_action_last");
    expect(lesson("rokoko", { ...rokoko, step: null }, things, NOTHING)).toBe("closing_rokoko");
  });

  it("speaks of the jeweller only where the jeweller is", () => {
    expect(welcome("rokoko", rokoko)).toEqual(["welcome_rokoko"]);
    expect(welcome("rokoko", { ...rokoko, jewels: [] })).toContain("welcome_jeweller");
    expect(lesson("rokoko", { ...rokoko, step: { step: "action_or_exam" } }, things, NOTHING, options("exam", "make"))).toBe(
      "jeweller_exam",
    );
  });

  it("says in Alhambra what the engine sees: an exact payment, an action gained by one, a scoring card that may be next", () => {
    const known = after("alhambra_first");
    const told = (more: object) => ({ ...alhambra, derived: { ...alhambra.derived, ...more } });
    expect(lesson("alhambra", alhambra, things, known, [{ do: "buy", space: "blue" }])).toBe("alhambra_exact");
    expect(lesson("alhambra", alhambra, things, known, [{ do: "buy", space: "orange" }])).toBe("alhambra_buy");
    expect(lesson("alhambra", alhambra, things, known, options("take"))).toBe("alhambra_money");
    expect(lesson("alhambra", told({ extra_action: true }), things, known, options("take"))).toBe("alhambra_extra");
    expect(lesson("alhambra", told({ scorings: [{ soonest: 1 }] }), things, known, options("take"))).toBe("alhambra_scoring");
  });

  it("waits while the others decide", () => {
    expect(lesson("rokoko", rokoko, things, NOTHING)).toBe("wait_rokoko");
    expect(lesson("alhambra", alhambra, things, NOTHING)).toBe("wait_alhambra");
  });
});

describe("notices", () => {
  it("come once", () => {
    const events: EventView[] = [
      { event: "income", seat: 0, args: { livres: 5 } },
      { event: "income", seat: 1, args: { livres: 5 } },
      { event: "round", seat: -1, args: { round: 2 } },
    ];
    expect(notices("rokoko", rokoko, rokoko, events, NOTHING)).toEqual(["notice_income", "notice_round"]);
    expect(notices("rokoko", rokoko, rokoko, events, after("notice_income", "notice_round"))).toEqual([]);
  });

  it("tell who leads a hall only when that changes, and the engine says who does", () => {
    const hall = (...standing: [seat: number, place: number][]) => ({
      ...rokoko,
      derived: { last_round: false, halls: [{ hall: 2, standing: standing.map(([seat, place]) => ({ seat, place })) }] },
    });
    const mine = hall([0, 1]);
    const kept = hall([0, 1], [1, 2]); // as many dresses, but the tie-break is mine
    const shared = hall([0, 1], [1, 1]);
    const passed = hall([1, 1], [0, 2]);
    expect(notices("rokoko", rokoko, mine, [], NOTHING)).toEqual(["notice_lead_won"]);
    expect(notices("rokoko", mine, kept, [], NOTHING)).toEqual([]);
    expect(notices("rokoko", kept, shared, [], NOTHING)).toEqual([]);
    expect(notices("rokoko", kept, passed, [], NOTHING)).toEqual(["notice_lead_lost"]);
    expect(notices("rokoko", passed, shared, [], NOTHING)).toEqual(["notice_lead_won"]);
  });

  it("are about oneself where it matters", () => {
    const hired = (seat: number) =>
      notices("rokoko", null, rokoko, [{ event: "hires", seat, args: { card: "2Ja", paid: 5 } }], NOTHING);
    expect(hired(0)).toEqual(["notice_hired"]);
    expect(hired(1)).toEqual([]);
    expect(notices("alhambra", null, alhambra, [{ event: "paid_exactly", seat: 1 }], NOTHING)).toEqual(["notice_exact"]);
  });
});

import { describe, expect, it } from "vitest";
import { firstTime } from "../../../guide/lessons";
import type { Decision } from "../../../wire/messages";
import guide from "./lessons";

const NOTHING = new Set<string>();
const alhambra = {
  seat: 0,
  step: { step: "take_action" },
  building_stack: 41,
  derived: { scorings: [{ soonest: 6 }], extra_action: false, payments: { blue: { exact: true }, orange: { exact: false } } },
};
const options = (...words: string[]): Decision[] => words.map((word) => ({ do: word }));
const after = (...keys: string[]) => new Set<string>(keys);
const lesson = (view: unknown, seen: Set<string>, asked: Decision[] = []) => guide.lesson(view as never, null, seen, asked);

describe("the lesson for a decision", () => {
  it("says what the engine sees: an exact payment, an action gained by one, a scoring card that may be next", () => {
    const known = after("alhambra_first");
    const told = (more: object) => ({ ...alhambra, derived: { ...alhambra.derived, ...more } });
    expect(lesson(alhambra, known, [{ do: "buy", space: "blue" }])).toBe("alhambra_exact");
    expect(lesson(alhambra, known, [{ do: "buy", space: "orange" }])).toBe("alhambra_buy");
    expect(lesson(alhambra, known, options("take"))).toBe("alhambra_money");
    expect(lesson(told({ extra_action: true }), known, options("take"))).toBe("alhambra_extra");
    expect(lesson(told({ scorings: [{ soonest: 1 }] }), known, options("take"))).toBe("alhambra_scoring");
  });

  it("waits while the others decide", () => {
    expect(lesson(alhambra, NOTHING)).toBe("wait_alhambra");
  });
});

it("has a word about an exact payment, whoever paid", () => {
  expect(firstTime(guide.notices(null, null, [{ event: "paid_exactly", seat: 1 }]), NOTHING)).toEqual(["notice_exact"]);
});

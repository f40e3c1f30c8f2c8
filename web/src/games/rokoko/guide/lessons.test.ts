import { describe, expect, it } from "vitest";
import { firstTime } from "../../../guide/lessons";
import type { Decision, EventView } from "../../../wire/messages";
import guide from "./lessons";

const NOTHING = new Set<string>();
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
};
const options = (...words: string[]): Decision[] => words.map((word) => ({ do: word }));
const after = (...keys: string[]) => new Set<string>(keys);
const lesson = (view: unknown, printed: object, seen: Set<string>, asked: Decision[] = []) =>
  guide.lesson(view as never, printed as never, seen, asked);
const welcome = (view: unknown) => guide.welcome(view as never);
const notices = (before: unknown, view: unknown, events: EventView[], seen: Set<string>) =>
  firstTime(guide.notices(before as never, view as never, events), seen);

describe("the lesson for a decision", () => {
  it("explains what is new before what is known", () => {
    expect(lesson(rokoko, things, NOTHING, options("make", "pass"))).toBe("rokoko_action_dress");
    expect(lesson(rokoko, things, after("rokoko_action_dress"), options("make", "pass"))).toBe("rokoko_action_journeyman");
    const known = after("rokoko_action_dress", "rokoko_action_journeyman");
    expect(lesson(rokoko, things, known, [{ do: "fund", decoration: "fountain_upper.1" }])).toBe("rokoko_action_fountain");
    expect(lesson(rokoko, things, known, options("pass"))).toBe("rokoko_action");
  });

  it("knows the first round, the first dress and the last round", () => {
    expect(lesson({ ...rokoko, round: 1, step: { step: "select_hand_cards" } }, things, NOTHING, options("take"))).toBe(
      "rokoko_select_first",
    );
    expect(lesson({ ...rokoko, step: { step: "rent_or_sell" } }, things, NOTHING, options("rent"))).toBe("rokoko_rent_first");
    const dressed = { ...rokoko, step: { step: "rent_or_sell" }, halls: [{ space: "3.1", owner: 0 }] };
    expect(lesson(dressed, things, NOTHING, options("rent"))).toBe("rokoko_rent");
    const byMaster = { ...dressed, step: { step: "rent_or_sell", card: "0M" } };
    expect(lesson(byMaster, things, NOTHING, options("rent"))).toBe("rokoko_rent_master");
    expect(lesson({ ...rokoko, derived: { ...rokoko.derived, last_round: true } }, things, NOTHING, options("make"))).toBe(
      "rokoko_action_last",
    );
    expect(lesson({ ...rokoko, step: null }, things, NOTHING)).toBe("closing_rokoko");
  });

  it("speaks of the jeweller only where the jeweller is", () => {
    expect(welcome(rokoko)).toEqual(["welcome_rokoko"]);
    expect(welcome({ ...rokoko, jewels: [] })).toContain("welcome_jeweller");
    expect(lesson({ ...rokoko, step: { step: "action_or_exam" } }, things, NOTHING, options("exam", "make"))).toBe(
      "jeweller_exam",
    );
  });

  it("speaks in general of what is done once more only", () => {
    for (const step of ["return_more", "discard_more"])
      expect(lesson({ ...rokoko, step: { step } }, things, NOTHING, options("pass"))).toBe("rokoko_more");
    for (const step of ["main_action", "keep_or_discard", "pay_for_dress", "choose_task"])
      expect(lesson({ ...rokoko, step: { step } }, things, NOTHING, options("pass"))).not.toBe("rokoko_more");
  });

  it("waits while the others decide", () => {
    expect(lesson(rokoko, things, NOTHING)).toBe("wait_rokoko");
  });
});

describe("notices", () => {
  it("come once", () => {
    const events: EventView[] = [
      { event: "income", seat: 0, args: { livres: 5 } },
      { event: "income", seat: 1, args: { livres: 5 } },
      { event: "round", seat: -1, args: { round: 2 } },
    ];
    expect(notices(rokoko, rokoko, events, NOTHING)).toEqual(["notice_income", "notice_round"]);
    expect(notices(rokoko, rokoko, events, after("notice_income", "notice_round"))).toEqual([]);
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
    expect(notices(rokoko, mine, [], NOTHING)).toEqual(["notice_lead_won"]);
    expect(notices(mine, kept, [], NOTHING)).toEqual([]);
    expect(notices(kept, shared, [], NOTHING)).toEqual([]);
    expect(notices(kept, passed, [], NOTHING)).toEqual(["notice_lead_lost"]);
    expect(notices(passed, shared, [], NOTHING)).toEqual(["notice_lead_won"]);
  });

  it("are about oneself where it matters", () => {
    const hired = (seat: number) => notices(null, rokoko, [{ event: "hires", seat, args: { card: "2Ja", paid: 5 } }], NOTHING);
    expect(hired(0)).toEqual(["notice_hired"]);
    expect(hired(1)).toEqual([]);
  });
});

import { expect, test } from "vitest";
import { nextOf, plainStage, Reel, roundFrom, turns, viewOf, type ReplayPoint } from "./reel.svelte";

const BY = [0, 0, 1, 1, 2, 0, 0, 1];
const ROUNDS = [1, 1, 1, 2, 2, 2, 3, 3, 3];

function point(at: number): ReplayPoint {
  const view = (seat: number) => ({
    seat,
    round: ROUNDS[at],
    players: [0, 1, 2].map((each) => (each === seat ? `own ${each}` : `other ${each}`)),
  });
  return {
    at,
    of: BY.length,
    to_decide: [],
    views: [view(0), view(1), view(2)],
    outcome: null,
    game: "rokoko",
    players: 3,
    options: {},
    names: ["A", "B", "C"],
    by: BY,
    events: [
      { event: "open", seat: 0, text: `step ${at}` },
      { event: "secret", seat: 1, to: 1, text: `for B ${at}` },
    ],
  };
}
const asked: number[] = [];
const reel = () => new Reel({ point: async (query) => (asked.push(query.at as number), point(query.at as number)) });

test("turns begin where another seat decides", () => {
  expect(turns(BY)).toEqual([0, 2, 4, 5, 7, 8]);
  expect([
    nextOf(turns(BY), 2, true),
    nextOf(turns(BY), 3, false),
    nextOf(turns(BY), 8, true),
    nextOf(turns(BY), 0, false),
  ]).toEqual([4, 2, 8, 0]);
});

test("rounds are found by halving, both ways", async () => {
  const it = reel();
  expect(await roundFrom(it, point(0), false, true)).toBe(3);
  expect(await roundFrom(it, point(4), false, true)).toBe(6);
  expect(await roundFrom(it, point(7), false, true)).toBe(8);
  expect(await roundFrom(it, point(5), false, false)).toBe(3);
  expect(await roundFrom(it, point(3), false, false)).toBe(0);
  expect(await roundFrom(it, point(0), false, false)).toBe(0);
});

test("a game may say itself where its rounds begin", async () => {
  const pairs = (view: object) => Math.ceil((view as { round: number }).round / 2);
  expect(await roundFrom(reel(), point(0), false, true, pairs)).toBe(6);
  expect(await roundFrom(reel(), point(7), false, false, pairs)).toBe(6);
  expect(plainStage({ seat: null })).toBe(0);
});

test("a point is asked for once", async () => {
  const it = reel();
  asked.length = 0;
  await Promise.all([it.point(3, false), it.point(3, false)]);
  await it.point(3, false);
  expect(asked).toEqual([3]);
});

test("after a jump, what happened in between is asked for, too", async () => {
  const since: unknown[] = [];
  const it = new Reel({ point: async (query) => (since.push(query.since), { ...point(query.at as number), happened: [] }) });
  for (const at of [0, 1, 2, 6]) await it.point(at, false);
  expect(since).toEqual([undefined, undefined, undefined, 2]);
});

test("what failed is asked for again", async () => {
  let works = false;
  const it = new Reel({
    point: async (query) => {
      if (!works) throw new Error("offline");
      return point(query.at as number);
    },
  });
  await expect(it.point(1, false)).rejects.toThrow("offline");
  works = true;
  expect((await it.point(1, false)).at).toBe(1);
});

test("the log tells what these eyes saw, up to the point", async () => {
  const it = reel();
  for (const at of [3, 1, 2]) await it.point(at, false);
  const texts = (eyes: "open" | number, at: number) =>
    it.log(point(at), eyes).flatMap((act) => act.events!.map((event) => event.text));
  expect(texts(0, 2)).toEqual(["step 1", "step 2"]);
  expect(texts(1, 1)).toEqual(["step 1", "for B 1"]);
  expect(texts("open", 3)).toHaveLength(6);
});

test("open, everybody's own side is seen", () => {
  expect(viewOf(point(2), "open", 1).players).toEqual(["own 0", "own 1", "own 2"]);
  expect(viewOf(point(2), 1, 1).players).toEqual(["other 0", "own 1", "other 2"]);
});

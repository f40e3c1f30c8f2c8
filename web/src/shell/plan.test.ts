import { expect, test } from "vitest";
import { asked, timeOf, type Planned } from "./plan";

const PLAN: Planned = {
  game: "rokoko",
  options: ["jeweller"],
  pace: "live",
  clock: "match-600-10",
  standIn: "medium",
  listed: true,
  watched: false,
  hints: true,
  byHand: true,
  components: null,
  seats: [
    { who: "here", name: " Anna " },
    { who: "here", name: "" },
    { who: "here", name: "" },
    { who: "guest", name: "ignored" },
    { who: "hard", name: "" },
  ],
};

test("a plan becomes what the server is asked for", () => {
  const { setting, seats } = asked(PLAN, "Guest");
  expect(seats).toEqual([{ name: "Anna" }, { name: "Guest" }, { name: "Guest 2" }, {}, { bot: "hard" }]);
  expect(setting).toEqual({
    game: "rokoko",
    players: 5,
    options: { jeweller: true },
    pace: "live",
    time: { seconds: 600, increment: 10 },
    stand_in: "medium",
    listed: true,
    watched: false,
    hints: true,
    ending: "by_hand",
  });
});

test("components travel only where there are some", () => {
  expect(asked({ ...PLAN, components: { version: 2 } }, "Guest").setting.components).toEqual({ version: 2 });
});

test("clocks are for the match, for each turn, or none", () => {
  expect(timeOf("turn-86400")).toEqual({ seconds: 86400, each_turn: true });
  expect(timeOf("none")).toBeNull();
});

import { expect, test } from "vitest";
import { keyOf, type Forecast, type Happened, type ScoreLine } from "../wire/messages";
import { forecastChange, signed } from "./consequence";
import { nextIn } from "./keyboard";
import { linesOf, merged, sinceLastTurn } from "./log";
import { bySource, rowsOf } from "./sources";

const act = (seq: number, seat: number, text = `${seq}`): Happened => ({
  seq,
  act: "decided",
  at: 0,
  seat,
  events: [{ event: "plays", seat, text }],
});

test("the key of an option are its values in a row", () => {
  expect(keyOf({ do: "rent", space: "2.3" })).toBe("rent 2.3");
  expect(keyOf({ do: "pass" })).toBe("pass");
});

test("an update adds to the log; one that begins earlier tells it again, in another language", () => {
  const log = merged([act(1, 0), act(2, 1)], { since: 2, happened: [act(3, 0)] });
  expect(log.map((each) => each.seq)).toEqual([1, 2, 3]);
  const told = merged(log, { since: 0, happened: [act(1, 0, "eins"), act(2, 1, "zwei"), act(3, 0, "drei")] });
  expect(told.flatMap((each) => linesOf(each, 0)).map((line) => line.text)).toEqual(["eins", "zwei", "drei"]);
});

test("what only one seat may see is told to that seat", () => {
  const secret = { ...act(1, 0), events: [{ event: "drawn_tile", seat: 0, to: 0, text: "secret" }] };
  expect([linesOf(secret, 0).length, linesOf(secret, 1).length, linesOf(secret, null).length]).toEqual([1, 0, 0]);
});

test("since your last turn are the others' acts after your last decision", () => {
  const log = [act(1, 0), act(2, 1), act(3, 0), act(4, 1), act(5, 2)];
  expect(sinceLastTurn(log, 0).map((each) => each.seq)).toEqual([4, 5]);
  expect(sinceLastTurn(log, 2)).toEqual([]);
  expect(
    sinceLastTurn([{ seq: 1, act: "bot_sat", at: 0, seat: 1, text: "A bot sits down." }, act(2, 1)], 0).map((each) => each.seq),
  ).toEqual([2]);
});

test("a forecast's change names what is gained and what is lost", () => {
  const before: Forecast[] = [
    {
      seat: 0,
      total: 5,
      lines: [
        { seat: 0, reason: "a", args: { hall: 1 }, points: 5, text: "A" },
        { seat: 0, reason: "a", args: { hall: 2 }, points: 2, text: "B" },
      ],
    },
  ];
  const after: Forecast[] = [
    {
      seat: 0,
      total: 9,
      lines: [
        { seat: 0, reason: "a", args: { hall: 1 }, points: 5, text: "A" },
        { seat: 0, reason: "c", args: {}, points: 6, text: "C" },
      ],
    },
  ];
  expect(forecastChange(before, after, 0)).toEqual([
    { text: "C", points: 6 },
    { text: "B", points: -2 },
  ]);
  expect([signed(3), signed(-3)]).toEqual(["+3", "−3"]);
});

test("an arrow goes to what lies straight ahead before what lies beside", () => {
  const all = [
    { x: 10, y: 0 },
    { x: 6, y: 30 },
    { x: -5, y: 0 },
    { x: 0, y: 8 },
  ];
  const here = { x: 0, y: 0 };
  expect(nextIn("ArrowRight", here, all)).toBe(0);
  expect(nextIn("ArrowLeft", here, all)).toBe(2);
  expect(nextIn("ArrowDown", here, all)).toBe(3);
  expect(nextIn("ArrowUp", here, all)).toBe(-1);
});

test("the sheet's rows and the chart have the same sums", () => {
  const sheet: ScoreLine[] = [
    { seat: 0, reason: "money", args: {}, points: 1, text: "Livre", source: "money" },
    { seat: 1, reason: "hall_first", args: { hall: 2 }, points: 5, text: "Most in hall 2", source: "halls" },
    { seat: 1, reason: "money", args: {}, points: 3, text: "Livre", source: "money" },
    { seat: 0, reason: "hall_second", args: { hall: 2 }, points: 2, text: "Second in hall 2", source: "halls" },
  ];
  const rows = rowsOf(sheet, 2);
  expect(rows.map((row) => row.text)).toEqual(["Livre", "Most in hall 2", "Second in hall 2"]);
  expect(rows[0]!.points).toEqual([1, 3]);
  expect(bySource(sheet, 2)).toEqual([
    { source: "money", points: [1, 3] },
    { source: "halls", points: [2, 5] },
  ]);
});

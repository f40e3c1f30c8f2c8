import { expect, test } from "vitest";
import type { Update } from "../wire/messages";
import { Answers } from "./answers";
import { seatToShow } from "./sharing";

/** A table of four seats of which these are asked; stand-ins play for the seats in `away`. */
function table(to_decide: number[], away: number[] = [], waiting_for_end?: number): Update {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, stand_in: away.includes(seat) ? "easy" : "" }));
  return { to_decide, seats, waiting_for_end } as unknown as Update;
}

test("a shared screen shows the first of its seats that is asked", () => {
  expect(seatToShow(table([2]), [0, 2], 0)).toBe(2);
  expect(seatToShow(table([1, 2]), [0, 2], 0)).toBe(2);
  expect(seatToShow(table([0, 2]), [0, 2], null)).toBe(0);
});

test("who is asked together with others stays in sight", () => {
  expect(seatToShow(table([0, 2]), [0, 2], 2)).toBe(2);
});

test("while nobody of this screen is asked, nothing turns", () => {
  expect(seatToShow(table([1]), [0, 2], 2)).toBe(2);
  expect(seatToShow(table([1]), [0, 2], null)).toBe(0);
});

test("a turn that is only to be finished comes before the next question", () => {
  expect(seatToShow(table([2], [], 0), [0, 2], 2)).toBe(2);
  expect(seatToShow(table([2], [], 0), [0, 2], null)).toBe(0);
});

test("the screen does not turn to a seat that a stand-in plays for", () => {
  expect(seatToShow(table([2], [2]), [0, 2], 0)).toBe(0);
});

test("an answer is asked for once, until the table changes or it failed", async () => {
  const answers = new Answers();
  let asked = 0;
  const ask = async () => ++asked;
  expect(await answers.once(7, "why", ask)).toBe(1);
  expect(await answers.once(7, "why", ask)).toBe(1);
  expect(await answers.once(7, "what", ask)).toBe(2);
  expect(await answers.once(8, "why", ask)).toBe(3);
  answers.forget();
  expect(await answers.once(8, "why", ask)).toBe(4);
  await expect(answers.once(8, "broken", () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await answers.once(8, "broken", ask)).toBe(5);
});

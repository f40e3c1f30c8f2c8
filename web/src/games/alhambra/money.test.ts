import { expect, test } from "vitest";
import { holds, inRows, nextValues, paying, payments } from "./money";

test("a payment has no card that could be left out", () => {
  expect(payments([1, 4, 9], 5)).toEqual([[4, 1], [9]]);
  expect(payments([2, 3], 6)).toEqual([]);
});

test("payments go from the largest card down, equal cards are one way", () => {
  expect(payments([2, 2, 2, 3, 4, 5, 9], 7)).toEqual([[3, 2, 2], [4, 2, 2], [4, 3], [5, 2], [5, 3], [5, 4], [9]]);
  expect(nextValues([2, 2, 2, 3, 4, 5, 9], 7, 9)).toEqual([3, 4, 5, 9]);
});

test("only what the server asks for is decided", () => {
  expect(paying([4, 5], 9, [4, 5])).toEqual([]);
  expect(paying([2, 2, 2, 3, 4, 5, 9], 7, [2, 3, 2])).toEqual([3]);
  expect(paying([2, 2, 2, 3, 4, 5, 9], 7, [3, 4])).toEqual([4, 3]);
});

test("a part of a payment is recognised, each card as often as it is there", () => {
  expect(holds([3, 2, 2], [2, 2])).toBe(true);
  expect(holds([3, 2], [2, 2])).toBe(false);
});

test("notes lie in as few rows as show every number", () => {
  expect(inRows([], 5)).toEqual([]);
  expect(inRows([1, 2, 3, 4, 5], 5)).toEqual([[1, 2, 3, 4, 5]]);
  expect(inRows([1, 2, 3, 4, 5, 6], 5)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
});

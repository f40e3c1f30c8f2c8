import { expect, test } from "vitest";
import { holds, inRows, without } from "./money";

test("a part of a payment is recognised, each card as often as it is there", () => {
  expect(holds([3, 2, 2], [2, 2])).toBe(true);
  expect(holds([3, 2], [2, 2])).toBe(false);
  expect(without([3, 2, 2], [2, 9])).toEqual([3, 2]);
});

test("notes lie in as few rows as show every number", () => {
  expect(inRows([], 5)).toEqual([]);
  expect(inRows([1, 2, 3, 4, 5], 5)).toEqual([[1, 2, 3, 4, 5]]);
  expect(inRows([1, 2, 3, 4, 5, 6], 5)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
});

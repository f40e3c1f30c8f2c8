import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inLines, signsOf, total } from "../../art/rokoko/bonus";
import { counted, onPlace } from "./reading";

test("everybody on a place, and nobody on one that a tie leaves empty", () => {
  const standing = [
    { seat: 2, place: 1, prestige: 5 },
    { seat: 0, place: 1, prestige: 5 },
    { seat: 1, place: 3, prestige: 0 },
  ];
  expect([onPlace(standing, 1), onPlace(standing, 2)]).toEqual([[2, 0], []]);
});

test("equal things are told apart by counting", () => {
  expect(counted(["0M", "0M", "0J"]).map((each) => each.id)).toEqual(["0M.0", "0M.1", "0J.0"]);
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

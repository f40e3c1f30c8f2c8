import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { check, commitment, newNumber, note, noted, toReveal, verdictOf, withNumber, type DiceTold } from "./numbers";
import { sha256 } from "./sha256";

const real = (text: string) => createHash("sha256").update(text).digest("hex");

let kept: Record<string, string>;
beforeEach(() => {
  kept = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
});

describe("SHA-256", () => {
  test("of texts of every length around a block", () => {
    for (let length = 0; length < 200; length++) {
      const text = Array.from({ length }, (_, at) => String.fromCharCode(32 + ((at * 7 + length) % 90))).join("");
      expect(sha256(text)).toBe(real(text));
    }
  });
  test("of what is not ASCII", () => expect(sha256("Würfel – dès, dadi 🎲")).toBe(real("Würfel – dès, dadi 🎲")));
});

test("a number has 128 bits and is never the same", () => {
  const numbers = Array.from({ length: 50 }, newNumber);
  expect(numbers.every((number) => /^[0-9a-f]{32}$/.test(number))).toBe(true);
  expect(new Set(numbers).size).toBe(50);
});

const sit = (table: string) =>
  withNumber(
    (promised) => Promise.resolve({ table, promised }),
    (made) => made.table,
  );

test("only the hash of a number leaves the browser when somebody sits down", async () => {
  const { promised } = await sit("a");
  expect(promised).toBe(commitment(noted("a").number));
  expect(promised).toBe(real(`rocaille number:${noted("a").number}`));
});

test("a seat that was not given needs no number", async () => {
  await expect(
    withNumber(
      () => Promise.reject(new Error("taken")),
      () => "b",
    ),
  ).rejects.toThrow("taken");
  expect(noted("b")).toEqual({ number: "", hash: "" });
});

test("a number is revealed for the first hash that is shown and for no other", async () => {
  await sit("c");
  const { number } = noted("c");
  expect(toReveal("c", "")).toBe("");
  expect(toReveal("c", "1".repeat(64))).toBe(number);
  expect(toReveal("c", "1".repeat(64))).toBe(number);
  expect(toReveal("c", "2".repeat(64))).toBe("");
  expect(noted("c")).toEqual({ number, hash: "1".repeat(64) });
});

test("whoever sits down again does so with another number", async () => {
  await sit("d");
  const { number } = noted("d");
  await sit("d");
  expect(noted("d").number).not.toBe(number);
});

test("whoever sits there already keeps the number", async () => {
  const meet = () =>
    withNumber(
      () => Promise.resolve("r"),
      (table) => table,
      true,
    );
  await meet();
  const { number } = noted("r");
  expect(number).toHaveLength(32);
  await meet();
  expect(noted("r").number).toBe(number);
});

test("a browser that keeps nothing knows its number as long as the page is open", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  await sit("e");
  expect(toReveal("e", "1".repeat(64))).toBe(noted("e").number);
  expect(noted("e").number).toHaveLength(32);
});

test("old tables are forgotten", async () => {
  for (let at = 0; at < 70; at++) await sit(`t${at}`);
  const left = Object.keys(JSON.parse(kept["rocaille.numbers"]!) as object);
  expect([left.length, left.at(-1)]).toEqual([60, "t69"]);
});

describe("after a match", () => {
  const number = "0".repeat(31) + "5";
  const commitments = [commitment(number), "", commitment("f".repeat(32))];
  const seed = "170141183460469231731687303715884105728";
  const seed_hash = real(`rocaille:${seed}:${commitments.join(",")}`);
  const told: DiceTold = { seed, seed_hash, commitments, numbers: [number, "", "f".repeat(32)] };
  const mine = { number, hash: seed_hash };

  test("everything fits", () => expect(check(told, mine)).toEqual({ sound: true, same: true, own: true }));
  test("a number that was not revealed is no fault", () =>
    expect(check({ ...told, numbers: [number, "", ""] }, mine).sound).toBe(true));
  test("who only watched knows the hash", () =>
    expect(check(told, { number: "", hash: seed_hash })).toEqual({ sound: true, same: true, own: null }));
  test("who came later knows nothing", () =>
    expect(check(told, { number: "", hash: "" })).toEqual({ sound: true, same: null, own: null }));
  test("a match of a stream has no numbers", () =>
    expect(check({ seed: "7", seed_hash: real("rocaille:7"), commitments: [], numbers: [] }, mine)).toEqual({
      sound: true,
      same: false,
      own: false,
    }));
  test.each([
    ["seed", { seed: "8" }],
    ["hash", { seed_hash: "0".repeat(64) }],
    ["number", { numbers: ["1".repeat(32), "", "f".repeat(32)] }],
    ["number for a seat without", { numbers: [number, "1".repeat(32), ""] }],
    ["number too few", { numbers: [number, ""] }],
    ["commitment", { commitments: [commitments[0]!, "", commitments[0]!] }],
  ])("another %s is noticed", (_, change) => expect(check({ ...told, ...change }, mine).sound).toBe(false));
  test("another match that fits in itself is noticed by its hash", () => {
    const other = { ...told, seed: "9", seed_hash: real(`rocaille:9:${commitments.join(",")}`) };
    expect(check(other, mine)).toEqual({ sound: true, same: false, own: true });
  });
  test("a number that was left out is noticed", () =>
    expect(check({ ...told, numbers: ["", "", "f".repeat(32)] }, mine).own).toBe(false));
});

test.each([
  ["own", true, true, true],
  ["without", true, true, false],
  ["noted", true, true, null],
  ["unnoted", true, null, null],
  ["wrong", true, false, true],
  ["wrong", false, true, true],
  ["wrong", false, null, null],
])("the verdict is %s", (verdict, sound, same, own) => expect(verdictOf({ sound, same, own })).toBe(verdict));

test("what is shown first is noted, whoever looks", () => {
  note("w", "");
  note("w", "3".repeat(64));
  note("w", "4".repeat(64));
  expect(noted("w")).toEqual({ number: "", hash: "3".repeat(64) });
});

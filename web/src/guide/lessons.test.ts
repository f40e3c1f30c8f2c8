import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Lessons } from "./lessons";

const games = Object.entries(import.meta.glob<{ default: Lessons }>("../games/*/guide/lessons.ts", { eager: true })).map(
  ([path, { default: lessons }]) => ({ game: path.split("/")[2]!, path, lessons }),
);

it("finds the games that have lessons", () => {
  expect(games.length).toBeGreaterThan(1);
});

describe.each(games)("the guided game of $game", ({ game, path, lessons }) => {
  it.each(["en", "de", "it"] as const)("%s: a title, and two to four short sentences", async (language) => {
    const { default: texts } = await lessons.texts[language]();
    expect(Object.keys(texts)).toEqual(Object.keys((await lessons.texts.en()).default));
    for (const [key, { title, text }] of Object.entries(texts)) {
      expect(title.length, key).toBeLessThanOrEqual(36);
      const sentences = text.split(/(?<=[.?!])\s+/);
      expect(sentences.length, key).toBeGreaterThanOrEqual(2);
      expect(sentences.length, key).toBeLessThanOrEqual(4);
      expect(text.length, key).toBeLessThanOrEqual(330);
    }
  });

  it("has a lesson for every step that a view can name", async () => {
    const { default: texts } = await lessons.texts.en();
    const words = new URL(`../../../src/rocaille/faces/${game}/words/`, import.meta.url);
    const named = readdirSync(words)
      .filter((file) => file.endsWith("en.toml"))
      .flatMap((file) => {
        const steps = readFileSync(new URL(file, words), "utf8").split("[step]")[1]?.split("\n[")[0] ?? "";
        return [...steps.matchAll(/^(\w+) = /gm)].map(([, step]) => step!);
      });
    expect(named.length).toBeGreaterThan(0);
    for (const step of named) {
      const derived = { scorings: [{ soonest: 6 }], halls: [], last_round: false };
      const view = { seat: 0, round: 2, step: { step }, halls: [], players: [{ discard: [], hand: [] }], derived };
      expect(texts[lessons.lesson(view, {}, new Set(), [{ do: "pass" }])], step).toBeDefined();
    }
  });

  it("uses every text, and names rules for texts only", async () => {
    const keys = Object.keys((await lessons.texts.en()).default);
    const chosen = readFileSync(new URL(path, import.meta.url), "utf8").replace(/const RULES[\s\S]*?\n};/, "");
    for (const key of keys) expect(chosen, key).toContain(`"${key}"`);
    expect(Object.keys(lessons.rules).every((key) => keys.includes(key))).toBe(true);
  });
});

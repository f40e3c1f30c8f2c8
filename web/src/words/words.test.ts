/** Every text exists in every language, with the same arguments, and is used somewhere. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import de from "./de";
import en from "./en";
import it from "./it";

type Texts = Record<string, Record<string, string>>;
const languages: Record<string, Texts> = { de, en, it };

const sources = readdirSync(fileURLToPath(new URL("..", import.meta.url)), { recursive: true, withFileTypes: true })
  .filter(
    (file) =>
      file.isFile() &&
      /\.(ts|svelte)$/.test(file.name) &&
      !/\.test\.ts$|[\\/]words[\\/]/.test(`${file.parentPath}/${file.name}`),
  )
  .map((file) => readFileSync(`${file.parentPath}/${file.name}`, "utf-8"))
  .join("\n");

/** Everything that stands in quotation marks and looks like a key: area.key, or the beginning of one before ${. */
const said = new Set([...sources.matchAll(/["'`]([a-z]+\.\w+)["'`]/g)].map((found) => found[1]!));
const begun = [...sources.matchAll(/`([a-z]+\.\w*)\$\{/g)].map((found) => found[1]!);

const keys = (texts: Texts) => Object.entries(texts).flatMap(([area, all]) => Object.keys(all).map((key) => `${area}.${key}`));
const at = (texts: Texts, key: string) => texts[key.slice(0, key.indexOf("."))]?.[key.slice(key.indexOf(".") + 1)];
const named = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((found) => found[1]!))].sort();

describe.each(Object.keys(languages))("in %s", (language) => {
  const texts = languages[language]!;

  test("nothing is missing and nothing is left over", () => {
    expect(keys(texts).sort()).toEqual(keys(en).sort());
    expect(keys(texts).filter((key) => !at(texts, key)?.trim())).toEqual([]);
  });

  test("the same is filled in, as far as it is a name or a number", () => {
    // A language may do without an argument (a plural that it does not have), but it cannot have one that nobody gives.
    const unknown = keys(texts).filter((key) =>
      named(at(texts, key)!).some((name) => !named(at(en, key) ?? "").includes(name)),
    );
    expect(unknown).toEqual([]);
  });
});

test("every text is used", () => {
  expect(keys(en).filter((key) => !said.has(key) && !begun.some((start) => key.startsWith(start)))).toEqual([]);
});

test("German and Italian are translated", () => {
  const words = (texts: Texts) =>
    keys(texts).filter(
      (key) =>
        at(texts, key)!
          .replace(/\{[^}]*\}/g, "")
          .trim()
          .split(/\s+/).length > 3,
    );
  for (const other of [de, it]) expect(words(other).filter((key) => at(other, key) === at(en, key))).toEqual([]);
});

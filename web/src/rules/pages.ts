/** The rules in the language of the page, each loaded when somebody reads it. */
import type { RulesPage } from "../../rules";
import type { Language } from "../ui/preferences.svelte";

/** `rokoko.en` for `…/rokoko/rules/en.md`, `jeweller.en` for `…/rokoko/rules/jeweller.en.md`. */
export function pageOf(path: string): string {
  const [, game, expansion, language] = /(\w+)\/rules\/(?:(\w+)\.)?(\w+)\.md$/.exec(path)!;
  return `${expansion ?? game}.${language}`;
}

// They stand with what else shows each game.
const sources = import.meta.glob<{ default: RulesPage }>("../../../src/rocaille/**/rules/*.md");
const pages = Object.fromEntries(Object.entries(sources).map(([path, load]) => [pageOf(path), load]));

export const RULES = ["rokoko", "jeweller", "alhambra"] as const;
export type RulesName = (typeof RULES)[number];

export async function rulesPage(name: RulesName, language: Language): Promise<RulesPage> {
  return (await pages[`${name}.${language}`]!()).default;
}

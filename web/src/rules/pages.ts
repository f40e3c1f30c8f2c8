/** The rules in the language of the page, each loaded when somebody reads it. */
import type { RulesPage } from "../../rules";
import type { Language } from "../ui/preferences.svelte";

const pages = import.meta.glob<{ default: RulesPage }>("./*.md");

export const RULES = ["rokoko", "jeweller", "alhambra"] as const;
export type RulesName = (typeof RULES)[number];

export async function rulesPage(name: RulesName, language: Language): Promise<RulesPage> {
  return (await pages[`./${name}.${language}.md`]!()).default;
}

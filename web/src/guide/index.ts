/** The texts of the guided game, each language a chunk of its own. */
import type { LanguageCode } from "../ui/preferences.svelte";
import type { Lessons } from "./lessons";

const load: Record<LanguageCode, () => Promise<{ default: Lessons }>> = {
  en: () => import("./en"),
  de: () => import("./de"),
  it: () => import("./it"),
};

export async function lessons(language: LanguageCode): Promise<Lessons> {
  return (await load[language]()).default;
}

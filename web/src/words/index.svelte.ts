/** What the page says, in the language of whoever looks at it. `t("table.confirm")`, `t("table.left", { n: 3 })`.
 *
 * In a text `{n}` is an argument and `{n?card:cards}` chooses the first word for exactly one, the second otherwise.
 */
import type en from "./en";
import type { LanguageCode } from "../ui/preferences.svelte";

type Texts = typeof en;
export type Key = { [A in keyof Texts]: `${A & string}.${keyof Texts[A] & string}` }[keyof Texts];
export type Args = Record<string, string | number>;
/** The shape of an area in another language: the same keys, other texts. */
export type Like<Area> = { [K in keyof Area]: string };

const load: Record<LanguageCode, () => Promise<{ default: unknown }>> = {
  en: () => import("./en"),
  de: () => import("./de"),
  it: () => import("./it"),
};

let spoken = $state.raw<{ language: LanguageCode; texts: Record<string, Record<string, string>> }>({
  language: "en",
  texts: {},
});

/** Speak this language from now on. */
export async function speak(language: LanguageCode): Promise<void> {
  const texts = (await load[language]()).default as Record<string, Record<string, string>>;
  spoken = { language, texts };
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

/** The language that is spoken now. */
export function language(): LanguageCode {
  return spoken.language;
}

/** Names in a row: "Anna, Ben and Clara". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(spoken.language, { type: "conjunction" }).format(names);
}

export function filled(text: string, args: Args = {}): string {
  return text
    .replace(/\{(\w+)\?([^:{}]*):([^{}]*)\}/g, (_, name: string, one: string, many: string) =>
      Number(args[name]) === 1 ? one : many,
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
}

/** The text of a key. */
export function t(key: Key, args?: Args): string {
  const dot = key.indexOf(".");
  return filled(spoken.texts[key.slice(0, dot)]?.[key.slice(dot + 1)] ?? key, args);
}

/** What somebody likes, kept in this browser only. */

export const LANGUAGES = ["en", "de", "it"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";

const KEY = "rocaille.preferences";

function firstLanguage(): LanguageCode {
  for (const wanted of globalThis.navigator?.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

class Preferences {
  language = $state<LanguageCode>(firstLanguage());
  theme = $state<Theme>("system");
  /** A click chooses, a second one confirms; without it a click decides. */
  confirm = $state(true);
  /** What is the only thing to decide is decided. */
  auto = $state(true);
  motion = $state(true);
  sound = $state(false);
  notify = $state(false);
  /** A turn of mine ends when I say so; becomes the `ending` of tables that I make. */
  byHand = $state(true);
  /** The guided game explains each decision as it comes up. */
  guide = $state(false);
  name = $state("");

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
      const fields = this as unknown as Record<string, unknown>;
      for (const field of FIELDS) if (typeof kept[field] === typeof fields[field]) fields[field] = kept[field];
      if (!LANGUAGES.includes(this.language)) this.language = firstLanguage();
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, this[field]]))));
    } catch {
      // as above
    }
  }
}

const FIELDS = ["language", "theme", "confirm", "auto", "motion", "sound", "notify", "byHand", "guide", "name"] as const;

export const preferences = new Preferences();

/** Whether things may move: the system says no, or the switch does. */
export function moves(): boolean {
  return preferences.motion && !globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
}

/** What things and parts are called, by the words that came with the game. */
import type { Things } from "./types";

function worded(key: string): string {
  const text = key.replace(/[_-]+/g, " ");
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A thing: by its own title; a name that the game did not list by its word and number, or as it stands. */
export function titleOf(things: Things, name: string): string {
  const listed = things.things[name]?.title ?? things.words[name];
  if (listed) return listed;
  const [, word, number] = /^([a-z_]+?)_?(\d+)$/.exec(name) ?? [];
  return word && things.words[word] ? `${things.words[word]} ${number}` : name.replace(/[_-]+/g, " ");
}

export function partTitle(things: Things, key: string): string {
  return things.parts[key] ?? worded(key);
}

export function actionTitle(things: Things, word: string): string {
  return things.actions[word] ?? worded(word);
}

/** How far the match is: the game's text, filled with the counters that everybody sees; without one, its title. */
export function progressOf(things: Things, view: Record<string, unknown>): string {
  if (!things.progress) return things.title;
  return things.progress.replace(
    /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g,
    (whole, name: string, one?: string, many?: string) => {
      const value = view[name];
      if (typeof value !== "number") return whole;
      return one === undefined ? String(value) : `${value} ${value === 1 ? one : many}`;
    },
  );
}

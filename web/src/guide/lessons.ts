/** What a game says in the guided game: its own lessons, in `web/src/games/<game>/guide`. Nothing here is drawn. */
import type { LanguageCode } from "../ui/preferences.svelte";
import type { Decision, EventView } from "../wire/messages";

export type Lesson = { title: string; text: string };
export type LessonTexts<Key extends string> = Record<Key, Lesson>;
/** The keys of what was said before. */
export type Explained = ReadonlySet<string>;

// A game knows its own view and what is printed in it; the guide does not need to.
/* eslint-disable @typescript-eslint/no-explicit-any */
export interface Lessons<Key extends string = string> {
  /** Each language a chunk of its own. */
  texts: Record<LanguageCode, () => Promise<{ default: LessonTexts<Key> }>>;
  /** Where the rules pages say more about it. */
  rules: Partial<Record<Key, string>>;
  /** The texts before anything else. */
  welcome(view: any): Key[];
  /** The text for what this seat decides now out of `options`, or for waiting, or for the end. */
  lesson(view: any, things: any, seen: Explained, options: Decision[]): Key;
  /** What has just happened and deserves a word, the first time that it does. */
  notices(before: any, view: any, events: EventView[]): Key[];
}
/* eslint-enable @typescript-eslint/no-explicit-any */

/** What is said of what has just happened for the first time, each thing once. */
export function firstTime<Key extends string>(keys: Key[], seen: Explained): Key[] {
  return [...new Set(keys)].filter((key) => !seen.has(key));
}

/** Things that are carried instead of clicked: an area takes everything whose option does one of these (`["acquire"]`). */
import type { Attachment } from "svelte/attachments";
import type { Option, Play } from "../table/play.svelte";
import { dragging } from "./drag.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function takes(play: Play<any, any>, ...does: string[]): Attachment<Element> {
  return welcomes(play, () =>
    play.options.filter((option) => does.includes(option.decision.do!)).map((option) => [option.key, option]),
  );
}

/** The same with words of one's own for what is carried, and the option that dropping it here chooses. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function welcomes(play: Play<any, any>, what: () => [string, Option][]): Attachment<Element> {
  return (element) => {
    const ends = what().map(([word, option]) => dragging.welcome(element, word, () => play.choose(option)));
    return () => ends.forEach((end) => end());
  };
}

/** Things that are carried instead of clicked: an area takes everything whose option does one of these (`["acquire"]`). */
import type { Attachment } from "svelte/attachments";
import { dragging } from "../../ui/drag.svelte";
import type { RokokoPlay } from "./types";

export function takes(play: RokokoPlay, ...does: string[]): Attachment<Element> {
  return (element) => {
    const ends = play.options
      .filter((option) => does.includes(option.decision.do!))
      .map((option) => dragging.welcome(element, option.key, () => play.choose(option)));
    return () => ends.forEach((end) => end());
  };
}

/** What both layouts of a table are given, and which of them this screen gets: Phone for small ones, however they are held. */
import type { Snippet } from "svelte";
import type { GameParts } from "../games/parts";
import type { Play } from "./play.svelte";

export interface Layout {
  session: { heard: number };
  play: Play;
  parts: GameParts;
  progress: string;
  decision: Snippet<[boolean]>;
  onmenu: () => void;
}

class Screen {
  phone = $state(false);

  constructor() {
    const small = matchMedia("(max-width: 900px), (max-height: 500px)");
    this.phone = small.matches;
    small.onchange = () => (this.phone = small.matches);
  }
}

export const screen = new Screen();

/** The pages, each fetched when somebody goes there. */
import type { Component } from "svelte";

export const pages: Record<string, () => Promise<{ default: Component }>> = {
  home: () => import("./shell/Home.svelte"),
  new: () => import("./shell/New.svelte"),
  lobby: () => import("./shell/Lobby.svelte"),
  play: () => import("./shell/PlayNow.svelte"),
  join: () => import("./shell/Join.svelte"),
  table: () => import("./table/TablePage.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  unknown: () => import("./shell/Unknown.svelte"),
};

import type { GameParts } from "../parts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { partTitle, progressOf } from "./naming";
import Opponent from "./Opponent.svelte";
import type { GenericPlay } from "./picking.svelte";
import { flat, partsIn } from "./reading";

export default {
  Board,
  Hand,
  Opponent,
  guide: () => import("./Guide.svelte"),
  handOnBoard: true,
  progress: (play: GenericPlay) => progressOf(play.things, play.view),
  /** The counters of one's own side that change. */
  changes: (play: GenericPlay) => {
    const [before, after] = [play.view, play.preview?.view].map((view) => flat(partsIn(view?.players?.[play.seat ?? 0] ?? {})));
    return before!.flatMap(({ key, path, content }) => {
      const later = after!.find((each) => each.path === path)?.content;
      if (content.kind !== "number" || later?.kind !== "number") return [];
      return [{ label: partTitle(play.things, key), before: content.value, after: later.value }];
    });
  },
} satisfies GameParts;

import { t } from "../../words/index.svelte";
import type { GameParts } from "../parts";
import Board from "./Board.svelte";
import "./board.css";
import Hand from "./Hand.svelte";
import Opponent from "./Opponent.svelte";
import { plan } from "./plan";
import { ownSide } from "./reading";
import { ICONS } from "./icons";
import type { RokokoPlay, View } from "./types";

export default {
  Board,
  Hand,
  Opponent,
  guide: () => import("./Guide.svelte"),
  phone: plan(true, false).size,
  progress: (play: RokokoPlay) =>
    play.view.step ? t("rokoko.round", { n: play.view.round, all: play.things.rounds }) : t("rokoko.ball"),
  stage: (view: View) => view.round,
  icons: ICONS,
  changes: (play: RokokoPlay) => {
    const before = ownSide(play.view);
    const after = play.preview ? ownSide(play.preview.view) : null;
    if (!before || !after) return [];
    return [
      { icon: "livre", label: t("rokoko.livres"), before: before.livres, after: after.livres },
      { icon: "thread", label: t("rokoko.thread"), before: before.thread, after: after.thread },
      { icon: "lace", label: t("rokoko.lace"), before: before.lace, after: after.lace },
      { icon: "tile", label: t("rokoko.tiles"), before: before.tile_count, after: after.tile_count },
    ];
  },
} satisfies GameParts;

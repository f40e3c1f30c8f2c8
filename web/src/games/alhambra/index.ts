import { t } from "../../words/index.svelte";
import type { GameParts } from "../parts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Opponent from "./Opponent.svelte";
import { nextScoring } from "./points";
import type { Things, View } from "./types";

export default {
  Board,
  Hand,
  Opponent,
  progress: (play) => {
    const scoring = nextScoring(play.things as Things, play.view as View);
    return scoring ? t("alhambra.next_scoring", { scoring }) : t("alhambra.over");
  },
} satisfies GameParts;

import { t } from "../../words/index.svelte";
import type { GameParts } from "../parts";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Opponent from "./Opponent.svelte";
import { ownMoney, sum } from "./money";
import { ICONS } from "./icons";
import { ahead } from "./offers";
import type { Things, View } from "./types";

export default {
  Board,
  Hand,
  Opponent,
  guide: () => import("./Guide.svelte"),
  handOnBoard: true,
  progress: (play) => {
    const next = (play.view as View).derived.scorings[0];
    return next ? t("alhambra.next_scoring", { scoring: next.scoring }) : t("alhambra.over");
  },
  stage: (view: View) => view.scored.length,
  icons: ICONS,
  covers: (_, option) => (option.decision["cards"] ?? "").includes("+"),
  changes: (play) => {
    const before = total(play.things as Things, play.view as View);
    const later = ahead(play);
    const after = later ? total(play.things as Things, later) : before;
    return [{ icon: "note", label: t("alhambra.your_money"), before, after }];
  },
} satisfies GameParts;

/** All of one's money together. */
function total(things: Things, view: View): number {
  return sum(ownMoney(view).map((card) => things.money[card]!.value));
}

/** Which text of Alhambra's guided game fits what is to be decided, and which first occurrences deserve a word. Nothing here is drawn. */
import type { Explained, Lessons } from "../../../guide/lessons";
import type { Decision, EventView } from "../../../wire/messages";
import type * as Wire from "../types";
import type en from "./en";

type AlhambraLesson = keyof typeof en;

/** What is read of a view. */
type AlhambraShown = Pick<Wire.View, "seat" | "building_stack"> & {
  step: { step: string } | null;
  derived: Pick<Wire.Derived, "extra_action"> & {
    scorings: Pick<Wire.Derived["scorings"][number], "soonest">[];
    payments?: Record<string, { exact: boolean }>;
  };
};

const FEW_BUILDINGS = 8;
const RULES: Lessons<AlhambraLesson>["rules"] = {
  welcome_alhambra: "alhambra#overview",
  alhambra_first: "alhambra#turn",
  alhambra_exact: "alhambra#extra",
  alhambra_extra: "alhambra#extra",
  alhambra_money: "alhambra#take",
  alhambra_buy: "alhambra#buy",
  alhambra_scoring: "alhambra#scoring",
  alhambra_late: "alhambra#end",
  alhambra_dirk: "alhambra#two-players",
  alhambra_pay: "alhambra#buy",
  alhambra_action: "alhambra#turn",
  wait_alhambra: "alhambra#hidden",
  notice_exact: "alhambra#extra",
  notice_scoring: "alhambra#scoring",
  notice_shuffled: "alhambra#refill",
  closing_alhambra: "alhambra#scoring",
};

export default {
  texts: {
    en: () => import("./en"),
    de: () => import("./de"),
    it: () => import("./it"),
  },
  rules: RULES,
  welcome: () => ["welcome_alhambra"],
  lesson: (view: AlhambraShown, _: unknown, seen: Explained, options: Decision[]) => {
    if (!view.step) return "closing_alhambra";
    return options.length ? lesson(view, seen, options) : "wait_alhambra";
  },
  notices: (_: unknown, __: unknown, events: EventView[]) => events.map(notice).filter((key) => key !== null),
} satisfies Lessons<AlhambraLesson>;

function lesson(view: AlhambraShown, seen: Explained, options: Decision[]): AlhambraLesson {
  if (view.step?.step === "pay_for_building") return "alhambra_pay";
  const can = (word: string) => options.some((option) => option.do === word);
  if (!seen.has("alhambra_first")) return "alhambra_first";
  if (view.derived.extra_action) return "alhambra_extra";
  if (view.building_stack <= FEW_BUILDINGS && !seen.has("alhambra_late")) return "alhambra_late";
  if (view.derived.scorings[0]?.soonest === 1 && !seen.has("alhambra_scoring")) return "alhambra_scoring";
  if (can("buy-for-dirk") && !seen.has("alhambra_dirk")) return "alhambra_dirk";
  if (options.some((option) => option.do === "buy" && view.derived.payments?.[option.space ?? ""]?.exact))
    return "alhambra_exact";
  if (!can("buy")) return "alhambra_money";
  return seen.has("alhambra_buy") ? "alhambra_action" : "alhambra_buy";
}

function notice(event: EventView): AlhambraLesson | null {
  if (event.event === "paid_exactly") return "notice_exact";
  if (event.event === "scoring") return "notice_scoring";
  return event.event === "money_shuffled" ? "notice_shuffled" : null;
}

/** Which text of Rokoko's guided game fits what is to be decided, and which first occurrences deserve a word. Nothing here is drawn. */
import type { Explained, Lessons } from "../../../guide/lessons";
import type { Decision, EventView } from "../../../wire/messages";
import type * as Wire from "../types";
import type en from "./en";

type RokokoLesson = keyof typeof en;

/** What is read of a view. */
type RokokoShown = Pick<Wire.View, "seat" | "round" | "halls" | "jewels"> & {
  step: { step: string; card?: string | null } | null;
  players: Pick<Wire.Player, "discard" | "hand">[];
  derived: Pick<Wire.Derived, "last_round"> & {
    halls: { hall: number; standing: Pick<Wire.Ranked, "seat" | "place">[] }[];
  };
};
/** What is printed on cards and beside decorations. */
interface Printed {
  cards?: Record<string, Pick<Wire.Card, "rank">>;
  decorations?: Record<string, Pick<Wire.Decoration, "kind">>;
}

const EARLY = 4; // up to this round a decoration that pays income is worth a hint
const EMPLOYEES = {
  master: "rokoko_action_master",
  journeyman: "rokoko_action_journeyman",
  apprentice: "rokoko_action_apprentice",
} as const;

const RULES: Lessons<RokokoLesson>["rules"] = {
  welcome_rokoko: "rokoko#overview",
  welcome_jeweller: "jeweller#overview",
  rokoko_select_first: "rokoko#select",
  rokoko_select: "rokoko#select",
  rokoko_select_turned: "rokoko#select",
  rokoko_select_last: "rokoko#scoring",
  rokoko_play_first: "rokoko#turn",
  rokoko_play: "rokoko#turn",
  rokoko_play_last: "rokoko#depute",
  rokoko_action_master: "rokoko#turn",
  rokoko_action_journeyman: "rokoko#turn",
  rokoko_action_apprentice: "rokoko#acquire",
  rokoko_action_dress: "rokoko#make",
  rokoko_action_fountain: "rokoko#fountain",
  rokoko_action_last: "rokoko#scoring",
  rokoko_action: "rokoko#turn",
  rokoko_tile_first: "rokoko#acquire",
  rokoko_tile: "rokoko#acquire",
  rokoko_pay: "rokoko#make",
  rokoko_rent_first: "rokoko#rent",
  rokoko_rent: "rokoko#halls",
  rokoko_rent_master: "rokoko#ties",
  rokoko_free_tile: "rokoko#rent",
  rokoko_bonus_first: "rokoko#bonuses",
  rokoko_bonus_make: "rokoko#bonuses",
  rokoko_bonus_fund: "rokoko#fund",
  rokoko_bonus_depute: "rokoko#depute",
  rokoko_bonus_return: "rokoko#bonuses",
  rokoko_bonus_tiles: "rokoko#bonuses",
  rokoko_bonus: "rokoko#bonuses",
  rokoko_more: "rokoko#bonuses",
  jeweller_fund: "jeweller#jeweller-spaces",
  jeweller_exam: "jeweller#exams",
  jeweller_special: "jeweller#special",
  jeweller_jewel: "jeweller#jewels",
  jeweller_rent: "jeweller#jewels",
  jeweller_choose: "jeweller#exams",
  jeweller_task: "jeweller#tasks",
  wait_rokoko: "rokoko#hidden",
  notice_income: "rokoko#income",
  notice_round: "rokoko#prepare",
  notice_lead_won: "rokoko#halls",
  notice_lead_lost: "rokoko#ties",
  notice_hired: "rokoko#hire",
  notice_all_halls: "rokoko#all-halls",
  notice_favour: "rokoko#favour",
  notice_task: "jeweller#tasks",
  notice_jewel: "jeweller#jewels",
  closing_rokoko: "rokoko#scoring",
};

export default {
  texts: {
    en: () => import("./en"),
    de: () => import("./de"),
    it: () => import("./it"),
  },
  rules: RULES,
  welcome: (view: RokokoShown) => (view.jewels ? ["welcome_rokoko", "welcome_jeweller"] : ["welcome_rokoko"]),
  lesson: (view: RokokoShown, things: Printed, seen: Explained, options: Decision[]) => {
    if (!view.step) return "closing_rokoko";
    return options.length ? lesson(view, things, seen, options) : "wait_rokoko";
  },
  notices: (before: RokokoShown | null, view: RokokoShown, events: EventView[]) => {
    const { seat } = view;
    const found = events.map((event) => notice(event, event.seat === seat)).filter((key) => key !== null);
    if (!before || seat === null) return found;
    const led = leads(before, seat);
    const leading = leads(view, seat);
    if ([...leading].some((hall) => !led.has(hall))) found.push("notice_lead_won");
    if ([...led].some((hall) => !leading.has(hall))) found.push("notice_lead_lost");
    return found;
  },
} satisfies Lessons<RokokoLesson>;

function lesson(view: RokokoShown, things: Printed, seen: Explained, options: Decision[]): RokokoLesson {
  const can = (word: string) => options.some((option) => option.do === word);
  const once = (first: RokokoLesson, later: RokokoLesson) => (seen.has(first) ? later : first);
  const me = view.players[view.seat ?? 0];
  const last = view.derived.last_round;
  switch (view.step?.step) {
    case "select_hand_cards":
      if (view.round === 1) return "rokoko_select_first";
      if (last) return "rokoko_select_last";
      return me?.discard.length === 0 && me.hand?.length ? "rokoko_select_turned" : "rokoko_select";
    case "play_one_card":
      return last ? "rokoko_play_last" : once("rokoko_play_first", "rokoko_play");
    case "main_action":
    case "action_or_exam":
      return actionLesson(view, things, seen, options);
    case "keep_or_discard":
      return once("rokoko_tile_first", "rokoko_tile");
    case "pay_for_dress":
      return "rokoko_pay";
    case "rent_sell_or_jewel":
    case "rent_or_sell":
      if (can("jewel")) return "jeweller_jewel";
      if (!view.halls.some((space) => space.owner === view.seat)) return "rokoko_rent_first";
      if (things.cards?.[view.step.card ?? ""]?.rank === "master") return once("rokoko_rent_master", "rokoko_rent");
      return "rokoko_rent";
    case "rent_with_jewel":
      return "jeweller_rent";
    case "free_tile":
      return "rokoko_free_tile";
    case "bonus_of":
      if (can("make")) return "rokoko_bonus_make";
      if (can("fund")) return "rokoko_bonus_fund";
      if (can("depute-from")) return "rokoko_bonus_depute";
      if (can("return")) return "rokoko_bonus_return";
      if (can("give")) return "rokoko_bonus_tiles";
      return once("rokoko_bonus_first", "rokoko_bonus");
    case "choose_new_employee":
      return "jeweller_choose";
    case "choose_task":
      return "jeweller_task";
    default:
      return "rokoko_more";
  }
}

/** What is new comes first, then what the employee may do at all, then what pays early. */
function actionLesson(view: RokokoShown, things: Printed, seen: Explained, options: Decision[]): RokokoLesson {
  const can = (word: string) => options.some((option) => option.do === word);
  const kinds = options.map((option) => things.decorations?.[option.decoration ?? ""]?.kind);
  const funds = (...wanted: string[]) => kinds.some((kind) => kind && wanted.includes(kind));
  if (can("exam")) return "jeweller_exam";
  if (can("hire-special")) return "jeweller_special";
  if (view.derived.last_round) return "rokoko_action_last";
  if (can("make") && !seen.has("rokoko_action_dress")) return "rokoko_action_dress";
  const employee = EMPLOYEES[things.cards?.[view.step?.card ?? ""]?.rank ?? "apprentice"];
  if (!seen.has(employee)) return employee;
  if (view.round <= EARLY && funds("jeweller") && !seen.has("jeweller_fund")) return "jeweller_fund";
  if (view.round <= EARLY && funds("fountain_upper", "fountain_lower") && !seen.has("rokoko_action_fountain"))
    return "rokoko_action_fountain";
  return can("make") ? "rokoko_action_dress" : "rokoko_action";
}

function notice(event: EventView, mine: boolean): RokokoLesson | null {
  if (event.event === "income") return "notice_income";
  if (event.event === "round") return Number(event.args?.round) > 1 ? "notice_round" : null;
  if (event.event === "in_all_halls") return "notice_all_halls";
  if (event.event === "claims_favour") return "notice_favour";
  if (event.event === "takes_jewel") return "notice_jewel";
  if (event.event === "covers_task") return mine ? "notice_task" : null;
  return mine && (event.event === "hires" || event.event === "hires_special") ? "notice_hired" : null;
}

/** The halls in which nobody is ahead of this seat. */
function leads(view: RokokoShown, seat: number): Set<number> {
  const first = ({ standing }: RokokoShown["derived"]["halls"][number]) =>
    standing.some((each) => each.seat === seat && each.place === 1);
  return new Set(view.derived.halls.filter(first).map(({ hall }) => hall));
}

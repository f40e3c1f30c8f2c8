/** Which text of the guided game fits what is to be decided, and which first occurrences deserve a word. Nothing here is drawn. */
import type { Decision, EventView } from "../wire/messages";
import type * as Alhambra from "../games/alhambra/types";
import type * as Rokoko from "../games/rokoko/types";
import type en from "./en";

export type Lesson = { title: string; text: string };
export type LessonKey = keyof typeof en;
export type Lessons = Record<LessonKey, Lesson>;
type Explained = ReadonlySet<string>;

type RokokoView = Pick<Rokoko.View, "seat" | "round" | "halls" | "jewels"> & {
  step: { step: string; card?: string | null } | null;
  players: Pick<Rokoko.Player, "discard" | "hand">[];
  derived: Pick<Rokoko.Derived, "last_round"> & {
    halls: { hall: number; standing: Pick<Rokoko.Ranked, "seat" | "place">[] }[];
  };
};
type AlhambraView = Pick<Alhambra.View, "seat" | "building_stack"> & {
  step: { step: string } | null;
  derived: Pick<Alhambra.Derived, "extra_action"> & {
    scorings: Pick<Alhambra.Derived["scorings"][number], "soonest">[];
    payments?: Record<string, { exact: boolean }>;
  };
};
/** What is printed on cards and beside decorations. */
export interface Printed {
  cards?: Record<string, Pick<Rokoko.Card, "rank">>;
  decorations?: Record<string, Pick<Rokoko.Decoration, "kind">>;
}

const EARLY = 4; // up to this round a decoration that pays income is worth a hint
const FEW_BUILDINGS = 8;
const EMPLOYEES = {
  master: "rokoko_action_master",
  journeyman: "rokoko_action_journeyman",
  apprentice: "rokoko_action_apprentice",
} as const;

/** Where the rules pages say more about it. */
export const RULES: Partial<Record<LessonKey, string>> = {
  welcome_rokoko: "rokoko#overview",
  welcome_jeweller: "jeweller#overview",
  welcome_alhambra: "alhambra#overview",
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
  wait_rokoko: "rokoko#hidden",
  wait_alhambra: "alhambra#hidden",
  notice_income: "rokoko#income",
  notice_round: "rokoko#prepare",
  notice_lead_won: "rokoko#halls",
  notice_lead_lost: "rokoko#ties",
  notice_hired: "rokoko#hire",
  notice_all_halls: "rokoko#all-halls",
  notice_favour: "rokoko#favour",
  notice_task: "jeweller#tasks",
  notice_jewel: "jeweller#jewels",
  notice_exact: "alhambra#extra",
  notice_scoring: "alhambra#scoring",
  notice_shuffled: "alhambra#refill",
  closing_rokoko: "rokoko#scoring",
  closing_alhambra: "alhambra#scoring",
};

/** The texts before anything else. */
export function welcome(game: string, view: unknown): LessonKey[] {
  if (game === "alhambra") return ["welcome_alhambra"];
  return (view as RokokoView).jewels ? ["welcome_rokoko", "welcome_jeweller"] : ["welcome_rokoko"];
}

/** The text for what this seat decides now out of `options`, or for waiting, or for the end. */
export function lesson(game: string, view: unknown, things: Printed, seen: Explained, options: Decision[] = []): LessonKey {
  const alhambra = game === "alhambra";
  if (!(view as RokokoView).step) return alhambra ? "closing_alhambra" : "closing_rokoko";
  if (!options.length) return alhambra ? "wait_alhambra" : "wait_rokoko";
  return alhambra
    ? alhambraLesson(view as AlhambraView, seen, options)
    : rokokoLesson(view as RokokoView, things, seen, options);
}

function rokokoLesson(view: RokokoView, things: Printed, seen: Explained, options: Decision[]): LessonKey {
  const can = (word: string) => options.some((option) => option.do === word);
  const once = (first: LessonKey, later: LessonKey) => (seen.has(first) ? later : first);
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
function actionLesson(view: RokokoView, things: Printed, seen: Explained, options: Decision[]): LessonKey {
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

function alhambraLesson(view: AlhambraView, seen: Explained, options: Decision[]): LessonKey {
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

/** A word about what has just happened for the first time. */
export function notices(game: string, before: unknown, view: unknown, events: EventView[], seen: Explained): LessonKey[] {
  const seat = (view as RokokoView).seat;
  const found = new Set<LessonKey>();
  for (const event of events) {
    const key = game === "alhambra" ? alhambraNotice(event) : rokokoNotice(event, event.seat === seat);
    if (key) found.add(key);
  }
  if (game !== "alhambra" && before && seat !== null) {
    const led = leads(before as RokokoView, seat);
    const leading = leads(view as RokokoView, seat);
    if ([...leading].some((hall) => !led.has(hall))) found.add("notice_lead_won");
    if ([...led].some((hall) => !leading.has(hall))) found.add("notice_lead_lost");
  }
  return [...found].filter((key) => !seen.has(key));
}

function rokokoNotice(event: EventView, mine: boolean): LessonKey | null {
  if (event.event === "income") return "notice_income";
  if (event.event === "round") return Number(event.args?.round) > 1 ? "notice_round" : null;
  if (event.event === "in_all_halls") return "notice_all_halls";
  if (event.event === "claims_favour") return "notice_favour";
  if (event.event === "takes_jewel") return "notice_jewel";
  if (event.event === "covers_task") return mine ? "notice_task" : null;
  return mine && (event.event === "hires" || event.event === "hires_special") ? "notice_hired" : null;
}

function alhambraNotice(event: EventView): LessonKey | null {
  if (event.event === "paid_exactly") return "notice_exact";
  if (event.event === "scoring") return "notice_scoring";
  return event.event === "money_shuffled" ? "notice_shuffled" : null;
}

/** The halls in which nobody is ahead of this seat. */
function leads(view: RokokoView, seat: number): Set<number> {
  const first = ({ standing }: RokokoView["derived"]["halls"][number]) =>
    standing.some((each) => each.seat === seat && each.place === 1);
  return new Set(view.derived.halls.filter(first).map(({ hall }) => hall));
}

/** The icons of Rokoko's events in the log. */
import type { EventIcons } from "../../table/logicons";

export const ICONS: EventIcons = {
  person: "hires chooses_employee hires_special starting_player",
  cross: "no_action no_bonus",
  hand: "plays takes_card takes_all_left hand_chosen moves_card looks_through",
  deck: "turns_discards employee_for_hire special_dealt",
  people: "deputes deputes_from",
  silk: "acquires draws_tile drawn_tile keeps_tile takes_free_tile gives_tile tiles_shuffled",
  thread: "discards_tile gains_marker",
  dress: "makes rents_out bag_refilled",
  livre: "sells income gains_livres returns_livres",
  prestige: "gains_prestige in_all_halls",
  crown: "claims_favour funds",
  jewel: "reward takes_jewel jewel_leaves",
  check: "passes_exam takes_exam covers_task",
  hint: "uses_bonus copies_bonus",
  clock: "round",
};

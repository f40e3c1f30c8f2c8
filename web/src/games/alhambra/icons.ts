/** The icons of Alhambra's events in the log. */
import type { EventIcons } from "../../table/logicons";

export const ICONS: EventIcons = {
  person: "first_player",
  cross: "nothing_possible nobody_gets",
  prestige: "scores scoring",
  check: "paid_exactly",
  building: "building_offered buys buys_for_dirk dirk_gets gets_left_over last_buildings",
  note: "pays takes_money start_money money_shuffled",
};

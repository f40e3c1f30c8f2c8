/** The icon of an event in the log, by its key. What has none of its own gets the plain one. */
import type { IconName } from "../ui/icons";

const ICONS: Record<string, IconName> = {
  sat: "person", bot_sat: "bot", stood_up: "person", took_back: "undo", resigned: "flag", stood_in: "bot", came_back: "person",
  rematched: "replay", closed: "cross", ended: "end",
  plays: "hand", takes: "hand", selects: "hand", hires: "person", acquires: "silk", discards_tile: "thread", keeps_tile: "silk",
  makes: "dress", makes_dress: "dress", rents_out: "dress", sells: "livre", funds: "crown", deputes: "people", favour: "crown",
  reward: "jewel", income: "livre", gains: "livre", game_over: "trophy", round: "clock", new_round: "clock", scores: "prestige",
  buys: "building", pays: "note", takes_money: "note", scoring: "prestige",
};

export function iconOf(kind: string): IconName {
  return ICONS[kind] ?? "log";
}

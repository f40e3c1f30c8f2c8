/** A table that is being planned, in the terms of its form, and what the server is asked for then. */
import type { SeatPlan } from "../wire/api";
import type { Setting } from "../wire/messages";
import { optionsOf, type Strength } from "./choice.svelte";

/** Who sits there: somebody at this screen, somebody who is invited, or a bot. */
export type Who = "here" | "guest" | Strength;

export interface PlannedSeat {
  who: Who;
  name: string;
}

/** Clocks that people want: seconds for the match with more for each turn, or seconds for each turn. */
export type TimeChoice = "none" | `match-${number}-${number}` | `turn-${number}`;
export const LIVE_CLOCKS: TimeChoice[] = [
  "none",
  "match-600-10",
  "match-1200-15",
  "match-1800-20",
  "match-2700-30",
  "turn-60",
  "turn-120",
  "turn-300",
];
export const DAYS_CLOCKS: TimeChoice[] = ["none", "turn-86400", "turn-172800", "turn-259200", "turn-604800"];

export function timeOf(clock: TimeChoice): Setting["time"] {
  const [kind, seconds, increment] = clock.split("-");
  if (kind === "match") return { seconds: Number(seconds), increment: Number(increment) };
  if (kind === "turn") return { seconds: Number(seconds), each_turn: true };
  return null;
}

export interface Planned {
  game: string;
  options: string[];
  seats: PlannedSeat[];
  pace: "live" | "days";
  clock: TimeChoice;
  standIn: Strength | "";
  listed: boolean;
  watched: boolean;
  hints: boolean;
  byHand: boolean;
  components: Record<string, unknown> | null;
}

/** What the server is asked for; `guest` is what unnamed people are called. */
export function asked(plan: Planned, guest: string): { setting: Setting; seats: SeatPlan[] } {
  const { game, pace, listed, watched, hints } = plan;
  const setting: Setting = {
    game,
    players: plan.seats.length,
    options: optionsOf(plan.options),
    pace,
    time: timeOf(plan.clock),
    stand_in: plan.standIn,
    listed,
    watched,
    hints,
    ending: plan.byHand ? "by_hand" : "by_itself",
  };
  if (plan.components) setting.components = plan.components;
  return { setting, seats: plan.seats.map((seat, at) => seatAsked(seat, at, plan.seats, guest)) };
}

function seatAsked(seat: PlannedSeat, at: number, all: PlannedSeat[], guest: string): SeatPlan {
  if (seat.who === "guest") return {};
  if (seat.who !== "here") return { bot: seat.who };
  const unnamed = all.slice(0, at).filter((each) => each.who === "here" && !each.name.trim()).length;
  return { name: seat.name.trim() || (unnamed ? `${guest} ${unnamed + 1}` : guest) };
}

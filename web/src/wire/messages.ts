/** What goes over the wire: the server's types (`contract.ts`, generated), and what the page makes of them. */
import type { AnyWish, Decision, Update } from "./contract";

export type {
  AnyAnswer,
  AnyMessage as Message,
  Decision,
  EventView,
  Forecast,
  Happened,
  OutcomeView as Outcome,
  Previewed,
  Scored as ForecastLine,
  Scored as ScoreLine,
  SeatNow,
  Setting,
  Sight,
  TableNow,
  Update,
  Welcome,
} from "./contract";

/** Starting: all seats are taken, and pages reveal their numbers for the dice. */
export type Status = Update["status"];

type Unnumbered<Wish> = Wish extends unknown ? Omit<Wish, "ref"> : never;

/** What a client may wish; the socket adds `ref`. */
export type Wish = Unnumbered<AnyWish>;

/** The values in a row: `rent 2.3`. */
export function keyOf(decision: Decision): string {
  return Object.values(decision).join(" ");
}

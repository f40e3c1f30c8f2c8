/** Tables that this browser has been to: remembered here and nowhere else, so that one finds back to them. */
import { api, Refused } from "../wire/api";
import type { Status, TableNow } from "../wire/messages";

export interface TableKnown {
  id: string;
  game: string;
  options: string[];
  names: string[];
  status: Status;
  /** Whose seats are ours; none: we watched. */
  seats: number[];
  /** When we were there last. */
  at: number;
  /** The secret for others, if we made the table. */
  invitation?: string;
  /** A decision of ours is awaited. */
  mine?: boolean;
}

const KEY = "rocaille.tables";
const MOST = 40;

function read(): TableKnown[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as TableKnown[];
    return Array.isArray(kept) ? kept.filter((each) => each?.id && Array.isArray(each.names) && Array.isArray(each.seats)) : [];
  } catch {
    return [];
  }
}

let known = $state.raw<TableKnown[]>(read());

function keep(now: TableKnown[]): void {
  known = now.toSorted((a, b) => b.at - a.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // A browser that keeps nothing has the address line.
  }
}

/** Newest first. */
export function tables(): TableKnown[] {
  return known;
}

export function tableKnown(id: string): TableKnown | undefined {
  return known.find((each) => each.id === id);
}

/** We are at this table, with these seats. */
export function remember(table: TableNow, seats: number[], more: { invitation?: string } = {}): void {
  known = read(); // another window may have been somewhere, too
  const before = tableKnown(table.id);
  const options = Object.entries(table.setting.options ?? {}).flatMap(([name, on]) => (on ? [name] : []));
  const names = table.seats.map((seat) => seat.name ?? seat.bot ?? "");
  const now = { id: table.id, game: table.setting.game, options, names, status: table.status, seats, at: Date.now() };
  keep([
    { ...(before?.invitation ? { invitation: before.invitation } : {}), ...now, ...more },
    ...known.filter((each) => each.id !== table.id),
  ]);
}

export function forget(id: string): void {
  keep(read().filter((each) => each.id !== id));
}

/** Ask the server what became of the newest of them; those that are gone are forgotten. */
export async function look(count: number): Promise<void> {
  const open = known.slice(0, count).filter((each) => each.status !== "over");
  await Promise.all(
    open.map(async (each) => {
      try {
        const table = await api.table(each.id);
        const mine = table.to_decide.some((seat) => each.seats.includes(seat));
        if (table.status === "closed") forget(each.id);
        else {
          const names = table.seats.map((seat) => seat.name ?? seat.bot ?? "");
          keep(known.map((one) => (one.id === each.id ? { ...one, status: table.status, names, mine } : one)));
        }
      } catch (trouble) {
        if (trouble instanceof Refused && trouble.status === 404) forget(each.id);
      }
    }),
  );
}

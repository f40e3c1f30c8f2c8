/** What happened, as it is told: merging what comes over the wire, and "since your last turn". */
import type { Happened, EventView, Update } from "../wire/messages";

/** The log with what an update adds. An update that begins earlier (another language) replaces what it tells again. */
export function merged(log: Happened[], update: Pick<Update, "since" | "happened">): Happened[] {
  const kept = log.filter((act) => act.seq <= update.since);
  return [...kept, ...update.happened];
}

export interface LogLine {
  key: string;
  seat: number | null;
  text: string;
  /** The kind of event or act, for its icon. */
  kind: string;
}

/** An act in sentences: its own, or one for each event. What only another seat of this screen may see is left out. */
export function linesOf(act: Happened, viewer: number | null): LogLine[] {
  const events = (act.events ?? []).filter(
    (event): event is EventView & { text: string } => !!event.text && (event.to ?? viewer) === viewer,
  );
  const lines: LogLine[] = events.map((event, at) => ({
    key: `${act.seq}.${at}`,
    seat: event.seat,
    text: event.text,
    kind: event.event,
  }));
  if (act.text) lines.unshift({ key: `${act.seq}`, seat: act.seat ?? null, text: act.text, kind: act.act });
  return lines;
}

const BEFORE_THE_MATCH = ["sat", "bot_sat", "stood_up"];

/** Acts of others since this seat last decided, oldest first. */
export function sinceLastTurn(log: Happened[], seat: number): Happened[] {
  let from = log.length;
  while (from > 0 && !(log[from - 1]!.act === "decided" && log[from - 1]!.seat === seat)) from--;
  return log.slice(from).filter((act) => act.seat !== seat && !BEFORE_THE_MATCH.includes(act.act));
}

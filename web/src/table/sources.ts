/** The final sheet arranged: by source, by reason, for each seat. */
import type { ScoreLine } from "../wire/messages";

export interface Row {
  reason: string;
  text: string;
  source: string;
  /** Points by seat; undefined where the seat has no such line. */
  points: (number | undefined)[];
}

/** A row for each reason; reasons of one source stand together, in the order in which they were scored. */
export function rowsOf(sheet: ScoreLine[], seats: number): Row[] {
  const rows = new Map<string, Row>();
  for (const line of sheet) {
    const key = `${line.source ?? ""} ${line.text ?? line.reason}`;
    let row = rows.get(key);
    if (!row)
      rows.set(
        key,
        (row = {
          reason: line.reason,
          text: line.text ?? line.reason,
          source: line.source ?? "",
          points: Array(seats).fill(undefined),
        }),
      );
    if (line.seat >= 0 && line.seat < seats) row.points[line.seat] = (row.points[line.seat] ?? 0) + line.points;
  }
  const order = sourcesOf(sheet);
  return [...rows.values()].sort((a, b) => order.indexOf(a.source) - order.indexOf(b.source));
}

export function sourcesOf(sheet: ScoreLine[]): string[] {
  return [...new Set(sheet.map((line) => line.source ?? ""))];
}

/** Points of each seat from each source. */
export function bySource(sheet: ScoreLine[], seats: number): { source: string; points: number[] }[] {
  return sourcesOf(sheet).map((source) => ({
    source,
    points: Array.from({ length: seats }, (_, seat) =>
      sheet.filter((line) => line.seat === seat && (line.source ?? "") === source).reduce((sum, line) => sum + line.points, 0),
    ),
  }));
}

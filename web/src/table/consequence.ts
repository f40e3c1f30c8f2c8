/** What a decision changes in the forecast: read from two forecasts, before and after. */
import type { Forecast } from "../wire/messages";

export interface Change {
  text: string;
  points: number;
}

/** The lines of a seat that appear, vanish or change, largest first. */
export function forecastChange(before: Forecast[], after: Forecast[], seat: number): Change[] {
  const was = linesOf(before, seat);
  const is = linesOf(after, seat);
  const changes: Change[] = [];
  for (const line of new Set([...was.keys(), ...is.keys()])) {
    const points = (is.get(line)?.points ?? 0) - (was.get(line)?.points ?? 0);
    if (points) changes.push({ text: (is.get(line) ?? was.get(line))!.text, points });
  }
  return changes.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

function linesOf(forecast: Forecast[], seat: number): Map<string, Change> {
  const lines = new Map<string, Change>();
  for (const line of forecast.find((each) => each.seat === seat)?.lines ?? []) {
    const key = JSON.stringify([line.reason, line.args]);
    const known = lines.get(key);
    lines.set(key, { text: line.text ?? line.reason, points: line.points + (known?.points ?? 0) });
  }
  return lines;
}

export function totalOf(forecast: Forecast[], seat: number): number {
  return forecast.find((each) => each.seat === seat)?.total ?? 0;
}

export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** Fine curves as engravers draw them on money: rosettes and waves, each as the data of one path. */

const round = (value: number): string => value.toFixed(1);

/** A closed rosette around a centre, with `petals` petals of height `swing` on a circle of `radius`. */
export function rosette(x: number, y: number, radius: number, swing: number, petals: number, turn = 0): string {
  const points: string[] = [];
  const steps = petals * 8;
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * 2 * Math.PI;
    const reach = radius + swing * Math.cos(petals * angle + turn);
    points.push(`${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`);
  }
  return `M${points.join("L")}z`;
}

/** A wave from left to right between two heights. */
export function wave(left: number, right: number, y: number, swing: number, periods: number, turn = 0): string {
  const points: string[] = [];
  const steps = periods * 8;
  for (let step = 0; step <= steps; step++) {
    const at = step / steps;
    points.push(`${round(left + (right - left) * at)} ${round(y + swing * Math.sin(2 * Math.PI * periods * at + turn))}`);
  }
  return `M${points.join("L")}`;
}

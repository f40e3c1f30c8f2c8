/** The table by keys: which spot is next in a direction, and what a letter does. */

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
interface Rectangle {
  x: number;
  y: number;
}

/** The nearest box in a direction: what lies straight ahead is nearer than what lies beside the way. */
export function nextIn(direction: Direction, from: Rectangle, all: Rectangle[]): number {
  let best = -1;
  let least = Infinity;
  all.forEach((to, at) => {
    const x = to.x - from.x;
    const y = to.y - from.y;
    const [ahead, aside] =
      direction === "ArrowRight" ? [x, y] : direction === "ArrowLeft" ? [-x, y] : direction === "ArrowDown" ? [y, x] : [-y, x];
    if (ahead < 1) return;
    const far = ahead + 2.5 * Math.abs(aside);
    if (far < least) [best, least] = [at, far];
  });
  return best;
}

const middle = (element: Element): Rectangle => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const visible = (element: Element): boolean => element.getBoundingClientRect().width > 0 && !element.closest("[inert]");

/** Move the focus to the next spot; first within the group, then anywhere at the table. True if there was one. */
export function walk(key: string, root: ParentNode): boolean {
  const direction = key as Direction;
  const spots = [...root.querySelectorAll<HTMLElement>(".spot")].filter(visible);
  const here = document.activeElement;
  if (!here || !spots.includes(here as HTMLElement)) {
    const first = spots.find((spot) => spot.dataset.spot === "can") ?? spots[0];
    first?.focus();
    return !!first;
  }
  const group = here.closest("[data-group]");
  for (const candidates of [
    spots.filter((spot) => spot !== here && group?.contains(spot)),
    spots.filter((spot) => spot !== here),
  ]) {
    const at = nextIn(direction, middle(here), candidates.map(middle));
    if (at >= 0) {
      candidates[at]!.focus();
      return true;
    }
  }
  return false;
}

/** What the focus is on, in words that outlive an update. */
export function focusName(): string | null {
  const here = document.activeElement;
  if (!(here instanceof Element) || here === document.body) return null;
  const data = (here as HTMLElement).dataset;
  for (const name of ["place", "thing", "key"] as const) if (data[name]) return `[data-${name}="${CSS.escape(data[name]!)}"]`;
  return here.id ? `#${CSS.escape(here.id)}` : "";
}

/** After an update: the same thing, or the line that says what to decide. Nothing where the focus is still somewhere. */
export function keepFocus(name: string | null): void {
  const here = document.activeElement;
  if (name === null || (here && here !== document.body && !here.matches(":disabled"))) return;
  const same = name ? document.querySelector<HTMLElement>(name) : null;
  (same ?? document.getElementById("question"))?.focus({ preventScroll: true });
}

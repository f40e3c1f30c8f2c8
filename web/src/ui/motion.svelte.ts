/** Things travel: what lay in one place and now lies in another flies there.
 *
 * `data-thing` names what travels, `data-place` where things can lie, `data-from` the place that something new comes from.
 * Take a snapshot, change the page, then `travel`. Only transform and opacity are animated, and input is never blocked.
 */
import { moves } from "./preferences.svelte";

const SHORTEST = 200; // milliseconds
const LONGEST = 350;
const MARKED = 2500;
const MOST = 80; // more at once is another position altogether, not a move

export interface Snapshot {
  things: Map<string, DOMRect[]>;
  places: Map<string, DOMRect>;
}

function rects(root: ParentNode, name: "thing" | "place"): [string, Element][] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>(`[data-${name}]`)].map((element) => [element.dataset[name]!, element]);
}

export function snapshot(root: ParentNode = document): Snapshot {
  const things = new Map<string, DOMRect[]>();
  for (const [name, element] of rects(root, "thing")) {
    const found = element.getBoundingClientRect();
    if (found.width) things.set(name, [...(things.get(name) ?? []), found]);
  }
  return { things, places: new Map(rects(root, "place").map(([name, element]) => [name, element.getBoundingClientRect()])) };
}

/** Let everything fly from where it was; of things that share a name, those that stayed are found first. Answers with the names of what changed its place. */
export function travel(before: Snapshot, root: ParentNode = document): Set<string> {
  const left = new Map([...before.things].map(([name, found]) => [name, [...found]]));
  const flights: [Element, DOMRect, DOMRect | undefined][] = [];
  const changed = new Set<string>();
  const moved: [string, Element, DOMRect][] = [];
  for (const [name, element] of rects(root, "thing")) {
    const now = element.getBoundingClientRect();
    if (!now.width) continue;
    const stayed = left.get(name)?.findIndex((was) => near(was, now)) ?? -1;
    if (stayed < 0) moved.push([name, element, now]);
    else left.get(name)!.splice(stayed, 1);
  }
  for (const [name, element, now] of moved) {
    const from = (element as HTMLElement).dataset.from;
    changed.add(name);
    flights.push([element, now, left.get(name)?.shift() ?? (from === undefined ? undefined : before.places.get(from))]);
  }
  if (!before.things.size || flights.length > MOST) return new Set();
  for (const [element, now, was] of flights) {
    if (!moves()) mark(element);
    else if (was?.width) fly(element, was, now);
    else appear(element);
  }
  return changed;
}

function near(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2;
}

/** From the middle of where it was to the middle of where it is, in the element's own coordinates. */
function fly(element: Element, was: DOMRect, now: DOMRect): void {
  let x = was.x + was.width / 2 - (now.x + now.width / 2);
  let y = was.y + was.height / 2 - (now.y + now.height / 2);
  const way = Math.hypot(x, y);
  const scale = Math.min(2.5, Math.max(0.4, was.width / now.width));
  let frames: Keyframe[];
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const matrix = element.getScreenCTM();
    if (!matrix) return;
    const turn = new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, 0, 0]).inverse();
    ({ x, y } = turn.transformPoint(new DOMPoint(x, y)));
    frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0px, 0px)" }];
  } else {
    frames = [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }];
  }
  const duration = Math.min(LONGEST, Math.max(SHORTEST, way * 0.6));
  element.animate(frames, { duration, easing: "cubic-bezier(0.3, 0.7, 0.2, 1)", composite: "add" });
}

function appear(element: Element): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SHORTEST, easing: "ease-out" });
}

function mark(element: Element): void {
  element.setAttribute("data-changed", "");
  setTimeout(() => element.removeAttribute("data-changed"), MARKED);
}

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
  return [...root.querySelectorAll<HTMLElement | SVGElement>(`[data-${name}]`)].map((element) => [
    element.dataset[name]!,
    element,
  ]);
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
    flights.push([
      element,
      now,
      left.get(name)?.shift() ?? (from === undefined ? undefined : middle(before.places.get(from), now)),
    ]);
  }
  if (!before.things.size || flights.length > MOST) return new Set();
  for (const [element, now, was] of flights) {
    if (!moves()) mark(element);
    else if (was?.width) fly(element, was, now);
    else appear(element);
  }
  return changed;
}

/** Out of the middle of a place, in the size that it will have. */
function middle(place: DOMRect | undefined, now: DOMRect): DOMRect | undefined {
  return place?.width
    ? new DOMRect(place.x + (place.width - now.width) / 2, place.y + (place.height - now.height) / 2, now.width, now.height)
    : undefined;
}

function near(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2;
}

/** From the middle of where it was to the middle of where it is, over everything that lies between. */
function fly(element: Element, was: DOMRect, now: DOMRect): void {
  const x = was.x + was.width / 2 - (now.x + now.width / 2);
  const y = was.y + was.height / 2 - (now.y + now.height / 2);
  const duration = Math.min(LONGEST, Math.max(SHORTEST, Math.hypot(x, y) * 0.6));
  const timing: KeyframeAnimationOptions = { duration, easing: "cubic-bezier(0.3, 0.7, 0.2, 1)", composite: "add" };
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const twin = raised(element);
    const matrix = twin?.getScreenCTM();
    if (!twin || !matrix) return;
    const turn = new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, 0, 0]).inverse();
    const from = turn.transformPoint(new DOMPoint(x, y));
    element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
    const flight = twin.animate(
      [{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: "translate(0px, 0px)" }],
      timing,
    );
    flight.onfinish = flight.oncancel = () => twin.remove();
  } else {
    const scale = Math.min(2.5, Math.max(0.4, was.width / now.width));
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      timing,
    );
  }
}

/** In a drawing what comes later lies on top, so a copy flies, drawn last; it is nothing but a picture. */
function raised(element: SVGGraphicsElement): SVGGraphicsElement | null {
  let root = element.ownerSVGElement;
  while (root?.ownerSVGElement) root = root.ownerSVGElement;
  const [outer, inner] = [root?.getScreenCTM(), element.getScreenCTM()];
  if (!root || !outer || !inner) return null;
  const twin = element.cloneNode(true) as SVGGraphicsElement;
  for (const part of [twin, ...twin.querySelectorAll("*")]) {
    for (const name of part.getAttributeNames())
      if (/^(data-|aria-|role$|tabindex$|id$)/.test(name)) part.removeAttribute(name);
    part.classList.remove("spot");
  }
  const { a, b, c, d, e, f } = outer.inverse().multiply(inner);
  twin.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  twin.setAttribute("pointer-events", "none");
  twin.setAttribute("aria-hidden", "true");
  root.append(twin);
  return twin;
}

function appear(element: Element): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: SHORTEST, easing: "ease-out" });
}

function mark(element: Element): void {
  element.setAttribute("data-changed", "");
  setTimeout(() => element.removeAttribute("data-changed"), MARKED);
}

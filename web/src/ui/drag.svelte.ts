/** Dragging a thing to where it may go: the same as clicking there. Mouse and pen only; a finger taps, and pans the board. */

const ENOUGH = 6; // pixels until a click becomes a drag

class Dragging {
  /** What is being dragged now. */
  what = $state<string | null>(null);
  private targets = new Set<{ element: Element; what: string; drop: () => void }>();

  /** `element` takes what is called `what`; answers with how to end that. */
  welcome(element: Element, what: string, drop: () => void): () => void {
    const target = { element, what, drop };
    this.targets.add(target);
    return () => this.targets.delete(target);
  }

  /** A pointer went down on something that can be dragged. */
  begin(event: PointerEvent, element: Element, what: string): void {
    if (event.button !== 0 || event.pointerType === "touch" || ![...this.targets].some((target) => target.what === what))
      return;
    const [x, y] = [event.clientX, event.clientY];
    let flight: Animation | null = null;
    const move = (now: PointerEvent) => {
      const [dx, dy] = [now.clientX - x, now.clientY - y];
      if (!flight && Math.hypot(dx, dy) < ENOUGH) return;
      if (!flight) this.lift(element, what);
      flight?.cancel();
      flight = lifted(element, dx, dy);
    };
    const noText = (selecting: Event) => selecting.preventDefault(); // what is carried over is not to be marked
    const end = (now: PointerEvent) => {
      removeEventListener("selectstart", noText);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      flight?.cancel();
      if (!flight) return;
      this.lay(element);
      // The click that follows belongs to the drag, not to what lies under it.
      const swallow = (click: Event) => (click.stopPropagation(), click.preventDefault());
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      if (now.type === "pointercancel") return;
      for (const under of document.elementsFromPoint(now.clientX, now.clientY)) {
        for (const { element: target, what: wanted, drop } of this.targets) {
          if (wanted === what && target.contains(under)) return drop();
        }
      }
    };
    addEventListener("selectstart", noText);
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  /** What is held lies above everything (`data-held`, `data-around`), and what would take it shows that (`data-takes`). */
  private lift(element: Element, what: string): void {
    this.what = what;
    element.setAttribute("data-held", "");
    for (const each of around(element)) each.setAttribute("data-around", "");
    for (const target of this.targets)
      target.element.toggleAttribute("data-takes", target.what === what || target.element.hasAttribute("data-takes"));
  }

  private lay(element: Element): void {
    this.what = null;
    element.removeAttribute("data-held");
    for (const each of around(element)) each.removeAttribute("data-around");
    for (const target of this.targets) target.element.removeAttribute("data-takes");
  }
}

/** All that the element lies in, up to the table. */
function around(element: Element): Element[] {
  const up = element.parentElement;
  return !up || up.matches(".table") ? [] : [up, ...around(up)];
}

/** Held under the pointer, by a transform only. */
function lifted(element: Element, x: number, y: number): Animation {
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const matrix = element.getScreenCTM()!;
    ({ x, y } = new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, 0, 0]).inverse().transformPoint(new DOMPoint(x, y)));
  }
  const frame = { transform: `translate(${x}px, ${y}px)` };
  return element.animate([frame, frame], { duration: 1e9, composite: "add" });
}

export const dragging = new Dragging();

/** The one tip of the page: what is pointed at or focused, explained. */

export interface TipContent {
  title: string;
  text?: string;
  /** What it would do or cost you now. */
  now?: string;
  /** Why it cannot be done; comes later. */
  why?: () => Promise<string>;
  /** `game#anchor`: the rule behind it. */
  rule?: string;
}

const STAYS = 250; // milliseconds

class TipState {
  on = $state.raw<Element | null>(null);
  content = $state.raw<TipContent | null>(null);
  why = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  /** Explain this, after a moment (hover) or at once (focus). */
  show(on: Element, content: TipContent, wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!on.isConnected) return;
      clearTimeout(this.leaving);
      this.release();
      this.on = on;
      this.content = content;
      this.why = "";
      on.setAttribute("aria-describedby", "tip");
      content.why?.().then(
        (why) => {
          if (this.on === on) this.why = why;
        },
        () => {},
      );
    }, wait);
  }

  hide(on?: Element): void {
    clearTimeout(this.timer);
    if (on && this.on !== on) return;
    this.end();
  }

  /** The pointer is gone: the tip follows, unless the pointer goes to its link. What it points at next is explained all the same. */
  leave(): void {
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => this.end(), STAYS);
  }

  stay(): void {
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
  }

  private end(): void {
    clearTimeout(this.leaving);
    this.release();
    this.on = null;
  }

  private release(): void {
    this.on?.removeAttribute("aria-describedby");
  }
}

export const tip = new TipState();

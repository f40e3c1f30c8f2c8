/** What is being put together by clicking on things, and what changed since this seat decided last: one for each match. */
import type { Option, Play } from "../../table/play.svelte";
import { changesBetween, everyPart, NO_CHANGES, type Changes } from "./reading";
import type { Things, View } from "./types";

export type GenericPlay = Play<View, Things>;

class Picking {
  /** Things that were clicked and do not make a decision yet. */
  picked = $state.raw<string[]>([]);
  private before = $state.raw<View | null>(null);
  private last: View | null = null;
  private heard = 0;
  private asked = "";

  /** A position that is shown: from the one before a decision of one's own, changes are counted. */
  see(play: GenericPlay): void {
    const { view, log, seat } = play;
    const asked = `${seat} ${play.sight?.asked}`;
    if (asked !== this.asked) this.picked = [];
    this.asked = asked;
    if (!view || view === this.last) return;
    const fresh = log.filter((act) => act.seq > this.heard);
    const mine = fresh.some((act) => act.act !== "sat" && act.seat === seat);
    if (!this.last || mine || seat === null || !play.sender) this.before = this.last;
    this.heard = Math.max(this.heard, ...fresh.map((act) => act.seq));
    this.last = view;
  }

  /** The position to show: while something is chosen, the one that it leads to. */
  shown(play: GenericPlay): View {
    return play.preview?.view ?? play.view;
  }

  /** What is new; while something is chosen, what would be. */
  changes(play: GenericPlay): Changes {
    if (play.preview && play.view) return changesBetween(everyPart(play.view), everyPart(play.preview.view));
    return this.before && play.view ? changesBetween(everyPart(this.before), everyPart(play.view)) : NO_CHANGES;
  }

  /** The options that a thing in a part of the table stands for, with what was picked before. */
  options(play: GenericPlay, name: string, part: string, own: boolean): Option[] {
    const { where } = play.things;
    return play.options.filter(({ decision }) => {
      const place = where[decision["do"]!];
      return (place ? place === part : own) && names(decision).includes(name) && this.fits(decision);
    });
  }

  /** All options that go on from what was picked. */
  remaining(play: GenericPlay): Option[] {
    return this.picked.length ? play.options.filter(({ decision }) => this.fits(decision)) : play.options;
  }

  /** Click on a thing: choose the only option that it stands for, or pick it, or put it back. */
  pick(play: GenericPlay, name: string, options: Option[]): void {
    if (this.picked.includes(name)) this.picked = this.picked.filter((each) => each !== name);
    else if (options.length > 1) this.picked = [...this.picked, name];
    else if (options[0]) play.choose(options[0]);
  }

  clear(): void {
    this.picked = [];
  }

  private fits(decision: Record<string, string>): boolean {
    return this.picked.every((name) => names(decision).includes(name));
  }
}

/** The things that a decision names. */
function names(decision: Record<string, string>): string[] {
  return Object.entries(decision).flatMap(([field, value]) => (field === "do" ? [] : [value]));
}

const all = new WeakMap<object, Picking>();

export function pickingOf(play: GenericPlay): Picking {
  let found = all.get(play);
  if (!found) all.set(play, (found = new Picking()));
  return found;
}

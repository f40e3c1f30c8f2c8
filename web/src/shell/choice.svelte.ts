/** What somebody last wanted to play, kept in this browser. */
import type { SeatPlan } from "../wire/api";
import type { Setting } from "../wire/messages";
import { preferences } from "../ui/preferences.svelte";
import { t } from "../words/index.svelte";
import { games } from "./games.svelte";

export const STRENGTHS = ["easy", "medium", "hard"] as const;
export type Strength = (typeof STRENGTHS)[number];

const KEY = "rocaille.choice";

interface KeptChoice {
  game: string;
  opponents: number;
  strength: Strength;
  options: Record<string, string[]>;
}

class GameChoice {
  private wanted = $state("");
  private many = $state(2);
  strength = $state<Strength>("medium");
  /** Options that are on, by game. */
  private on = $state<Record<string, string[]>>({});

  /** A game that there is: the one that was wanted, or else the first. */
  get game(): string {
    return games.find(this.wanted)?.name ?? games.list[0]?.name ?? this.wanted;
  }
  set game(name: string) {
    this.wanted = name;
  }

  /** As many as were wanted, as far as the game allows. */
  get opponents(): number {
    return within(this.many, this.game);
  }
  set opponents(count: number) {
    this.many = count;
  }

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<KeptChoice>;
      if (typeof kept.game === "string") this.wanted = kept.game;
      if (kept.strength && STRENGTHS.includes(kept.strength)) this.strength = kept.strength;
      if (Number.isInteger(kept.opponents)) this.many = kept.opponents as number;
      if (kept.options && typeof kept.options === "object") this.on = kept.options;
    } catch {
      // A browser that keeps nothing begins with the usual.
    }
  }

  /** The options of a game that are on and that it has. */
  options(game: string): string[] {
    const known = games.find(game)?.options.map((option) => option.name) ?? [];
    return known.filter((option) => this.on[game]?.includes(option));
  }

  switchOn(game: string, options: string[]): void {
    this.on = { ...this.on, [game]: options };
  }

  keep(): void {
    const kept: KeptChoice = { game: this.game, opponents: this.many, strength: this.strength, options: this.on };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // as above
    }
  }
}

export const choice = new GameChoice();

/** How many may play a game. */
export function limits(name: string): { least: number; most: number } {
  const counts = games.find(name)?.players ?? [2];
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

/** As many opponents as the game allows, and as near to so many as can be. */
export function within(opponents: number, game: string): number {
  const counts = games.find(game)?.players.map((players) => players - 1) ?? [opponents];
  return counts.reduce((best, count) => (Math.abs(count - opponents) < Math.abs(best - opponents) ? count : best));
}

/** Options as a setting has them. */
export function optionsOf(names: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(names.map((name) => [name, true]));
}

/** How the person at this screen is called at a table. */
export function myName(): string {
  return preferences.name.trim() || t("shell.guest");
}

/** A table against bots: one name for each of them. */
export function againstBots(
  game: string,
  bots: readonly string[],
  options: readonly string[],
): { setting: Setting; seats: SeatPlan[] } {
  return {
    setting: {
      game,
      players: bots.length + 1,
      options: optionsOf(options),
      ending: preferences.byHand ? "by_hand" : "by_itself",
    },
    seats: [{ name: myName() }, ...bots.map((bot) => ({ bot }))],
  };
}

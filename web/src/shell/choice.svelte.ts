/** What somebody last wanted to play, kept in this browser. */
import type { Plan } from "../wire/api";
import type { Setting } from "../wire/messages";
import { preferences } from "../ui/preferences.svelte";
import { t } from "../words/index.svelte";

export const STRENGTHS = ["easy", "medium", "hard"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What can be played here; the server says the same and has the last word. */
export const GAMES = {
  rokoko: { least: 2, most: 5, options: ["jeweller"] },
  alhambra: { least: 2, most: 6, options: [] },
} as const;
export type GameName = keyof typeof GAMES;
export const GAME_NAMES = Object.keys(GAMES) as GameName[];

const KEY = "rocaille.choice";

class Choice {
  game = $state<GameName>("rokoko");
  opponents = $state(2);
  strength = $state<Strength>("medium");
  jeweller = $state(false);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choice>;
      if (kept.game && kept.game in GAMES) this.game = kept.game;
      if (kept.strength && STRENGTHS.includes(kept.strength)) this.strength = kept.strength;
      if (Number.isInteger(kept.opponents)) this.opponents = kept.opponents as number;
      if (typeof kept.jeweller === "boolean") this.jeweller = kept.jeweller;
    } catch {
      // A browser that keeps nothing begins with the usual.
    }
    this.opponents = within(this.opponents, this.game);
  }

  keep(): void {
    const { game, opponents, strength, jeweller } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ game, opponents, strength, jeweller }));
    } catch {
      // as above
    }
  }
}

export const choice = new Choice();

/** So many opponents as the game allows. */
export function within(opponents: number, game: GameName): number {
  return Math.min(Math.max(opponents, GAMES[game].least - 1), GAMES[game].most - 1);
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
): { setting: Setting; seats: Plan[] } {
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

/** The games that can be played here, as the server tells of them: nothing in the page knows their names. */
import { api, type GameKnown } from "../wire/api";

class Games {
  /** In the order in which they are offered; empty until the server has answered. */
  list = $state.raw<GameKnown[]>([]);
  /** Why they are not known. */
  trouble = $state("");
  private spoken = "";
  private asked = Promise.resolve();

  /** Ask what there is, in this language. What was known before stays until the answer is here. */
  async look(language: string): Promise<void> {
    if (this.spoken === language) return;
    this.spoken = language;
    this.asked = this.ask(language);
    await this.asked;
  }

  /** The game of that name, once the list is here. */
  async known(name: string): Promise<GameKnown | undefined> {
    await this.asked;
    return this.find(name);
  }

  private async ask(language: string): Promise<void> {
    try {
      const { games } = await api.games(language);
      if (this.spoken !== language) return;
      this.list = games;
      this.trouble = "";
    } catch (why) {
      this.spoken = "";
      this.trouble = (why as Error).message;
    }
  }

  find(name: string): GameKnown | undefined {
    return this.list.find((game) => game.name === name);
  }
}

export const games = new Games();

/** The game and what it is played with. */
export function titleOf(name: string, options: readonly string[] = []): string {
  const game = games.find(name);
  const more = game?.options.filter((option) => options.includes(option.name)).map((option) => option.with_it) ?? [];
  return [game?.title ?? name, ...more].join(" ");
}

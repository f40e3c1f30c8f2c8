/** The rules in the language of the page, each loaded when somebody reads it. */
import type { RulesPage } from "../../rules";
import { games } from "../shell/games.svelte";
import { api, type ToldRules } from "../wire/api";
import type { LanguageCode } from "../ui/preferences.svelte";

/** `chess.en` for `…/chess/rules/en.md`, `clock.en` for `…/chess/rules/clock.en.md`. */
export function pageOf(path: string): string {
  const [, game, expansion, language] = /(\w+)\/rules\/(?:(\w+)\.)?(\w+)\.md$/.exec(path)!;
  return `${expansion ?? game}.${language}`;
}

// They stand with what else shows each game.
const sources = import.meta.glob<{ default: RulesPage }>("../../../src/rocaille/**/rules/*.md");
const pages = Object.fromEntries(Object.entries(sources).map(([path, load]) => [pageOf(path), load]));

/** A book of rules: a game's, or that of one of its options. `name` is what links call it. */
export interface Book {
  name: string;
  game: string;
  option: string;
  title: string;
}

/** All there are, in the order of the games. */
export function books(): Book[] {
  return games.list.flatMap(({ name: game, title, options, rules }) =>
    rules.map((option) => ({
      name: !option ? game : `${option}.en` in pages ? option : `${game}-${option}`,
      game,
      option,
      title: options.find((each) => each.name === option)?.title ?? title,
    })),
  );
}

/** The page has the rules of its own games built in; the others' are told by the server. */
export async function rulesPage({ name, game, option }: Book, language: LanguageCode): Promise<RulesPage | ToldRules> {
  const built = pages[`${name}.${language}`];
  return built ? (await built()).default : api.rules(game, option, language);
}

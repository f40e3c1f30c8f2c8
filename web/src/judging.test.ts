/** The page judges nothing: a rule is worked out in the engine, and the page asks (`view.derived`). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), "utf-8") }));

/** Signs that a rule is worked out on the page again, and where the engine says it. */
const RULES: [what: RegExp, instead: string][] = [
  [/\b(tile_prices|hire_prices)\b/, "derived.prices"],
  [/\b(tilePrice|hirePrice)\b/, "derived.prices"],
  [/\bdecorations\[[^\]]*\]!?\.cost\b/, "derived.prices.decorations"],
  [/\b(livres_per_point|statue_points|smallest_deck|jewel_income|jewel_points)\b/, "the forecast, derived.players"],
  [/things\.income\b/, "derived.players[seat].income"],
  [/\bplayers(\.length)? > 2\b/, "place and prestige in a standing; second is null with two players"],
  [/\b(fireworksLead|presence)\b|\* 100 \+/, "derived.halls, derived.fireworks, derived.players"],
  [/LAST_ROUND|round (===|>=) (play\.)?things\.rounds|round >= \d/, "derived.last_round"],
  [/\b(payments|nextValues|paying|paysExactly)\(/, "derived.payments[space].ways"],
  [/\b(shares|gains|nextScoring|scoringDistance|scoringIsNear)\(/, "derived.scorings, derived.players[seat].points"],
  [/scored\.length|piles\.slice|piles\[/, "derived.scorings"],
  [/points\[(scoring|each)\]\.slice/, "derived.players[seat].points"],
  [/courtyard\)?\.includes\(null\)/, "derived.extra_action"],
  [/sheet\s*\.filter\(.*\)\s*\.reduce\(/, "outcome.scores, forecast.total"],
];

describe("no rule is worked out on the page", () => {
  it("reads all sources", () => {
    expect(sources.length).toBeGreaterThan(120);
  });

  it.each(RULES)("%s: ask %s", (what) => {
    const found = sources.flatMap(({ file, text }) =>
      text
        .split("\n")
        .flatMap((line, at) => (what.test(line) && !allowed(file, line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it("would notice what the page once did", () => {
    const once = [
      "return things.tile_prices[segment(view, things, number).filter((place) => place.tile).length] ?? 0;",
      "return each.dresses * 100 + each.masters * 2 + (each.musician ? 1 : 0);",
      "const second = best.length === 1 && view.players.length > 2 ? rest : [];",
      "const LAST_ROUND = 7;",
      "const least = $derived(Math.min(...payments(values, building.price).map(sum)));",
      "const pile = view.scored.length === 0 ? 1 : 3;",
      'if (Object.values(view.courtyard).includes(null)) return "alhambra_extra";',
      "play.seats.map((_, seat) => sheet.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0)),",
    ];
    for (const line of once)
      expect(
        RULES.some(([what]) => what.test(line)),
        line,
      ).toBe(true);
  });
});

/** Types only name what the wire has. The rest counts for the eye: a step of the replay's slider, a bar of the chart. */
function allowed(file: string, line: string): boolean {
  return (
    /(types|contract)\.ts$/.test(file) ||
    (file === join("replay", "reel.svelte.ts") && line.includes("view?.round ??")) ||
    (file === join("table", "sources.ts") && line.includes("=== source"))
  );
}

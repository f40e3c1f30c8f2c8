/**
 * The page judges nothing: a rule is worked out in the engine, and the page asks (`view.derived`, the forecast, the options). And it
 * decodes nothing: what the server tells has names. Each place where the page once did either is a sign here, with the line that it was.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), "utf-8") }));

/** What is paid and what it costs, reckoned or compared, and what starts with it or takes a sum away. */
const PAYING =
  /\b(price|paid|cost)\b\)?[!\])]* ([-+*/]|[<>]=?) |([-+*/]|[<>]=?|[!=]==) \(?(\w+[.!?]+)*(price|paid|cost)\b|[-+] sum\(|\.reduce\(.*, (\w+[.!?]+)*(price|cost)\)|begun\.paid \+/;

/** Signs that a rule is worked out on the page again, where the engine says it, and what the page once did. */
const RULES: [sign: RegExp, instead: string, once: string][] = [
  [/\b(tile_prices|hire_prices)\b/, "derived.prices", "return things.hire_prices[view.hire_row.length - 1] ?? 0;"],
  [/\b(tilePrice|hirePrice)\b/, "derived.prices", "const price = $derived(tilePrice(play.view, play.things, number));"],
  [
    /\bdecorations\[[^\]]*\]!?\.cost\b/,
    "derived.prices.decorations",
    "const cost = play.things.decorations[name]!.cost - saved;",
  ],
  [
    /\b(livres_per_point|statue_points|smallest_deck|jewel_income|jewel_points)\b/,
    "the forecast, derived.players",
    "return Math.floor(own.livres / things.livres_per_point);",
  ],
  [/things\.income\b/, "derived.players[seat].income", "const income = things.income + fountain(view, seat);"],
  [
    /\bplayers(\.length)? > 2\b/,
    "place and prestige in a standing; second is null with two players",
    "const second = best.length === 1 && view.players.length > 2 ? rest : [];",
  ],
  [
    /\b(fireworksLead|presence)\b|\* 100 \+/,
    "derived.halls, derived.fireworks, derived.players",
    "return each.dresses * 100 + each.masters * 2 + (each.musician ? 1 : 0);",
  ],
  [/LAST_ROUND|round (===|>=) (play\.)?things\.rounds|round >= \d/, "derived.last_round", "const LAST_ROUND = 7;"],
  [
    /\b(payments|nextValues|paying|paysExactly)\(/,
    "derived.payments[space].ways",
    "const least = $derived(Math.min(...payments(values, building.price).map(sum)));",
  ],
  [
    /\bbuilding\.price [-+<>/=]|[-+<>/=] building\.price\b/,
    "derived.payments[space].price, derived.payment",
    "left: building.price - sum(cards),",
  ],
  ...[
    "const left = whole ? 0 : price - sum(cards);",
    "const paid = $derived(begun ? begun.paid + next : sum(bought?.laid ?? []));",
    '{:else if paid === price}<span>{t("alhambra.exactly")}</span>',
    '<span class="lost">{t("alhambra.too_much", { n: way.paid - now.price })}</span>',
    "const left = cards.reduce((rest, card) => rest - card, price);",
  ].map((once): [RegExp, string, string] => [PAYING, "derived.payments[space].ways and .begun", once]),
  [
    /\b(shares|gains|nextScoring|scoringDistance|scoringIsNear)\(/,
    "derived.scorings, derived.players[seat].points",
    "const gain = shares(counts, category.points[next])[owner] ?? 0;",
  ],
  [/scored\.length|piles\.slice|piles\[/, "derived.scorings", "const pile = view.scored.length === 0 ? 1 : 3;"],
  [
    /points\[(scoring|each)\]\.slice/,
    "derived.players[seat].points",
    "const worth = category.points[scoring].slice(0, places);",
  ],
  [
    /courtyard\)?\.includes\(null\)/,
    "derived.extra_action",
    'if (Object.values(view.courtyard).includes(null)) return "alhambra_extra";',
  ],
  [
    /sheet\s*\.filter\(.*\)\s*\.reduce\(/,
    "outcome.scores, forecast.total",
    "play.seats.map((_, seat) => sheet.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0)),",
  ],
  [/in_play(\.at\(-1\)|\.length === 1)(?! \?\?)/, "step.card", 'if (me?.in_play.length === 1 && rank === "master") return "";'],
  [
    /\bstep!?\[|\bstep\?\.\[|\b(CARD_AT|DRESS_STEPS)\b/,
    "view.step by its fields",
    "if (cardAt !== undefined) found.card = named(things.cards, step[cardAt]);",
  ],
  [
    /\bview\??\.to_decide\b|\bcase "[A-Z][a-z]+[A-Z]\w*":|\bstep === "[A-Z]/,
    "view.step.step, a word in small letters",
    'switch (view.to_decide) { case "SelectHandCards":',
  ],
  [
    /findLast\(.*"drawn_tile"/,
    "view.step.tile",
    'return events.findLast((event) => event.event === "drawn_tile" && event.seat === seat)?.args?.[0];',
  ],
  [/things\.hand_size/, "the question", 'title: t("rokoko.choose_hand", { n: play.things.hand_size - own.hand_size }),'],
];

/** Signs that a number or a place in a row is decoded, where the wire has a name for it. */
const POSITIONS: [sign: RegExp, instead: string, once: string][] = [
  [/\bargs!?(\?\.)?\[\d/, "args by name", "return (event.args?.[0] ?? 1) > 1 ? key : null;"],
  [/\bargs\?*\.length\b/, "args by name", "each.args?.length === 2 &&"],
  [
    /\b[A-Z]+_AT\b|\bstep!?(\?\.)?\[/,
    "step's fields",
    "if (cardAt !== undefined) found.card = named(things.cards, step[cardAt]);",
  ],
  [/\bPRICES\b|\bVALUES\b/, "the names of buildings and money", "Math.floor(each.args[0]! / PRICES) === rank &&"],
  [/Object\.keys\(\w+\)\[/, "names", "return Object.keys(names)[at];"],
  [/\.halls\[[^\]]* - 1\]/, "hall, by its number", "return view.derived.halls[hall.hall - 1]!.standing;"],
  [/\.\.\.[^\]]*, 0, 1, 2, 3\b/, "what lies there", "const order = [...touched.toReversed(), 0, 1, 2, 3];"],
  [/\.split\("\+"\)/, "derived.takings", 'for (const card of play.pending.decision["cards"]!.split("+")) {'],
  [
    /\.(piles|all_halls)\.map\(\(\w+, |\ball_halls\[at\]|\ball_halls\.prestige\[/,
    "the name of the pile or the space",
    "play.view.piles.map((cards, at) => ({ cards, letter: letterAt(at + 1) })),",
  ],
  [/\bseat [<>]=? 0(?! && )/, "seat, null for nobody, and owner", "seat: event.seat < 0 ? null : event.seat,"],
  [/reason\.(split|startsWith|slice|partition)\(/, "reason and args of a line", 'const hall = line.reason.split(".")[1];'],
];

/** Every line of the page that shows one of the signs. */
function found(sign: RegExp): string[] {
  return sources.flatMap(({ file, text }) =>
    text
      .split("\n")
      .flatMap((line, at) => (sign.test(line) && !allowed(file, line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  );
}

describe("no rule is worked out on the page, and nothing is told by its place in a row", () => {
  it("reads all sources", () => {
    expect(sources.length).toBeGreaterThan(120);
  });

  it.each([...RULES, ...POSITIONS])("%s: ask %s", (sign) => {
    expect(found(sign)).toEqual([]);
  });

  it.each([...RULES, ...POSITIONS])("%s would notice what the page once did", (sign, _, once) => {
    expect(once).toMatch(sign);
  });
});

/** Types only name what the wire has. The rest counts for the eye: a step of the replay's slider, a bar of the chart. */
function allowed(file: string, line: string): boolean {
  return (
    /(types|contract)\.ts$/.test(file) ||
    (file === join("games", "alhambra", "index.ts") && line.includes("stage: ")) ||
    (file === join("table", "sources.ts") && line.includes("=== source"))
  );
}

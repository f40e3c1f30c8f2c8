import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { rendered } from "../../rules";
import { pageOf } from "./pages";

const folder = fileURLToPath(new URL(".", import.meta.url));
const sources = import.meta.glob<string>("../../../src/rocaille/**/rules/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const pages = Object.fromEntries(Object.entries(sources).map(([path, text]) => [pageOf(path), rendered(text)]));

test("headings have anchors, rulings are asides, links lead to other rules", () => {
  const page = rendered(
    "# Title\n\n## One *fine* rule {#one}\n\nSee [two](#two) and [three](rokoko#three).\n\n> [We *decided*, see [two](#two).]{#one.settled}\n\n<!-- table: some -->\n| a | b |\n|---|---|\n| 1 | 2 |\n",
  );
  expect(page.title).toBe("Title");
  expect(page.headings).toEqual([{ level: 2, id: "one", text: "One fine rule" }]);
  expect(page.html).toContain('<h2 id="one" tabindex="-1">One <em>fine</em> rule</h2>');
  expect(page.html).toContain('<a href="#two">two</a> and <a href="/rules/rokoko#three">three</a>');
  expect(page.html).toContain(
    '<aside class="ruling"><p><span id="one.settled">We <em>decided</em>, see <a href="#two">two</a>.</span>',
  );
  expect(page.html).not.toContain("<!--");
  expect(page.html).toContain("<td>1</td>");
  expect(() => rendered("## Without")).toThrow("no {#anchor}");
});

test("every game has its rules in three languages, with the same anchors in the same order", () => {
  const games = [...new Set(Object.keys(pages).map((name) => name.split(".")[0]!))];
  expect(games.toSorted()).toEqual(["alhambra", "jeweller", "rokoko"]);
  for (const game of games)
    for (const language of ["de", "it"])
      expect(pages[`${game}.${language}`]?.headings.map((each) => each.id)).toEqual(
        pages[`${game}.en`]!.headings.map((each) => each.id),
      );
});

test("links within and between the rules lead somewhere", () => {
  for (const [name, page] of Object.entries(pages)) {
    const [game, language] = name.split(".");
    for (const [, href] of page.html.matchAll(/<a href="([^"]+)"/g)) {
      const [path, anchor] = href!.split("#");
      const target = pages[`${path ? path.replace("/rules/", "") : game}.${language}`];
      expect(target, `${name}: ${href}`).toBeDefined();
      if (anchor)
        expect(
          target!.headings.some((each) => each.id === anchor),
          `${name}: ${href}`,
        ).toBe(true);
    }
  }
});

/** Everything in the page that names a rule: `rule="rokoko#rent"`, `openRules("alhambra#buy")`. */
test("tips lead to rules that there are", () => {
  const sources = readdirSync(`${folder}..`, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && /\.(svelte|ts)$/.test(file.name) && !file.name.endsWith(".test.ts"),
  );
  for (const file of sources) {
    const text = readFileSync(`${file.parentPath}/${file.name}`, "utf-8");
    for (const [, game, anchor] of text.matchAll(/["'`](rokoko|jeweller|alhambra)#([a-z-]+)["'`]/g))
      expect(
        pages[`${game}.en`]!.headings.some((each) => each.id === anchor),
        `${file.name}: ${game}#${anchor}`,
      ).toBe(true);
  }
});

/** Numerals and letters that are part of a drawing, as shapes of their own: a picture of a five is no label that says "5".
 *  Each is made once on the page and then used wherever it is shown. */
const SVG = "http://www.w3.org/2000/svg";
const made = new Map<string, string>();
let home: SVGSVGElement | null = null;

/** Where the shape of this text is: `#engraved-3`. */
export function engraved(text: string): string {
  const known = made.get(text);
  if (known || typeof document === "undefined") return known ?? "";
  if (!home) {
    home = document.createElementNS(SVG, "svg");
    for (const [name, value] of [["width", "0"], ["height", "0"], ["aria-hidden", "true"], ["class", "engraved"]]) home.setAttribute(name!, value!);
    document.body.append(home);
  }
  const symbol = document.createElementNS(SVG, "symbol");
  symbol.id = `engraved-${made.size}`;
  symbol.setAttribute("overflow", "visible");
  symbol.append(document.createElementNS(SVG, "text"));
  symbol.firstElementChild!.textContent = text;
  home.append(symbol);
  made.set(text, `#${symbol.id}`);
  return `#${symbol.id}`;
}

/** SHA-256 of a text, in hexadecimal. Browsers have their own with HTTPS only, and a table at home is without. */

const K = new Uint32Array(64);
const FIRST = new Uint32Array(8);

/** The first 32 bits of the fraction of a root. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;

for (let number = 2, found = 0; found < 64; number++) {
  let prime = true;
  for (let by = 2; by * by <= number; by++) if (number % by === 0) prime = false;
  if (!prime) continue;
  if (found < 8) FIRST[found] = fraction(Math.sqrt(number));
  K[found++] = fraction(Math.cbrt(number));
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The text, a one, zeros, and how many bits it has: whole blocks of 64 bytes. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 4, bytes.length * 8);
  return view;
}

export function sha256(text: string): string {
  const blocks = padded(text);
  const hash = FIRST.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < blocks.byteLength; block += 64) {
    for (let at = 0; at < 64; at++) {
      if (at < 16) w[at] = blocks.getUint32(block + 4 * at);
      else {
        const [before, last] = [w[at - 15]!, w[at - 2]!];
        const early = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
        const late = turned(last, 17) ^ turned(last, 19) ^ (last >>> 10);
        w[at] = w[at - 16]! + early + w[at - 7]! + late;
      }
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at++) {
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[at]! + w[at]!;
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) hash[at]! += word;
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}

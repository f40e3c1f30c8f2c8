/** QR codes for links: bytes, error correction M, versions 1 to 15 (up to 412 bytes), as ISO/IEC 18004 describes them. */

/** For each version: error correction bytes a block, and blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10];

type Square = boolean[][];

/** The modules of a code, row by row, true where it is dark; null if the text is too long. */
export function qr(text: string): Square | null {
  const bytes = [...new TextEncoder().encode(text)];
  for (let version = 1; version <= CORRECTION.length; version++) {
    const data = capacity(version);
    if (bytes.length + (version < 10 ? 2 : 3) <= data)
      return drawn(version, interleaved(packed(bytes, version, data), version));
  }
  return null;
}

/** Modules that carry data in a version: all but the patterns. */
function rawModules(version: number): number {
  const aligned = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const patterns = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55;
  return (16 * version + 128) * version + 64 - patterns - (version >= 7 ? 36 : 0);
}

/** Data bytes of a version. */
function capacity(version: number): number {
  return Math.floor(rawModules(version) / 8) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
}

/** Mode, length, the bytes, an end, and padding. */
function packed(bytes: number[], version: number, room: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >>> at) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: room }, (_, at) => parseInt(bits.slice(8 * at, 8 * at + 8).join(""), 2));
}

/** A product in the field of 256 elements with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let at = 7; at >= 0; at--) product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((b >>> at) & 1) * a);
  return product;
}

/** The generator of a Reed–Solomon code without its leading 1, highest power first. */
function generator(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let round = 0; round < degree; round++) {
    for (let at = 0; at < degree; at++) result[at] = times(result[at]!, root) ^ (result[at + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
}

function remainder(data: number[], divisor: number[]): number[] {
  const rest = Array<number>(divisor.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((value, at) => (rest[at]! ^= times(value, factor)));
  }
  return rest;
}

/** Data in blocks, each with its correction, read across. */
function interleaved(data: number[], version: number): number[] {
  const count = BLOCKS[version - 1]!;
  const divisor = generator(CORRECTION[version - 1]!);
  const short = Math.floor(data.length / count);
  const blocks: number[][] = [];
  let from = 0;
  for (let block = 0; block < count; block++) {
    const length = short + (block < count - (data.length % count) ? 0 : 1);
    blocks.push(data.slice(from, from + length));
    from += length;
  }
  const corrections = blocks.map((block) => remainder(block, divisor));
  return [...across(blocks), ...across(corrections)];
}

function across(rows: number[][]): number[] {
  const length = Math.max(...rows.map((row) => row.length));
  return Array.from({ length }, (_, at) => rows.flatMap((row) => (at < row.length ? [row[at]!] : []))).flat();
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The code with the mask that is easiest to read. */
function drawn(version: number, bytes: number[]): Square {
  const size = 4 * version + 17;
  const modules: Square = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Square = modules.map((row) => [...row]);
  patterns(version, modules, fixed);
  lay(bytes, modules, fixed);
  const masked = MASKS.map((mask, number) => {
    const tried = modules.map((row, y) => row.map((dark, x) => (fixed[y]![x] ? dark : dark !== mask(x, y))));
    format(number, tried);
    return tried;
  });
  const penalties = masked.map(penalty);
  return masked[penalties.indexOf(Math.min(...penalties))]!;
}

function patterns(version: number, modules: Square, fixed: Square): void {
  const size = modules.length;
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    modules[y]![x] = dark;
    fixed[y]![x] = true;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const square = (cx: number, cy: number, reach: number, dark: (distance: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) set(cx + dx, cy + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (far) => far !== 2 && far !== 4);
  const places = alignments(version, size);
  const last = places.length - 1;
  places.forEach((x, i) =>
    places.forEach((y, j) => {
      const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!corner) square(x, y, 2, (far) => far !== 1);
    }),
  );
  format(0, modules, set);
  if (version >= 7) {
    const bits = (version << 12) | checked(version, 12, 0x1f25);
    for (let at = 0; at < 18; at++) {
      const a = size - 11 + (at % 3);
      const b = Math.floor(at / 3);
      set(a, b, ((bits >>> at) & 1) === 1);
      set(b, a, ((bits >>> at) & 1) === 1);
    }
  }
}

function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (2 * count - 2)) * 2;
  const rest = Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step);
  return [6, ...rest.reverse()];
}

/** The remainder of a binary polynomial, shifted by the divisor's degree. */
function checked(value: number, degree: number, divisor: number): number {
  let rest = value;
  for (let at = 0; at < degree; at++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * divisor);
  return rest;
}

/** Error correction M is 0, so the five bits are the mask's number. */
function format(mask: number, modules: Square, set?: (x: number, y: number, dark: boolean) => void): void {
  const size = modules.length;
  const put = set ?? ((x: number, y: number, dark: boolean) => void (modules[y]![x] = dark));
  const bits = ((mask << 10) | checked(mask, 10, 0x537)) ^ 0x5412;
  const bit = (at: number) => ((bits >>> at) & 1) === 1;
  for (let at = 0; at <= 5; at++) put(8, at, bit(at));
  put(8, 7, bit(6));
  put(8, 8, bit(7));
  put(7, 8, bit(8));
  for (let at = 9; at < 15; at++) put(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) put(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) put(8, size - 15 + at, bit(at));
  put(8, size - 8, true);
}

/** The bytes, in pairs of columns from the right, up and down. */
function lay(bytes: number[], modules: Square, fixed: Square): void {
  const size = modules.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x] || at >= bytes.length * 8) continue;
        modules[y]![x] = ((bytes[at >>> 3]! >>> (7 - (at & 7))) & 1) === 1;
        at++;
      }
    }
  }
}

/** How hard a code is to read: long runs, blocks, false finder patterns, and too much of one colour. */
function penalty(modules: Square): number {
  const size = modules.length;
  const columns = modules.map((_, x) => modules.map((row) => row[x]!));
  let total = 0;
  for (const line of [...modules, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) total += run.length - 2;
    for (let at = 0; at + 11 <= size; at++) {
      const part = text.slice(at, at + 11);
      if (part === "10111010000" || part === "00001011101") total += 40;
    }
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const dark = modules[y]![x];
      if (dark === modules[y]![x + 1] && dark === modules[y + 1]![x] && dark === modules[y + 1]![x + 1]) total += 3;
    }
  const share = (modules.flat().filter(Boolean).length * 20) / (size * size);
  return total + 10 * Math.max(0, Math.ceil(Math.abs(share - 10)) - 1);
}

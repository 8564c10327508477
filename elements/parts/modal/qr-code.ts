/**
 * A QR code (ISO/IEC 18004) of an address: byte mode, error correction M, versions 1 to 10. No
 * package: this is all of it that a page's address needs.
 */
interface QrCode {
  /** Modules on a side. */
  readonly size: number;
  /** Of the dark modules, as an SVG path. */
  readonly path: string;
}

/** By version: check words of a block, and how many blocks hold how many data words. */
const blocksOf: readonly (readonly [
  check: number,
  blocks: readonly (readonly [number, number])[],
])[] = [
  [10, [[1, 16]]],
  [16, [[1, 28]]],
  [26, [[1, 44]]],
  [18, [[2, 32]]],
  [24, [[2, 43]]],
  [16, [[4, 27]]],
  [18, [[4, 31]]],
  [
    22,
    [
      [2, 38],
      [2, 39],
    ],
  ],
  [
    22,
    [
      [3, 36],
      [2, 37],
    ],
  ],
  [
    26,
    [
      [4, 43],
      [1, 44],
    ],
  ],
];
const alignment = [
  [],
  [18],
  [22],
  [26],
  [30],
  [34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

/** Null where the text is longer than such a code holds. */
export function qrCode(text: string): QrCode | null {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + blocksOf.findIndex((_one, index) => fits(bytes.length, index + 1));
  if (version === 0) return null;
  const words = interleave(dataWords(bytes, version), version);
  const size = 17 + 4 * version;
  const best = Array.from({ length: 8 }, (_none, mask) => draw(words, version, mask)).toSorted(
    (a, b) => penalty(a) - penalty(b),
  )[0];
  if (!best) return null;
  const path = best
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}

function capacity(version: number): number {
  const blocks = blocksOf[version - 1]?.[1] ?? [];
  return blocks.reduce((sum, [count, words]) => sum + count * words, 0);
}

function fits(length: number, version: number): boolean {
  return 4 + (version < 10 ? 8 : 16) + 8 * length <= 8 * capacity(version);
}

function dataWords(bytes: Uint8Array, version: number): readonly number[] {
  const bits: number[] = [];
  const push = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  const total = 8 * capacity(version);
  push(0, Math.min(4, total - bits.length));
  while (bits.length % 8 > 0) bits.push(0);
  for (let pad = 0; bits.length < total; pad += 1) push(pad % 2 === 0 ? 0xec : 0x11, 8);
  return Array.from({ length: total / 8 }, (_none, word) =>
    bits.slice(8 * word, 8 * word + 8).reduce((value, bit) => 2 * value + bit, 0),
  );
}

/** The words of all blocks in turn, then their check words in turn. */
function interleave(data: readonly number[], version: number): readonly number[] {
  const [check, groups] = blocksOf[version - 1] ?? [0, []];
  const blocks: (readonly number[])[] = [];
  let at = 0;
  for (const [count, words] of groups) {
    for (let block = 0; block < count; block += 1) {
      blocks.push(data.slice(at, at + words));
      at += words;
    }
  }
  const checks = blocks.map((block) => checkWords(block, check));
  const inTurn = (lists: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_none, index) =>
      lists.flatMap((list) => list[index] ?? []),
    ).flat();
  return [...inTurn(blocks), ...inTurn(checks)];
}

/** In the field of 256 elements with the polynomial 0x11d. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product & 0xff;
}

function checkWords(data: readonly number[], count: number): readonly number[] {
  const divisor: number[] = Array.from({ length: count }, (_none, index) =>
    index === count - 1 ? 1 : 0,
  );
  let root = 1;
  for (let degree = 0; degree < count; degree += 1) {
    for (let index = 0; index < count; index += 1) {
      divisor[index] = multiply(divisor[index] ?? 0, root) ^ (divisor[index + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  const rest: number[] = Array.from({ length: count }, () => 0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [index, part] of divisor.entries()) {
      rest[index] = (rest[index] ?? 0) ^ multiply(part, factor);
    }
  }
  return rest;
}

type Grid = (boolean | undefined)[][];

function draw(words: readonly number[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  drawPatterns(set, size, version);
  drawFormat(set, size, mask);
  fill(grid, words, mask);
  return grid.map((row) => row.map(Boolean));
}

type Set = (x: number, y: number, dark: boolean) => void;

function drawPatterns(set: Set, size: number, version: number): void {
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const places = alignment[version - 1] ?? [];
  const all = places.length === 1 ? [6, ...places] : places;
  const last = all.at(-1) ?? 0;
  for (const x of all) {
    for (const y of all) {
      const isCorner = (x === 6 && (y === 6 || y === last)) || (y === 6 && x === last);
      if (!isCorner) square(set, { x, y, radius: 2, light: 1 });
    }
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(set, { x, y, radius: 4, light: 2, outer: true });
  }
  if (version < 7) return;
  let rest = version;
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let bit = 0; bit < 18; bit += 1) {
    const dark = ((bits >> bit) & 1) === 1;
    const far = size - 11 + (bit % 3);
    set(far, Math.floor(bit / 3), dark);
    set(Math.floor(bit / 3), far, dark);
  }
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The ring that is light. */
  readonly light: number;
  /** Its outermost ring is light too. */
  readonly outer?: boolean;
}

function square(set: Set, { x, y, radius, light, outer = false }: Square): void {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      if (y + dy >= 0) set(x + dx, y + dy, ring !== light && !(outer && ring === radius));
    }
  }
}

/** Error correction M, which is 0, and the mask. */
function drawFormat(set: Set, size: number, mask: number): void {
  let rest = mask;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const dark = (bit: number): boolean => ((bits >> bit) & 1) === 1;
  for (let bit = 0; bit <= 5; bit += 1) set(8, bit, dark(bit));
  set(8, 7, dark(6));
  set(8, 8, dark(7));
  set(7, 8, dark(8));
  for (let bit = 9; bit < 15; bit += 1) set(14 - bit, 8, dark(bit));
  for (let bit = 0; bit < 8; bit += 1) set(size - 1 - bit, 8, dark(bit));
  for (let bit = 8; bit < 15; bit += 1) set(8, size - 15 + bit, dark(bit));
  set(8, size - 8, true);
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Two columns at a time, from the right, up and down in turn, around what stands already. */
function fill(grid: Grid, words: readonly number[], mask: number): void {
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right;
    for (let step = 0; step < size; step += 1) {
      const y = ((column + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [column, column - 1]) {
        const row = grid[y];
        if (!row || row[x] !== undefined) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = dark !== (masks[mask]?.(x, y) ?? false);
        bit += 1;
      }
    }
  }
}

/** How hard it is to read: long runs, blocks of one colour, what looks like a finder, too much of one colour. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  const columns = grid.map((_row, x) => grid.map((row) => row[x] ?? false));
  let sum = 0;
  for (const line of [...grid, ...columns]) {
    const marks = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of marks.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (marks.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const four = [grid[y]?.[x], grid[y]?.[x - 1], grid[y - 1]?.[x], grid[y - 1]?.[x - 1]];
      if (four.every((one) => one === four[0])) sum += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}

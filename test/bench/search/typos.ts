import { stableHash } from './judged-queries.ts';

export type Slip = 'swap' | 'substitution' | 'deletion' | 'doubling' | 'tone mark';

export interface Typo {
  readonly slip: Slip;
  readonly meant: string;
  readonly typed: string;
}

const TONES = '่้๊๋์็';
const isTone = (letter: string | undefined) => letter !== undefined && TONES.includes(letter);
/** Keys next to each other, row by row: people hit the neighbour. */
const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'ๆไำพะัีรนยบล',
  'ฟหกดเ้่าสวง',
  'ผปแอิืทมใฝ',
  'ๅภถุึคตจขช',
];

/** Returns the text with one slip of the fingers, the same for the same seed; null if it has no place for one. */
export function mistype(meant: string, slip: Slip, seed: string): string | null {
  const letters = Array.from(meant);
  // The first letter is seldom wrong, and a slip next to a space is one in the spaces.
  const places = letters
    .map((_, place) => place)
    .filter((place) => place > 0 && /[\p{L}\p{M}]/u.test(letters[place] ?? ''));
  const typed = places
    .toSorted((a, b) => stableHash(`${seed} ${a}`) - stableHash(`${seed} ${b}`))
    .map((place) => slips[slip](letters, place)?.join('') ?? meant);
  return typed.find((text) => text !== meant) ?? null;
}

const slips: Readonly<
  Record<Slip, (letters: readonly string[], place: number) => readonly string[] | null>
> = {
  swap(letters, place) {
    const [one, two] = [letters[place], letters[place + 1]];
    if (!two || !one || !/[\p{L}\p{M}]/u.test(two)) return null;
    return letters.toSpliced(place, 2, two, one);
  },
  substitution(letters, place) {
    const letter = letters[place] ?? '';
    const row = ROWS.find((keys) => keys.includes(letter));
    if (!row || isTone(letter)) return null;
    const next = row[row.indexOf(letter) + 1] ?? row[row.indexOf(letter) - 1] ?? letter;
    return letters.with(place, next);
  },
  deletion(letters, place) {
    return isTone(letters[place]) ? null : letters.toSpliced(place, 1);
  },
  doubling(letters, place) {
    return letters.toSpliced(place, 0, letters[place] ?? '');
  },
  /** A tone mark is left out or another one. */
  'tone mark'(letters, place) {
    const mark = TONES.indexOf(letters[place] ?? '');
    if (mark < 0 || mark > 3) return null;
    return place % 2 === 0
      ? letters.toSpliced(place, 1)
      : letters.with(place, TONES[mark ^ 1] ?? '');
  },
};

/** The typos of each kind that issue 15 counted. */
const COUNTS: Readonly<Record<Slip, number>> = {
  swap: 30,
  substitution: 32,
  'tone mark': 21,
  deletion: 63,
  doubling: 44,
};

/** Returns 190 typos in these words. */
export function typosOf(words: readonly string[], seed: string): readonly Typo[] {
  return Object.entries(COUNTS).flatMap(([name, count]) => {
    const slip = name as Slip;
    return words
      .toSorted((a, b) => stableHash(`${seed} ${slip} ${a}`) - stableHash(`${seed} ${slip} ${b}`))
      .flatMap((meant) => {
        const typed = mistype(meant, slip, `${seed} ${meant}`);
        return typed === null ? [] : [{ slip, meant, typed }];
      })
      .slice(0, count);
  });
}

/**
 * Romanizes Thai with the Royal Thai General System of Transcription, as road signs do: 'ดอกไม้สวย' is 'dokmai
 * suai'. Spelling does not determine every pronunciation, so the result is a proposal. Other text stays unchanged.
 * Browser and server use it.
 */
export function romanizeThai(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u{E4D}\u{E32}', 'ำ')
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0xe50))
    .replaceAll(/[\u{E01}-\u{E4E}]+/gu, (thai) => wordsOf(thai).map(romanizeWord).join(' '));
}

const CONSONANTS: Readonly<Record<string, string>> = {
  ...spelled('k', 'ก'),
  ...spelled('kh', 'ขฃคฅฆ'),
  ...spelled('ng', 'ง'),
  ...spelled('ch', 'จฉชฌ'),
  ...spelled('s', 'ซศษส'),
  ...spelled('y', 'ญย'),
  ...spelled('d', 'ฎด'),
  ...spelled('t', 'ฏต'),
  ...spelled('th', 'ฐฑฒถทธ'),
  ...spelled('n', 'ณน'),
  ...spelled('b', 'บ'),
  ...spelled('p', 'ป'),
  ...spelled('ph', 'ผพภ'),
  ...spelled('f', 'ฝฟ'),
  ...spelled('m', 'ม'),
  ...spelled('r', 'ร'),
  ...spelled('l', 'ลฬ'),
  ...spelled('w', 'ว'),
  ...spelled('h', 'หฮ'),
  อ: '',
};

const FINALS: Readonly<Record<string, string>> = {
  ...spelled('k', 'กขคฆ'),
  ...spelled('ng', 'ง'),
  ...spelled('t', 'จชซฎฏฐฑฒดตถทธศษส'),
  ...spelled('n', 'ญณนรลฬ'),
  ...spelled('p', 'บปพฟภ'),
  ...spelled('m', 'ม'),
  ...spelled('i', 'ย'),
  ...spelled('o', 'ว'),
};

/** Pairs of letters of which one is silent. */
const SILENT: readonly (readonly [RegExp, number])[] = [
  [/^ห[งญณนมยรลว]$/, 1],
  [/^อย$/, 1],
  [/^[จศส]ร$/, 0],
];

const CONSONANT = '[ก-ฮ]';
const CLUSTER = '[กขค][รลว]|[ปพ][รล]|ผล|ตร|[จทศส]ร|ห[งญณนมยรลว]|อย(?=[่้๊๋]?[าู])';
const TONE = '[่้๊๋]?';
/** Refuses a consonant with a vowel of its own, because it begins the next syllable. */
const NEXT = `(?!${TONE}[ะ-ูอ็]|รร)`;
const FINAL = `(?<final>[${Object.keys(FINALS).join('')}]${NEXT})`;
/**
 * The vowels around a consonant: `C` is the initial, and `S` a single one, each with its tone; `F` is an
 * optional and `E` a required final; `N` ends the syllable.
 */
const syllables: readonly (readonly [RegExp, string])[] = (
  [
    ['เCียะ?F', 'ia'],
    ['เCือะ?F', 'uea'],
    ['เCาะ', 'o'],
    ['เCา', 'ao'],
    ['เCอะ?F', 'oe'],
    ['เCิF', 'oe'],
    ['เCยN', 'oei'],
    ['เC็?ะ', 'e'],
    ['เC็?F', 'e'],
    ['แC็?ะ', 'ae'],
    ['แC็?F', 'ae'],
    ['โCะ', 'o'],
    ['โCF', 'o'],
    ['[ใไ]Cย?', 'ai'],
    ['Cัวะ?', 'ua'],
    ['CัF', 'a'],
    ['SรรE', 'a'],
    ['Sรร', 'an'],
    ['CวE', 'ua'],
    ['Cะ', 'a'],
    ['Cำ', 'am'],
    ['CาF', 'a'],
    ['C[ิี]F', 'i'],
    ['C[ึื]อ?F', 'ue'],
    ['C[ุู]F', 'u'],
    ['C็?อF', 'o'],
    ['Cฤๅ?', 'rue'],
    ['ฤๅ?', 'rue'],
    ['C(?![ยว])E', 'o'],
    ['C', 'a'],
  ] as const
).map(([pattern, vowel]) => [
  new RegExp(
    // A tone mark is above the initial, after a vowel mark.
    `^${pattern}`
      .replaceAll(/\[?[ัิีึืุู]+\]?/g, `$&${TONE}`)
      .replace('C', `(?<initial>${CLUSTER}|${CONSONANT})${TONE}`)
      .replace('S', `(?<initial>${CONSONANT})${TONE}`)
      .replace('F', `${FINAL}?`)
      .replace('E', FINAL)
      .replace(/N$/, NEXT),
  ),
  vowel,
]);

const CLUSTER_START = new RegExp(`^(?:${CLUSTER})`);
/** Consonants without a vowel mark. Excludes a second letter that writes a vowel: 'ดอก', 'สวน'. */
const BARE = new RegExp(`^${CONSONANT}(?![อว])${CONSONANT}+${NEXT}`);

function romanizeWord(word: string): string {
  // A letter with thanthakhat is silent, together with the letter before it in a cluster.
  let rest = word.replaceAll(/(?:[ดตท]ร|กษณ|[ก-ฮ])[ิุ]?์/g, '');
  let written = '';
  let isClosed = false;
  while (rest !== '') {
    // A last consonant after a complete syllable is silent: 'เพชร' is 'phet'.
    if (isClosed && rest.length === 1) break;
    const syllable = openBefore(rest) ?? readSyllable(rest);
    written += syllable.written;
    isClosed = syllable.isClosed;
    rest = rest.slice(syllable.length);
  }
  return written;
}

/** The first of three consonants without a vowel mark has an unwritten 'a': 'ขนม' is 'khanom'. */
function openBefore(rest: string): Syllable | null {
  const bare = BARE.exec(rest)?.[0].length ?? 0;
  if (bare < 3 || bare % 2 === 0 || CLUSTER_START.test(rest)) return null;
  return { written: `${CONSONANTS[rest.charAt(0)] ?? ''}a`, length: 1, isClosed: false };
}

interface Syllable {
  readonly written: string;
  readonly length: number;
  readonly isClosed: boolean;
}

function readSyllable(rest: string): Syllable {
  for (const [pattern, vowel] of syllables) {
    const found = pattern.exec(rest);
    if (!found) continue;
    const { initial = '', final } = found.groups ?? {};
    const end = final === undefined ? '' : (FINALS[final] ?? '');
    return {
      written: `${initialOf(initial)}${vowel}${end}`,
      length: found[0].length,
      isClosed: final !== undefined,
    };
  }
  return { written: '', length: 1, isClosed: false };
}

function initialOf(letters: string): string {
  if (letters === 'ทร') return 's';
  const silent = SILENT.find(([pattern]) => pattern.test(letters));
  const heard = silent ? letters.charAt(silent[1]) : letters;
  return Array.from(heard, (letter) => CONSONANTS[letter] ?? '').join('');
}

function wordsOf(thai: string): readonly string[] {
  const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
  return Array.from(segmenter.segment(thai), ({ segment }) => segment).filter(
    (word) => word !== 'ๆ' && word !== 'ฯ',
  );
}

function spelled(latin: string, letters: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters, (letter) => [letter, latin]));
}

import { editDistance } from './edit-distance.ts';
import { runsOf, segmentsOf } from './search-tokens.ts';

/** A word of the vocabulary that is similar to a part of the query. */
export interface Candidate {
  readonly part: string;
  readonly word: string;
  readonly uses: number;
}

/** Maximum number of adjacent segments that may be one word: a wrong letter can split a word anywhere. */
const WINDOW = 4;
const MAX_PARTS = 48;
const MAX_SEGMENTS = 12;
/** Cost of an additional word and of an unknown word, in letters. */
const PIECE = 0.2;
const UNKNOWN = 1.5;

/** Returns the parts of the query for which candidates are needed, the longest last. */
export function partsOf(folded: string): readonly string[] {
  const parts = new Set<string>();
  for (const run of runsOf(folded)) {
    const segments = segmentsOf(run).slice(0, MAX_SEGMENTS);
    for (let count = 1; count <= windowOf(run); count += 1) {
      for (let from = 0; from + count <= segments.length; from += 1) {
        const part = segments.slice(from, from + count).join('');
        if (part.length >= 2 && part.length <= 24) parts.add(part);
      }
    }
  }
  return [...parts].slice(0, MAX_PARTS);
}

/** Letters of a longer word that are swapped leave enough trigrams to find it by. */
const SWAPPED = 9;

/** Returns the part with two adjacent letters swapped, at each place: a short word shares no trigram with these. */
export function swapsOf(part: string): readonly string[] {
  if (part.length < 3 || part.length > SWAPPED) return [];
  const swaps = Array.from(part)
    .slice(1)
    .map((_, at) => `${part.slice(0, at)}${part[at + 1]}${part[at]}${part.slice(at + 2)}`);
  return [...new Set(swaps)].filter((swap) => swap !== part);
}

/** Letters that a known word may cost to be replaced by a similar one: it may be the slip, too. */
const KNOWN = 1.2;

/**
 * Returns the query with the fewest changes that make all its words known, first with its known words as they are,
 * and then with these changed, too; none if nothing is nearby.
 */
export function corrections(folded: string, candidates: readonly Candidate[]): readonly string[] {
  const texts = [correct(folded, candidates, 0), correct(folded, candidates, KNOWN)];
  return [...new Set(texts.filter((text) => text !== null))];
}

function correct(
  folded: string,
  candidates: readonly Candidate[],
  readiness: number,
): string | null {
  const near = new Map<string, { readonly word: string; readonly cost: number }[]>();
  for (const { part, word, uses } of candidates) {
    const distance = editDistance(part, word);
    if (distance > part.length * 0.34 + 0.2) continue;
    const cost = distance + PIECE - Math.min(Math.log10(uses + 1) * 0.05, PIECE);
    near.set(part, [...(near.get(part) ?? []), { word, cost }]);
  }
  const runs = runsOf(folded).map((run) => {
    const [unchanged, changed] = correctRun(run, near);
    const isBetter = changed.cost < unchanged.cost + readiness;
    return isBetter && changed.text !== '' ? { text: changed.text, run } : { text: run, run };
  });
  const text = joinLike(folded, runs);
  return text === folded ? null : text;
}

interface Path {
  readonly cost: number;
  readonly text: string;
}
const NO_PATH: Path = { cost: Number.POSITIVE_INFINITY, text: '' };

/** Returns the cheapest readings of a run: unchanged, and corrected. */
function correctRun(
  run: string,
  near: ReadonlyMap<string, readonly { readonly word: string; readonly cost: number }[]>,
): readonly [unchanged: Path, changed: Path] {
  const segments = segmentsOf(run).slice(0, MAX_SEGMENTS);
  const best: [Path, Path][] = [[{ cost: 0, text: '' }, NO_PATH]];
  for (let end = 1; end <= segments.length; end += 1) {
    let unchanged = NO_PATH;
    let changed = NO_PATH;
    for (let from = Math.max(0, end - windowOf(run)); from < end; from += 1) {
      const [before, beforeChanged] = best[from] ?? [NO_PATH, NO_PATH];
      const part = segments.slice(from, end).join('');
      const readings = [
        ...(near.get(part) ?? []),
        ...(end - from === 1 ? [{ word: part, cost: UNKNOWN + part.length / 4 }] : []),
      ];
      for (const { word, cost } of readings) {
        const next = (path: Path): Path => ({ cost: path.cost + cost, text: path.text + word });
        if (word === part) unchanged = cheaper(unchanged, next(before));
        else changed = cheaper(changed, next(before));
        changed = cheaper(changed, next(beforeChanged));
      }
    }
    best.push([unchanged, changed]);
  }
  return best.at(-1) ?? [NO_PATH, NO_PATH];
}

function cheaper(a: Path, b: Path): Path {
  return b.cost < a.cost ? b : a;
}

function windowOf(run: string): number {
  return /\p{Script=Thai}/u.test(run) ? WINDOW : 1;
}

/** Joins the corrected runs with the spaces of the original text. */
function joinLike(
  folded: string,
  runs: readonly { readonly run: string; readonly text: string }[],
): string {
  let at = 0;
  let text = '';
  for (const { run, text: replaced } of runs) {
    const found = folded.indexOf(run, at);
    text += folded.slice(at, found) + replaced;
    at = found + run.length;
  }
  return text + folded.slice(at);
}

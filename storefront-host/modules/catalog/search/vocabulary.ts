import { runsOf, segmentsOf } from './search-tokens.ts';

const MIN_LENGTH = 2;
const MAX_LENGTH = 30;
/** Maximum number of adjacent segments that make one word: "หูฟัง" and "ไร้สาย" are two segments each. */
const JOINED = 3;

/** Returns the words that a text adds to its shop's vocabulary, each once. `folded`: see foldText. */
export function vocabularyOf(folded: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const run of runsOf(folded)) {
    const segments = segmentsOf(run);
    const joined = /\p{Script=Thai}/u.test(run) ? JOINED : 1;
    for (let from = 0; from < segments.length; from += 1) {
      for (let count = 1; count <= joined && from + count <= segments.length; count += 1) {
        const word = segments.slice(from, from + count).join('');
        if (isWord(word)) words.add(word);
      }
    }
  }
  return words;
}

function isWord(word: string): boolean {
  return word.length >= MIN_LENGTH && word.length <= MAX_LENGTH && /\p{L}/u.test(word);
}

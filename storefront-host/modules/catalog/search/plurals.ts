const PLURAL = /^[a-z]{3,}s$/;
/** These end with an s that is part of the word, as in glass, bus and tennis. */
const NO_PLURAL = /(?:ss|us|is)$/;
const WITH_E = /(?:s|x|z|ch|sh|[^aeiouh]o)es$/;

/** Returns an English word without its plural ending: "mugs" and "mug" look for the same letters. */
export function singularOf(word: string): string {
  if (!PLURAL.test(word) || NO_PLURAL.test(word)) return word;
  return word.slice(0, WITH_E.test(word) ? -2 : -1);
}

/** Returns whether a word is written in several forms. */
export function hasForms(word: string): boolean {
  return /^[a-z]{3,}$/.test(word);
}

/** Returns the forms in which a word may be written, the typed one first. */
export function formsOf(word: string): readonly string[] {
  if (!hasForms(word)) return [word];
  const one = singularOf(word);
  return [...new Set([word, one, `${one}s`, `${one}es`])];
}

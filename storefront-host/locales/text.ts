import { fillIn, type TextVars } from '@talad/elements/locales/fill-in';
import type { Lang } from '../db/schema.ts';
import { en, type TextKey } from './en.ts';
import { th } from './th.ts';

export type { TextVars } from '@talad/elements/locales/fill-in';
export type { TextKey } from './en.ts';

const texts = { en, th } as const;

/** The part of a key after its prefix: 'NOT_FOUND' for 'error.NOT_FOUND' and 'error'. */
export type SuffixOf<Key, Prefix extends string> = Key extends `${Prefix}.${infer Rest}`
  ? Rest
  : never;

/** `text('en', 'field.minLength', {limit: 8})` is 'At least 8 characters.'. */
export function text(lang: Lang, key: TextKey, vars: TextVars = {}): string {
  return fillIn(texts[lang][key], vars);
}

/** Returns whether a key that was built at run time has a text. */
export function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(en, key);
}

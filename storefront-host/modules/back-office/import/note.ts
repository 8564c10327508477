import type { Lang } from '../../../db/schema.ts';
import { text, type SuffixOf, type TextKey } from '../../../locales/text.ts';

/** Something in a row that the shop does not get, although its product is taken over. */
export interface NotedRow {
  readonly line: number;
  readonly code: NoteCode;
  readonly about?: string;
}

/** Codes; their texts are in locales/en/imports.ts. */
type NoteCode = SuffixOf<TextKey, 'import.noted'>;

export function noteText({ code, about = '' }: NotedRow, lang: Lang = 'en'): string {
  return text(lang, `import.noted.${code}`, { about });
}

import type { Lang } from '../../../db/schema.ts';
import { text, type SuffixOf, type TextKey } from '../../../locales/text.ts';

/** A part of a row that was left out although its product is imported. */
export interface NotedRow {
  readonly line: number;
  readonly code: NoteCode;
  readonly about?: string;
}

/** The text of each code is in locales/en/imports.ts. */
type NoteCode = SuffixOf<TextKey, 'import.noted'>;

export function noteText({ code, about = '' }: NotedRow, lang: Lang = 'en'): string {
  return text(lang, `import.noted.${code}`, { about });
}

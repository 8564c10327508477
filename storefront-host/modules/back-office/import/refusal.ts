import type { Lang } from '../../../db/schema.ts';
import { text, type SuffixOf, type TextKey } from '../../../locales/text.ts';

/** The reason why a row is not imported. `about` is the variable of its text. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly about?: string | number;
}

export interface RefusedRow extends Refusal {
  readonly line: number;
}

/** The text of each code is in locales/en/imports.ts. */
export type RefusalCode = SuffixOf<TextKey, 'import.refused'>;

export function refusalText({ code, about = '' }: Refusal, lang: Lang = 'en'): string {
  return text(lang, `import.refused.${code}`, { about });
}

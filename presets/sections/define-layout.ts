import type { SectionName } from '@talad/elements/sections/index';
import type { FieldsOf, SavedOf } from '../define-preset.ts';

/** A text in both languages. */
export interface Words {
  readonly th: string;
  readonly en: string;
  /** An owner has to replace the text; in a longer one, § stands before each such part. */
  readonly isSample?: true;
}

export const layoutGroups = [
  'hero',
  'story',
  'features',
  'products',
  'reviews',
  'gallery',
  'questions',
  'action',
  'contact',
  'footer',
] as const;
export type LayoutGroup = (typeof layoutGroups)[number];

/**
 * A section with arrangement and sample texts, which an owner adds to a page (decision 493). Pictures are named by their
 * shape and number, `picture:wide`, `picture:tall`, `picture:1`; they become those of the shop's theme.
 */
export interface SectionLayout {
  readonly key: string;
  readonly label: Words;
  /** Further words by which the search finds it, separated by spaces. */
  readonly synonyms: Words;
  readonly section: LayoutSection;
}

/** As in a preset, but each text may have both languages in one place. */
export type LayoutSection = {
  [N in SectionName]: {
    readonly name: N;
    readonly props: Bilingual<SavedOf<FieldsOf<N>>>;
  };
}[SectionName];

type Bilingual<T> = string extends T
  ? string | Words
  : T extends readonly (infer I)[]
    ? readonly Bilingual<I>[]
    : T extends object
      ? { readonly [K in keyof T]: Bilingual<T[K]> }
      : T;

/** Returns a text that holds for every shop, such as 'Bestsellers'. */
export function words(th: string, en: string): Words {
  return { th, en };
}

/** Returns a text that an owner has to replace. */
export function sample(th: string, en: string): Words {
  return { th, en, isSample: true };
}

import {
  layoutGroups,
  type LayoutGroup,
  type SectionLayout,
} from '../../../../presets/sections/define-layout.ts';
import { sectionLayouts } from '../../../../presets/sections/index.ts';
import { schemaOf } from '../../section-names.ts';
import { editorText } from '../../use-text.ts';

export interface FoundLayout {
  readonly group: LayoutGroup;
  readonly layout: SectionLayout;
}

const all: readonly (FoundLayout & { readonly text: string })[] = layoutGroups.flatMap((group) =>
  sectionLayouts[group].map((layout) => ({ group, layout, text: textOf(group, layout) })),
);

/**
 * Returns the layouts that contain every word of the search, in either language: names, synonyms, the
 * name of the section and of the group. Thai has no spaces, so a word may be a part of another.
 */
export function findLayouts(search: string): readonly FoundLayout[] {
  return all.filter(({ text }) => containsWords(text, search));
}

/** Returns whether the text contains every word of the search, which must have one. */
export function containsWords(text: string, search: string): boolean {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  const plainText = plain(text);
  return wanted.length > 0 && wanted.every((word) => plainText.includes(word));
}

export function layoutsOf(group: LayoutGroup): readonly FoundLayout[] {
  return sectionLayouts[group].map((layout) => ({ group, layout }));
}

function textOf(group: LayoutGroup, { label, synonyms, section }: SectionLayout): string {
  const { th = '', en = '' } = schemaOf(section.name)?.label ?? {};
  const names = (['th', 'en'] as const).map((lang) => editorText(lang, `library.${group}`));
  return [label.th, label.en, synonyms.th, synonyms.en, th, en, ...names].join(' ');
}

/** Typographic and straight apostrophes are the same, and so are the forms of Thai vowels. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
}

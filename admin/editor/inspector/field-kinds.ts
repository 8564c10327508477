import type { RuntimeField } from '@talad/elements/schema/fields';

/** Kinds whose value is words: they have one value per language. */
export function isTextField({ kind }: RuntimeField): boolean {
  return kind === 'text' || kind === 'richtext' || kind === 'link' || kind === 'list';
}

/** Fields about the look of a section: below, under their own heading. */
export const LOOK_FIELDS: ReadonlySet<string> = new Set([
  'sectionStyle',
  'backgroundImage',
  'isFullScreen',
  'hasAnimation',
  'animation',
  'cssClass',
  'anchor',
]);

/** Names for code: the same in every language. */
export const NAME_FIELDS: ReadonlySet<string> = new Set(['cssClass', 'anchor']);

import type { RuntimeField } from '@talad/elements/schema/fields';

/** Kinds with a text, which has a value for each language. */
export function isTextField({ kind }: RuntimeField): boolean {
  return kind === 'text' || kind === 'richtext' || kind === 'link' || kind === 'list';
}

/** Fields about the appearance of a section, under a heading of their own. */
export const LOOK_FIELDS: ReadonlySet<string> = new Set([
  'sectionStyle',
  'divider',
  'backgroundImage',
  'isFullScreen',
  'hasAnimation',
  'animation',
  'cssClass',
  'anchor',
]);

/** Values for code, which are the same in every language. */
export const NAME_FIELDS: ReadonlySet<string> = new Set(['cssClass', 'anchor']);

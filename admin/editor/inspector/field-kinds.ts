import type { RuntimeField } from '@talad/elements/schema/fields';

/** Kinds with a text, which has a value for each language. */
export function isTextField({ kind }: RuntimeField): boolean {
  return kind === 'text' || kind === 'richtext' || kind === 'link' || kind === 'list';
}

/** Fields about the appearance of a section, the same in every section. */
const LOOK_FIELDS: ReadonlySet<string> = new Set([
  'sectionStyle',
  'divider',
  'backgroundImage',
  'isFullScreen',
  'hasAnimation',
  'animation',
]);

/** Values for code, which are the same in every language. */
export const NAME_FIELDS: ReadonlySet<string> = new Set(['cssClass', 'anchor']);

/** Groups of the form that fold, below its content. */
export const FOLDING_GROUPS = ['arrange', 'style', 'code'] as const;
export type FoldingGroup = (typeof FOLDING_GROUPS)[number];

const CONTENT_KINDS: ReadonlySet<RuntimeField['kind']> = new Set([
  'text',
  'richtext',
  'link',
  'image',
  'list',
  'query',
]);

/** They belong to the content around them: what it is, and where its link opens. */
const CONTENT_NAMES: ReadonlySet<string> = new Set(['kind', 'product', 'buttonTarget']);

/** Returns the group of a field: what it says, how it is arranged, how it looks, names for code. */
export function groupOf({
  name,
  field,
}: {
  readonly name: string;
  readonly field: RuntimeField;
}): FoldingGroup | 'content' {
  if (NAME_FIELDS.has(name)) return 'code';
  if (LOOK_FIELDS.has(name)) return 'style';
  return CONTENT_NAMES.has(name) || CONTENT_KINDS.has(field.kind) ? 'content' : 'arrange';
}

import { TEXT_SECTION, type PageBlock } from '@talad/elements/page/page';
import { rowBlock } from '@talad/elements/page/new-blocks';
import type { Preset } from '../../../../presets/define-preset.ts';
import { newId } from '../../model/new-id.ts';
import { sampleSection } from '../../palette/sample-section.ts';

/** The section whose kinds are offered one by one. */
export const BLOCK = 'BlockSection';

/** Returns what a column holds, as one of the choices: 'Headline', 'BlockSection/picture'. */
export function contentOf({ name, content }: PageBlock): string {
  if (name !== BLOCK) return name;
  const { kind } = content.props;
  return `${BLOCK}/${typeof kind === 'string' ? kind : 'picture'}`;
}

/** Returns a new column with this content (contentOf); a text says 'กล่องที่ N' at first (spec §4). */
export function newColumn(
  wanted: string,
  number: number,
  theme: string | undefined,
  presets: readonly Preset[],
): PageBlock {
  const id = newId('c');
  const [name = '', kind] = wanted.split('/');
  if (name === TEXT_SECTION) {
    const texts = rowBlock(
      '',
      Array.from({ length: number }, () => id),
    ).content.children;
    const text = texts?.at(-1);
    if (text) return text;
  }
  if (kind !== undefined) return { id, type: 'others', name, content: { props: { kind } } };
  return { id, type: 'others', name, content: sampleSection(name, theme, presets) };
}

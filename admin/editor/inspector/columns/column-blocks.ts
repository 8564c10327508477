import { TEXT_SECTION, type PageBlock } from '@talad/elements/page/page';
import { rowBlock } from '@talad/elements/page/new-blocks';
import type { Preset } from '../../../../presets/define-preset.ts';
import { newId } from '../../model/new-id.ts';
import { sampleSection } from '../../palette/sample-section.ts';

/** Returns a new column with this section; a text says 'กล่องที่ N' at first (spec §4). */
export function newColumn(
  name: string,
  number: number,
  theme: string | undefined,
  presets: readonly Preset[],
): PageBlock {
  const id = newId('c');
  if (name === TEXT_SECTION) {
    const texts = rowBlock(
      '',
      Array.from({ length: number }, () => id),
    ).content.children;
    const text = texts?.at(-1);
    if (text) return text;
  }
  return { id, type: 'others', name, content: sampleSection(name, theme, presets) };
}

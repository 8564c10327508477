import type { EditorDocument } from '@talad/elements/page/operations';
import { ROW, withChildren } from '@talad/elements/page/page';
import { sectionSchemas } from '@talad/elements/sections/schemas';
import { canvasText } from './canvas-text.ts';

/** Returns the name of a block, as the owner sees it. */
export function blockName({ page }: EditorDocument, id: string): string {
  const block = page.blocks.flatMap(withChildren).find((one) => one.id === id);
  if (!block) return '';
  if (block.label) return block.label;
  if (block.header) return canvasText('header');
  if (block.footer) return canvasText('footer');
  if (block.dummy) return canvasText('dummy');
  if (block.name === ROW) return canvasText('row');
  const lang = document.documentElement.lang === 'en' ? 'en' : 'th';
  const schema = Object.entries(sectionSchemas).find(([name]) => name === block.name)?.[1];
  return schema?.label[lang] ?? block.name;
}

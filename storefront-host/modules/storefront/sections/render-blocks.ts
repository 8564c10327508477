import type { TemplateResult } from 'lit';
import { isFrame, type PageBlock } from '@talad/elements/page/page';
import { renderBlock } from '@talad/elements/page/render-block';
import { pageText } from '@talad/elements/pages/texts/page-text';
import type { LoadRequest } from '../../content/index.ts';
import type { SectionsRead } from './section-data.ts';

/** Renders the page's blocks; in the canvas each has its id. */
export function renderBlocks(
  { site, isCanvas }: LoadRequest,
  blocks: readonly PageBlock[],
  { data }: Pick<SectionsRead, 'data'>,
): readonly TemplateResult[] {
  const { lang, place } = site.context;
  return blocks.flatMap((block) => {
    const rendered = renderBlock(block, {
      locale: lang,
      base: place.base,
      data: (id) => data.get(id),
      ...(isCanvas ? { canvas: { placeholder: pageText(lang, 'canvas.placeholder') } } : {}),
    });
    return isFrame(block) || typeof rendered === 'symbol' ? [] : [rendered];
  });
}

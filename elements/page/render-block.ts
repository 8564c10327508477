import { html, nothing, type TemplateResult } from 'lit';
import type { Lang } from '../locales/text.ts';
import { renderSection } from '../sections/render-section.ts';
import { isFrame, propsIn, ROW, type PageBlock } from './page.ts';

export interface BlockContext {
  readonly locale: Lang;
  readonly base: string;
  /** Returns the server's data of a block or a column by its id. */
  readonly data: (id: string) => Readonly<Record<string, unknown>> | undefined;
  /** In the editor: blocks carry their ids, and empty places are shown. */
  readonly canvas?: { readonly placeholder: string };
}

/**
 * Renders a block as visitors see it, on the server and in the editor's canvas. Header and footer
 * belong to the page's frame and are not rendered here; a dummy row is visible to the owner only.
 */
export function renderBlock(
  block: PageBlock,
  context: BlockContext,
): TemplateResult | typeof nothing {
  if (isFrame(block)) return nothing;
  const id = context.canvas ? block.id : nothing;
  if (block.dummy) {
    return context.canvas
      ? html`<p class="placeholder" data-block-id=${id}>${context.canvas.placeholder}</p>`
      : nothing;
  }
  if (block.name === ROW) {
    const children = block.content.children ?? [];
    return html`<div
      class=${['row', ...hidingClasses(block)].join(' ')}
      data-columns=${children.length}
      data-block-id=${id}
    >
      ${children.map((child) => renderBlock(child, context))}
    </div>`;
  }
  const { locale, base, data } = context;
  const found = data(block.id);
  return renderSection(
    { name: block.name, props: propsIn(block, locale) },
    {
      locale,
      base,
      ...(found ? { data: found } : {}),
      host: {
        classes: hidingClasses(block),
        ...(context.canvas ? { blockId: block.id } : {}),
      },
    },
  );
}

function hidingClasses({ hideOn }: PageBlock): readonly string[] {
  return (hideOn ?? []).map((screen) => `hide-${screen}`);
}

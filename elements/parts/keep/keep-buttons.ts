import { html, type TemplateResult } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import type { LinkKind } from '../../client/personal-storage.ts';
import { text, type Lang } from '../../locales/text.ts';

/**
 * The heart over a box, beside it in its list item: the page's own, so that a box carries none of it.
 * keep-products.ts answers to it; the texts are of the area 'personal'.
 */
export function heart(title: string, locale: Lang): TemplateResult {
  return html`<button
    type="button"
    class="keep"
    data-keep="favorites"
    aria-pressed="false"
    aria-label="${text(locale, 'keep.favorite')} ${title}"
  ></button>`;
}

/** Favourite and comparison, in words: for the page of one product, which counts as seen. */
export function keepButtons(
  { product_uuid: uuid, dropship }: Pick<ProductMini, 'product_uuid' | 'dropship'>,
  locale: Lang,
): TemplateResult {
  return html`<div class="keeps" data-seen=${uuid} ?data-dropship=${dropship !== undefined}>
    <button
      type="button"
      class="keep-word"
      data-keep="favorites"
      data-id=${uuid}
      aria-pressed="false"
    >
      ${text(locale, 'keep.favorite')}</button
    ><button
      type="button"
      class="keep-word compare"
      data-keep="compare"
      data-id=${uuid}
      aria-pressed="false"
    >
      ${text(locale, 'keep.compare')}
    </button>
  </div>`;
}

/** For the page of a shop or a post: `title` is what a guest's browser calls it. */
export function keepButton(
  kind: LinkKind,
  { id, title }: { readonly id: number; readonly title: string },
  locale: Lang,
): TemplateResult {
  return html`<button
    type="button"
    class="keep-word"
    data-keep=${kind}
    data-id=${id}
    data-title=${title}
    aria-pressed="false"
  >
    ${text(locale, 'keep.favorite')}
  </button>`;
}

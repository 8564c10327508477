import { html, type TemplateResult } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import type { LinkKind } from '../../client/personal-storage.ts';
import { text, type Lang } from '../../locales/text.ts';

/**
 * Renders the heart over a product box, next to it in its list item, so that a box contains no
 * heart. toggle-items.ts handles its clicks; the texts are in the area 'personal'.
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

/** Renders the favourite and comparison buttons of a product page. */
export function favouriteButtons(
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

/**
 * Renders the favourite button of a shop's or post's page: `title` is stored by a guest's browser.
 */
export function favouriteButton(
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

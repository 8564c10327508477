import { css, html, nothing, type TemplateResult } from 'lit';
import { formatPrice, formatPriceRange } from '../../locales/format.ts';
import { text, type Lang } from '../../locales/text.ts';

export interface PriceView {
  readonly price: number;
  readonly max?: number;
  /** The full price before the discount (spec: `sale_price`). */
  readonly full?: number | null;
}

/**
 * Renders a price, with the full price struck through when on sale. Screen readers hear which is
 * which.
 */
export function price(
  { price: now, max, full }: PriceView,
  locale: Lang,
  more: unknown = nothing,
): TemplateResult {
  const sale = typeof full === 'number' && full > now;
  return html`<span class="price ${sale ? 'sale' : ''}" part="price"
    ><span class="vh">${text(locale, 'price.now')} </span
    ><bdi class="now">${formatPriceRange(now, max ?? now)}</bdi>${
      sale
        ? html` <s><span class="vh">${text(locale, 'price.was')} </span>${formatPrice(full)}</s>`
        : nothing
    }${more}</span
  >`;
}

export const priceStyles = css`
  .price {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 8px;
    font-variant-numeric: tabular-nums;
  }
  .now {
    font-weight: 700;
  }
  .sale .now {
    color: var(--sale);
  }
  s {
    color: var(--muted);
    font-size: 0.82em;
  }
`;

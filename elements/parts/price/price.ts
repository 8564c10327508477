import { css, html, nothing, type TemplateResult } from 'lit';
import { formatPrice, formatPriceRange } from '../../locales/format.ts';
import { text, type Lang } from '../../locales/text.ts';

export interface PriceView {
  readonly price: number;
  readonly max?: number;
  /** The full price before the discount (spec: `sale_price`). */
  readonly full?: number | null;
  readonly percent?: number | null;
}

/** A price, struck full price beside it when on sale. A colour alone never says "lower". */
export function price({ price: now, max, full, percent }: PriceView, locale: Lang): TemplateResult {
  const sale = typeof full === 'number' && full > now;
  return html`<span class="price ${sale ? 'sale' : ''}" part="price"
    ><span class="vh">${text(locale, 'price.now')} </span
    ><span class="now">${formatPriceRange(now, max ?? now)}</span>${
      sale
        ? html` <s><span class="vh">${text(locale, 'price.was')} </span>${formatPrice(full)}</s>`
        : nothing
    }${percent ? html` <span class="off">-${percent}%</span>` : nothing}</span
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
  .off {
    padding-inline: 6px;
    border-radius: 999px;
    background: var(--sale);
    color: var(--talad-on-sale, var(--surface));
    font-size: 12px;
    font-weight: 600;
  }
`;

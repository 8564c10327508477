import { html, nothing, type TemplateResult } from 'lit';
import { picture } from '../../parts/picture/picture.ts';
import type { OfferCard } from './offers-page-data.ts';

interface CardOptions {
  /** On the first screen: its picture loads at once. */
  readonly eager?: boolean;
  readonly heading?: 'h2' | 'h3';
  /** The card spans more than one column. */
  readonly wide?: boolean;
  /** Content below its texts, above the link over the whole card. */
  readonly more?: unknown;
}

/** Renders a promotion or a collection in a list: the whole card is a link. */
export function offerCard(
  card: OfferCard,
  { eager = false, heading = 'h2', wide = false, more = nothing }: CardOptions = {},
): TemplateResult {
  const sizes = `(width < 640px) 100vw, ${wide ? 800 : 400}px`;
  const title = html`<a href=${card.url}>${card.title}</a>`;
  return html`<article class="offer">
    <div class="offer-picture">
      ${card.image ? picture(card.image, { sizes, eager, alt: '' }) : nothing}
      ${card.mark ? html`<bdi class="offer-mark">${card.mark}</bdi>` : nothing}
    </div>
    ${heading === 'h2' ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}
    ${card.summary ? html`<p class="offer-summary">${card.summary}</p>` : nothing}
    <p class="offer-meta">
      <span>${card.meta}</span>${card.shop ? html`<span>${card.shop}</span>` : nothing}
    </p>
    ${more}
  </article>`;
}

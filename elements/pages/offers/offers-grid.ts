import { html, type TemplateResult } from 'lit';
import { offerCard } from './offer-card.ts';
import type { OfferCard } from './offers-page-data.ts';

export interface OffersGridOptions<Card> {
  /** Taller pictures, three columns at most. */
  readonly large?: boolean;
  readonly heading?: 'h2' | 'h3';
  /** Number on the first screen, whose pictures load at once. */
  readonly eager?: number;
  readonly more?: (card: Card) => TemplateResult;
}

/**
 * Renders promotions or collections in complete rows: the first card is wide enough to fill the
 * rest of its row.
 */
export function offersGrid<Card extends OfferCard>(
  cards: readonly Card[],
  { large = false, heading = 'h2', eager = 0, more }: OffersGridOptions<Card> = {},
): TemplateResult {
  const columns = columnsFor(cards.length, large);
  const rest = cards.length % columns;
  const lead = rest === 0 ? 1 : columns - rest + 1;
  return html`<ul
    class="offers-grid of-${columns} lead-${lead}${large ? ' large' : ''}"
    role="list"
  >
    ${cards.map(
      (card, index) =>
        html`<li>
          ${offerCard(card, {
            heading,
            eager: index < eager,
            wide: index === 0 && lead > 1,
            ...(more && { more: more(card) }),
          })}
        </li>`,
    )}
  </ul>`;
}

function columnsFor(count: number, large: boolean): 2 | 3 | 4 {
  if (count <= 2) return 2;
  return count % 4 === 0 && !large ? 4 : 3;
}

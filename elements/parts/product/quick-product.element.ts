import { css } from 'lit';
import { ProductElement } from './product.element.ts';
import { productSheet } from './product-sheet.ts';

/**
 * A product for rendering in the browser alone, with the style sheet that a server's page has in
 * its markup.
 */
export class QuickProductElement extends ProductElement {
  static override styles = [
    ...ProductElement.styles,
    ...productSheet,
    css`
      .buy {
        position: static;
      }
      .buy > *:not(.actions),
      .actions,
      .details {
        padding-inline: 0;
      }
      .track {
        border-radius: var(--radius);
      }
      @container (width < 700px) {
        .track li {
          aspect-ratio: 4 / 3;
        }
      }
    `,
  ];
}

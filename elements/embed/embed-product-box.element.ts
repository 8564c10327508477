import { css, type PropertyDeclarations } from 'lit';
import type { ProductMini } from '../api/product.contract.ts';
import { ProductCard } from '../parts/product-box/product-card.ts';
import { isProduct, type ProductReference } from '../schema/is-product.ts';
import { reference } from '../schema/read-property.ts';
import { onAnyPage } from './on-any-page.ts';
import { ProductLoader } from './product-loader.ts';

/**
 * A product box on any web page: `<talad-product-box shop="https://HOST/web/demo" product="12">`.
 * It loads its product, and opens a chooser if the product has options.
 * @slot - Content that is shown if the product is not available, such as a text or link of the page.
 * @csspart note - Why there is no product.
 */
export class EmbedProductBoxElement extends onAnyPage(ProductCard) {
  static override properties: PropertyDeclarations = { product: { type: reference } };
  static override styles = [
    ...super.styles,
    css`
      :host {
        box-sizing: border-box;
        inline-size: 100%;
        max-inline-size: 320px;
      }
    `,
  ];
  protected override readonly sizes = '320px';
  /** The product's id or uuid, or the product object of the API. */
  declare product: ProductReference;
  readonly #loader = new ProductLoader<ProductMini>(this, isProduct);

  protected override get item(): ProductMini | null {
    return this.#loader.item;
  }

  protected override readonly choose = (event: Event): void => {
    const { item, shop, locale } = this;
    event.preventDefault();
    this.trouble = null;
    import('./option-chooser.element.ts').then(
      ({ openChooser }) => item && openChooser(this.renderRoot, item, { shop, locale }),
      () => this.fail(),
    );
  };

  protected override retry(): void {
    super.retry();
    this.#loader.retry();
  }
}

import type { PropertyDeclarations } from 'lit';
import { ProductBoxElement } from '../parts/product-box/product-box.element.ts';
import { onAnyPage } from './on-any-page.ts';
import { ProductLoader } from './product-loader.ts';

/**
 * A product box on anybody's page: `<talad-product-box shop="https://HOST/web/demo" product="12">`.
 * It loads its product, and opens a chooser where the product has options.
 * @slot - What is shown instead when the product can not be: the page's own words or link.
 * @csspart note - Why there is no product.
 */
export class EmbedProductBoxElement extends onAnyPage(ProductBoxElement) {
  static override properties: PropertyDeclarations = {
    product: { attribute: false },
    reference: { attribute: 'product' },
  };
  /** The product's id or uuid. */
  declare reference: string | null;
  readonly #loader = new ProductLoader(this, (trouble) => (this.trouble = trouble));

  protected override firstUpdated(): void {
    this.renderRoot.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a.add')) {
        event.preventDefault();
        this.#choose();
      }
    });
  }

  #choose(): void {
    this.trouble = null;
    import('./option-chooser.element.ts').then(
      ({ openChooser }) => openChooser(this.renderRoot, this),
      () => this.stuck(),
    );
  }

  protected override retry(): void {
    super.retry();
    this.#loader.retry();
  }
}

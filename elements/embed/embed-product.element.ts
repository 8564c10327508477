import { html, type PropertyDeclarations } from 'lit';
import { ProductElement } from '../parts/product/product.element.ts';
import { onAnyPage } from './on-any-page.ts';
import { ProductLoader } from './product-loader.ts';

/**
 * A product with its pictures, options and buy box on anybody's page:
 * `<talad-product shop="https://HOST/web/demo" product="12">`.
 * @slot - What is shown instead when the product can not be.
 * @csspart note - Why there is no product.
 */
export class EmbedProductElement extends onAnyPage(ProductElement) {
  static override properties: PropertyDeclarations = {
    product: { attribute: false },
    reference: { attribute: 'product' },
    loading: { state: true },
  };
  /** The product's id or uuid. */
  declare reference: string | null;
  /** The product is on its way. */
  declare loading: boolean;
  readonly #loader = new ProductLoader(this, (trouble) => (this.trouble = trouble), '/detail');

  protected override retry(): void {
    super.retry();
    this.#loader.retry();
  }

  override render(): ReturnType<ProductElement['render']> {
    const waits = this.loading && !this.product;
    return waits ? html`<div class="base note" aria-busy="true">…</div>` : super.render();
  }
}

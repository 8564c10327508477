import {
  adoptStyles,
  html,
  isServer,
  type LitElement,
  type PropertyDeclarations,
  type PropertyValues,
} from 'lit';
import type { ProductDetail } from '../api/product.contract.ts';
import { addTexts } from '../locales/text.ts';
import { BuyBox, type ProductPieces } from '../parts/product/buy-box.ts';
import { isDetail } from '../schema/is-detail.ts';
import { isProduct, type ProductReference } from '../schema/is-product.ts';
import { reference } from '../schema/read-property.ts';
import { onAnyPage } from './on-any-page.ts';
import { ProductLoader } from './product-loader.ts';

/**
 * A product with its pictures, options and buy box on any web page:
 * `<talad-product shop="https://HOST/web/demo" product="12">`.
 * @slot - Content that is shown if the product is not available.
 * @csspart note - The reason why the product is not available.
 */
export class EmbedProductElement extends onAnyPage(BuyBox) {
  static override properties: PropertyDeclarations = {
    product: { type: reference },
    loading: { state: true },
    pieces: { state: true },
  };
  /** The product's id or uuid, or the product object of the API. */
  declare product: ProductReference<ProductDetail>;
  /** True while the product is loading. */
  declare loading: boolean;
  declare protected pieces: ProductPieces | null;
  readonly #loader = new ProductLoader<ProductDetail>(this, isDetail, '/detail');

  protected override get item(): ProductDetail | null {
    return this.#loader.item;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // An id can be that of a variant, which is then chosen.
    if (changed.has('product') && this.sub === this.#named && !isProduct(this.product)) {
      this.sub = this.#named = Number(this.product);
    }
    super.willUpdate(changed);
    if (!isServer && changed.has('locale')) void this.#fetch();
  }

  /**
   * Loads the renderers and texts at the same time as the product, so that nothing waits for them; again
   * when the page's language changes. Messages load their own texts.
   */
  async #fetch(): Promise<void> {
    const { locale } = this;
    const loaded = await Promise.all([
      import('./product-buying.ts'),
      import('./product-pictures.ts'),
      locale === 'th' ? import('../locales/th/product.ts') : import('../locales/en/product.ts'),
    ]).catch(() => null);
    if (!loaded) return this.fail();
    const [buying, pictures, { product: texts }] = loaded;
    addTexts(locale, texts);
    const { elementStyles } = this.constructor as typeof LitElement;
    const sheets = [...elementStyles, ...pictures.sheet, ...buying.sheet];
    adoptStyles(this.renderRoot as ShadowRoot, sheets);
    this.pieces = { ...buying.pieces, ...pictures.pieces };
  }

  #named: number | null = null;
  #isPlaced = false;

  /** The first update had no pictures yet. */
  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.#isPlaced || !this.item || !this.pieces) return;
    this.#isPlaced = true;
    this.firstUpdated();
  }

  protected override retry(): void {
    super.retry();
    this.#loader.retry();
    void this.#fetch();
  }

  override render(): ReturnType<BuyBox['render']> {
    const waits = this.item ? !this.pieces : this.loading;
    return waits && !this.trouble
      ? html`<div class="base note" aria-busy="true">…</div>`
      : super.render();
  }
}

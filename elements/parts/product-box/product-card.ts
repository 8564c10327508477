import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import type { ProductReference } from '../../schema/is-product.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { formatNumber } from '../../locales/format.ts';
import { statusText } from '../../locales/status-text.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { cartIcon, flashIcon, icon } from '../icon.ts';
import { picture } from '../picture/picture.ts';
import { price, priceStyles } from '../price/price.ts';
import { productBoxStyles } from './product-box.styles.ts';

/** The share of good reviews is shown from this many reviews on. */
const MIN_REVIEWS = 3;

/**
 * A product in a list: picture, title, price and "add to cart".
 * @fires {TaladCartAddEvent} talad-cart-add - After the button was used.
 * @csspart base - The card.
 * @csspart frame - The square around the picture.
 * @csspart image - The picture.
 * @csspart title - The title, a link.
 * @csspart price - The price.
 * @csspart add - "Add to cart" or "choose options".
 * @csspart chip - A label on the picture: sale percent, new, sold out.
 */
export abstract class ProductCard extends TaladElement {
  static override properties: PropertyDeclarations = {
    base: { type: String },
    api: { type: String },
    showShop: { type: Boolean, attribute: 'show-shop' },
    eager: { type: Boolean },
    loading: { type: Boolean },
    near: { state: true },
  };
  static override styles = [baseStyles, hiddenStyles, priceStyles, productBoxStyles];
  declare product: ProductReference;
  declare base: string;
  declare api: string;
  declare showShop: boolean;
  /** The picture is part of the first screen and is loaded at once. */
  declare eager: boolean;
  /** Shows a skeleton until the product is loaded. */
  declare loading: boolean;
  /** The mouse has been over it: the second picture is loaded only then. */
  declare protected near: boolean;

  constructor() {
    super();
    this.product = null;
    this.base = '';
    this.api = '/api/v1';
    this.showShop = false;
    this.eager = false;
    this.loading = false;
    this.near = false;
  }

  /** Width of the picture, as `sizes` says it. */
  protected abstract readonly sizes: string;

  /** The product to render: the property, or a loaded one. */
  protected abstract get item(): ProductMini | null;

  #enter = ({ pointerType }: PointerEvent): void => {
    this.near ||= pointerType === 'mouse';
  };

  /**
   * Loads the cart's code when the pointer approaches or at the click: most visitors of a list add
   * nothing.
   */
  protected load(): Promise<typeof import('./put-into-cart.ts')> {
    return import('./put-into-cart.ts');
  }

  #preload = (): void => {
    this.load().then(
      ({ prepare }) => prepare(this),
      () => undefined,
    );
  };

  /** Opens the options in place; without it the link leads to the product page. */
  declare protected readonly choose?: (event: Event) => void;

  #add = (event: SubmitEvent): void => {
    const { item } = this;
    const form = event.currentTarget as HTMLFormElement;
    event.preventDefault();
    void this.load().then(
      ({ putIntoCart }) => item && putIntoCart(this, item, 1),
      () => this.fail(form),
    );
  };

  /** The code of the cart failed to load. */
  protected abstract fail(form: HTMLFormElement): void;

  #action(product: ProductMini): TemplateResult | typeof nothing {
    // The note says why the product cannot be added.
    if (!product.ready_to_sell || product.add_note) return nothing;
    const action = this.t(product.has_subproducts ? 'box.choose' : 'box.add');
    // A narrow box shows only the icon; the name is for screen readers.
    const name = html`<span aria-hidden="true">${action}</span
      ><span class="vh">${action} ${product.title}</span>`;
    if (product.has_subproducts) {
      return html`<a
        class="add screen"
        part="add"
        href=${hrefOf(product)}
        data-modal="ProductDetail"
        data-id=${product.id}
        @click=${this.choose}
        >${icon(cartIcon)}${name}</a
      >`;
    }
    return html`<form
      method="post"
      action="${this.base}/cart/items"
      @pointerenter=${this.#preload}
      @submit=${this.#add}
    >
      <input type="hidden" name="product_uuid" value=${product.product_uuid} />
      <button class="add screen" part="add">${icon(cartIcon)}${name}</button>
    </form>`;
  }

  /** Renders one line of proof: stars, share of good reviews, pieces sold. */
  #proof(product: ProductMini): TemplateResult | typeof nothing {
    const { avg_score: stars, review_percent: percent = 0, total_review: count = 0 } = product;
    const sold = product.total_sold
      ? this.t('box.sold', { count: formatNumber(product.total_sold) })
      : '';
    if (count === 0 && !sold) return nothing;
    return html`<p class="proof">
      ${
        count > 0
          ? html`<span aria-hidden="true"
                ><i>★</i> <b>${stars ? formatNumber(stars, 1) : ''}</b>${
                  count >= MIN_REVIEWS ? ` · ${percent}%` : ''
                }</span
              ><span class="vh">${this.t('box.review', { percent, count })}</span>`
          : nothing
      }
      ${sold ? html`<span>${sold}</span>` : nothing}
    </p>`;
  }

  #chip(product: ProductMini): TemplateResult | typeof nothing {
    const { status } = product;
    const label =
      product.ready_to_sell && status !== 'preorder'
        ? product.add_note
        : statusText(this.locale, status);
    if (label) return html`<span class="chip" part="chip">${label}</span>`;
    const percent = product.sale_percent ? `-${product.sale_percent}%` : '';
    if (product.is_flash_sale) {
      // A phone has no room for both: the lightning is visible, the text is for screen readers.
      return html`<bdi class="chip off" part="chip"
        >${icon(flashIcon)}<span class="vh">${this.t('box.flash')} </span>${percent}</bdi
      >`;
    }
    if (percent) return html`<bdi class="chip off" part="chip">${percent}</bdi>`;
    return product.new ? html`<span class="chip" part="chip">${this.t('box.new')}</span>` : nothing;
  }

  override render(): TemplateResult | typeof nothing {
    const product = this.item;
    if (!product) {
      return this.loading
        ? html`<div class="base" aria-hidden="true">
            <div class="frame bone"></div>
            <p class="title bone"></p>
            <p class="bone line"></p>
          </div>`
        : nothing;
    }
    const { title, image, image_hover: hover, shop } = product;
    const tags = (product.product_tags ?? []).slice(0, 2);
    return html`<article
      class="base ${product.ready_to_sell ? '' : 'gone'}"
      part="base"
      @pointerenter=${this.#enter}
    >
      <div class="frame" part="frame">
        ${image ? picture(image, { sizes: this.sizes, eager: this.eager, alt: '' }) : nothing}
        ${hover && this.near ? picture(hover, { sizes: this.sizes, alt: '', cssClass: 'hover' }) : nothing}
        ${this.#chip(product)}
      </div>
      <a class="title" part="title" href=${hrefOf(product)}>${title}</a>
      ${price(
        {
          price: product.price_min ?? product.price,
          max: product.price_max ?? product.price,
          full: product.sale_price,
        },
        this.locale,
      )}
      ${this.#action(product)} ${this.#proof(product)}
      <div class="rest">
        ${tags.length > 0 ? html`<p class="tags">${tags.map((tag) => html`<span>${tag}</span>`)}</p>` : nothing}
        ${product.review_text ? html`<p class="small review">“${product.review_text}”</p>` : nothing}
        ${this.showShop ? html`<p class="small">${shop.title}</p>` : nothing}
      </div>
    </article>`;
  }
}

/** Returns the product's address; it is marked while its flash sale runs (spec §2). */
function hrefOf({ full_url: url, is_flash_sale: flash }: ProductMini): string {
  return safeHref(flash ? `${url}?flashsale=true` : url);
}

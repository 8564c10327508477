import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { ProductMini } from '../../api/product.contract.ts';
import { isProduct } from '../../schema/is-product.ts';
import { safeHref } from '../../schema/safe-href.ts';
import type { TextKey } from '../../locales/text.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { cartIcon, icon } from '../icon.ts';
import { picture } from '../picture/picture.ts';
import { price, priceStyles } from '../price/price.ts';
import { productBoxStyles } from './product-box.styles.ts';

const SIZES = '(width < 600px) 50vw, (width < 1200px) 33vw, 290px';
const STATUS: Readonly<Record<string, TextKey>> = {
  soldout: 'box.soldout',
  preorder: 'box.preorder',
  comingsoon: 'box.comingsoon',
};

/**
 * A product in a list: picture, title, price and "add to cart".
 * @fires {TaladCartAddEvent} talad-cart-add - After the button was used.
 * @csspart base - The card.
 * @csspart image - The picture.
 * @csspart title - The title, a link.
 * @csspart price - The price.
 * @csspart add - "Add to cart" or "choose options".
 * @csspart chip - What lies on the picture: sale percent, new, sold out.
 */
export class ProductBoxElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    product: { type: Object },
    base: { type: String },
    api: { type: String },
    showShop: { type: Boolean, attribute: 'show-shop' },
    eager: { type: Boolean },
    loading: { type: Boolean },
    near: { state: true },
  };
  static override styles = [baseStyles, hiddenStyles, priceStyles, productBoxStyles];
  declare product: ProductMini | null;
  declare base: string;
  declare api: string;
  declare showShop: boolean;
  /** The picture is part of the first screen: it is loaded at once. */
  declare eager: boolean;
  /** Bones are drawn until the product is there. */
  declare loading: boolean;
  /** A mouse has been over it: until then the second picture is not fetched. */
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

  /** What wakes a box on a server's page is the mouse that is over it already. */
  protected override firstUpdated(): void {
    queueMicrotask(() => {
      this.near ||= matchMedia('(hover: hover)').matches && this.matches(':hover');
    });
  }

  #enter({ pointerType }: PointerEvent): void {
    this.near ||= pointerType === 'mouse';
  }

  /** Fetched at a pointer's approach or at the click: most visitors to a list add nothing. */
  protected warm(): Promise<Pick<typeof import('./put-into-cart.ts'), 'putIntoCart'>> {
    return import('./put-into-cart.ts');
  }

  #add(event: SubmitEvent, product: ProductMini): void {
    const form = event.currentTarget as HTMLFormElement;
    event.preventDefault();
    void this.warm().then(
      ({ putIntoCart }) => putIntoCart(this, product, 1),
      // Then the way it goes without JavaScript.
      () => this.stuck(form),
    );
  }

  /** The code of the cart did not come. */
  protected stuck(form: HTMLFormElement): void {
    form.submit();
  }

  #action(product: ProductMini): TemplateResult | typeof nothing {
    if (!product.ready_to_sell) return nothing;
    const action = this.t(product.has_subproducts ? 'box.choose' : 'box.add');
    // Where the box is narrow only the icon is seen: the name is said in any case.
    const name = html`<span aria-hidden="true">${action}</span
      ><span class="vh">${action} ${product.title}</span>`;
    if (product.has_subproducts) {
      return html`<a class="add screen" part="add" href=${safeHref(product.full_url)}
        >${icon(cartIcon)}${name}</a
      >`;
    }
    return html`<form
      method="post"
      action="${this.base}/cart/items"
      @pointerenter=${() => this.warm()}
      @submit=${(event: SubmitEvent) => this.#add(event, product)}
    >
      <input type="hidden" name="product_uuid" value=${product.product_uuid} />
      <button class="add screen" part="add">${icon(cartIcon)}${name}</button>
    </form>`;
  }

  #chip(product: ProductMini): TemplateResult | typeof nothing {
    const key = product.ready_to_sell
      ? STATUS[product.status]
      : (STATUS[product.status] ?? 'box.unavailable');
    if (key) return html`<span class="chip" part="chip">${this.t(key)}</span>`;
    if (product.sale_percent) {
      return html`<bdi class="chip off" part="chip">-${product.sale_percent}%</bdi>`;
    }
    return product.new ? html`<span class="chip" part="chip">${this.t('box.new')}</span>` : nothing;
  }

  override render(): TemplateResult | typeof nothing {
    const product = this.product;
    if (!isProduct(product)) {
      return this.loading
        ? html`<div class="base" aria-hidden="true">
            <div class="frame bone"></div>
            <div class="text">
              <p class="title bone"></p>
              <p class="bone line"></p>
            </div>
          </div>`
        : nothing;
    }
    const { title, image, image_hover: hover, shop } = product;
    const tags = (product.product_tags ?? []).slice(0, 2);
    return html`<article
      class="base ${product.ready_to_sell ? '' : 'gone'}"
      part="base"
      @pointerenter=${(event: PointerEvent) => this.#enter(event)}
    >
      <div class="frame">
        ${image ? picture(image, { sizes: SIZES, eager: this.eager, alt: '' }) : nothing}
        ${hover && this.near ? picture(hover, { sizes: SIZES, alt: '', cssClass: 'hover' }) : nothing}
        ${this.#chip(product)}
      </div>
      <div class="text">
        <a class="title" part="title" href=${safeHref(product.full_url)}>${title}</a>
        ${price(
          {
            price: product.price_min ?? product.price,
            max: product.price_max ?? product.price,
            full: product.sale_price,
          },
          this.locale,
        )}
        ${this.showShop ? html`<p class="small">${shop.title}</p>` : nothing}
        ${
          product.total_review
            ? html`<p class="small">
                  <i aria-hidden="true">★</i>
                  ${this.t('box.review', { percent: product.review_percent ?? 0, count: product.total_review })}
                </p>
                ${product.review_text ? html`<p class="small">“${product.review_text}”</p>` : nothing}`
            : nothing
        }
        ${tags.length > 0 ? html`<p class="small">${tags.join(' · ')}</p>` : nothing}
      </div>
      ${this.#action(product)}
    </article>`;
  }
}

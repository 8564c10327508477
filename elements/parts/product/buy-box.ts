import {
  html,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { ProductDetail, SubProduct } from '../../api/product.contract.ts';
import { isDetail } from '../../schema/is-detail.ts';
import type { ProductReference } from '../../schema/is-product.ts';
import { safeHref } from '../../schema/safe-href.ts';
import { statusText } from '../../locales/status-text.ts';
import { matchVariant, type Choice } from '../../commerce/product/options.ts';
import { LOW_STOCK } from '../../commerce/limits.ts';
import { isUnlimited, maxQuantity } from '../../commerce/product/stock.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { percentOff, percentStyles } from '../price/percent.ts';
import { price, priceStyles } from '../price/price.ts';
import type { quantityField } from '../quantity/quantity.ts';
import { chosenProduct, type ShownProduct } from './chosen-product.ts';
import type { gallery } from './gallery.ts';
import type { optionFields } from './options.ts';

/** Renderers of parts of the buy box: pictures, options, quantity. */
export interface ProductPieces {
  readonly gallery: typeof gallery;
  readonly optionFields: typeof optionFields;
  readonly quantityField: typeof quantityField;
}

/**
 * A product's pictures and buy box. Without JavaScript it is a form that the server handles.
 * @fires {TaladCartAddEvent} talad-cart-add - After "add to cart".
 * @fires {TaladOptionChangeEvent} talad-option-change - After a choice of options.
 * @slot offers - Its promotions, under the price: marks, coupons, a countdown.
 * @slot details - Description and further content, under the pictures.
 * @slot assurance - Delivery, returns and payment, under the button.
 * @csspart base - The wrapper.
 * @csspart gallery - The pictures.
 * @csspart image - A picture.
 * @csspart title - The product's name.
 * @csspart quantity - The quantity field with its buttons.
 * @csspart input - The quantity.
 * @csspart price - The price.
 * @csspart option - One group of options.
 * @csspart add - The button.
 * @csspart buy - "Buy now", which leads straight to the checkout.
 */
export class BuyBox extends TaladElement {
  static override properties: PropertyDeclarations = {
    product: { type: Object },
    base: { type: String },
    api: { type: String },
    sub: { type: Number },
    showShop: { type: Boolean, attribute: 'show-shop' },
    page: { type: Boolean },
    buyNow: { type: Boolean, attribute: 'buy-now' },
    noAdd: { type: Boolean, attribute: 'no-add' },
    noBar: { type: Boolean, attribute: 'no-bar' },
    noGallery: { type: Boolean, attribute: 'no-gallery' },
    noToggle: { type: Boolean, attribute: 'no-toggle' },
    choice: { state: true },
    quantity: { state: true },
    shown: { state: true },
  };
  static override styles = [baseStyles, hiddenStyles, priceStyles, percentStyles];
  declare product: ProductReference<ProductDetail>;
  declare base: string;
  declare api: string;
  /** Id of the sub-product in the address. */
  declare sub: number | null;
  declare showShop: boolean;
  /** The product's own page: the address follows the choice, and pictures open in full size. */
  declare page: boolean;
  /** Shows a second button that leads straight to the checkout. */
  declare buyNow: boolean;
  /** The product cannot be added to the cart. */
  declare noAdd: boolean;
  /** On phones the button does not stick to the bottom of the screen. */
  declare noBar: boolean;
  /** Hides the pictures. */
  declare noGallery: boolean;
  /** Clicking a chosen option does not clear it. */
  declare noToggle: boolean;
  declare protected readonly pieces: ProductPieces | null;
  declare protected choice: Choice;
  declare protected quantity: number;
  declare protected shown: number;

  constructor() {
    super();
    this.product = null;
    this.base = '';
    this.api = '/api/v1';
    this.sub = null;
    this.showShop = false;
    this.page = false;
    this.buyNow = false;
    this.noAdd = false;
    this.noBar = false;
    this.noGallery = false;
    this.noToggle = false;
    this.choice = {};
    this.quantity = 1;
    this.shown = 0;
  }

  /** The product to render: the property, or the loaded one. */
  protected get item(): ProductDetail | null {
    return isDetail(this.product) ? this.product : null;
  }

  #before: ProductDetail | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { item } = this;
    const before = this.#before;
    this.#before = item;
    if (item === before && !changed.has('sub')) return;
    // The same product with new data keeps the choice.
    if (before && before !== item && before.id === item?.id) return;
    const sub = item?.subproducts.find((one) => one.id === this.sub);
    this.choice = sub?.option_values ?? {};
    this.shown = sub?.image_index ?? 0;
  }

  protected override firstUpdated(): void {
    // The gallery was swiped before this code was loaded.
    if (this.#track?.scrollLeft) this.#scrolled();
    else if (this.shown > 0) this.#show(this.shown, 'instant');
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!(changed as PropertyValues).has('choice') || !this.item?.has_subproducts) return;
    const before = (changed as PropertyValues).get('choice');
    // Sync only once the code is loaded: until then the click must stay visible.
    const sync = ({ syncOptions }: typeof import('./choose.ts')): void => {
      if (before) syncOptions(this.renderRoot, this.choice);
    };
    this.#choosing().then(sync, () => undefined);
  }

  #code: Promise<typeof import('./choose.ts')> | undefined;

  /**
   * Loads the code of options in advance. Shared as one promise, so that clicks are handled in
   * order; two imports of one module would not guarantee this.
   */
  #choosing = (): Promise<typeof import('./choose.ts')> => {
    this.#code ??= import('./choose.ts');
    this.#code.catch(() => (this.#code = undefined));
    return this.#code;
  };

  /** Returns the product with all variants, also on a page that was rendered without them. */
  #ready = () => this.#choosing().then(({ complete }) => complete(this, this.item));

  #pick = (axis: string, item: string): void => {
    const apply = (choose: typeof import('./choose.ts').choose): void => {
      const { item: product, choice, quantity } = this;
      if (!product) return;
      const { picture, chosen, ...next } = choose(this, product, { choice, quantity }, axis, item);
      Object.assign(this, next);
      if (picture !== null) this.#show(picture);
      this.dispatchEvent(chosen);
    };
    this.#ready().then(apply, () => undefined);
  };

  get #track(): Element | null {
    return this.renderRoot.querySelector('.track');
  }

  #show = (index: number, behavior: ScrollBehavior = 'smooth'): void => {
    this.shown = index;
    const track = this.#track;
    track?.scrollTo({ left: index * track.clientWidth, behavior });
  };

  #scrolled = (): void => {
    const track = this.#track;
    if (track?.clientWidth) this.shown = Math.round(track.scrollLeft / track.clientWidth);
  };

  /** Loaded when the form is touched or sent; viewing needs no cart. */
  protected load(): Promise<typeof import('./buy.ts')> {
    return import('./buy.ts');
  }

  #preload = (): void => {
    this.load().then(
      ({ prepare }) => prepare(this),
      () => undefined,
    );
  };

  #submit = (event: SubmitEvent): void => {
    const { item: product } = this;
    const form = event.currentTarget as HTMLFormElement;
    event.preventDefault();
    if (!product) return;
    const isAtOnce = event.submitter?.hasAttribute('name') ?? false;
    // A choice made a moment ago counts, whichever code loads first.
    Promise.all([this.load(), product.has_subproducts && this.#ready()]).then(
      ([{ send }]) => {
        const { item, choice, quantity } = this;
        return item && send(this, item, { choice, quantity, isAtOnce });
      },
      () => this.fail(form),
    );
  };

  /** The code of the cart failed to load: post the form, as without JavaScript. */
  protected fail(form: HTMLFormElement): void {
    form.submit();
  }

  #stock(shown: ShownProduct): TemplateResult | typeof nothing {
    const { ready_to_sell: ready, remain, status, prepare_duration: days } = shown;
    if (!ready) return html`<p class="stock gone-text">${statusText(this.locale, status)}</p>`;
    if (!isUnlimited(remain) && remain <= LOW_STOCK) {
      return html`<p class="stock low">${this.t('product.left', { left: remain })}</p>`;
    }
    if (status !== 'preorder') return html`<p class="stock">${this.t('product.inStock')}</p>`;
    return html`<p class="stock">
      ${days ? this.t('product.preorderIn', { days }) : this.t('box.preorder')}
    </p>`;
  }

  #buyBox(pieces: ProductPieces, product: ProductDetail, sub: SubProduct | null): TemplateResult {
    const shown: ShownProduct = chosenProduct(product, sub);
    const view = price(
      {
        price: sub ? shown.price : product.price_min,
        max: sub ? shown.price : product.price_max,
        full: shown.sale_price,
      },
      this.locale,
      percentOff(shown.sale_percent),
    );
    const limit = product.one_per_cart ? 1 : (product.order_limit ?? Infinity);
    const max = Math.min(limit, Math.max(1, maxQuantity(shown.remain)));
    const sells = !this.noAdd && !product.add_disabled;
    return html`<form
      method="post"
      action="${this.base}/cart/items"
      class="buy"
      aria-label=${product.title}
      @pointerenter=${this.#preload}
      @focusin=${this.#preload}
      @submit=${this.#submit}
    >
      <input type="hidden" name="product_uuid" value=${product.product_uuid} />
      <div class="head">
        ${
          this.showShop
            ? html`<a
                class="shop"
                href=${safeHref(product.shop.seller_url ?? product.shop.shop_url)}
                >${product.shop.title}</a
              >`
            : nothing
        }
        <h1 part="title">${product.title}</h1>
        ${
          product.total_review
            ? html`<a class="shop" href="${this.page ? '' : safeHref(product.full_url)}#reviews"
                ><span class="star" aria-hidden="true">★</span>
                ${this.t('box.review', { percent: product.review_percent ?? 0, count: product.total_review })}</a
              >`
            : nothing
        }
        <div class="prices" aria-live="polite">
          ${view}${product.unit_name ? html`<span class="muted"> ${this.t('product.unit', { unit: product.unit_name })}</span>` : nothing}
        </div>
        <slot name="offers"></slot>
      </div>
      ${pieces.optionFields({ product, choice: this.choice, locale: this.locale, pick: this.#pick })}
      <div class="how-many">
        ${
          sells && shown.ready_to_sell
            ? pieces.quantityField({
                value: this.quantity,
                max,
                name: 'quantity',
                locale: this.locale,
                change: (quantity) => (this.quantity = quantity),
              })
            : nothing
        }
        ${this.#stock(shown)}
      </div>
      ${sells ? this.#actions(view, shown) : nothing}
      <div class="assurance">
        <slot name="assurance"></slot>
        ${shown.code ? html`<p class="code">${this.t('product.code', { code: shown.code })}</p>` : nothing}
      </div>
    </form>`;
  }

  #actions(view: TemplateResult, { ready_to_sell: ready, status }: ShownProduct): TemplateResult {
    return html`<div class="actions screen ${this.noBar ? 'still' : ''}">
      <span class="again" aria-hidden="true">${view}</span>
      <button class="button" part="add" ?disabled=${!ready}>
        ${ready ? this.t('box.add') : statusText(this.locale, status)}
      </button>
      ${
        this.buyNow && ready
          ? html`<button class="button at-once" part="buy" name="buy" value="1">
              ${this.t('product.buyNow')}
            </button>`
          : nothing
      }
    </div>`;
  }

  override render(): TemplateResult | typeof nothing {
    const { item: product, pieces } = this;
    if (!pieces || !product) return nothing;
    const sub = matchVariant(product.suboptions.options, product.subproducts, this.choice);
    const { image, product_images: images } = product;
    const pictures = images?.length ? images : image ? [image] : [];
    return html`<article class="base" part="base">
      <div class="layout">
        ${
          this.noGallery
            ? nothing
            : pieces.gallery({
                title: product.title,
                pictures,
                current: this.shown,
                locale: this.locale,
                opens: this.page,
                show: this.#show,
                scrolled: this.#scrolled,
              })
        }
        ${this.#buyBox(pieces, product, sub)}
        <div class="details"><slot name="details"></slot></div>
      </div>
    </article>`;
  }
}

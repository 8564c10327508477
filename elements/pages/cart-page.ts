import { html, nothing, type TemplateResult } from 'lit';
import type { CartStatusLine, CartStatusResponse } from '../api/cart.contract.ts';
import type { ProductMini } from '../api/product.contract.ts';
import { formatPrice } from '../locales/format.ts';
import { text, type Lang } from '../locales/text.ts';
import { picture } from '../parts/picture/picture.ts';
import { refusalText } from '../parts/toast/refusal-text.ts';
import type { ProductStrip, SiteData } from './page-data.ts';
import { productStrip } from './lists/product-grid.ts';
import { pageText } from './texts/page-text.ts';

interface CartPageData {
  readonly cart: CartStatusResponse | null;
  readonly signInUrl: string;
  /** Best sellers, with some to spare for those that are in the cart. */
  readonly also: ProductStrip;
}

/**
 * Renders the browser's cart. Inside it, for browsers without JavaScript, is the server's cart with
 * forms (null if there is none).
 */
export function cartPage(site: SiteData, { cart, signInUrl, also }: CartPageData): TemplateResult {
  return html`<talad-cart-page
      locale=${site.lang}
      base=${site.base}
      api=${site.api}
      browse-href=${site.searchUrl}
      ><div class="no-js">
        ${cart && cart.products.length > 0 ? serverCart(site, cart) : emptyCart(site)}
      </div></talad-cart-page
    >
    <talad-cart-all
      locale=${site.lang}
      base=${site.base}
      api=${site.api}
      label=${pageText(site.lang, 'cart.checkoutAll', { count: '{count}' })}
    ></talad-cart-all>
    <talad-saved-orders locale=${site.lang} base=${site.base} api=${site.api}></talad-saved-orders>
    <p class="wallet-line">
      <a href=${signInUrl} data-modal="OpenWallet">${pageText(site.lang, 'personal.wallet')}</a>
    </p>
    <div class="cart-also">${productStrip(site, also, { shown: 4 })}</div>`;
}

function emptyCart(site: SiteData): TemplateResult {
  return html`<div class="empty">
    <h2>${pageText(site.lang, 'cart.empty')}</h2>
    <p>${pageText(site.lang, 'cart.emptyHint')}</p>
    <p><a class="button" href=${site.searchUrl}>${pageText(site.lang, 'cart.browse')}</a></p>
  </div>`;
}

/** Renders one group per shop, each with its own checkout. */
function serverCart(site: SiteData, cart: CartStatusResponse): TemplateResult {
  return html`${cart.shops.map((group) => {
    const lines = cart.products.filter((line) => group.products.includes(line.id));
    return html`<section class="cart-shop">
      <h2>${pageText(site.lang, 'cart.from', { shop: group.shop.title })}</h2>
      <ul role="list">
        ${lines.map((line) => cartLine(site, line, cart.product_data[line.id]))}
      </ul>
      <dl class="sum">
        ${sumRow(pageText(site.lang, 'cart.products'), formatPrice(group.price.product))}
        ${sumRow(pageText(site.lang, 'cart.shipping'), shippingText(site.lang, group.price.shipping))}
        ${group.delivery_note ? sumRow(pageText(site.lang, 'cart.delivery'), group.delivery_note) : nothing}
        ${sumRow(pageText(site.lang, 'cart.total'), formatPrice(group.price.net), 'total')}
        ${vatRow(site.lang, group.vat)}
      </dl>
      ${group.notice ? html`<p>${group.notice}</p>` : nothing}
      <form method="post" action="${site.base}/cart/checkout">
        <input type="hidden" name="shop_id" value=${group.shop.id} />
        <button class="button">${pageText(site.lang, 'cart.checkout')}</button>
      </form>
    </section>`;
  })}
  ${
    cart.shops.length > 1
      ? html`<form method="post" action="${site.base}/cart/checkout/all">
          <button class="button">
            ${pageText(site.lang, 'cart.checkoutAll', { count: cart.shops.length })} ·
            ${formatPrice(cart.price.net)}
          </button>
        </form>`
      : nothing
  }`;
}

function cartLine(site: SiteData, line: CartStatusLine, product: ProductMini | undefined) {
  const { lang, base } = site;
  const title = product?.title ?? pageText(lang, 'missing.product');
  return html`<li class="cart-line">
    <span class="thumb"
      >${product?.image ? picture(product.image, { sizes: '72px', alt: '' }) : nothing}</span
    >
    <div class="cart-what">
      ${product ? html`<a href=${product.full_url}>${title}</a>` : title}
      ${product?.option_text ? html`<p class="muted">${product.option_text}</p>` : nothing}
      <p>${formatPrice(line.price)}</p>
      ${line.refusal ? html`<p class="problem">${refusalText(line.refusal, lang)}</p>` : nothing}
      <div class="cart-forms">
        <form method="post" action="${base}/cart/items/${line.id}">
          <label
            ><span class="vh">${pageText(lang, 'cart.quantity')} ${title}</span
            ><input
              type="number"
              name="quantity"
              min="1"
              max="999"
              value=${Math.max(line.quantity, 1)}
          /></label>
          <button class="pill">${pageText(lang, 'cart.update')}</button>
        </form>
        <form method="post" action="${base}/cart/items/${line.id}/remove">
          <button class="pill" aria-label=${pageText(lang, 'cart.removeNamed', { name: title })}>
            ${pageText(lang, 'cart.remove')}
          </button>
        </form>
      </div>
    </div>
  </li>`;
}

function sumRow(name: string, value: string, cssClass = '') {
  return html`<div class=${cssClass || nothing}>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

/** Renders the row with the VAT; null if the shop is not registered for it. */
function vatRow(lang: Lang, vat: number | null): TemplateResult | typeof nothing {
  if (vat === null) return nothing;
  const note =
    vat > 0 ? text(lang, 'cart.vat', { vat: formatPrice(vat) }) : text(lang, 'cart.noVat');
  return html`<div class="muted"><dt>${note}</dt></div>`;
}

function shippingText(lang: Lang, shipping: number): string {
  return shipping > 0 ? formatPrice(shipping) : text(lang, 'cart.free');
}

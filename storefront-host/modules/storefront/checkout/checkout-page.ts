import type { Checkout, CodRefusal } from '@talad/elements/api/checkout.contract';
import { placeFields } from '@talad/elements/commerce/forms/address-form';
import { formatPrice } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import {
  COMMENT_FIELD,
  MARKETING_FIELD,
  REMIND_FIELD,
  REMINDER_SHOWN_FIELD,
  SEEN_NET_FIELD,
  SEEN_SPENT_FIELD,
  spentText,
  orderSummary,
} from '../../sales/index.ts';
import { addressFieldset, errorSummary, provinceList } from '../../shops/index.ts';
import { deliveryField } from './delivery-field.ts';
import { codRefusalText, paymentField } from './payment-field.ts';
import { savedAddresses, saveField } from './saved-addresses.ts';
import { couponField, couponNotice } from './coupon-field.ts';
import { spendingField } from './spending-field.ts';
import type { CheckoutView } from './checkout-view.ts';
import { holidayNotice, isNotOpen, signInFirst } from './not-open.ts';

/** Renders contact, address and payment: one form that works without JavaScript. */
export function checkoutPage(view: CheckoutView): Markup {
  const { lang, checkout, action } = view;
  const isGone = checkout.lines.length > 0 && checkout.lines.every(isUnbuyable);
  if (isGone) return nothingLeft(view);
  const net = formatPrice(checkout.price.net);
  const fields = { ...view, asks: checkout.asks };
  // Enter in a field submits with this button, and not with the first visible one.
  const first = html`<button
    class="enter"
    tabindex="-1"
    aria-hidden="true"
    ${checkout.blocked && html`formaction="${action}/adjust"`}
  ></button>`;
  return html`<form
    class="checkout"
    method="post"
    action="${action}"
    novalidate
    data-typed="${view.posted}"
  >
    ${first}
    <div class="main">
      ${toCart(checkout, 'back', text(lang, 'checkout.backToCart'))}
      <h1>${text(lang, 'checkout.title')}</h1>
      ${failed(lang)} ${toSummary(view)} ${holidayNotice(checkout, lang)} ${signInFirst(view)}
      ${notice(view)} ${errorSummary(view)} ${savedAddresses(view)}
      ${addressFieldset(fields, 'checkout.contact', ['name', 'phone', 'email'])}
      ${reminderField(lang, checkout.reminder)} ${deliveryField(view)}
      <div class="ship-to">
        ${addressFieldset(fields, 'checkout.address', [...placeFields, 'note'])}
        ${view.saved && saveField(view)}
      </div>
      ${newsField(view)} ${paymentField(view)} ${provinceList(lang)}
    </div>
    <div class="side">
      <section class="summary" aria-labelledby="summary" data-live="summary">
        <div class="summary-head">
          <h2 id="summary">${text(lang, 'checkout.summary')}</h2>
          ${toCart(checkout, 'edit', text(lang, 'checkout.editCart'))}
        </div>
        ${orderSummary({ ...checkout, lang, commentField: COMMENT_FIELD })} ${couponField(view)}
        ${spendingField(view)}
        <input type="hidden" name="${SEEN_NET_FIELD}" value="${checkout.price.net}" />
        ${
          checkout.spendable &&
          html`<input
            type="hidden"
            name="${SEEN_SPENT_FIELD}"
            value="${spentText(checkout.points?.count ?? 0, checkout.price.lnwcash)}"
          />`
        }
        ${
          isNotOpen(view)
            ? null
            : checkout.blocked
              ? html`<button class="button" formaction="${action}/adjust">
                  ${text(lang, 'checkout.adjust')}
                </button>`
              : html`<button class="button">${text(lang, 'checkout.place', { net })}</button>
                  <p class="hint centre">${text(lang, placeHint(checkout))}</p>
                  ${accepted(view)}`
        }
      </section>
    </div>
  </form>`;
}

/** Renders consent to marketing: apart from the terms, never ticked for the shopper (decision 180). */
function newsField({ lang, checkout, wantsNews }: CheckoutView): Markup {
  return html`<label class="keep-address"
    ><input type="checkbox" name="${MARKETING_FIELD}" value="1" ${wantsNews && html`checked`} />
    <span>${text(lang, 'checkout.marketing', { shop: checkout.shop.title })}</span></label
  >`;
}

/** Renders consent to one mail, unless the customer agreed to news of the shop before (decision 419). */
export function reminderField(lang: Lang, reminder: boolean | null): Markup | null {
  if (reminder === null) return null;
  return html`<input type="hidden" name="${REMINDER_SHOWN_FIELD}" value="1" /><label
      class="keep-address"
      ><input type="checkbox" name="${REMIND_FIELD}" value="1" ${reminder && html`checked`} />
      <span>${text(lang, 'checkout.remind')}</span></label
    >`;
}

/** Shown by the script if the server failed or could not be reached (post-in-place.ts). */
export function failed(lang: Lang): Markup {
  return html`<template data-failed>
    <div class="alert" role="alert" data-failure>
      <strong>${text(lang, 'checkout.failed')}</strong>
      <p>${text(lang, 'checkout.failedHint')}</p>
      <button class="button quiet" type="button">${text(lang, 'checkout.retry')}</button>
    </div>
  </template>`;
}

/** Renders a link to the cart, where quantities and products are changed. */
function toCart({ cart_url: url }: Checkout, css: string, label: string): Markup | null {
  return url === null ? null : html`<a class="${css}" href="${url}">${label}</a>`;
}

/** Renders the total above the form, for narrow screens where the summary is below it. */
function toSummary({ lang, checkout }: CheckoutView): Markup {
  const pieces = checkout.lines.reduce((sum, line) => sum + line.quantity, 0);
  return html`<a class="to-summary" data-live="total" href="#summary">
    <span>${text(lang, 'checkout.summary')} (${pieces})</span>
    <strong>${formatPrice(checkout.price.net)}</strong>
  </a>`;
}

/** Returns the text below the button: the money is due at the door only if cash on delivery is the only method. */
function placeHint({ payments }: Checkout): TextKey {
  return payments.some((method) => method !== 'cod')
    ? 'checkout.placeThenPay'
    : 'checkout.placeHint';
}

/** Opens in a new tab, so that the typed text stays. */
function accepted({ lang, checkout }: CheckoutView): Markup {
  const link = (path: string, label: string) =>
    html`<a href="${checkout.shop.shop_url}/${path}" target="_blank" rel="noopener">${label}</a>`;
  return html`<p class="hint centre">
      ${text(lang, 'checkout.accept')} ${link('terms', text(lang, 'frame.terms'))}
      ${text(lang, 'checkout.and')} ${link('privacy', text(lang, 'frame.privacy'))}
    </p>
    <p class="hint centre">
      ${link('shipping', text(lang, 'frame.shipping'))} ·
      ${link('returns', text(lang, 'frame.returns'))}
    </p>`;
}

/** Refusals after which a smaller quantity could be ordered. */
const REDUCIBLE: ReadonlySet<string> = new Set(['NOT_ENOUGH', 'ONE_PER_CART', 'ORDER_LIMIT']);

export function isUnbuyable({ refusal }: Checkout['lines'][number]): boolean {
  return refusal !== undefined && !REDUCIBLE.has(refusal.code);
}

function notice(view: CheckoutView): Markup | null {
  const { lang, checkout, notice: what } = view;
  if (checkout.blocked) return alert(lang, 'checkout.short', 'checkout.shortHint');
  switch (what) {
    case 'price-changed':
      return alert(lang, 'checkout.priceChanged', 'checkout.priceChangedHint', {
        net: formatPrice(checkout.price.net),
      });
    case 'adjusted':
      return html`<p class="alert calm" role="status">${text(lang, 'checkout.adjusted')}</p>`;
    case 'spending':
      return html`<p class="alert calm" role="status">
        ${text(lang, 'spending.changed', { net: formatPrice(checkout.price.net) })}
      </p>`;
    case 'short':
      return alert(lang, 'checkout.short', 'checkout.shortHint');
    case 'payment':
      if (checkout.cod_refusal) return noCod(view, checkout.cod_refusal);
      return alert(lang, 'checkout.paymentGone', 'checkout.paymentGoneHint');
    case 'undeliverable':
      return alert(lang, 'checkout.undeliverable', 'checkout.undeliverableHint');
    case null:
      return couponNotice(view);
  }
}

function noCod({ lang, checkout, values }: CheckoutView, refused: CodRefusal): Markup {
  const next = checkout.payments.length > 0 ? 'checkout.payOtherwise' : 'checkout.noPayment';
  return html`<div class="alert" role="alert">
    <strong>${text(lang, 'checkout.noCod')}</strong>
    <p>${codRefusalText(lang, refused, values.province)} ${text(lang, next)}</p>
  </div>`;
}

export function alert(
  lang: Lang,
  title: TextKey,
  hint: TextKey,
  vars: Readonly<Record<string, string>> = {},
): Markup {
  return html`<div class="alert" role="alert">
    <strong>${text(lang, title)}</strong>
    <p>${text(lang, hint, vars)}</p>
  </div>`;
}

function nothingLeft({ lang, checkout }: CheckoutView): Markup {
  return messagePage(lang, {
    title: 'checkout.nothingLeft',
    hint: 'checkout.nothingLeftHint',
    link: { url: checkout.shop.shop_url, label: 'checkout.toShop' },
  });
}

interface Message {
  readonly title: TextKey;
  readonly hint: TextKey;
  readonly link: { readonly url: string; readonly label: TextKey };
}

export function messagePage(lang: Lang, { title, hint, link }: Message): Markup {
  return html`<div class="message">
    <h1>${text(lang, title)}</h1>
    <p>${text(lang, hint)}</p>
    <a class="button" href="${link.url}">${text(lang, link.label)}</a>
  </div>`;
}

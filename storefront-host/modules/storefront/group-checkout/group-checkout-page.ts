import type { Checkout } from '@talad/elements/api/checkout.contract';
import { placeFields, type Asks } from '@talad/elements/commerce/forms/address-form';
import { formatPrice } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import {
  COMMENT_FIELD,
  fieldOf,
  MARKETING_FIELD,
  NOTE_FIELD,
  orderSummary,
  SEEN_NET_FIELD,
  SEEN_SPENT_FIELD,
  spentText,
} from '../../sales/index.ts';
import { addressFieldset, errorSummary, provinceList } from '../../shops/index.ts';
import { failed, isUnbuyable, messagePage, reminderField } from '../checkout/checkout-page.ts';
import { couponField } from '../checkout/coupon-field.ts';
import { deliveryField } from '../checkout/delivery-field.ts';
import { holidayNotice } from '../checkout/not-open.ts';
import { savedAddresses, saveField } from '../checkout/saved-addresses.ts';
import { spendingField } from '../checkout/spending-field.ts';
import { groupNotice } from './group-notice.ts';
import { groupPaymentField } from './group-payment-field.ts';
import type { GroupView } from './group-view.ts';

/** Renders the checkout of several shops: one form that works without JavaScript (decision 403). */
export function groupCheckoutPage(view: GroupView): Markup {
  const { lang, group, action, posted, saved } = view;
  const { shops } = group;
  if (shops.every(({ lines }) => lines.every(isUnbuyable))) {
    return messagePage(lang, {
      title: 'checkout.nothingLeft',
      hint: 'checkout.nothingLeftHint',
      link: { url: group.cart_url ?? '/cart', label: 'checkout.toCart' },
    });
  }
  const net = formatPrice(group.net);
  const isBlocked = shops.some(({ blocked }) => blocked);
  const fields = { ...view, asks: asksOf(shops) };
  return html`<form
    class="checkout"
    method="post"
    action="${action}"
    novalidate
    data-typed="${posted?.id ?? ''}"
  >
    <button
      class="enter"
      tabindex="-1"
      aria-hidden="true"
      ${isBlocked && html`formaction="${action}/adjust"`}
    ></button>
    <div class="main">
      <a class="back" href="${group.cart_url ?? '/cart'}">${text(lang, 'checkout.backToCart')}</a>
      <h1>${text(lang, 'group.title', { count: shops.length })}</h1>
      <p class="hint">${text(lang, 'group.lead')}</p>
      ${failed(lang)}
      <a class="to-summary" data-live="total" href="#summary">
        <span>${text(lang, 'group.net')} (${shops.length})</span>
        <strong>${net}</strong>
      </a>
      ${signInFirst(view)} ${groupNotice(view)} ${errorSummary(view)}
      ${savedAddresses({ ...view, saved })}
      ${addressFieldset(fields, 'checkout.contact', ['name', 'phone', 'email'])}
      ${fields.asks.email !== 'hidden' && reminderField(lang, group.reminder)}
      <div>
        ${addressFieldset(fields, 'checkout.address', placeFields)}
        ${saved && saveField({ lang, isKept: posted?.isKept ?? false })}
      </div>
      ${shops.map((shop) => shopPart(view, shop))} ${groupPaymentField(view)} ${newsField(view)}
      ${provinceList(lang)}
    </div>
    <div class="side">
      <section class="summary" aria-labelledby="summary" data-live="summary">
        <div class="summary-head">
          <h2 id="summary">${text(lang, 'checkout.summary')}</h2>
        </div>
        <dl class="sums">
          ${shops.map(
            ({ shop, price }) =>
              html`<div>
                <dt>${shop.title}</dt>
                <dd>${formatPrice(price.net)}</dd>
              </div>`,
          )}
          <div class="net">
            <dt>${text(lang, 'group.net')}</dt>
            <dd>${net}</dd>
          </div>
        </dl>
        ${spendingField({ lang, checkout: group })}
        ${shops.map(
          ({ shop, price, points }) =>
            html`<input
                type="hidden"
                name="${SEEN_NET_FIELD}${fieldOf(shop.id)}"
                value="${price.net}"
              />${
                group.spendable &&
                html`<input
                  type="hidden"
                  name="${SEEN_SPENT_FIELD}${fieldOf(shop.id)}"
                  value="${spentText(points?.count ?? 0, price.lnwcash)}"
                />`
              }`,
        )}
        ${placeButton(view, isBlocked, net)}
      </section>
    </div>
  </form>`;
}

/** Renders the part of one shop: lines, delivery, coupon and note, with its sums. */
function shopPart({ lang, action, posted }: GroupView, checkout: Checkout): Markup {
  const { shop, asks } = checkout;
  const of = fieldOf(shop.id);
  const outcome = posted?.coupon?.shop_id === shop.id ? posted.coupon.outcome : undefined;
  return html`<section class="of-shop" aria-labelledby="shop${of}">
    <h2 id="shop${of}">${text(lang, 'group.shop', { shop: shop.title })}</h2>
    ${holidayNotice(checkout, lang)} ${deliveryField({ lang, checkout, action, of })}
    <div data-live="lines${of}">
      ${orderSummary({ ...checkout, lang, commentField: COMMENT_FIELD })}
    </div>
    ${couponField({ lang, checkout, coupon: outcome, of })}
    ${
      asks.note !== 'hidden' &&
      html`<div class="field">
        <label for="note${of}"
          >${text(lang, 'group.note', { shop: shop.title })}${
            asks.note !== 'required' &&
            html` <span class="hint">(${text(lang, 'checkout.optional')})</span>`
          }</label
        >
        <textarea
          id="note${of}"
          name="${NOTE_FIELD}${shop.id}"
          rows="2"
          maxlength="500"
          ${asks.note === 'required' && html`required`}
        >
${posted?.notes[shop.id] ?? ''}</textarea>
      </div>`
    }
  </section>`;
}

function placeButton({ lang, action, group, saved }: GroupView, isBlocked: boolean, net: string) {
  const { shops, payments } = group;
  const isClosed = shops.some(({ holiday }) => holiday?.stops_orders === true);
  const needsAccount = saved === null && shops.some(({ guests }) => !guests);
  if (isClosed || needsAccount || payments.length === 0) return null;
  if (isBlocked) {
    return html`<button class="button" formaction="${action}/adjust">
      ${text(lang, 'group.adjust')}
    </button>`;
  }
  const count = shops.length;
  return html`<button class="button">${text(lang, 'group.place', { count, net })}</button>
    <p class="hint centre">${text(lang, 'group.placeHint', { count })}</p>
    <p class="hint centre">${text(lang, 'group.accept')}</p>
    ${shops.map((one) => terms(lang, one))}`;
}

/** Opens in a new tab, so that the typed text stays. */
function terms(lang: Lang, { shop }: Checkout): Markup {
  const link = (path: string, label: string) =>
    html`<a href="${shop.shop_url}/${path}" target="_blank" rel="noopener">${label}</a>`;
  return html`<p class="hint centre">
    ${shop.title}: ${link('terms', text(lang, 'frame.terms'))} ·
    ${link('privacy', text(lang, 'frame.privacy'))}
  </p>`;
}

/** Renders consent to marketing of these shops, never ticked in advance (decision 180). */
function newsField({ lang, group, posted }: GroupView): Markup {
  const shop = group.shops.map(({ shop: { title } }) => title).join(', ');
  return html`<label class="keep-address"
    ><input
      type="checkbox"
      name="${MARKETING_FIELD}"
      value="1"
      ${posted?.wantsNews && html`checked`}
    />
    <span>${text(lang, 'checkout.marketing', { shop })}</span></label
  >`;
}

function signInFirst({ lang, action, group, saved }: GroupView): Markup | null {
  if (saved !== null || group.shops.every(({ guests }) => guests)) return null;
  return html`<div class="alert" role="alert">
    <strong>${text(lang, 'group.signIn')}</strong>
    <p>${text(lang, 'checkout.signInHint')}</p>
    <a class="button" href="/login?continue=${encodeURIComponent(action)}"
      >${text(lang, 'checkout.toSignIn')}</a
    >
  </div>`;
}

/** Requires an e-mail address if one shop does; no address if all orders are collected. */
function asksOf(shops: readonly Checkout[]): Asks {
  const emailAsks = new Set(shops.map(({ asks }) => asks.email));
  const email = (['required', 'optional'] as const).find((ask) => emailAsks.has(ask)) ?? 'hidden';
  const isCollected = shops.every(({ deliveries, delivery }) =>
    deliveries.some(({ id, kind }) => id === delivery && kind === 'pickup'),
  );
  const place = isCollected ? placeFields.map((name) => [name, 'hidden'] as const) : [];
  return { email, ...Object.fromEntries(place) };
}

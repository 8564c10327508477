import type { Checkout } from '@talad/elements/api/checkout.contract';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { holidayText } from '../../shops/index.ts';
import type { CheckoutView } from './checkout-view.ts';

/** Returns whether no order can be placed now, whatever the form contains. */
export function isNotOpen(view: CheckoutView): boolean {
  return view.checkout.holiday?.stops_orders === true || isUnknownGuest(view);
}

/** Renders a notice of the shop's holiday: orders are refused, or shipped after it. */
export function holidayNotice({ holiday }: Checkout, lang: Lang): Markup | null {
  if (!holiday) return null;
  const { stops_orders: stops, message } = holiday;
  return html`<div class="alert ${!stops && 'calm'}" role="${stops ? 'alert' : 'status'}">
    <strong>${holidayText(holiday, lang)}</strong>
    ${message && html`<p>${message}</p>`} ${stops && html`<p>${text(lang, 'holiday.kept')}</p>`}
  </div>`;
}

/** Renders a notice of a shop that takes orders from signed-in shoppers only. */
export function signInFirst(view: CheckoutView): Markup | null {
  const { lang, action } = view;
  if (!isUnknownGuest(view) || view.checkout.holiday?.stops_orders === true) return null;
  return html`<div class="alert" role="alert">
    <strong>${text(lang, 'checkout.signIn')}</strong>
    <p>${text(lang, 'checkout.signInHint')}</p>
    <a class="button" href="/login?continue=${encodeURIComponent(action)}"
      >${text(lang, 'checkout.toSignIn')}</a
    >
  </div>`;
}

function isUnknownGuest({ saved, checkout }: CheckoutView): boolean {
  return saved === null && !checkout.guests;
}

import type { Checkout } from '@talad/elements/api/checkout.contract';
import { satangToBaht } from '@talad/elements/commerce/money';
import { formatPrice } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../plain-pages/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { COUPON_FIELDS } from '../../checkout/apply-coupon.ts';
import type { Submitted } from '../../checkout/submit-checkout.ts';
import type { CouponRefusal } from '../../coupons/checkout-coupon.ts';

/** What became of the coupon that the form asked for. */
export type CouponOutcome = Extract<Submitted, { readonly kind: 'coupon' }>['outcome'];

interface CouponView {
  readonly lang: Lang;
  readonly checkout: Checkout;
  readonly coupon?: CouponOutcome | undefined;
}

/** A code to type, or one of the shop's own to choose; once it counts, a way to take it off. */
export function couponField({ lang, checkout, coupon: outcome }: CouponView): Markup {
  const { coupon, coupons } = checkout;
  const refused = outcome?.kind === 'refused' ? outcome : null;
  if (coupon) {
    return html`<fieldset class="coupon">
      <legend>${text(lang, 'coupon.field')}</legend>
      <p class="ticket" data-code="${coupon.code}">
        <span><strong>${coupon.code}</strong> ${coupon.title}</span>
        <button class="link" name="${COUPON_FIELDS.removed}" value="1">
          ${text(lang, 'coupon.remove')}
        </button>
      </p>
    </fieldset>`;
  }
  return html`<fieldset class="coupon">
    <legend>${text(lang, 'coupon.field')}</legend>
    <div class="code">
      <input
        name="${COUPON_FIELDS.typed}"
        value="${refused?.code ?? ''}"
        aria-label="${text(lang, 'coupon.codeLabel')}"
        placeholder="${text(lang, 'coupon.codeLabel')}"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        maxlength="40"
        ${refused && html`aria-invalid="true" aria-describedby="coupon-error"`}
      />
      <button class="button quiet" name="${COUPON_FIELDS.applied}" value="1">
        ${text(lang, 'coupon.apply')}
      </button>
    </div>
    ${
      refused &&
      html`<p class="error" id="coupon-error" role="alert">
        ${refusalText(refused.refusal, lang)}
      </p>`
    }
    ${coupons.map(
      ({ code, title }) =>
        html`<button class="ticket" name="${COUPON_FIELDS.chosen}" value="${code}">
          <span><strong>${code}</strong> ${title}</span>
          <span class="link">${text(lang, 'coupon.use')}</span>
        </button>`,
    )}
  </fieldset>`;
}

/** Above the form: what changed, where the price is far from the button that was pressed. */
export function couponNotice({ lang, checkout, coupon }: CouponView): Markup | null {
  if (!coupon) return null;
  const net = formatPrice(checkout.price.net);
  switch (coupon.kind) {
    case 'applied':
      return html`<p class="alert calm" role="status">${text(lang, 'coupon.applied', { net })}</p>`;
    case 'removed':
      return html`<p class="alert calm" role="status">${text(lang, 'coupon.removed', { net })}</p>`;
    case 'refused':
      return html`<div class="alert">
        <strong>${text(lang, 'coupon.refused')}</strong>
        <p>${refusalText(coupon.refusal, lang)} ${text(lang, 'coupon.refusedHint', { net })}</p>
      </div>`;
  }
}

function refusalText({ code, missing }: CouponRefusal, lang: Lang): string {
  const amount = missing === undefined ? '' : formatPrice(satangToBaht(missing));
  return text(lang, `coupon.refusal.${code}`, { amount });
}

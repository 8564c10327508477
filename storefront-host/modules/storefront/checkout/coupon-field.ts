import type { Checkout, CouponRefusal, OfferedCoupon } from '@talad/elements/api/checkout.contract';
import { formatPrice } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { COUPON_FIELDS, toRefusal, type Submitted } from '../../sales/index.ts';
import type { CouponOutcome } from './posted-checkout.ts';

interface CouponView {
  readonly lang: Lang;
  readonly checkout: Checkout;
  readonly coupon?: CouponOutcome | undefined;
  /** Suffix of the field names, in a form with several shops. */
  readonly of?: string;
}

/**
 * Renders a field for a code, and the shop's coupons to choose from; after one was accepted, a button to remove it.
 */
export function couponField({ lang, checkout, coupon: outcome, of = '' }: CouponView): Markup {
  const { coupon, coupons } = checkout;
  const refused = outcome?.kind === 'refused' ? outcome : null;
  if (coupon) {
    return html`<fieldset class="coupon">
      <legend>${text(lang, 'coupon.field')}</legend>
      <p class="ticket" data-code="${coupon.code}">
        <span><strong>${coupon.code}</strong> ${coupon.title}</span>
        <button class="link" name="${COUPON_FIELDS.removed}${of}" value="1">
          ${text(lang, 'coupon.remove')}
        </button>
      </p>
    </fieldset>`;
  }
  return html`<fieldset class="coupon">
    <legend>${text(lang, 'coupon.field')}</legend>
    <div class="code">
      <input
        name="${COUPON_FIELDS.typed}${of}"
        aria-label="${text(lang, 'coupon.codeLabel')}"
        placeholder="${text(lang, 'coupon.codeLabel')}"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        maxlength="40"
        ${refused && html`aria-invalid="true" aria-describedby="coupon-error${of}"`}
      />
      <button class="button quiet" name="${COUPON_FIELDS.applied}${of}" value="1">
        ${text(lang, 'coupon.apply')}
      </button>
    </div>
    ${
      refused &&
      html`<p class="error" id="coupon-error${of}" role="alert">${refusedText(refused, lang)}</p>`
    }
    ${coupons.map((one) => offer(one, lang, of))}
  </fieldset>`;
}

/** A coupon that cannot be used shows the reason instead of a button. */
function offer({ code, title, refusal }: OfferedCoupon, lang: Lang, of: string): Markup {
  const name = html`<span><strong>${code}</strong> ${title}</span>`;
  return refusal
    ? html`<p class="ticket unusable">
        ${name}<span class="hint">${refusalText(refusal, lang)}</span>
      </p>`
    : html`<button class="ticket" name="${COUPON_FIELDS.chosen}${of}" value="${code}">
        ${name}<span class="link">${text(lang, 'coupon.use')}</span>
      </button>`;
}

/** Renders a notice of the changed price above the form, because the price is far from the pressed button. */
export function couponNotice({ lang, checkout, coupon }: CouponView): Markup | null {
  const net = formatPrice(checkout.price.net);
  if (checkout.left_out) return leftOut(checkout.left_out, lang, net);
  switch (coupon?.kind) {
    case 'applied':
      // Removed in another tab meanwhile.
      if (!checkout.coupon) return null;
      return html`<p class="alert calm" role="status">${text(lang, 'coupon.applied', { net })}</p>`;
    case 'removed':
      return html`<p class="alert calm" role="status">${text(lang, 'coupon.removed', { net })}</p>`;
    case 'refused':
      return leftOut(coupon, lang, net);
    case undefined:
      return null;
  }
}

/** Returns the result of `applyCoupon` or of the order, for the page: amounts in baht. */
export function outcomeOf(
  outcome: Extract<Submitted, { readonly kind: 'coupon' }>['outcome'],
): CouponOutcome {
  if (outcome.kind !== 'refused') return { kind: outcome.kind };
  return { kind: 'refused', code: outcome.code, refusal: toRefusal(outcome.refusal) };
}

interface LeftOut {
  readonly code: string;
  readonly refusal: CouponRefusal;
}

function leftOut(coupon: LeftOut, lang: Lang, net: string): Markup {
  return html`<div class="alert">
    <strong>${text(lang, 'coupon.refused')}</strong>
    <p>${refusedText(coupon, lang)} ${text(lang, 'coupon.refusedHint', { net })}</p>
  </div>`;
}

export function refusedText({ code, refusal }: LeftOut, lang: Lang): string {
  return [code && `${code}:`, refusalText(refusal, lang)].filter(Boolean).join(' ');
}

function refusalText({ code, missing }: CouponRefusal, lang: Lang): string {
  const amount = missing === undefined ? '' : formatPrice(missing);
  return text(lang, `coupon.refusal.${code}`, { amount });
}

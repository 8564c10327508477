import type { Coupon } from '@talad/elements/api/coupon.contract';
import { formatDate, formatPrice } from '@talad/elements/locales/format';
import { html } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';

/** Renders a coupon as markup that the editor inserts into a page (spec §7 coupon_get_html). */
export function couponHtml(coupon: Coupon, lang: Lang): string {
  return html`<article class="coupon" data-coupon="${coupon.id}">
    <h3>${coupon.title}</h3>
    ${coupon.description && html`<p>${coupon.description}</p>`}
    <p><strong>${discountText(coupon, lang)}</strong></p>
    ${coupon.minimum > 0 && html`<p>${text(lang, 'coupon.minimum', { price: formatPrice(coupon.minimum) })}</p>`}
    <p>${text(lang, 'coupon.code')} <code>${coupon.code}</code></p>
    <p>${text(lang, 'coupon.until', { date: formatDate(coupon.ends_at, lang) })}</p>
  </article>`.source;
}

function discountText(coupon: Coupon, lang: Lang): string {
  if (coupon.kind === 'free_shipping') return text(lang, 'coupon.freeShipping');
  if (coupon.kind === 'amount') {
    return text(lang, 'coupon.off', { discount: formatPrice(coupon.value) });
  }
  const off = text(lang, 'coupon.off', { discount: `${coupon.value}%` });
  if (coupon.max_discount === null) return off;
  return `${off} ${text(lang, 'coupon.atMost', { price: formatPrice(coupon.max_discount) })}`;
}

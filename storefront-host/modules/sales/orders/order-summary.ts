import type { Picture } from '@talad/elements/api/picture.contract';
import type { CartPrice } from '@talad/elements/api/cart.contract';
import type { CheckoutLine, OrderCoupon, SpentPoints } from '@talad/elements/api/checkout.contract';
import { formatNumber, formatPrice } from '@talad/elements/locales/format';
import { withoutPoints } from './order-figures.ts';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { refusalText } from '../checkout/begin-checkout.ts';

export interface Summary {
  readonly lang: Lang;
  readonly lines: readonly CheckoutLine[];
  readonly price: CartPrice;
  /** Null if the seller is not registered for VAT. */
  readonly vat: number | null;
  readonly coupon: OrderCoupon | null;
  readonly points: SpentPoints | null;
  /**
   * Prefix of the note fields' names, before the product's uuid; without it, notes are read-only.
   */
  readonly commentField?: string;
}

/** Renders ordered lines and their prices, the same on the checkout and the confirmation. */
export function orderSummary(summary: Summary): Markup {
  const { lang, lines, price, vat, coupon, points, commentField } = summary;
  const discount = withoutPoints(price.discount, points);
  const row = (key: TextKey, value: string, css = '', points = 0) =>
    html`<div class="${css}">
      <dt>${text(lang, key, { points: formatNumber(points) })}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<ul class="lines">
      ${lines.map((line) => orderLine(lang, line, commentField))}
    </ul>
    <dl class="sums">
      ${row('checkout.products', formatPrice(price.product))}
      ${discount > 0 && row('checkout.discount', `-${formatPrice(discount)}`)}
      ${coupon && row('checkout.coupon', coupon.code)}
      ${points && row('checkout.points', `-${formatPrice(points.worth)}`, '', points.count)}
      ${price.lnwcash > 0 && row('checkout.lnwcash', `-${formatPrice(price.lnwcash)}`)}
      ${row(
        'checkout.shipping',
        price.shipping > 0 ? formatPrice(price.shipping) : text(lang, 'checkout.free'),
      )}
      ${row('checkout.net', formatPrice(price.net), 'net')}
    </dl>
    ${vat !== null && html`<p class="hint end">${vatText(lang, vat)}</p>`}`;
}

function vatText(lang: Lang, vat: number): string {
  return vat > 0
    ? text(lang, 'checkout.vat', { vat: formatPrice(vat) })
    : text(lang, 'checkout.noVat');
}

function orderLine(lang: Lang, line: CheckoutLine, field: string | undefined): Markup {
  const title = line.title || text(lang, 'error.DATA_NOT_FOUND');
  return html`<li class="${line.refusal && 'refused'}">
    <span class="thumb">${line.image && thumbnail(line.image)}</span>
    <span class="what">
      <span class="name">${title}</span>
      ${line.option_text && html`<span class="hint">${line.option_text}</span>`}
      <span class="hint"
        >${text(lang, 'checkout.quantity', { quantity: line.quantity })} ×
        ${formatPrice(line.price)}</span
      >
      ${line.refusal && html`<span class="error">${refusalText(line.refusal, lang)}</span>`}
      ${field !== undefined ? commentInput(lang, line, field) : line.comment !== '' && html`<span class="hint">${text(lang, 'order.comment', { comment: line.comment })}</span>`}
    </span>
    <span class="amount">${formatPrice(line.line_total)}</span>
  </li>`;
}

function commentInput(
  lang: Lang,
  { product_uuid: uuid, title, comment }: CheckoutLine,
  field: string,
) {
  return html`<details class="comment" ${comment !== '' && html`open`}>
    <summary>${text(lang, 'checkout.comment')}</summary>
    <textarea
      name="${field}${uuid}"
      rows="2"
      maxlength="200"
      aria-label="${text(lang, 'checkout.commentOf', { title })}"
    >
${comment}</textarea>
  </details>`;
}

/** The picture is 64 px square. */
export function thumbnail(image: Picture): Markup {
  return html`<picture
    >${image.sources.map(
      (source) => html`<source type="${source.type}" srcset="${source.srcset}" sizes="64px" />`,
    )}<img src="${image.src}" width="64" height="64" alt=""
  /></picture>`;
}

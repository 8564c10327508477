import type { PlacedOrder } from '@talad/elements/api/checkout.contract';
import { formatDateTime, formatNumber, formatPrice } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';

/** Renders the return and the refunds of an order, with the buyer's possible actions. */
export function orderReturn(lang: Lang, order: PlacedOrder, path: string): Markup {
  const { refunds, may, return: latest } = order;
  return html`${refunds.map((refund) => refundNote(lang, refund))}
  ${
    latest &&
    html`<section class="return" aria-labelledby="return-title">
      <h2 id="return-title">${text(lang, 'order.return.heading')}</h2>
      <p>
        ${text(lang, latest.verdict ? `order.return.verdict.${latest.verdict.for}` : `order.return.state.${latest.state}`)}
      </p>
      ${sentPictures(lang, latest.pictures, path)}
      ${latest.verdict && html`<p class="alert calm">${text(lang, 'order.return.verdict.reason', { reason: latest.verdict.reason })}</p>`}
      ${latest.answer !== '' && html`<p class="alert calm">${text(lang, 'order.return.answer', { answer: latest.answer })}</p>`}
      ${
        may.includes('dispute') &&
        html`<a class="button quiet" href="${path}/return/dispute"
          >${text(lang, 'order.return.dispute')}</a
        >`
      }
      ${
        may.includes('withdraw_return') &&
        html`<form method="post" action="${path}/return/withdraw">
          <button class="button quiet">${text(lang, 'order.return.withdraw')}</button>
        </form>`
      }
    </section>`
  }
  ${
    may.includes('ask_return') &&
    html`<p><a href="${path}/return">${text(lang, 'order.return.open')}</a></p>`
  }`;
}

function sentPictures(
  lang: Lang,
  pictures: NonNullable<PlacedOrder['return']>['pictures'],
  path: string,
): Markup | false {
  if (pictures.length === 0) return false;
  return html`<ul class="return-pictures">
    ${pictures.map(({ id, width, height }, at) => {
      const name = text(lang, 'order.return.picture', { n: at + 1, all: pictures.length });
      return html`<li>
        <a href="${path}/pictures/${id}"
          ><img
            src="${path}/pictures/${id}"
            alt="${name}"
            width="${width}"
            height="${height}"
            loading="lazy"
        /></a>
      </li>`;
    })}
  </ul>`;
}

function refundNote(lang: Lang, refund: PlacedOrder['refunds'][number]): Markup {
  const { amount, lnwcash, points, way: method, at } = refund;
  const isSplit = lnwcash > 0 && amount > lnwcash && method !== 'wallet';
  const how = isSplit
    ? (`order.refunded.part.${method}` as const)
    : (`order.refunded.${method}` as const);
  const other = { amount: formatPrice(amount - lnwcash) };
  return html`<div class="alert calm">
    <strong
      >${text(lang, 'order.refunded', { amount: formatPrice(amount), at: formatDateTime(at, lang) })}</strong
    >
    ${(amount > lnwcash || method === 'wallet') && html`<p>${text(lang, how, other)}</p>`}
    ${lnwcash > 0 && method !== 'wallet' && html`<p>${text(lang, 'order.refunded.lnwcash', { amount: formatPrice(lnwcash) })}</p>`}
    ${points > 0 && html`<p>${text(lang, 'order.refunded.points', { points: formatNumber(points) })}</p>`}
  </div>`;
}

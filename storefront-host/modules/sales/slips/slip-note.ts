import type { PlacedOrder } from '@talad/elements/api/checkout.contract';
import { formatDateTime } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';

type SlipFacts = Pick<PlacedOrder, 'slip' | 'may' | 'payment_status' | 'payment_method'>;

/**
 * Shows the status of the buyer's newest slip, and the link to send one; `path` belongs to the
 * order, or to the orders of a visit.
 */
export function slipNote(
  lang: Lang,
  { slip, may, payment_status: paid, payment_method: method }: SlipFacts,
  path: string,
): Markup | false {
  const maySend = may.includes('send_slip');
  const news = paid === 'pending' ? slip : null;
  if (!news && !maySend) return false;
  // The marketplace checks a payment to itself, not the shop.
  const by = method === 'platform' ? 'market' : 'shop';
  return html`<section class="slip" aria-labelledby="slip">
    <h2 id="slip">${text(lang, 'order.slip.heading')}</h2>
    ${
      news &&
      html`<div class="alert calm">
        <strong>${text(lang, `order.slip.${by}.${news.state}`)}</strong>
        ${news.reason !== '' && html`<p>${text(lang, `order.slip.${by}.answer`, { answer: news.reason })}</p>`}
        <p class="hint">
          ${text(lang, 'order.slip.sentAt', { at: formatDateTime(news.at, lang) })}
        </p>
      </div>`
    }
    ${
      maySend &&
      html`${!news && html`<p class="hint">${text(lang, `order.slip.${by}.lead`)}</p>`}
        <p>
          <a class="button" href="${path}/slip"
            >${text(lang, news ? 'order.slip.again' : 'order.slip.open')}</a
          >
        </p>`
    }
  </section>`;
}

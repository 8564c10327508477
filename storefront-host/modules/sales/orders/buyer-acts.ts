import type { PlacedOrder } from '@talad/elements/api/checkout.contract';
import { formatDateTime } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import { isCollected } from './order-words.ts';

/** Renders each parcel that was sent; an order that is collected has none. */
export function parcelNotes(lang: Lang, order: PlacedOrder): readonly Markup[] {
  return isCollected(order) ? [] : order.parcels.map((parcel) => parcelNote(lang, parcel));
}

function parcelNote(lang: Lang, parcel: PlacedOrder['parcels'][number]): Markup {
  const { courier, code, track_url: url, pieces, sent_at: at } = parcel;
  return html`<div class="alert calm">
    ${code !== '' && html`<strong>${text(lang, 'order.tracking', { courier, code })}</strong>`}
    <p>${text(lang, 'order.parcel', { pieces, at: formatDateTime(at, lang) })}</p>
    ${
      url &&
      html`<p>
        <a href="${url}" target="_blank" rel="noopener noreferrer">
          ${text(lang, 'order.parcelFollow')}
        </a>
      </p>`
    }
  </div>`;
}

/**
 * Renders the form by which the buyer confirms that the order has arrived. @param path of the
 * order's page
 */
export function receivedForm(lang: Lang, { may }: PlacedOrder, path: string): Markup | false {
  if (!may.includes('deliver')) return false;
  return html`<form class="received" method="post" action="${path}/received">
    <button class="button" type="submit">${text(lang, 'order.received')}</button>
    <p class="hint">${text(lang, 'order.receivedHint')}</p>
  </form>`;
}

/** Asks for confirmation before it cancels the order, also without JavaScript. */
export function cancelForm(
  lang: Lang,
  { may }: PlacedOrder,
  { action, revision }: { readonly action: string; readonly revision?: number },
): Markup | false {
  if (!may.includes('cancel')) return false;
  return html`<details class="ask">
    <summary>${text(lang, 'order.cancel')}</summary>
    <form method="post" action="${action}">
      <p>${text(lang, 'order.cancel.ask')}</p>
      ${revision !== undefined && html`<input type="hidden" name="revision" value="${revision}" />`}
      <button class="button danger">${text(lang, 'order.cancel.yes')}</button>
    </form>
  </details>`;
}

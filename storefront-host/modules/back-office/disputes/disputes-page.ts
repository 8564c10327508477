import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { formatDateTime, formatPrice } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { dataTable } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';
import type { OpenDispute } from '../../sales/index.ts';

export const PATH = '/admin/disputes';

/** Formats an amount in satang. */
export function price(satang: number): string {
  return formatPrice(satangToBaht(toSatang(satang)));
}

/** @param next Address of the next page; null on the last one. */
export function disputesPage(
  lang: Lang,
  disputes: readonly OpenDispute[],
  next: string | null,
): Markup {
  const heads = [
    'admin.disputes.order',
    'admin.shop',
    'admin.disputes.buyer',
    'admin.disputes.paid',
    'admin.disputes.given',
    'admin.disputes.since',
  ] as const;
  const rows = disputes.map(
    (dispute) =>
      html`<tr>
        <td><a href="${PATH}/${dispute.shop_id}/${dispute.id}">#${dispute.number}</a></td>
        <td>${dispute.shop}</td>
        <td>${dispute.contact.name}</td>
        <td class="number">${price(dispute.paid)}</td>
        <td class="number">${price(dispute.given_back)}</td>
        <td>${formatDateTime(dispute.return_at, lang)}</td>
      </tr>`,
  );
  return html`<h1>${text(lang, 'admin.disputes')}</h1>
    <p class="lead">${text(lang, 'admin.disputes.lead')}</p>
    ${
      rows.length === 0
        ? html`<p>${text(lang, 'admin.disputes.none')}</p>`
        : dataTable(lang, heads, rows, new Set(['admin.disputes.paid', 'admin.disputes.given']))
    }
    ${next !== null && html`<p class="after"><a href="${next}">${text(lang, 'admin.disputes.more')}</a></p>`}
    <p class="after"><a href="/admin/log?kind=disputes">${text(lang, 'admin.log.disputes')}</a></p>
    <p><a href="/admin">${text(lang, 'admin.title')}</a></p>`;
}

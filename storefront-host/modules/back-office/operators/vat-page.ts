import { formatDate } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { dataTable } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';
import type { VatRate } from '../../shops/index.ts';

export const PATH = '/admin/vat';

/**
 * Renders the VAT rates, each with its first day. A rate that has been in force for a day cannot be removed
 * (decision 409).
 */
export function vatPage(lang: Lang, rates: readonly VatRate[], today: string): Markup {
  const now = rates.find(([since]) => since <= today);
  const heads = ['admin.vat.since', 'admin.vat.rate', 'admin.vat.state'] as const;
  const rows = rates.map(
    (rate) =>
      html`<tr>
        <td>${formatDate(rate[0], lang)}</td>
        <td>${percent(lang, rate)}</td>
        <td>
          ${rate === now && text(lang, 'admin.vat.now')}
          ${rate[0] > today && text(lang, 'admin.vat.coming')}
          ${
            rate[0] >= today &&
            html`<form class="inline" method="post" action="${PATH}/${rate[0]}/remove">
              <button class="quiet">${text(lang, 'admin.vat.remove')}</button>
            </form>`
          }
        </td>
      </tr>`,
  );
  return html`<h1>${text(lang, 'admin.vat')}</h1>
    <p class="lead">${text(lang, 'admin.vat.lead')}</p>
    ${dataTable(lang, heads, rows)}
    <h2>${text(lang, 'admin.vat.add')}</h2>
    <form method="post" action="${PATH}">
      <div>
        <label for="since">${text(lang, 'admin.vat.since')}</label>
        <input id="since" name="since" type="date" required min="${today}" />
      </div>
      <div>
        <label for="percent">${text(lang, 'admin.vat.percent')}</label>
        <input
          id="percent"
          name="percent"
          inputmode="decimal"
          required
          pattern="[0-9]{1,2}([.][0-9]{1,2})?"
        />
      </div>
      <button>${text(lang, 'admin.vat.save')}</button>
    </form>
    <p class="after"><a href="/admin">${text(lang, 'admin.title')}</a></p>`;
}

function percent(lang: Lang, [, basisPoints]: VatRate): string {
  return (basisPoints / 10_000).toLocaleString(lang, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
}

import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { formatDateTime, formatPrice } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { dataTable } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';
import type { listWaitingTopups, TopupOffer } from '../../sales/index.ts';

export const PATH = '/admin/wallet';

type Waiting = Awaited<ReturnType<typeof listWaitingTopups>>[number];

/** The switch of top-ups with the licence question, and those that wait for a look at the bank account. */
export function topupsPage(lang: Lang, offer: TopupOffer, waiting: readonly Waiting[]): Markup {
  const heads = [
    'admin.name',
    'admin.topups.amount',
    'admin.topups.asked',
    'admin.topups.answer',
  ] as const;
  return html`<h1>${text(lang, 'admin.topups')}</h1>
    <p class="lead">${text(lang, offer.is_on ? 'admin.topups.on' : 'admin.topups.off')}</p>
    ${
      waiting.length === 0
        ? html`<p>${text(lang, 'admin.topups.none')}</p>`
        : dataTable(
            lang,
            heads,
            waiting.map((one) => row(lang, one)),
          )
    }
    <h2>${text(lang, 'admin.topups.switch')}</h2>
    <p><strong>${text(lang, 'admin.topups.licence')}</strong></p>
    <form method="post" action="${PATH}">
      <div>
        <label for="promptpay">${text(lang, 'admin.topups.promptpay')}</label>
        <input id="promptpay" name="promptpay" value="${offer.promptpay}" required maxlength="40" />
      </div>
      <div>
        <label for="promptpay_name">${text(lang, 'admin.topups.payee')}</label>
        <input
          id="promptpay_name"
          name="promptpay_name"
          value="${offer.promptpay_name}"
          required
          maxlength="120"
        />
      </div>
      <div>
        <label for="is_on">${text(lang, 'admin.topups.field')}</label>
        <select id="is_on" name="is_on">
          ${(['off', 'on'] as const).map(
            (one) =>
              html`<option value="${one}" ${(one === 'on') === offer.is_on ? html`selected` : ''}>
                ${text(lang, `admin.topups.choice.${one}`)}
              </option>`,
          )}
        </select>
      </div>
      <button>${text(lang, 'admin.topups.save')}</button>
    </form>
    <p class="after"><a href="/admin">${text(lang, 'admin.title')}</a></p>`;
}

function row(lang: Lang, { account_id, id, amount, asked_at: at, name, email }: Waiting): Markup {
  return html`<tr>
    <td>${name}<br />${email}</td>
    <td>${formatPrice(satangToBaht(toSatang(amount)))}</td>
    <td>${formatDateTime(at.toISOString(), lang)}</td>
    <td>
      <form method="post" action="${PATH}/${account_id}/${id}">
        <button name="state" value="received">${text(lang, 'admin.topups.received')}</button>
        <button class="quiet" name="state" value="refused">
          ${text(lang, 'admin.topups.refused')}
        </button>
      </form>
    </td>
  </tr>`;
}

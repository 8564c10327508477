import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { formatPrice } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { dataTable } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';
import type { WalletDebt } from '../../sales/index.ts';

export const DEBTS_PATH = '/admin/wallet/debts';
const REASON_LETTERS = 200;

/** Renders the shops that owe the marketplace for refunds to wallets, each with a form that records its payments. */
export function walletDebtsPart(
  lang: Lang,
  { debts, today }: { readonly debts: readonly WalletDebt[]; readonly today: string },
): Markup {
  const heads = [
    'admin.walletDebts.shop',
    'admin.walletDebts.owed',
    'admin.walletDebts.settle',
  ] as const;
  return html`<h2 id="debts">${text(lang, 'admin.walletDebts')}</h2>
    <p>${text(lang, 'admin.walletDebts.lead')}</p>
    ${
      debts.length === 0
        ? html`<p>${text(lang, 'admin.walletDebts.none')}</p>`
        : dataTable(
            lang,
            heads,
            debts.map((debt) => row(lang, debt, today)),
          )
    }`;
}

function row(lang: Lang, { shop_id: id, title, owed }: WalletDebt, today: string): Markup {
  const amount = satangToBaht(toSatang(owed));
  return html`<tr>
    <td>${title}</td>
    <td>${formatPrice(amount)}</td>
    <td>
      <form method="post" action="${DEBTS_PATH}/${id}">
        <label for="amount-${id}">${text(lang, 'admin.walletDebts.amount')}</label>
        <input
          id="amount-${id}"
          name="amount"
          inputmode="decimal"
          required
          maxlength="13"
          value="${amount}"
        />
        <label for="on-${id}">${text(lang, 'admin.walletDebts.on')}</label>
        <input id="on-${id}" name="on" type="date" required max="${today}" value="${today}" />
        <label for="reason-${id}">${text(lang, 'admin.walletDebts.reason')}</label>
        <input id="reason-${id}" name="reason" required maxlength="${REASON_LETTERS}" />
        <button>${text(lang, 'admin.walletDebts.save')}</button>
      </form>
    </td>
  </tr>`;
}

import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { formatDateTime, formatPrice } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { dataTable } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';
import { PAYMENTS_PATH } from './payments-page.ts';
import type {
  listWaitingTopups,
  TopupOffer,
  WalletDebt,
  WalletRefunds,
} from '../../sales/index.ts';
import { walletDebtsPart } from './wallet-debts-part.ts';

export const PATH = '/admin/wallet';
export const REFUNDS_PATH = `${PATH}/refunds`;

type Waiting = Awaited<ReturnType<typeof listWaitingTopups>>[number];

interface WalletsView {
  readonly offer: TopupOffer;
  readonly refunds: WalletRefunds;
  readonly waiting: readonly Waiting[];
  /** Debts of shops, and the current day in Thailand. */
  readonly debts: readonly WalletDebt[];
  readonly today: string;
}

/** Renders top-ups that wait for a check of the bank account, and the switches of wallets with their risks. */
export function topupsPage(lang: Lang, view: WalletsView): Markup {
  const { offer, refunds, waiting } = view;
  const heads = [
    'admin.name',
    'admin.topups.amount',
    'admin.topups.asked',
    'admin.topups.answer',
  ] as const;
  return html`<h1>${text(lang, 'admin.wallets')}</h1>
    <h2>${text(lang, 'admin.topups')}</h2>
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
    <h3>${text(lang, 'admin.topups.switch')}</h3>
    <p><strong>${text(lang, 'admin.topups.licence')}</strong></p>
    <p>
      ${accountText(lang, offer)}
      <a href="${PAYMENTS_PATH}#account">${text(lang, 'admin.topups.toAccount')}</a>
    </p>
    <form method="post" action="${PATH}">
      ${switchField(lang, { id: 'is_on', key: 'admin.topups', isOn: offer.is_on })}
      <button>${text(lang, 'admin.topups.save')}</button>
    </form>
    ${refundsForm(lang, refunds)} ${walletDebtsPart(lang, view)}
    <p class="after"><a href="/admin">${text(lang, 'admin.title')}</a></p>`;
}

function accountText(lang: Lang, { promptpay, promptpay_name: name }: TopupOffer): string {
  return promptpay === ''
    ? text(lang, 'admin.topups.noAccount')
    : text(lang, 'admin.topups.account', { promptpay, name });
}

interface Switch {
  readonly id: string;
  readonly key: 'admin.topups' | 'admin.walletRefunds';
  readonly isOn: boolean;
}

function switchField(lang: Lang, { id, key, isOn }: Switch): Markup {
  return html`<div>
    <label for="${id}">${text(lang, `${key}.field`)}</label>
    <select id="${id}" name="is_on">
      ${(['off', 'on'] as const).map(
        (one) =>
          html`<option value="${one}" ${(one === 'on') === isOn ? html`selected` : ''}>
            ${text(lang, `${key}.choice.${one}`)}
          </option>`,
      )}
    </select>
  </div>`;
}

function refundsForm(lang: Lang, { is_on: isOn, limit }: WalletRefunds): Markup {
  return html`<h2>${text(lang, 'admin.walletRefunds')}</h2>
    <p><strong>${text(lang, 'admin.walletRefunds.risk')}</strong></p>
    <p>${text(lang, 'admin.walletRefunds.always')}</p>
    <form method="post" action="${REFUNDS_PATH}">
      ${switchField(lang, { id: 'refunds_on', key: 'admin.walletRefunds', isOn })}
      <div>
        <label for="limit">${text(lang, 'admin.walletRefunds.limit')}</label>
        <input
          id="limit"
          name="limit"
          inputmode="decimal"
          required
          maxlength="13"
          aria-describedby="limit_hint"
          value="${satangToBaht(limit)}"
        />
        <p class="small" id="limit_hint">${text(lang, 'admin.walletRefunds.hint')}</p>
      </div>
      <button>${text(lang, 'admin.topups.save')}</button>
    </form>`;
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

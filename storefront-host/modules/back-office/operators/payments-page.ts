import { formatDateTime, formatPrice } from '@talad/elements/locales/format';
import { bankName } from '@talad/elements/commerce/forms/thai-banks';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { dataTable } from '../../../http/index.ts';
import { text } from '../../../locales/text.ts';
import type { ConnectedVerifier, GroupPayment, PlatformPayee } from '../../sales/index.ts';
import { providerPart } from '../market-account/provider-part.ts';
import { slipCheck } from '../market-account/slip-check.ts';
import { verifierPart } from '../market-account/verifier-part.ts';
import type { ManagedPaymentAccount } from '../settings/payment-account.contract.ts';

export const PAYMENTS_PATH = '/admin/payments';

interface MarketAccounts {
  readonly provider: ManagedPaymentAccount;
  readonly verifier: ConnectedVerifier | null;
}

/** Renders the switch with its notice, the accounts, and the payments, waiting ones first. */
export function paymentsPage(
  lang: Lang,
  payee: PlatformPayee,
  payments: readonly GroupPayment[],
  { provider, verifier }: MarketAccounts,
): Markup {
  const heads = [
    'admin.payments.orders',
    'admin.payments.sum',
    'admin.payments.state',
    'admin.people.change',
  ] as const;
  return html`<h1>${text(lang, 'admin.payments')}</h1>
    <p class="lead">${text(lang, 'admin.payments.lead')}</p>
    ${
      payments.length === 0
        ? html`<p>${text(lang, 'admin.payments.none')}</p>`
        : html`<div class="stacked">
            ${dataTable(
              lang,
              heads,
              payments.map((one) => row(lang, one)),
            )}
          </div>`
    }
    <h2 id="account">${text(lang, 'admin.payments.account')}</h2>
    <p>${text(lang, 'admin.payments.accountUse')}</p>
    ${payeeForm(lang, payee)} ${providerPart(lang, provider)} ${verifierPart(lang, verifier)}
    <p class="after"><a href="/admin">${text(lang, 'admin.title')}</a></p>`;
}

function row(lang: Lang, one: GroupPayment): Markup {
  const price = (satang: number) => formatPrice(satangToBaht(toSatang(satang)));
  return html`<tr>
    <td class="words">
      ${one.orders}<br />${one.buyer}${one.slip && slipFacts(lang, one.id, one.slip)}
    </td>
    <td>
      ${one.received === null ? price(one.due) : price(one.received)}
      ${one.whole !== one.due && one.received === null && html`<br />${text(lang, 'admin.payments.whole', { whole: price(one.whole) })}`}
      ${one.owed > one.returned && html`<br />${text(lang, 'admin.payments.owed', { owed: price(one.owed - one.returned) })}`}
    </td>
    <td>
      ${text(lang, `admin.payments.state.${one.state}`)}
      ${one.is_online && html`<br />${text(lang, 'admin.payments.online')}`}
      ${one.state === 'open' && one.pay_by && html`<br />${formatDateTime(one.pay_by.toISOString(), lang)}`}
    </td>
    <td>
      ${one.received === null && one.whole > 0 && !one.is_online && receivedForm(lang, one)}
      ${one.slip?.state === 'waiting' && refuseForm(lang, one.id, one.slip.id)}
      ${
        one.owed > one.returned &&
        html`<form method="post" action="${PAYMENTS_PATH}/${one.id}/returned">
          <button>${text(lang, 'admin.payments.returned')}</button>
        </form>`
      }
    </td>
  </tr>`;
}

type Slip = NonNullable<GroupPayment['slip']>;

/** Renders the slip next to the sum, with the bank and transfer number that its QR code contains. */
function slipFacts(lang: Lang, id: string, slip: Slip): Markup {
  const { code, bank, reference, state, sent_at: at } = slip;
  const path = `${PAYMENTS_PATH}/${id}/slips/${slip.id}`;
  const facts =
    code === 'read' && bank !== null
      ? `${bankName(bank, lang)} ${reference}`
      : text(lang, `admin.payments.slip.code.${code}`);
  const isOpen = state === 'waiting' && slip.has_picture;
  return html`<br /><strong>${text(lang, `admin.payments.slip.${state}`)}</strong>
    ${formatDateTime(at, lang)}<br />${facts} ${slipCheck(lang, slip)}
    ${state === 'waiting' && slip.check === null && html`<br />${text(lang, 'admin.payments.slip.unconfirmed')}`}
    ${
      isOpen &&
      html`<br /><a href="${path}"
          ><img class="slip" src="${path}" alt="${text(lang, 'admin.payments.slip.picture')}"
        /></a>`
    }
    ${slip.has_picture && !isOpen && html`<br /><a href="${path}">${text(lang, 'admin.payments.slip.picture')}</a>`}`;
}

function refuseForm(lang: Lang, id: string, slipId: string): Markup {
  const name = `reason-${slipId}`;
  return html`<form method="post" action="${PAYMENTS_PATH}/${id}/slips/${slipId}/refuse">
    <label for="${name}">${text(lang, 'admin.payments.slip.reason')}</label>
    <input id="${name}" name="reason" required maxlength="500" />
    <button class="quiet">${text(lang, 'admin.payments.slip.refuse')}</button>
  </form>`;
}

function receivedForm(lang: Lang, { id, due, whole }: GroupPayment): Markup {
  const name = `amount-${id}`;
  const label = text(lang, 'admin.payments.amount');
  return html`<form method="post" action="${PAYMENTS_PATH}/${id}/received">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="amount"
      inputmode="decimal"
      required
      value="${satangToBaht(toSatang(due > 0 ? due : whole))}"
    />
    <button>${text(lang, 'admin.payments.received')}</button>
  </form>`;
}

function payeeForm(lang: Lang, payee: PlatformPayee): Markup {
  const field = (name: 'promptpay' | 'promptpay_name' | 'pay_hours', value: string) =>
    html`<div>
      <label for="${name}">${text(lang, `admin.payments.field.${name}`)}</label>
      <input id="${name}" name="${name}" value="${value}" maxlength="60" />
    </div>`;
  return html`<form method="post" action="${PAYMENTS_PATH}">
    ${field('promptpay', payee.promptpay)} ${field('promptpay_name', payee.promptpay_name)}
    <h3>${text(lang, 'admin.payments.switch')}</h3>
    <p class="alert">${text(lang, 'admin.payments.licence')}</p>
    <div>
      <label for="scope">${text(lang, 'admin.payments.field.scope')}</label>
      <select id="scope" name="scope">
        ${(['none', 'visits', 'all'] as const).map(
          (one) =>
            html`<option value="${one}" ${one === payee.scope && html`selected`}>
              ${text(lang, `admin.payments.scope.${one}`)}
            </option>`,
        )}
      </select>
    </div>
    ${field('pay_hours', String(payee.pay_hours))}
    <button>${text(lang, 'admin.payments.save')}</button>
  </form>`;
}

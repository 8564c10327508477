import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import type { ManagedPaymentAccount } from '../settings/payment-account.contract.ts';

export const PROVIDER_PATH = '/admin/payments/provider';

/** Names of the companies, the same in every language. */
const names = { omise: 'Omise', stripe: 'Stripe' } as const;
const providers = ['omise', 'stripe'] as const;

/**
 * Renders the marketplace's account at a payment provider: its state, and the form for its keys.
 */
export function providerPart(lang: Lang, { account, webhooks }: ManagedPaymentAccount): Markup {
  return html`<h2 id="cards">${text(lang, 'admin.payments.cards')}</h2>
    <p>${text(lang, 'admin.payments.cards.use')}</p>
    ${account && connected(lang, account)}
    ${
      account
        ? html`<details class="after">
            <summary>${text(lang, 'admin.payments.cards.change')}</summary>
            ${keysForm(lang, webhooks, account.provider)}
          </details>`
        : keysForm(lang, webhooks, 'omise')
    }`;
}

function connected(lang: Lang, account: NonNullable<ManagedPaymentAccount['account']>): Markup {
  const { provider, key_end: end, is_live: isLive, is_busy: isBusy } = account;
  const vars = { provider: names[provider], end };
  return html`<p class="${isLive ? 'notice' : 'alert'}">
      ${text(lang, isLive ? 'admin.payments.cards.connected' : 'admin.payments.cards.test', vars)}
    </p>
    ${
      isBusy
        ? html`<p>${text(lang, 'admin.payments.cards.busy')}</p>`
        : html`<form method="post" action="${PROVIDER_PATH}/remove">
            <button class="quiet">${text(lang, 'admin.payments.cards.remove')}</button>
          </form>`
    }`;
}

function keysForm(
  lang: Lang,
  webhooks: ManagedPaymentAccount['webhooks'],
  chosen: (typeof providers)[number],
): Markup {
  const secret = (name: 'secret_key' | 'webhook_secret', label: string) =>
    html`<div>
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        type="password"
        required
        maxlength="300"
        autocomplete="off"
        spellcheck="false"
      />
    </div>`;
  return html`<form method="post" action="${PROVIDER_PATH}">
    <div>
      <label for="provider">${text(lang, 'admin.payments.cards.provider')}</label>
      <select id="provider" name="provider">
        ${providers.map(
          (one) =>
            html`<option value="${one}" ${one === chosen && html`selected`}>${names[one]}</option>`,
        )}
      </select>
    </div>
    ${providers.map(
      (one) =>
        html`<div>
          <label for="webhook-${one}"
            >${text(lang, 'admin.payments.cards.webhook', { provider: names[one] })}</label
          >
          <input id="webhook-${one}" value="${webhooks[one]}" readonly />
          <p class="hint">${text(lang, `admin.payments.cards.${one}Help`)}</p>
        </div>`,
    )}
    ${secret('secret_key', text(lang, 'admin.payments.cards.secret'))}
    ${secret('webhook_secret', text(lang, 'admin.payments.cards.webhookSecret'))}
    <p class="hint">${text(lang, 'admin.payments.cards.hidden')}</p>
    <button>${text(lang, 'admin.payments.cards.connect')}</button>
  </form>`;
}

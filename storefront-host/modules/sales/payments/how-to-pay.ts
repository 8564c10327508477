import type { PayTo } from '@talad/elements/api/checkout.contract';
import { formatDateTime, formatPrice } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { qrPng } from './qr-png.ts';

/**
 * Shows how an order is paid: a PromptPay code with the amount and bank accounts, or a link to the
 * provider's page. It is a link because CSP's form-action would block the redirect of a form to the
 * provider.
 */
export function howToPay(
  lang: Lang,
  { until, online, promptpay, accounts }: PayTo,
  { net, payUrl, isDown = false, isToMarket = false }: HowToPay,
): Markup {
  if (online) {
    return html`<section class="pay" aria-labelledby="pay">
      <h2 id="pay">${text(lang, 'order.pay', { net: formatPrice(net) })}</h2>
      ${isToMarket && html`<p class="hint">${text(lang, 'order.pay.marketOnline')}</p>`}
      ${until && payUntil(lang, until)}
      ${isDown && html`<p class="alert" role="alert">${text(lang, 'order.online.down')}</p>`}
      <p><a class="button" href="${payUrl}" rel="nofollow">${text(lang, 'order.online.pay')}</a></p>
      <p class="hint">${text(lang, 'order.online.hint')} ${text(lang, 'order.online.checking')}</p>
    </section>`;
  }
  return html`<section class="pay" aria-labelledby="pay">
    <h2 id="pay">${text(lang, 'order.pay', { net: formatPrice(net) })}</h2>
    ${isToMarket && html`<p class="hint">${text(lang, 'order.pay.market')}</p>`}
    ${until && payUntil(lang, until)} ${promptpay && promptpayCode(lang, promptpay)}
    ${accounts.map(
      ({ bank, number, name }) =>
        html`<dl class="payee">
          <dt>${text(lang, 'order.pay.bank')}</dt>
          <dd>${bank}</dd>
          <dt>${text(lang, 'order.pay.account')}</dt>
          <dd class="digits">${number}</dd>
          <dt>${text(lang, 'order.pay.name')}</dt>
          <dd>${name}</dd>
        </dl>`,
    )}
    <p class="hint">${text(lang, isToMarket ? 'group.payHint' : 'order.pay.hint')}</p>
  </section>`;
}

function payUntil(lang: Lang, until: string): Markup {
  return html`<p class="alert calm">
    ${text(lang, 'order.pay.until', { at: formatDateTime(until, lang) })}
  </p>`;
}

interface HowToPay {
  /** Baht. */
  readonly net: number;
  /** Address that leads to the provider's page. */
  readonly payUrl: string;
  /** True if the provider did not answer. */
  readonly isDown?: boolean;
  /** True if the marketplace receives and checks the payment instead of the shop. */
  readonly isToMarket?: boolean;
}

/** Shows the payee's name next to the code, for comparison with the name that the bank shows. */
export function promptpayCode(
  lang: Lang,
  { id, name, payload }: NonNullable<PayTo['promptpay']>,
): Markup {
  const code = qrPng(payload);
  return html`<div class="promptpay">
    ${
      code &&
      html`<img
          class="qr"
          alt="${text(lang, 'order.pay.qr')}"
          src="data:image/png;base64,${code.toString('base64')}"
        />
        <p class="hint">${text(lang, 'order.pay.keep')}</p>`
    }
    <dl class="payee">
      <dt>${text(lang, 'order.pay.promptpay')}</dt>
      <dd class="digits">${id}</dd>
      <dt>${text(lang, 'order.pay.name')}</dt>
      <dd>${name}</dd>
    </dl>
    <p class="hint">${text(lang, 'order.pay.scan')}</p>
  </div>`;
}

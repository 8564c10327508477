import type { PayTo } from '@talad/elements/api/checkout.contract';
import { formatPrice } from '@talad/elements/locales/format';
import { qrCode } from '@talad/elements/parts/modal/qr-code';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';

/** The payees of a transfer: a PromptPay code with the amount, and bank accounts. */
export function howToPay(lang: Lang, { promptpay, accounts }: PayTo, net: number): Markup {
  return html`<section class="pay" aria-labelledby="pay">
    <h2 id="pay">${text(lang, 'order.pay', { net: formatPrice(net) })}</h2>
    ${promptpay && promptpayCode(lang, promptpay)}
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
    <p class="hint">${text(lang, 'order.pay.hint')}</p>
  </section>`;
}

function promptpayCode(lang: Lang, { id, name, payload }: NonNullable<PayTo['promptpay']>): Markup {
  const code = qrCode(payload);
  return html`<div class="promptpay">
    ${
      code &&
      html`<svg
        class="qr"
        role="img"
        aria-label="${text(lang, 'order.pay.qr')}"
        viewBox="0 0 ${code.size} ${code.size}"
        shape-rendering="crispEdges"
      >
        <path d="${code.path}" />
      </svg>`
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

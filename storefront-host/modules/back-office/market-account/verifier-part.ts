import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import type { ConnectedVerifier } from '../../sales/index.ts';

export const VERIFIER_PATH = '/admin/payments/slip-service';

/** Names of the companies, the same in every language. */
const names = { easyslip: 'EasySlip', slipok: 'SlipOK' } as const;
const services = ['easyslip', 'slipok'] as const;

/**
 * Renders the service that checks slips of payments to the marketplace, and the form for its key.
 */
export function verifierPart(lang: Lang, verifier: ConnectedVerifier | null): Markup {
  return html`<h2 id="slips">${text(lang, 'admin.payments.verifier')}</h2>
    <p>${text(lang, 'admin.payments.verifier.use')}</p>
    ${
      verifier
        ? html`<p class="notice">
              ${text(lang, 'admin.payments.verifier.connected', {
                provider: names[verifier.provider],
                end: verifier.key_end,
              })}
            </p>
            <form method="post" action="${VERIFIER_PATH}/remove">
              <button class="quiet">${text(lang, 'admin.payments.cards.remove')}</button>
            </form>
            <details class="after">
              <summary>${text(lang, 'admin.payments.cards.change')}</summary>
              ${keyForm(lang, verifier.provider)}
            </details>`
        : keyForm(lang, 'easyslip')
    }`;
}

function keyForm(lang: Lang, chosen: (typeof services)[number]): Markup {
  return html`<form method="post" action="${VERIFIER_PATH}">
    <div>
      <label for="slip-service">${text(lang, 'admin.payments.verifier.service')}</label>
      <select id="slip-service" name="provider">
        ${services.map(
          (one) =>
            html`<option value="${one}" ${one === chosen && html`selected`}>${names[one]}</option>`,
        )}
      </select>
    </div>
    <div>
      <label for="slip-key">${text(lang, 'admin.payments.verifier.key')}</label>
      <input
        id="slip-key"
        name="secret_key"
        type="password"
        required
        maxlength="300"
        autocomplete="off"
        spellcheck="false"
      />
    </div>
    <div>
      <label for="slip-branch">${text(lang, 'admin.payments.verifier.branch')}</label>
      <input id="slip-branch" name="branch" inputmode="numeric" maxlength="40" />
    </div>
    <p class="hint">${text(lang, 'admin.payments.verifier.hidden')}</p>
    <button>${text(lang, 'admin.payments.cards.connect')}</button>
  </form>`;
}

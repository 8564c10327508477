import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { formatPrice } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { html, type Markup } from '../../../html/html.ts';
import { text } from '../../../locales/text.ts';
import {
  LEAST_TOPUP,
  MOST_TOPUP,
  promptpayCode,
  promptpayPayload,
  type Topup,
  type TopupOffer,
} from '../../sales/index.ts';

export const TOPUP_PATH = '/my/wallet/top-up';

/** Renders the form to top up; `refused` is an invalid amount that was typed before. */
export function topupForm(lang: Lang, refused: string | null): Markup {
  const range = {
    least: formatPrice(satangToBaht(LEAST_TOPUP)),
    most: formatPrice(satangToBaht(MOST_TOPUP)),
  };
  return html`<section class="my-card" aria-labelledby="topup">
    <h2 id="topup">${text(lang, 'my.topup')}</h2>
    <form class="my-form" method="post" action="${TOPUP_PATH}">
      <div>
        <label for="amount">${text(lang, 'my.topup.amount')}</label>
        <input
          id="amount"
          name="amount"
          inputmode="numeric"
          required
          maxlength="6"
          value="${refused ?? ''}"
          aria-describedby="amount-hint"
          ${refused !== null && html`aria-invalid="true"`}
        />
        <p id="amount-hint" class="${refused === null ? 'hint' : 'error'}">
          ${text(lang, refused === null ? 'my.topup.range' : 'my.topup.wrong', range)}
        </p>
      </div>
      <button class="button">${text(lang, 'my.topup.send')}</button>
    </form>
  </section>`;
}

/** Renders the QR code that pays exactly the requested amount. */
export function waitingTopup(
  lang: Lang,
  { promptpay: id, promptpay_name: name }: TopupOffer,
  topup: Topup,
): Markup {
  const amount = toSatang(topup.amount);
  const shown = formatPrice(satangToBaht(amount));
  return html`<section class="my-card" aria-labelledby="topup">
    <h2 id="topup">${text(lang, 'my.topup.pay', { amount: shown })}</h2>
    ${promptpayCode(lang, { id, name, payload: promptpayPayload(id, amount) })}
    <p>${text(lang, 'my.topup.exact')}</p>
    <p>${text(lang, 'my.topup.waiting')}</p>
    <form method="post" action="${TOPUP_PATH}/withdraw">
      <button class="button quiet">${text(lang, 'my.topup.withdraw')}</button>
    </form>
  </section>`;
}

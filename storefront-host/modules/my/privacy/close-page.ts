import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import { formatNumber, formatPrice } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { text, type TextKey } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
import { myEntries } from '../navigation.ts';
import { mayClose, type ClosingObstacles } from './closing-obstacles.read.ts';

export interface CloseView {
  readonly lang: Lang;
  readonly email: string;
  readonly points: number;
  readonly obstacles: ClosingObstacles;
  /** The typed confirmation, if it is not the account's address. */
  readonly wrong?: string | undefined;
}

/** Lists the data that is erased, the data that stays with the reason, and obstacles; then the form. */
export function closePage(view: CloseView): Markup {
  const { lang, points, obstacles } = view;
  return html`<section class="my-card my-close">
    <p>${text(lang, 'privacy.close.about')}</p>
    <p>${text(lang, 'privacy.close.gone')}</p>
    <p>${text(lang, 'privacy.close.kept')}</p>
    ${
      points > 0 &&
      html`<p>
        <strong>${text(lang, 'privacy.close.points', { points: formatNumber(points) })}</strong>
      </p>`
    }
    ${mayClose(obstacles) ? form(view) : first(lang, obstacles)}
    <p class="my-actions">
      <a class="button quiet" href="/my/privacy">${text(lang, 'privacy.close.keep')}</a>
    </p>
  </section>`;
}

function first(lang: Lang, { shops, orders, wallet, isOperator }: ClosingObstacles): Markup {
  const amount = formatPrice(satangToBaht(toSatang(wallet)));
  const link = (href: string, label: TextKey) => html` <a href="${href}">${text(lang, label)}</a>`;
  const lines = [
    shops.length > 0 &&
      html`${text(lang, 'privacy.close.shops', { shops: shops.join(', ') })}${link('/mybusiness', 'privacy.close.toShop')}`,
    orders.length > 0 &&
      html`${text(lang, 'privacy.close.orders', { orders: orders.join(', ') })}${link(myEntries.orders.path, 'privacy.close.toOrders')}`,
    wallet !== 0 &&
      html`${text(lang, 'privacy.close.wallet', { amount })}${link('/contactus', 'privacy.close.toMarket')}`,
    isOperator && text(lang, 'privacy.close.operator'),
  ].filter((line) => line !== false);
  return html`<h2>${text(lang, 'privacy.close.first')}</h2>
    <ul class="my-close-first">
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>`;
}

function form({ lang, email, wrong }: CloseView): Markup {
  return html`<form method="post" action="/my/privacy/close">
    <div class="field">
      <label for="email">${text(lang, 'privacy.close.confirm', { email })}</label>
      <input
        type="email"
        id="email"
        name="email"
        autocomplete="off"
        required
        ${wrong !== undefined && html`value="${wrong}" aria-invalid="true" aria-describedby="wrong" autofocus`}
      />
      ${wrong !== undefined && html`<p class="error" id="wrong" role="alert">${text(lang, 'privacy.close.wrong')}</p>`}
    </div>
    <p class="my-actions">
      <button class="button danger">${text(lang, 'privacy.close.button')}</button>
    </p>
  </form>`;
}

import type { Checkout } from '@talad/elements/api/checkout.contract';
import { formatNumber, formatPrice } from '@talad/elements/locales/format';
import { html, type Markup } from '../../../html/html.ts';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { SPENDING_FIELDS } from '../../sales/index.ts';

interface SpendingView {
  readonly lang: Lang;
  readonly checkout: Pick<Checkout, 'spendable'>;
}

/**
 * Renders points and wallet of the signed-in buyer, each with one button; null if there is nothing
 * to spend.
 */
export function spendingField({ lang, checkout: { spendable } }: SpendingView): Markup | null {
  const { points = null, wallet = null } = spendable ?? {};
  if (!points && !wallet) return null;
  return html`<fieldset class="coupon">
    <legend>${text(lang, 'spending.field')}</legend>
    ${
      points &&
      ticket(lang, {
        what: 'points',
        name: text(lang, points.used ? 'spending.pointsUsed' : 'spending.points', {
          points: formatNumber(points.count),
        }),
        amount: points.worth,
        used: points.used,
      })
    }
    ${
      wallet &&
      ticket(lang, {
        what: 'wallet',
        name: text(lang, wallet.used ? 'spending.walletUsed' : 'spending.wallet'),
        amount: wallet.amount,
        used: wallet.used,
      })
    }
  </fieldset>`;
}

interface Ticket {
  readonly what: 'points' | 'wallet';
  readonly name: string;
  /** In baht. */
  readonly amount: number;
  readonly used: boolean;
}

function ticket(lang: Lang, { what, name, amount, used }: Ticket): Markup {
  const saves = text(lang, 'spending.saves', { amount: formatPrice(amount) });
  const label = html`<span><strong>${name}</strong> ${saves}</span>`;
  return used
    ? html`<p class="ticket">
        ${label}<button class="link" name="${SPENDING_FIELDS.save}" value="${what}">
          ${text(lang, 'spending.remove')}
        </button>
      </p>`
    : html`<button class="ticket" name="${SPENDING_FIELDS.spend}" value="${what}">
        ${label}<span class="link">${text(lang, 'spending.use')}</span>
      </button>`;
}

import { satangToBaht, toSatang, type Satang } from '@talad/elements/commerce/money';
import { formatPrice } from '@talad/elements/locales/format';
import type { Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { html, type Markup } from '../../../html/html.ts';
import { balanceCard, movements, type Movement } from '../movements.ts';
import { myEmpty } from '../my-empty.ts';
import { myEntries } from '../navigation.ts';
import type { WalletLine } from '../../sales/index.ts';

interface WalletView {
  readonly balance: Satang;
  readonly lines: readonly WalletLine[];
  readonly mayTopUp: boolean;
  /** A form to top up, or the top-up that waits for its payment. */
  readonly topup: Markup | false;
}

/** Renders balance, purpose, top-up and movements of the wallet. */
export function walletPage(lang: Lang, { balance, lines, mayTopUp, topup }: WalletView): Markup {
  return html`${balanceCard(
    text(lang, 'my.wallet.have'),
    formatPrice(satangToBaht(balance)),
    text(lang, mayTopUp ? 'my.wallet.whatOn' : 'my.wallet.what'),
  )}
  ${topup}
  ${
    lines.length > 0
      ? movements(
          lang,
          myEntries.wallet.path,
          lines.map((line) => movementOf(lang, line)),
        )
      : myEmpty('wallet', {
          title: text(lang, 'my.wallet.none'),
          hint: text(lang, 'my.wallet.noneHint'),
          action: { href: myEntries.orders.path, label: text(lang, 'my.orders') },
        })
  }`;
}

function movementOf(lang: Lang, { id, at, amount, order_number: number }: WalletLine): Movement {
  const isIn = amount > 0;
  const what =
    number === null
      ? text(lang, isIn ? 'my.wallet.in' : 'my.wallet.out')
      : text(lang, isIn ? 'my.wallet.refund' : 'my.wallet.paid', { number });
  const size = formatPrice(satangToBaht(toSatang(Math.abs(amount))));
  return { id, at, what, amount: `${isIn ? '+' : '−'}${size}`, isIn };
}

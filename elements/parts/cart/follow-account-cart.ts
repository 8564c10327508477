import { followAccountCart } from '../../client/cart/account-cart.ts';
import type { AccountCopy } from '../../client/cart/account-copy.ts';
import { addTexts, type Lang } from '../../locales/text.ts';
import { define } from '../../schema/define.ts';

/** Keeps the page's cart in sync with the account's and shows clashes and refusals. */
export function startAccountCart(base: string, locale: Lang, shown: AccountCopy | null): void {
  followAccountCart(
    { base, locale, shown },
    {
      clashed: () => void showClashes(locale).catch(() => undefined),
      refused: (code) => void notifyRefusal(locale, code).catch(() => undefined),
    },
  );
}

/** Defines the clash note of every cart (cart-lines.element.ts), which is empty without its code. */
async function showClashes(locale: Lang): Promise<void> {
  const [{ clash }, { CartClashElement }] = await Promise.all([
    locale === 'th' ? import('../../locales/th/clash.ts') : import('../../locales/en/clash.ts'),
    import('./cart-clash.element.ts'),
  ]);
  addTexts(locale, clash);
  define('talad-cart-clash', CartClashElement);
}

async function notifyRefusal(locale: Lang, code: 'CART_FULL' | 'NOT_FOUND'): Promise<void> {
  const [{ loadTexts }, { refusalText }, { announce }] = await Promise.all([
    import('../../locales/load.ts'),
    import('../toast/refusal-text.ts'),
    import('../toast/announce.ts'),
  ]);
  await loadTexts(locale);
  announce(locale, { text: refusalText({ code }, locale), kind: 'error', about: 'cart' });
}

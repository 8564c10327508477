import type { CartStatusLine } from '../../api/cart.contract.ts';
import type { ProductMini } from '../../api/product.contract.ts';
import { logged, saveCart } from '../../client/cart/cart-actions.ts';
import type { CartOwner } from '../../client/cart/cart-count.ts';
import { cartStore, type CartStore } from '../../client/cart/cart-store.ts';
import { checkoutError, type RefusedCheckout } from '../../client/cart/checkout-error.ts';
import type { Toast } from '../../client/toasts.ts';
import type { CartItem } from '../../commerce/cart/cart.ts';
import { loadArea } from '../../locales/load-area.ts';
import { text, type Lang } from '../../locales/text.ts';
import { announce } from '../toast/announce.ts';
import { refusalText } from '../toast/refusal-text.ts';

type Owner = CartOwner & { readonly locale: Lang };

/** Failures of the server, which do not depend on the ordered lines. */
const isDown = new Set(['INTERNAL', 'UNAVAILABLE']);

/**
 * Loads the messages of failed checkouts, and returns the function that shows one (spec §8). To be called
 * before the checkout, since messages are needed most without a network.
 */
export async function loadRefusals(
  owner: Owner,
): Promise<(failure: RefusedCheckout, lines: readonly CartItem[], retry: () => void) => void> {
  const { locale } = owner;
  await loadArea('checkout', locale);
  return ({ code, error }, lines, retry) => {
    if (code === 'TIMEOUT') return showError(text(locale, 'checkout.timeout'), locale);
    if (!error || isDown.has(code)) {
      const action = { label: text(locale, 'cart.retry'), run: retry };
      return showError(text(locale, 'cart.checkoutFailed'), locale, action);
    }
    const { products } = cartStore(owner).state.peek();
    const [first] = lines;
    const single = lines.length === 1 && first ? products[first.product_uuid] : undefined;
    const named = products[error.product_uuid ?? ''] ?? single;
    const said = checkoutError(error);
    const words = 'text' in said ? said.text : text(locale, said.key);
    // The server's message names its products itself.
    const message = 'text' in said || !named ? words : `${named.title}: ${words}`;
    showError(text(locale, 'checkout.refused', { message }), locale);
    if (single && error.error_key?.includes('CANNOT_ADD')) reopenChooser(single);
  };
}

/** The refusals of each cart’s last answer: each is reported once. */
const reported = new WeakMap<CartStore, ReadonlySet<string>>();

/** Logs the lines that the server has begun to refuse, and shows why in one message (spec §8). */
export function notifyRefused(owner: Owner, lines: readonly CartStatusLine[]): void {
  const { locale } = owner;
  const store = cartStore(owner);
  const state = store.state.peek();
  const before = reported.get(store);
  const added = lines.filter((line) => !before?.has(keyOf(line)));
  reported.set(store, new Set(lines.map(keyOf)));
  const refusals = added.flatMap(({ id, refusal }) => (refusal ? [[id, refusal] as const] : []));
  if (refusals.length === 0) return;
  saveCart(store, { errors: logged(state, refusals, Date.now()) });
  const reasons = refusals.map(([id, refusal]) =>
    [state.products[id]?.title, refusalText(refusal, locale)].filter(Boolean).join(': '),
  );
  showError(reasons.join('; '), locale);
}

function keyOf({ id, refusal }: CartStatusLine): string {
  return JSON.stringify([id, refusal]);
}

/**
 * Opens the option chooser of a product through a link as in a product box: the page opens a modal, any other
 * page that embeds the cart stays as it is.
 */
function reopenChooser({ id, is_subproduct: isSub, full_url: url }: ProductMini): void {
  if (!document.querySelector('main[data-api]') || location.hash.includes('ProductDetail')) return;
  const link = document.createElement('a');
  link.href = url;
  link.hidden = true;
  link.dataset['modal'] = 'ProductDetail';
  // The address of a variant is its product's, then its own id.
  link.dataset['id'] = isSub ? (url.split('/').at(-2) ?? '') : `${id}`;
  document.body.append(link);
  link.click();
}

function showError(words: string, locale: Lang, action?: Toast['action']): void {
  announce(locale, { text: words, kind: 'error', about: 'cart', ...(action && { action }) });
}

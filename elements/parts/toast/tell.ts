import type { CartOwner } from '../../client/cart-count.ts';
import { TaladCartOpenEvent } from '../../client/cart-open.event.ts';
import { showToast } from '../../client/toasts.ts';
import type { CartRefusal } from '../../commerce/cart.ts';
import { loadTexts } from '../../locales/load.ts';
import { text, type Lang, type TextKey } from '../../locales/text.ts';
import { define } from '../../schema/define.ts';

const keys: Readonly<Record<CartRefusal['code'], TextKey | undefined>> = {
  CANNOT_ADD: 'cart.cannotAdd',
  NOT_FOUND: 'cart.notFound',
  BAD_QUANTITY: 'cart.badQuantity',
  NOT_ENOUGH: 'cart.notEnough',
  NOSTOCK: 'cart.nostock',
  CHOOSE_OPTIONS: 'cart.chooseOptions',
  ONE_PER_CART: 'cart.onePerCart',
  // Spec §8: logged with nothing visible.
  ADD_DISABLED: undefined,
};

/** A refusal in words, '' where the shopper is told nothing. */
export function refusalText(
  refusal: { readonly code: CartRefusal['code']; readonly left?: number },
  locale: Lang,
): string {
  const key = keys[refusal.code];
  return key ? text(locale, key, { left: refusal.left ?? 0 }) : '';
}

/** Says what became of an "add to cart". */
export async function tellAdded(
  refusal: CartRefusal | undefined,
  { api, base, locale }: CartOwner & { readonly locale: Lang },
): Promise<void> {
  await loadTexts(locale);
  const words = refusal ? refusalText(refusal, locale) : text(locale, 'cart.added');
  if (!words) return;
  showToast({
    text: words,
    kind: refusal ? 'error' : 'done',
    ...(refusal
      ? {}
      : {
          action: {
            label: text(locale, 'cart.view'),
            run: () => viewCart({ api, base, locale }),
          },
        }),
  });
  await showToasts(locale);
}

/** By the page's own cart; on a page with product boxes and no cart, without a button. */
function viewCart(owner: CartOwner & { readonly locale: Lang }): void {
  if (!document.dispatchEvent(new TaladCartOpenEvent(owner))) return;
  import('../cart/cart-drawer.ts')
    .then(({ openDrawer }) => openDrawer(document.body, { ...owner, browseHref: null }, null))
    .catch(() => undefined);
}

/** Pages bring a `<talad-toast>`; where there is none (an embed) one is made at the first message. */
export async function showToasts(locale: Lang): Promise<void> {
  const { ToastElement } = findHost() ? {} : await import('./toast.element.ts');
  if (ToastElement) define('talad-toast', ToastElement);
  if (findHost()) return;
  host = document.createElement('talad-toast');
  host.setAttribute('locale', locale);
  home().append(host);
}

// Browser only: nothing writes them on the server.
let host: Element | null = null;
let modals: readonly HTMLDialogElement[] = [];

/** Messages stand in the dialog that covers the page: outside of it nothing can be pressed. */
export function toastsIn(dialog: HTMLDialogElement | null): void {
  // One may lie over another.
  modals = [...modals.filter((one) => one.isConnected && one.open), ...(dialog ? [dialog] : [])];
  const found = findHost();
  if (found) home().append(found);
}

function findHost(): Element | null {
  if (!host?.isConnected) host = document.querySelector('talad-toast');
  return host;
}

function home(): Element {
  return modals.findLast((one) => one.isConnected && one.open) ?? document.body;
}

import { css, html, nothing, type TemplateResult } from 'lit';
import {
  cartClashes,
  readCopy,
  withoutClashes,
  writeCopy,
} from '../../client/cart/account-copy.ts';
import { editLine } from '../../client/cart/cart-actions.ts';
import { cartStore } from '../../client/cart/cart-store.ts';
import { OWN_CART } from '../../client/cart/watch-account-cart.ts';
import { quantityOf } from '../../commerce/cart/cart.ts';
import { SignalWatcher } from '../../schema/signal-watcher.ts';
import { baseStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { notifyEdit } from './cart-changes.ts';

/**
 * Products whose quantities differed between this browser and the account's cart at sign-in: the
 * account's is used until the shopper chooses the other one.
 * @csspart base - The notes.
 */
export class CartClashElement extends SignalWatcher {
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      ul {
        margin: 0 0 16px;
        padding: 0;
        list-style: none;
        border: 1px solid var(--edge);
        border-radius: var(--radius);
        background: var(--surface);
        font-size: 14px;
      }
      :host([compact]) ul {
        margin: 16px;
      }
      li {
        display: grid;
        gap: 12px;
        padding: 12px 16px;
      }
      li + li {
        border-block-start: 1px solid var(--line);
      }
      p {
        margin: 0;
        overflow-wrap: anywhere;
      }
      div {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
    `,
  ];
  /** Reads language and layout from the page: the cart passing them would cost every shopper bytes. */
  override connectedCallback(): void {
    this.locale = document.documentElement.lang === 'th' ? 'th' : 'en';
    this.toggleAttribute('compact', this.parentElement?.matches('.compact') ?? false);
    super.connectedCallback();
  }

  /** An undefined `quantity` keeps the account's. */
  #choose(uuid: string, quantity?: number): void {
    const copy = readCopy();
    if (copy) writeCopy(withoutClashes(copy, [uuid]));
    if (quantity === undefined) return;
    const store = cartStore(OWN_CART);
    const product = store.state.peek().products[uuid];
    const refusal = editLine(store, uuid, quantity, Date.now());
    if (!refusal) return;
    notifyEdit({ ...OWN_CART, locale: this.locale }, refusal, product, quantity);
  }

  override render(): TemplateResult | typeof nothing {
    const { cart, products } = cartStore(OWN_CART).state.value;
    const clashes = Object.entries(cartClashes.value).filter(
      ([uuid]) => products[uuid] && quantityOf(cart, uuid) > 0,
    );
    if (clashes.length === 0) return nothing;
    return html`<section part="base" role="status" aria-label=${this.t('clash.title')}>
      <ul>
        ${clashes.map(([uuid, here]) => {
          const account = quantityOf(cart, uuid);
          const name = products[uuid]?.title ?? '';
          return html`<li>
            <p>${this.t('clash.line', { name, account, here })}</p>
            <div>
              <button type="button" class="button quiet" @click=${() => this.#choose(uuid, here)}>
                ${this.t('clash.take', { here })}
              </button>
              <button type="button" class="button quiet" @click=${() => this.#choose(uuid)}>
                ${this.t('clash.keep', { account })}
              </button>
            </div>
          </li>`;
        })}
      </ul>
    </section>`;
  }
}

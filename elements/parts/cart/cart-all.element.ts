import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { beginAll } from '../../client/cart/begin-all.ts';
import { cartStore, type CartStore } from '../../client/cart/cart-store.ts';
import { leaveFor } from '../../client/modals/back-closes.ts';
import { withTracker } from '../../client/tracker.ts';
import { fillIn } from '../../locales/fill-in.ts';
import { markHydrated } from '../../schema/mark-hydrated.ts';
import { SignalWatcher } from '../../schema/signal-watcher.ts';
import { baseStyles, hiddenStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';
import { loadRefusals } from './cart-refusals.ts';
import { groupByShop } from './group-by-shop.ts';

/** Spec §8: the loading cover disappears this long after the answer, in ms. */
const COVER_MS = 5_000;

/**
 * The button to one checkout of all shops in the cart. Shows nothing for fewer than two.
 * @csspart base - The wrapper.
 * @csspart button - The button.
 */
export class CartAllElement extends SignalWatcher {
  static override properties: PropertyDeclarations = {
    base: { type: String },
    api: { type: String },
    label: { type: String },
    busy: { state: true },
  };
  static override styles = [
    baseStyles,
    hiddenStyles,
    buttonStyles,
    css`
      .base {
        margin-block-end: 16px;
      }
      .button {
        inline-size: 100%;
      }
      @media (width >= 750px) {
        .button {
          inline-size: auto;
        }
      }
    `,
  ];
  declare base: string;
  declare api: string;
  /** Label of the button; `{count}` is the number of shops. */
  declare label: string;
  /** True while the checkout is loading. */
  declare protected busy: boolean;

  constructor() {
    super();
    this.base = '';
    this.api = '/api/v1';
    this.label = '';
    this.busy = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('pageshow', this.#shown);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('pageshow', this.#shown);
  }

  protected override firstUpdated(): void {
    markHydrated(this);
  }

  get #store(): CartStore {
    return cartStore(this);
  }

  #shown = (event: PageTransitionEvent): void => {
    if (event.persisted) this.busy = false;
  };

  #checkout = async (): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    const { items } = this.#store.state.peek().cart;
    // Before the checkout: its messages are needed most without a network.
    const refusals = loadRefusals(this).catch(() => null);
    const begun = await beginAll(this, items);
    if ('url' in begun) {
      leaveFor(withTracker(begun.url));
      setTimeout(() => (this.busy = false), COVER_MS);
      return;
    }
    this.busy = false;
    (await refusals)?.(begun, items, () => void this.#checkout());
  };

  override render(): TemplateResult | typeof nothing {
    if (!this.hydrated) return nothing;
    const count = groupByShop(this.#store.state.value).length;
    if (count < 2) return nothing;
    return html`<div class="base" part="base">
      <button
        type="button"
        class="button"
        part="button"
        aria-disabled=${this.busy ? 'true' : nothing}
        @click=${this.#checkout}
      >
        ${fillIn(this.label, { count })}
      </button>
    </div>`;
  }
}

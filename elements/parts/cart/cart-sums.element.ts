import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { CartStatusResponse } from '../../api/cart.contract.ts';
import { formatPrice } from '../../locales/format.ts';
import type { TextKey } from '../../locales/text.ts';
import { TaladElement } from '../../schema/talad-element.ts';
import { baseStyles } from '../../theme/base.ts';
import { buttonStyles } from '../../theme/button.ts';

type ShopAnswer = CartStatusResponse['shops'][number];

/**
 * The sums of one shop's lines and its checkout button: product, discount, shipping and net (spec
 * §5); before the server's answer, products only.
 * @csspart checkout - The button to the checkout.
 */
export class CartSumsElement extends TaladElement {
  static override properties: PropertyDeclarations = {
    estimate: { type: Number },
    answer: { attribute: false },
    waiting: { type: Boolean },
    busy: { type: Boolean },
    shop: { type: String },
  };
  static override styles = [
    baseStyles,
    buttonStyles,
    css`
      form,
      dl {
        display: grid;
        gap: 12px;
      }
      dl,
      dd,
      p {
        margin: 0;
      }
      dl {
        gap: 4px;
        font-size: 14px;
      }
      dl[aria-busy='true'] dd {
        opacity: 0.7;
      }
      dl div {
        display: flex;
        justify-content: space-between;
        gap: 16px;
      }
      dd {
        font-variant-numeric: tabular-nums;
      }
      .net {
        margin-block-start: 4px;
        font-size: 18px;
        font-weight: 700;
      }
      small {
        display: block;
        color: var(--muted);
        font-size: 12px;
        font-weight: 400;
      }
      .free {
        padding: 8px 12px;
        border-radius: var(--radius);
        background: var(--talad-tint, var(--quiet));
        color: var(--talad-on-tint, var(--text));
        font-size: 14px;
      }
    `,
  ];
  /** Sum of the products in baht, computed by the browser. */
  declare estimate: number;
  /** The server's answer for this shop. */
  declare answer: ShopAnswer | undefined;
  /** True while a newer answer is loading. */
  declare waiting: boolean;
  /** True while the checkout is loading. */
  declare busy: boolean;
  /** Name of the shop if the cart has more than one. */
  declare shop: string | null;
  /** Called when the button is pressed. */
  declare checkout: () => void;

  #submit = (event: Event): void => {
    event.preventDefault();
    this.checkout();
  };

  #row(key: TextKey, value: string): TemplateResult {
    return html`<div>
      <dt>${this.t(key)}</dt>
      <dd>${value}</dd>
    </div>`;
  }

  #rest({ price, vat }: ShopAnswer): TemplateResult {
    const { discount, lnwcash, shipping, pay } = price;
    return html`${discount ? this.#row('cart.discount', `-${formatPrice(discount)}`) : nothing}
      ${lnwcash ? this.#row('cart.lnwcash', `-${formatPrice(lnwcash)}`) : nothing}
      ${this.#row('cart.shipping', shipping ? formatPrice(shipping) : this.t('cart.free'))}
      <div class="net">
        <dt>
          ${this.t('cart.net')}${vat === null ? nothing : html`<small>${this.#vat(vat)}</small>`}
        </dt>
        <dd>${formatPrice(pay)}</dd>
      </div>`;
  }

  #vat(vat: number): string {
    return vat > 0 ? this.t('cart.vat', { vat: formatPrice(vat) }) : this.t('cart.noVat');
  }

  override render(): TemplateResult {
    const { answer, busy, shop } = this;
    return html`<div class="base">
      <form @submit=${this.#submit}>
        <dl aria-busy=${this.waiting}>
          ${this.#row('cart.subtotal', formatPrice(answer?.price.product ?? this.estimate))}
          ${answer ? this.#rest(answer) : nothing}
        </dl>
        ${answer?.notice ? html`<p class="free">${answer.notice}</p>` : nothing}
        <button class="button" part="checkout" aria-disabled=${busy ? 'true' : nothing}>
          ${busy ? this.t('cart.busy') : shop ? this.t('cart.checkoutShop', { shop }) : this.t('cart.checkout')}
        </button>
      </form>
    </div>`;
  }
}

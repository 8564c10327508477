import { html, nothing, type TemplateResult } from 'lit';
import type { CartStatusLine } from '../../api/cart.contract.ts';
import type { ProductMini } from '../../api/product.contract.ts';
import { safeHref } from '../../schema/safe-href.ts';
import type { CartItem } from '../../commerce/cart/cart.ts';
import { DEFAULT_MAX_QUANTITY } from '../../commerce/limits.ts';
import { satangToBaht } from '../../commerce/money.ts';
import { formatPrice } from '../../locales/format.ts';
import { text, type Lang } from '../../locales/text.ts';
import { icon } from '../icon.ts';
import { trashIcon } from '../icons.ts';
import { picture } from '../picture/picture.ts';
import { quantityField } from '../quantity/quantity.ts';
import { refusalText } from '../toast/refusal-text.ts';
import { linePrice } from './line-price.ts';

interface LineView {
  readonly product: ProductMini | undefined;
  readonly status: CartStatusLine | undefined;
  readonly locale: Lang;
  readonly change: (quantity: number) => void;
  readonly remove: () => void;
}

/**
 * Renders promotions of a line (spec §3 has_promotion, has_coupon); coupons are used at the
 * checkout.
 */
function marks(product: ProductMini, status: CartStatusLine | undefined, locale: Lang) {
  // A line that cannot be bought is in no sum, so no coupon counts it.
  if (status?.refusal && status.quantity === 0) return nothing;
  const coupon = product.has_coupon && text(locale, 'cart.coupon');
  const all = [status?.promotion?.title, coupon].filter(Boolean).join(' · ');
  return all ? html`<span class="on">${all}</span>` : nothing;
}

/** Renders one product in the cart. */
export function cartLine(item: CartItem, view: LineView): TemplateResult | typeof nothing {
  const { product, status, locale } = view;
  if (!product) return nothing;
  const price = status?.price ?? product.price;
  const sum = (pieces: number): string => formatPrice(satangToBaht(linePrice({ price }, pieces)));
  return html`<li>
    <a class="thumb" href=${safeHref(product.full_url)} tabindex="-1" aria-hidden="true"
      >${product.image ? picture(product.image, { sizes: '80px', alt: '' }) : nothing}</a
    >
    <div class="name">
      <a href=${safeHref(product.full_url)}>${product.title}</a>
      ${product.option_text ? html`<span class="muted">${product.option_text}</span>` : nothing}
      ${
        item.quantity > 1
          ? html`<span class="muted">${text(locale, 'cart.each', { price: sum(1) })}</span>`
          : nothing
      }
      ${marks(product, status, locale)}
      ${
        status?.refusal
          ? html`<strong class="refusal" role="status"
              >${refusalText(status.refusal, locale)}</strong
            >`
          : nothing
      }
    </div>
    <div class="amount">
      ${quantityField({
        value: item.quantity,
        // More than the stock is corrected by the cart, which says how much is left (spec §5).
        max: DEFAULT_MAX_QUANTITY,
        locale,
        label: `${text(locale, 'product.quantity')} ${product.title}`,
        change: view.change,
      })}
      <button
        type="button"
        class="remove screen"
        aria-label=${text(locale, 'cart.remove', { name: product.title })}
        @click=${view.remove}
      >
        ${icon(trashIcon)}
      </button>
      <span class="sum">${sum(item.quantity)}</span>
    </div>
  </li>`;
}

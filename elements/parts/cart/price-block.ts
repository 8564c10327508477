import { html, nothing, type TemplateResult } from 'lit';
import type { CartPrice, CartStatusResponse } from '../../api/cart.contract.ts';
import type { CartState } from '../../client/cart-store.ts';
import { add, bahtToSatang, multiply, satangToBaht } from '../../commerce/money.ts';
import { formatPrice } from '../../locales/format.ts';
import { text, type Lang, type TextKey } from '../../locales/text.ts';
import type { ShopGroup } from './group-by-shop.ts';

type ShopAnswer = CartStatusResponse['shops'][number];

/** Product, discount, shipping and net (spec §5); before the server has answered, products only. */
export function priceBlock(
  group: ShopGroup,
  state: CartState,
  answer: ShopAnswer | undefined,
  waiting: boolean,
  locale: Lang,
): TemplateResult {
  const t = (key: TextKey, vars = {}): string => text(locale, key, vars);
  const row = (key: TextKey, value: string): TemplateResult =>
    html`<div>
      <dt>${t(key)}</dt>
      <dd>${value}</dd>
    </div>`;
  const price: CartPrice | undefined = answer?.price;
  const more = answer?.until_free_shipping;
  return html`<dl aria-busy=${waiting}>
      ${row('cart.subtotal', formatPrice(price?.product ?? estimate(group, state)))}
      ${price?.discount ? row('cart.discount', `-${formatPrice(price.discount)}`) : nothing}
      ${price?.lnwcash ? row('cart.lnwcash', `-${formatPrice(price.lnwcash)}`) : nothing}
      ${price ? row('cart.shipping', price.shipping ? formatPrice(price.shipping) : t('cart.free')) : nothing}
      ${
        price
          ? html`<div class="net">
              <dt>${t('cart.net')}<small>${t('cart.vat')}</small></dt>
              <dd>${formatPrice(price.pay)}</dd>
            </div>`
          : nothing
      }
    </dl>
    ${more ? html`<p class="free">${t('cart.freeMore', { price: formatPrice(more) })}</p>` : nothing}`;
}

function estimate(group: ShopGroup, state: CartState): number {
  const sums = group.items.map(({ product_uuid: uuid, quantity }) =>
    multiply(bahtToSatang(Number((state.products[uuid]?.price ?? 0).toFixed(2))), quantity),
  );
  return satangToBaht(add(...sums));
}

import { add, satangToBaht, ZERO } from '@talad/elements/commerce/money';
import { newId } from '../../../db/ids.ts';
import type { Host } from '../../../host.ts';
import { priceCart } from '../cart/price-cart.ts';
import type { ReadContext } from '../../shops/index.ts';
import {
  beginCheckout,
  type BeginRequest,
  type BegunCheckout,
  cartOf,
  emptyCart,
  ownContents,
  refuseLines,
} from '../checkout/begin-checkout.ts';
import { CHECKOUT_HOURS } from '../checkout/checkout-token.ts';
import { insertCheckout } from '../checkout/checkout.repository.ts';
import { checkoutGroupLink } from './group-token.ts';

export type BegunGroup =
  | Extract<BegunCheckout, { readonly ok: false }>
  | (Extract<BegunCheckout, { readonly ok: true }> & { readonly shopIds: readonly number[] });

/**
 * Turns the lines of several shops into checkouts that are ordered together (decision 403). As with
 * one shop, it reads everything again, and a refusal names every line that can't be bought.
 */
export async function beginGroup(
  host: Host,
  request: Omit<BeginRequest, 'shopId'>,
  ctx: ReadContext,
): Promise<BegunGroup> {
  const priced = await priceCart(host.db, request.lines, ctx);
  const [first, ...others] = priced.shops;
  const refused = refuseLines(priced.products, priced, request.lang);
  if (refused) return refused;
  if (!first) return emptyCart(request.lang);
  const shopIds = priced.shops.map(({ shop }) => shop.id);
  if (others.length === 0) {
    const begun = await beginCheckout(host, { ...request, shopId: first.shop.id }, ctx);
    return begun.ok ? { ...begun, shopIds } : begun;
  }
  const now = host.now();
  const groupId = newId(now.getTime());
  const expiresAt = new Date(now.getTime() + CHECKOUT_HOURS * 3_600_000);
  await host.db.transaction().execute(async (trx) => {
    for (const { shop, products } of priced.shops) {
      const own = priced.products.filter(({ id }) => products.includes(id));
      await insertCheckout(trx, {
        shop_id: shop.id,
        id: newId(now.getTime()),
        contents: ownContents(own, request.lines),
        lang: request.lang,
        cartId: request.cartId,
        expiresAt,
        groupId,
      });
    }
  });
  const net = add(ZERO, ...[...priced.totals.values()].map(({ price }) => price.net));
  const url = checkoutGroupLink(host, { id: groupId, ...cartOf(ctx) }, expiresAt);
  return { ok: true, url, net: satangToBaht(net), shopIds };
}

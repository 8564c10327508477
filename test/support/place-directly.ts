import { toSatang } from '@talad/elements/commerce/money';
import { newId } from '../../storefront-host/db/ids.ts';
import type { PaymentMethod } from '../../storefront-host/db/schema.ts';
import { insertCheckout } from '../../storefront-host/modules/sales/checkout/checkout.repository.ts';
import {
  placeOrder,
  type PlacedResult,
} from '../../storefront-host/modules/sales/orders/placing/place-order.ts';
import { buyerAddress, type Lines } from './buyer.ts';
import { shops } from './fixture-market.ts';
import type { TestHost } from './test-host.ts';

interface DirectOrder {
  readonly lines: Lines;
  readonly accountId: string | null;
  readonly payment: PaymentMethod;
  readonly coupon?: string;
  readonly points?: boolean;
  readonly wallet?: boolean;
  readonly shopId?: number;
}

/**
 * Places an order with the server's functions, without its pages, at its present total; of 'alpha'
 * unless `shopId` names another shop.
 */
export async function placeDirectly(host: TestHost, order: DirectOrder): Promise<PlacedResult> {
  const now = host.host.now();
  const id = newId(now.getTime());
  const { shopId = shops.alpha.id } = order;
  await insertCheckout(host.db, {
    shop_id: shopId,
    id,
    contents: order.lines.map(([product_uuid, quantity]) => ({ product_uuid, quantity })),
    lang: 'th',
    cartId: null,
    expiresAt: new Date(now.getTime() + 3_600_000),
  });
  await host.db
    .updateTable('checkout')
    .set({
      coupon_code: order.coupon ?? null,
      use_points: order.points ?? false,
      use_wallet: order.wallet ?? false,
    })
    .where('id', '=', id)
    .execute();
  const request = {
    checkout: { shop_id: shopId, id },
    values: { ...buyerAddress, note: '' },
    accountId: order.accountId,
    payment: order.payment,
    points: { value: toSatang(100), perPoint: toSatang(2_500) },
    lang: 'th',
    now,
  } as const;
  const seen = await placeOrder(host.db, { ...request, seenNet: null });
  if (seen.kind !== 'price-changed') return seen;
  return placeOrder(host.db, { ...request, seenNet: seen.net });
}

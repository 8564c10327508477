import type { Transaction } from 'kysely';
import type { AddressValues } from '@talad/elements/commerce/forms/address-form';
import { toSatang, ZERO, type Satang } from '@talad/elements/commerce/money';
import { newId } from '../../db/ids.ts';
import type { Database, OrderTracking } from '../../db/schema.ts';
import {
  insertCheckout,
  changeWithin,
  placeWithin,
  type PlaceRequest,
} from '../../modules/sales/index.ts';
import { demoOrders, type DemoOrder } from '../../../presets/demo-market/orders.ts';
import { demoShopIds } from './demo-shop-ids.ts';
import type { ProductUuids } from './seed-products.ts';

const HOUR_MS = 3_600_000;

/** Spec §9: value of a point; a point for each whole baht. */
const points = { value: toSatang(1), perPoint: toSatang(1_00) };

interface OrderPeople {
  readonly ownerId: string;
  readonly shopperId: string;
}

/** Inserts past orders, so that the back office is not empty. The code for real orders places and changes them. */
export async function insertOrders(
  trx: Transaction<Database>,
  uuids: ProductUuids,
  people: OrderPeople,
  now: Date,
  placed: (done: number) => void,
): Promise<void> {
  for (const [index, order] of demoOrders.entries()) {
    const orderId = await place(trx, order, uuids, people, now);
    await moveOn(trx, order, orderId, people, now);
    placed(index + 1);
  }
  // No mails about orders of last week.
  await trx
    .deleteFrom('outbox')
    .where('topic', 'in', ['order.placed', 'order.shipped'])
    .where('relayed_at', 'is', null)
    .execute();
}

async function place(
  trx: Transaction<Database>,
  order: DemoOrder,
  uuids: ProductUuids,
  people: OrderPeople,
  now: Date,
): Promise<string> {
  const at = new Date(now.getTime() - order.hoursAgo * HOUR_MS);
  const checkout = { id: newId(at.getTime()), shop_id: demoShopIds[order.shopname] ?? 0 };
  const contents = order.lines.map(([key, quantity]) => {
    const uuid = uuids.get(key);
    if (!uuid) throw new Error(`no product '${key}'`);
    return { product_uuid: uuid, quantity };
  });
  await insertCheckout(trx, {
    ...checkout,
    contents,
    lang: order.lang,
    cartId: null,
    expiresAt: new Date(at.getTime() + 24 * HOUR_MS),
  });
  const request: PlaceRequest = {
    checkout,
    values: { ...blank, ...order.buyer },
    payment: 'cod',
    points,
    seenNet: ZERO,
    accountId: order.signedIn ? people.shopperId : null,
    lang: order.lang,
    now: at,
  };
  // The first try returns the total that a shopper would have seen.
  const seen = await placeWithin(trx, request);
  const total: Satang = seen.kind === 'price-changed' ? seen.net : ZERO;
  const result = await placeWithin(trx, { ...request, seenNet: total });
  if (result.kind !== 'placed') throw new Error(`demo order refused: ${JSON.stringify(result)}`);
  return result.orderId;
}

async function moveOn(
  trx: Transaction<Database>,
  order: DemoOrder,
  orderId: string,
  { ownerId }: OrderPeople,
  now: Date,
): Promise<void> {
  const shopId = demoShopIds[order.shopname] ?? 0;
  for (const [index, step] of order.steps.entries()) {
    const tracking: OrderTracking | null = step.tracking ?? null;
    const changed = await changeWithin(trx, {
      shopId,
      orderId,
      action: step.action,
      revision: index + 1,
      tracking,
      accountId: ownerId,
      at: new Date(now.getTime() - step.hoursAgo * HOUR_MS),
    });
    if (!changed.ok) throw new Error(`demo order could not ${step.action}: ${changed.code}`);
  }
}

const blank: AddressValues = {
  name: '',
  phone: '',
  email: '',
  address: '',
  sub_district: '',
  district: '',
  province: '',
  postcode: '',
  note: '',
};

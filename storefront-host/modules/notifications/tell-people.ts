import type { Transaction } from 'kysely';
import type { ShopCapability } from '../../account/access.ts';
import type { Database } from '../../db/schema.ts';
import type { NoticeData, NoticeKind, shopperKinds } from './notice-kinds.ts';
import { notify, notifyAll } from './notify.ts';
import { staffWhoMay } from './staff-who-may.read.ts';

type OrderKind = (typeof shopperKinds)[number];
type StaffKind = Exclude<NoticeKind, OrderKind>;

interface ToldOrder {
  readonly shop_id: number;
  readonly id: string;
  readonly number: number;
  /** Null: a guest's, who has the order's link and mails. */
  readonly account_id: string | null;
}

/** Tells the shopper how the order goes. */
export async function tellShopper(
  trx: Transaction<Database>,
  order: ToldOrder,
  kind: OrderKind,
  at: Date,
): Promise<void> {
  if (order.account_id === null) return;
  const shop = await shopNames(trx, order.shop_id);
  await notify(trx, {
    accountId: order.account_id,
    shopId: order.shop_id,
    kind,
    data: { number: order.number, shop: shop.title },
    path: `/my/orders/${order.id}`,
    at,
  });
}

interface StaffNotice<K extends StaffKind> {
  readonly shopId: number;
  readonly kind: K;
  /** What one has to be allowed in the shop to be told. */
  readonly capability: ShopCapability;
  readonly data: Omit<NoticeData[K], 'shop'>;
  /** Below the shop's back office, e.g. `/orders/{id}/show`. */
  readonly place: string;
  readonly at: Date;
}

/** Tells the owner and the staff who may see what it is about. */
export async function tellStaff<K extends StaffKind>(
  trx: Transaction<Database>,
  { shopId, kind, capability, data, place, at }: StaffNotice<K>,
): Promise<void> {
  const staff = await staffWhoMay(trx, shopId, capability);
  if (staff.length === 0) return;
  const shop = await shopNames(trx, shopId);
  const path = `/mybusiness/${shop.shopname}${place}`;
  await notifyAll(
    trx,
    staff.map((accountId) => ({
      accountId,
      shopId,
      kind,
      data: { ...data, shop: shop.title } as NoticeData[K],
      path,
      at,
    })),
  );
}

function shopNames(trx: Transaction<Database>, shopId: number) {
  return trx
    .selectFrom('shop')
    .select(['shopname', 'title'])
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
}

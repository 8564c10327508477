import type { Transaction } from 'kysely';
import { flagsAllow, type ShopCapability } from '../access.ts';
import type { Database } from '../../db/schema.ts';
import { newId } from '../../db/ids.ts';
import { writeOutbox } from '../../jobs/outbox.ts';
import type { NoticeData, shopperKinds } from './notice-kinds.ts';
import { notifyAll, type NewNotice } from './notify.ts';
import {
  detailedKinds,
  eventOf,
  wantsBell,
  wantsMail,
  type NoticeChooser,
  type StaffKind,
} from './staff-events.ts';

type ShopperKind = (typeof shopperKinds)[number];
type OrderKind = Extract<ShopperKind, `order_${string}`>;

interface NotifiedOrder {
  readonly shop_id: number;
  readonly id: string;
  readonly number: string;
  /** In satang. */
  readonly net: number;
  /** Null for a guest, who gets mails and the order's link instead. */
  readonly account_id: string | null;
}

/** Notifies the shopper of the order's progress; of several kinds the last one is listed first. */
export async function notifyShopper(
  trx: Transaction<Database>,
  order: NotifiedOrder,
  kinds: readonly OrderKind[],
  at: Date,
): Promise<void> {
  const { account_id: shopper } = order;
  if (shopper === null) return;
  const { title } = await trx
    .selectFrom('shop')
    .select('title')
    .where('id', '=', order.shop_id)
    .executeTakeFirstOrThrow();
  await notifyAll(
    trx,
    kinds.map((kind) => orderNotice(order, shopper, kind, title, at)),
  );
}

/** Notifies a customer of points that a shop gave or took by hand. */
export async function notifyOfPoints(
  trx: Transaction<Database>,
  {
    shopId,
    accountId,
    points,
    reason,
    at,
  }: {
    readonly shopId: number;
    readonly accountId: string;
    /** Below zero: taken. */
    readonly points: number;
    readonly reason: string;
    readonly at: Date;
  },
): Promise<void> {
  const { title: shop } = await readShop(trx, shopId);
  const kind = points > 0 ? 'points_given' : 'points_taken';
  const data = { shop, points: Math.abs(points), reason };
  await notifyAll(trx, [{ accountId, shopId, kind, data, path: '/my/points', at }]);
}

/** Notifies a shopper of the answer to a top-up, on the page and by mail. @param shopId The marketplace. */
export async function notifyOfTopup(
  trx: Transaction<Database>,
  {
    shopId,
    accountId,
    amount,
    state,
    at,
  }: {
    readonly shopId: number;
    readonly accountId: string;
    /** In satang. */
    readonly amount: number;
    readonly state: 'received' | 'refused';
    readonly at: Date;
  },
): Promise<void> {
  const { title: shop } = await readShop(trx, shopId);
  const notice = {
    accountId,
    kind: `topup_${state}`,
    data: { shop, net: amount },
    path: '/my/wallet',
  } as const;
  await notifyAll(trx, [{ ...notice, shopId: null, at }]);
  const { accountId: account_id, ...rest } = notice;
  await writeOutbox(trx, 'notice.mail', {
    id: newId(at.getTime()),
    shop_id: shopId,
    account_id,
    ...rest,
  });
}

/** Notifies shopper and shop of a new order, in only three statements because its products are locked meanwhile. */
export async function notifyOfNewOrder(
  trx: Transaction<Database>,
  order: NotifiedOrder,
  at: Date,
): Promise<void> {
  const { shop_id: shopId, id, number, net, account_id: shopper } = order;
  const shop = await readShop(trx, shopId);
  const theirs = staffNotices(shop, 'bell', {
    shopId,
    kind: 'new_order',
    capability: 'order:read',
    data: { number, net },
    place: `/orders/${id}/show`,
    at,
  });
  const own = shopper === null ? [] : [orderNotice(order, shopper, 'order_placed', shop.title, at)];
  await notifyAll(trx, [...own, ...theirs]);
}

interface StaffNotice<K extends StaffKind> {
  readonly shopId: number;
  readonly kind: K;
  /** Permission in the shop that a recipient needs. */
  readonly capability: ShopCapability;
  readonly data: Omit<NoticeData[K], 'shop'>;
  /** Below the shop's back office, e.g. `/orders/{id}/show`. */
  readonly place: string;
  readonly at: Date;
}

/** Notifies the owner and the staff with the permission, by the ways that they chose. */
export async function notifyStaff<K extends StaffKind>(
  trx: Transaction<Database>,
  notice: StaffNotice<K>,
): Promise<void> {
  const shop = await readShop(trx, notice.shopId);
  await notifyAll(trx, staffNotices(shop, 'bell', notice));
  if (detailedKinds.has(notice.kind)) return;
  for (const { accountId, shopId, kind, data, path, at } of staffNotices(shop, 'mail', notice)) {
    await writeOutbox(trx, 'notice.mail', {
      id: newId(at.getTime()),
      shop_id: shopId,
      account_id: accountId,
      kind,
      data: { ...data },
      path,
    });
  }
}

interface NotifiedShop {
  readonly shopname: string;
  readonly title: string;
  readonly staff: readonly (NoticeChooser & { readonly accountId: string })[];
}

async function readShop(trx: Transaction<Database>, shopId: number): Promise<NotifiedShop> {
  const rows = await trx
    .selectFrom('shop')
    .leftJoin('staff', 'staff.shop_id', 'shop.id')
    .select(['shop.shopname', 'shop.title', 'staff.account_id'])
    .select(['staff.flags', 'staff.notices'])
    .where('shop.id', '=', shopId)
    .execute();
  const staff = rows.flatMap(({ account_id: accountId, flags, notices }) =>
    accountId && flags && notices ? [{ accountId, flags, notices }] : [],
  );
  return { shopname: rows[0]?.shopname ?? '', title: rows[0]?.title ?? '', staff };
}

function staffNotices<K extends StaffKind>(
  { shopname, title, staff }: NotifiedShop,
  channel: 'bell' | 'mail',
  { shopId, kind, capability, data, place, at }: StaffNotice<K>,
): readonly NewNotice[] {
  const path = `/mybusiness/${shopname}${place}`;
  const event = eventOf(kind);
  return staff
    .filter(({ flags }) => flagsAllow(flags, capability))
    .filter((one) => (channel === 'bell' ? wantsBell(one, event) : wantsMail(one, event, true)))
    .map(({ accountId }) => ({
      accountId,
      shopId,
      kind,
      data: { ...data, shop: title } as NoticeData[K],
      path,
      at,
    }));
}

function orderNotice(
  { shop_id: shopId, id, number, net }: NotifiedOrder,
  accountId: string,
  kind: OrderKind,
  shop: string,
  at: Date,
): NewNotice {
  const path = `/my/orders/${id}`;
  return kind === 'order_paid'
    ? { accountId, shopId, kind, data: { number, shop, net }, path: `${path}/receipt`, at }
    : { accountId, shopId, kind, data: { number, shop }, path, at };
}

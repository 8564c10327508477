import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import { writeAudit, MALL_ID } from '../../shops/index.ts';

export interface OpeningChange {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

export type OpeningRefusal = {
  readonly code:
    'NOT_FOUND' | 'OPEN_ORDERS' | 'WRONG_SHOPNAME' | 'NOT_CLOSED' | 'IS_CLOSED' | 'NOT_ASKED';
};

/**
 * Opens the shop to visitors, or requests approval if operators approve each shop first (`approve_shops` of the
 * marketplace). Opening an open shop changes nothing.
 */
export async function openShop(
  trx: Transaction<Database>,
  change: OpeningChange,
): Promise<OpeningRefusal | null> {
  const shop = await lockShop(trx, change.shopId);
  if (!shop) return { code: 'NOT_FOUND' };
  if (shop.closed_at) return { code: 'IS_CLOSED' };
  if (shop.opened_at || shop.opening_asked_at) return null;
  if (!(await asksApproval(trx))) {
    await setOpened(trx, change);
    return null;
  }
  await trx
    .updateTable('shop')
    .set({ opening_asked_at: change.at })
    .where('id', '=', change.shopId)
    .execute();
  await record(trx, change, 'opening_asked');
  return null;
}

/** Opens a shop that an operator has approved. */
export async function approveOpening(
  trx: Transaction<Database>,
  change: OpeningChange,
): Promise<OpeningRefusal | null> {
  const shop = await lockShop(trx, change.shopId);
  if (!shop) return { code: 'NOT_FOUND' };
  if (shop.closed_at) return { code: 'IS_CLOSED' };
  if (!shop.opening_asked_at || shop.opened_at) return { code: 'NOT_ASKED' };
  await setOpened(trx, change);
  return null;
}

/** Hides the shop at once; it is removed 30 days later. Refused while it has unfinished orders. */
export async function closeShop(
  trx: Transaction<Database>,
  change: OpeningChange & { readonly shopname: string },
): Promise<OpeningRefusal | null> {
  const shop = await lockShop(trx, change.shopId);
  if (!shop) return { code: 'NOT_FOUND' };
  if (shop.shopname !== change.shopname) return { code: 'WRONG_SHOPNAME' };
  if (shop.closed_at) return { code: 'IS_CLOSED' };
  const unfinished = await trx
    .selectFrom('sales_order')
    .select('id')
    .where('shop_id', '=', change.shopId)
    .where('status', 'not in', ['delivered', 'cancelled'])
    .limit(1)
    .executeTakeFirst();
  if (unfinished) return { code: 'OPEN_ORDERS' };
  await trx
    .updateTable('shop')
    .set({ closed_at: change.at, updated_at: change.at })
    .where('id', '=', change.shopId)
    .execute();
  await deleteListings(trx, change.shopId);
  await record(trx, change, 'closed');
  return null;
}

/** Cancels the closing; the shop returns to its earlier state. */
export async function reopenShop(
  trx: Transaction<Database>,
  change: OpeningChange,
): Promise<OpeningRefusal | null> {
  const shop = await lockShop(trx, change.shopId);
  if (!shop) return { code: 'NOT_FOUND' };
  if (!shop.closed_at) return { code: 'NOT_CLOSED' };
  await trx
    .updateTable('shop')
    .set({ closed_at: null, updated_at: change.at })
    .where('id', '=', change.shopId)
    .execute();
  await deleteListings(trx, change.shopId);
  await record(trx, change, 'reopened');
  return null;
}

/**
 * Locks the shop, so that one change happens at a time. An order that is being placed meanwhile still succeeds, and
 * the owner sees it.
 */
function lockShop(trx: Transaction<Database>, shopId: number) {
  return trx
    .selectFrom('shop')
    .select(['shopname', 'opened_at', 'opening_asked_at', 'closed_at'])
    .where('id', '=', shopId)
    .forUpdate()
    .executeTakeFirst();
}

async function asksApproval(trx: Transaction<Database>): Promise<boolean> {
  const mall = await trx
    .selectFrom('shop')
    .select('settings')
    .where('id', '=', MALL_ID)
    .executeTakeFirst();
  return mall?.settings.approve_shops ?? false;
}

async function setOpened(trx: Transaction<Database>, change: OpeningChange): Promise<void> {
  await trx
    .updateTable('shop')
    .set({ opened_at: change.at, opening_asked_at: null, updated_at: change.at })
    .where('id', '=', change.shopId)
    .execute();
  await deleteListings(trx, change.shopId);
  await record(trx, change, 'opened');
}

/** Invalidates pages of the shop, and lists of the marketplace that it joins or leaves. */
async function deleteListings(trx: Transaction<Database>, shopId: number): Promise<void> {
  await invalidatePages(trx, [
    pageKeys.shop(shopId),
    pageKeys.list(shopId),
    pageKeys.list(MALL_ID),
    pageKeys.sellers(),
  ]);
}

function record(
  trx: Transaction<Database>,
  { shopId, accountId, at }: OpeningChange,
  action: string,
): Promise<void> {
  const entry = { shopId, entity: 'settings', entityId: shopId, action, accountId, at } as const;
  return writeAudit(trx, { ...entry, before: null, after: null });
}

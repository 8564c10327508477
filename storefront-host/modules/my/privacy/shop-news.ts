import type { Db } from '../../../db/open.ts';
import { recordConsent } from '../../shops/index.ts';

export interface NewsOfShop {
  readonly shopId: number;
  readonly title: string;
  /** Time of the account's consent. */
  readonly since: Date | null;
}

/** Shops that may send news and offers to the account (decision 180). */
export async function readNewsOfShops(db: Db, accountId: string): Promise<readonly NewsOfShop[]> {
  return db
    .selectFrom('customer as c')
    .innerJoin('shop as s', 's.id', 'c.shop_id')
    .select(['c.shop_id as shopId', 's.title', 'c.marketing_at as since'])
    .where('c.account_id', '=', accountId)
    .where('c.marketing', '=', true)
    .orderBy('s.title')
    .execute();
}

/** Withdraws consent to one shop's news; does nothing without consent. */
export function stopNews(
  db: Db,
  { accountId, shopId, at }: { accountId: string; shopId: number; at: Date },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const customer = await trx
      .selectFrom('customer')
      .select(['id', 'lang'])
      .where('shop_id', '=', shopId)
      .where('account_id', '=', accountId)
      .where('marketing', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!customer) return;
    const choice = { isGiven: false, source: 'account', lang: customer.lang, at } as const;
    await recordConsent(trx, { shopId, customerId: customer.id, ...choice });
  });
}

import type { Db } from '../../../db/open.ts';
import { withdrawOwnConsent } from '../../sales/index.ts';

export interface NewsOfShop {
  readonly shopId: number;
  readonly title: string;
  /** Time of the account's consent. */
  readonly since: Date | null;
}

/** Reads the shops that may send news and offers to the account (decision 180). */
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
  return db.transaction().execute((trx) => withdrawOwnConsent(trx, { accountId, shopId, at }));
}

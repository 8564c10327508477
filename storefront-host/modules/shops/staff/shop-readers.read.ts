import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Lang } from '../../../db/schema.ts';

export interface ShopReader {
  readonly address: string;
  readonly lang: Lang;
}

/** Recipients of sales mails: the shop's own address, else each of its owners, in their language. */
export async function shopReaders(
  db: Db,
  shop: {
    readonly shop_id: number;
    readonly shop_email: string | null;
    readonly shop_lang: Lang;
  },
): Promise<readonly ShopReader[]> {
  if (shop.shop_email) return [{ address: shop.shop_email, lang: shop.shop_lang }];
  const owners = await db
    .selectFrom('staff as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['a.email', 'a.locale'])
    .where('s.shop_id', '=', shop.shop_id)
    .where('a.disabled_at', 'is', null)
    .where(sql<boolean>`'owner' = ANY(s.flags)`)
    .orderBy('a.email')
    .execute();
  return owners.map((owner) => ({ address: owner.email, lang: owner.locale }));
}

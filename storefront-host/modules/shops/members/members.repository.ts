import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { deleteMember, upsertMember } from '../customers/member-records.ts';

interface Member {
  readonly shopId: number;
  readonly accountId: string;
}

/** A returning member keeps the first date. */
export async function joinShop(
  db: Kysely<Database>,
  { shopId, accountId, at }: Member & { readonly at: Date },
): Promise<void> {
  await db
    .insertInto('shop_member')
    .values({ shop_id: shopId, account_id: accountId, joined_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await upsertMember(db, shopId, accountId, at);
}

export async function leaveShop(
  db: Kysely<Database>,
  { shopId, accountId }: Member,
): Promise<void> {
  await db
    .deleteFrom('shop_member')
    .where('shop_id', '=', shopId)
    .where('account_id', '=', accountId)
    .execute();
  await deleteMember(db, shopId, accountId);
}

import { sql, type Transaction } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import type { Preset } from '../../../../presets/define-preset.ts';
import { createShop, type ShopRefusal } from '../../shops/index.ts';

/** Maximum new shops of one account in a day, against squatting. */
const A_DAY = 3;
const NOT_OPENED = 5;

export type SignupRefusal = ShopRefusal | { readonly code: 'TOO_MANY_SHOPS' };

export interface WantedShop {
  readonly accountId: string;
  readonly title: string;
  readonly shopname: string;
  readonly categoryId: number | null;
  readonly preset: Preset;
  readonly language: Lang;
  readonly at: Date;
}

/** Creates the shop of a new owner, which opens later. One account may have a few unopened shops. */
export async function signUpShop(
  trx: Transaction<Database>,
  wanted: WantedShop,
): Promise<{ readonly id: number } | SignupRefusal> {
  const { accountId, at, ...shop } = wanted;
  const refusal = await refuseMoreShops(trx, accountId, at);
  return refusal ?? createShop(trx, { ...shop, ownerId: accountId, opensLater: true });
}

/** Refuses another shop to an account that has enough of them. Locks the account until the transaction ends. */
export async function refuseMoreShops(
  trx: Transaction<Database>,
  accountId: string,
  at: Date,
): Promise<{ readonly code: 'TOO_MANY_SHOPS' } | null> {
  // Serializes requests of one account, so that the second of two clicks is counted.
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  const { rows } = await sql<{ today: number; waiting: number }>`
    SELECT count(*) FILTER (WHERE s.created_at > ${at}::timestamptz - interval '1 day')::int AS today,
      count(*) FILTER (WHERE s.opened_at IS NULL)::int AS waiting
    FROM staff o JOIN shop s ON s.id = o.shop_id
    WHERE o.account_id = ${accountId} AND NOT s.demo AND 'owner' = ANY (o.flags)`.execute(trx);
  const [{ today, waiting } = { today: 0, waiting: 0 }] = rows;
  return today >= A_DAY || waiting >= NOT_OPENED ? { code: 'TOO_MANY_SHOPS' } : null;
}

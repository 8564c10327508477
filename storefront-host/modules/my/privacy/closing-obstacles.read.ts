import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { readWallet } from '../../sales/index.ts';

/** Reasons why an account cannot be closed yet; all empty if there is none. */
export interface ClosingObstacles {
  /** Shops without another owner who can sign in, which have to be handed over first. */
  readonly shops: readonly string[];
  /** Numbers of orders that are not completed. */
  readonly orders: readonly string[];
  /** Balance of the wallet in satang. */
  readonly wallet: number;
  /** The account is an operator's, whose level has to be taken away first. */
  readonly isOperator: boolean;
}

export async function readClosingObstacles(
  db: Kysely<Database>,
  accountId: string,
): Promise<ClosingObstacles> {
  const shops = await db
    .selectFrom('staff as own')
    .innerJoin('shop as s', 's.id', 'own.shop_id')
    .select('s.title')
    .where('own.account_id', '=', accountId)
    .where(sql<boolean>`'owner' = ANY(own.flags)`)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('staff as other')
            .innerJoin('account as a', 'a.id', 'other.account_id')
            .select('other.account_id')
            .whereRef('other.shop_id', '=', 'own.shop_id')
            .where('other.account_id', '<>', accountId)
            .where(sql<boolean>`'owner' = ANY(other.flags)`)
            .where('a.disabled_at', 'is', null),
        ),
      ),
    )
    .orderBy('s.id')
    .execute();
  const orders = await db
    .selectFrom('sales_order')
    .select('number')
    .where('account_id', '=', accountId)
    .where('status', 'in', ['placed', 'shipped'])
    .orderBy('sequence')
    .execute();
  const { level } = await db
    .selectFrom('account')
    .select('level')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return {
    shops: shops.map(({ title }) => title),
    orders: orders.map(({ number }) => number),
    wallet: await readWallet(db, accountId),
    isOperator: level > 2,
  };
}

export function mayClose({ shops, orders, wallet, isOperator }: ClosingObstacles): boolean {
  return shops.length === 0 && orders.length === 0 && wallet === 0 && !isOperator;
}

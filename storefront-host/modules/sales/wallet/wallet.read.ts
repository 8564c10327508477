import { sql, type Kysely } from 'kysely';
import { toSatang, type Satang } from '@talad/elements/commerce/money';
import type { Database } from '../../../db/schema.ts';

/** Returns the balance of a wallet. For the platform it is a debt, so the credit is the balance. */
export async function readWallet(db: Kysely<Database>, accountId: string): Promise<Satang> {
  const row = await db
    .selectFrom('journal_line')
    .select(sql<number>`coalesce(-sum(amount), 0)::bigint`.as('balance'))
    .where('holder_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return toSatang(row.balance);
}

export interface WalletLine {
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
  readonly order_number: string | null;
  /** Received amount; negative if the wallet paid it. */
  readonly amount: Satang;
}

/** Returns entries older than `before`, newest first. */
export async function readWalletLines(
  db: Kysely<Database>,
  accountId: string,
  page: { readonly before: string | null; readonly limit: number },
): Promise<readonly WalletLine[]> {
  const rows = await db
    .selectFrom('journal_line as line')
    .innerJoin('journal_entry as entry', (join) =>
      join.onRef('entry.shop_id', '=', 'line.shop_id').onRef('entry.id', '=', 'line.entry_id'),
    )
    .leftJoin('sales_order as o', (join) =>
      join.onRef('o.shop_id', '=', 'entry.shop_id').onRef('o.id', '=', 'entry.order_id'),
    )
    .select(['entry.id', 'entry.kind', 'entry.created_at as at', 'o.number as order_number'])
    .select(sql<number>`(-line.amount)::bigint`.as('amount'))
    .where('line.holder_id', '=', accountId)
    .$if(page.before !== null, (query) => query.where('line.entry_id', '<', page.before ?? ''))
    .orderBy('line.entry_id', 'desc')
    .limit(page.limit)
    .execute();
  return rows.map((row) => ({ ...row, amount: toSatang(row.amount) }));
}

import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Module } from '../../host.ts';
import { invalidatePages, pageKeys } from '../../cache/page-keys.ts';

/** Older sales do not count. */
const RANKED_DAYS = 30;

/** Ranks the sellers each hour, so that no order waits for it. */
export const sellerRank: Module = (_app, host) => {
  host.jobs.handle('seller.rank', () =>
    host.db.transaction().execute((trx) => rankSellers(trx, host.now())),
  );
};

/** Counts the recently sold pieces of each shop; a repeated run changes nothing. */
export async function rankSellers(trx: Transaction<Database>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - RANKED_DAYS * 86_400_000);
  const { rows } = await sql<{ id: number }>`
    UPDATE shop s SET sold_score = sold.pieces
    FROM (
      SELECT shop.id, least(coalesce(sum(l.quantity), 0), 2000000000)::int AS pieces
      FROM shop
      LEFT JOIN sales_order o ON o.shop_id = shop.id AND o.placed_at > ${since}
        AND o.placed_at <= ${now} AND o.status <> 'cancelled'
      LEFT JOIN order_line l ON l.shop_id = o.shop_id AND l.order_id = o.id
      GROUP BY shop.id
    ) sold
    WHERE s.id = sold.id AND s.sold_score <> sold.pieces
    RETURNING s.id`.execute(trx);
  if (rows.length > 0) await invalidatePages(trx, [pageKeys.sellers()]);
}

import { sql } from 'kysely';
import type { Db } from '../../../../db/open.ts';
import type { Module } from '../../../../host.ts';
import { sumStock } from './stock-sums.ts';

/** Shops of one run; the next run is a minute later. */
const SHOPS = 100;

/** Keeps the sums of stock up to date, so that a list sorted by stock has little left to sum. */
export const stockSums: Module = (_app, host) => {
  host.jobs.handle('stock.sum', () => sumDueShops(host.db));
};

async function sumDueShops(db: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    SELECT s.id FROM shop s
    WHERE EXISTS (SELECT 1 FROM stock_sum_due d WHERE d.shop_id = s.id)
      OR (EXISTS (SELECT 1 FROM product p WHERE p.shop_id = s.id)
        AND NOT EXISTS (SELECT 1 FROM stock_sum u WHERE u.shop_id = s.id))
    LIMIT ${SHOPS}`.execute(db);
  for (const { id } of rows) while (await sumStock(db, id));
}

import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Module } from '../../../host.ts';
import { dropPages, pageKeys } from '../../../cache/page-keys.ts';
import { MALL_ID } from '../../shops/index.ts';

/** A minute's look sees what turns before the next one, and some time more in case that one is late. */
const AHEAD_MS = 90_000;

/** Looks once a minute whether promotions began or ended, and at the very moment in which one does. */
export const runningPrices: Module = (app, host) => {
  let soon: NodeJS.Timeout | undefined;
  host.jobs.handle('prices.turn', async () => {
    const now = host.now();
    await host.db.transaction().execute((trx) => turnPrices(trx, now));
    clearTimeout(soon);
    const next = host.jobs.running ? await nextTurn(host.db, now) : null;
    if (!next) return;
    soon = setTimeout(turnAgain, next.getTime() - now.getTime());
    soon.unref();
  });
  app.addHook('onClose', () => clearTimeout(soon));

  function turnAgain(): void {
    // If the send fails, the next minute's run does it.
    host.jobs.send('prices.turn', {}).catch(() => undefined);
  }
};

/** The next begin or end of a price, if it is near. */
async function nextTurn(db: Kysely<Database>, now: Date): Promise<Date | null> {
  const until = new Date(now.getTime() + AHEAD_MS);
  const { rows } = await sql<{ at: Date | null }>`
    SELECT min(at) AS at FROM (
      SELECT begins_at AS at FROM promotion_price WHERE ends_at > ${now} AND begins_at > ${now}
      UNION ALL SELECT ends_at FROM promotion_price WHERE ends_at > ${now}
    ) turn WHERE at <= ${until}`.execute(db);
  return rows[0]?.at ?? null;
}

interface Changed {
  readonly shop_id: number;
  readonly id: number;
}

/**
 * Writes the promotions' prices at `now` into an indexed column for lists, and drops the lists that
 * they
 * change; a product with variants counts by its cheapest. Boxes, carts and orders do not read it: they
 * use `promotion_price` itself, to the second.
 */
export async function turnPrices(trx: Transaction<Database>, now: Date): Promise<void> {
  const { rows } = await sql<Changed>`
    WITH running AS (
      SELECT p.shop_id, one.id, min(x.price) AS price
      FROM promotion_price x
      JOIN product p ON p.shop_id = x.shop_id AND p.id = x.product_id AND p.status <> 'removed'
      CROSS JOIN LATERAL (VALUES (p.id), (p.parent_id)) one (id)
      WHERE x.ends_at > ${now} AND x.begins_at <= ${now} AND one.id IS NOT NULL
      GROUP BY 1, 2
    ), turned AS (
      SELECT shop_id, id, running.price
      FROM running
      FULL JOIN (SELECT shop_id, id, running_price FROM product WHERE running_price IS NOT NULL) known
        USING (shop_id, id)
      WHERE running.price IS DISTINCT FROM known.running_price
    ), locked AS (
      SELECT p.shop_id, p.id, turned.price FROM product p
      JOIN turned ON turned.shop_id = p.shop_id AND turned.id = p.id
      ORDER BY p.shop_id, p.id FOR UPDATE OF p
    )
    UPDATE product p SET running_price = locked.price
    FROM locked WHERE p.shop_id = locked.shop_id AND p.id = locked.id
    RETURNING p.shop_id, p.id`.execute(trx);
  if (rows.length === 0) return;
  const shops = [...new Set(rows.map((row) => row.shop_id)), MALL_ID];
  await dropPages(trx, [
    ...shops.map(pageKeys.list),
    ...rows.map((row) => pageKeys.product(row.id)),
  ]);
}

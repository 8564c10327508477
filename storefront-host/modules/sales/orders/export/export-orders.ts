import { sql, type Kysely } from 'kysely';
import type { Db } from '../../../../db/open.ts';
import { newId } from '../../../../db/ids.ts';
import type { Database, Lang } from '../../../../db/schema.ts';
import { BOM } from '../../../../http/index.ts';
import { writeAudit } from '../../../shops/index.ts';
import { managedOrders } from '../managed-orders.list.ts';
import { orderCsv, orderHeadCsv, type ExportedOrder } from './order-csv.ts';
import type { OrderFilter } from '../orders.contract.ts';
import type { OrderLineRow } from '../orders.repository.ts';

/** Number of orders in one query. */
const BATCH = 500;

export interface OrderExportRequest {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
  readonly lang: Lang;
  readonly filter: OrderFilter;
}

/** Logs the export of orders (decision 180), then returns the CSV file. */
export async function exportOrders(
  db: Db,
  request: OrderExportRequest,
): Promise<AsyncGenerator<string>> {
  const { shopId, accountId, at, lang, filter } = request;
  const where = managedOrders.where(shopId, filter);
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM sales_order o WHERE ${where}`.execute(trx);
    await writeAudit(trx, {
      shopId,
      entity: 'order',
      entityId: newId(at.getTime()),
      action: 'exported',
      accountId,
      before: null,
      after: { orders: rows[0]?.count ?? 0 },
      at,
    });
  });
  return csvOf(db, { shopId, where, lang });
}

interface Reading {
  readonly shopId: number;
  readonly where: ReturnType<typeof managedOrders.where>;
  readonly lang: Lang;
}

/** The generator queries the next rows only while the client consumes the stream. */
async function* csvOf(
  db: Kysely<Database>,
  { shopId, where, lang }: Reading,
): AsyncGenerator<string> {
  yield BOM + orderHeadCsv(lang);
  for (let after = 0; ;) {
    const { rows } = await sql<ExportedOrder>`
      SELECT o.*, ARRAY(SELECT g.tag FROM order_tag g
        WHERE g.shop_id = o.shop_id AND g.order_id = o.id ORDER BY g.tag) AS tags
      FROM sales_order o WHERE ${where} AND o.sequence > ${after}
      ORDER BY o.sequence LIMIT ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    const lines = await readLines(
      db,
      shopId,
      rows.map(({ id }) => id),
    );
    yield rows.map((order) => orderCsv(order, lines.get(order.id) ?? [], lang)).join('');
    after = last.sequence;
  }
}

async function readLines(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderLineRow[]>> {
  const lines = await db
    .selectFrom('order_line')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`order_id = ANY(${ids}::uuid[])`)
    .orderBy('rank')
    .execute();
  return Map.groupBy(lines, (line) => line.order_id);
}

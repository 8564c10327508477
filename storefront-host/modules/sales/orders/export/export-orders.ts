import { sql, type Kysely } from 'kysely';
import type { Db } from '../../../../db/open.ts';
import { newId } from '../../../../db/ids.ts';
import type { Database, Lang } from '../../../../db/schema.ts';
import { BOM } from '../../../../http/index.ts';
import { writeAudit } from '../../../shops/index.ts';
import { eachPastOrder, recordOfPast } from '../../past-orders/past-orders.read.ts';
import { recordOfOrder } from '../../past-orders/record-of-order.ts';
import { managedOrders } from '../managed-orders.list.ts';
import { readExported } from './exported-orders.ts';
import { orderCsv, orderHeadCsv } from './order-csv.ts';
import type { OrderFilter } from '../orders.contract.ts';

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
  const isWhole = Object.keys(filter).length === 0;
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ count: number }>`
      SELECT ((SELECT count(*) FROM sales_order o WHERE ${where})
        + (SELECT count(*) FROM past_order p WHERE p.shop_id = ${shopId} AND ${isWhole}))::int AS count`.execute(
      trx,
    );
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
  return csvOf(db, { shopId, where, lang, isWhole });
}

interface Reading {
  readonly shopId: number;
  readonly where: ReturnType<typeof managedOrders.where>;
  readonly lang: Lang;
  /** True if no filter is set. */
  readonly isWhole: boolean;
}

/**
 * The generator queries the next rows only while the client consumes the stream. Imported orders come
 * first, as they are older; the filters of orders do not know them.
 */
async function* csvOf(
  db: Kysely<Database>,
  { shopId, where, lang, isWhole }: Reading,
): AsyncGenerator<string> {
  yield BOM + orderHeadCsv(lang);
  if (isWhole) {
    for await (const rows of eachPastOrder(db, shopId, BATCH)) {
      yield rows.map((row) => orderCsv(recordOfPast(row), lang)).join('');
    }
  }
  for (let after = 0; ;) {
    const next = sql`${where} AND o.sequence > ${after}`;
    const rows = await readExported(db, shopId, next, BATCH);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((order) => orderCsv(recordOfOrder(order, lang), lang)).join('');
    after = last.sequence;
  }
}

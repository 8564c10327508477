import { sql, type Kysely, type Selectable } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Database, Lang, PastOrderTable } from '../../../db/schema.ts';
import { thaiMinute } from '../../../http/index.ts';
import { word } from '../orders/export/order-csv.ts';
import type { OrderRecord } from './order-record.contract.ts';
import type { PastOrder, PastOrderSummary } from './past-orders.contract.ts';

export type PastOrderRow = Omit<Selectable<PastOrderTable>, 'search_text'>;

/** Returns an imported order as its file had it. */
export function recordOfPast(row: PastOrderRow): OrderRecord {
  const { number, placed_at, name, phone, email, net } = row;
  return {
    order: {
      ...row.person,
      ...row.details,
      number,
      placedAt: thaiMinute(placed_at),
      ...(name !== '' && { name }),
      ...(phone !== null && { phone }),
      ...(email !== null && { email }),
      ...(net !== null && { net: String(satangToBaht(toSatang(net))) }),
    },
    lines: row.lines,
  };
}

/** Yields the imported orders of a shop in batches, in the order of their files. */
export async function* eachPastOrder(
  db: Kysely<Database>,
  shopId: number,
  batch: number,
): AsyncGenerator<readonly PastOrderRow[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<PastOrderRow>`
      SELECT p.* FROM past_order p WHERE p.shop_id = ${shopId} AND p.rank > ${after}
      ORDER BY p.rank LIMIT ${batch}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.rank;
  }
}

/** Returns these orders in this order. One query. */
export async function readPastOrders(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly string[],
  lang: Lang,
): Promise<readonly PastOrderSummary[]> {
  const { rows } = await sql<PastOrderRow>`
    SELECT o.* FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS asked (id, place)
    JOIN past_order o ON o.shop_id = ${shopId} AND o.id = asked.id
    ORDER BY asked.place`.execute(db);
  return rows.map((row) => toSummary(row, lang));
}

export async function readPastOrder(
  db: Kysely<Database>,
  shopId: number,
  id: string,
  lang: Lang,
): Promise<PastOrder | null> {
  const { rows } = await sql<PastOrderRow & { readonly file_name: string; readonly at: Date }>`
    SELECT o.*, r.file_name, r.created_at AS at FROM past_order o
    JOIN import_run r ON r.shop_id = o.shop_id AND r.id = o.import_id
    WHERE o.shop_id = ${shopId} AND o.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { order, lines } = recordOfPast(row);
  return {
    ...toSummary(row, lang),
    cells: Object.fromEntries(
      Object.entries(order).map(([name, cell]) => [name, word(name, cell, lang)]),
    ),
    lines: lines.map((line) => ({ ...line })),
    erased_at: row.erased_at?.toISOString() ?? null,
    import: { id: row.import_id, file_name: row.file_name, at: row.at.toISOString() },
  };
}

function toSummary(row: PastOrderRow, lang: Lang): PastOrderSummary {
  const { id, number, placed_at, name, phone, net, details } = row;
  const said = (field: string) => word(field, details[field] ?? '', lang);
  return {
    id,
    number,
    placed_at: placed_at.toISOString(),
    customer: name,
    phone,
    status: said('status'),
    payment: said('paymentStatus'),
    net: net === null ? null : satangToBaht(toSatang(net)),
  };
}

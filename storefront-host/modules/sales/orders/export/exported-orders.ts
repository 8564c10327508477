import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import type { DatedNote } from '../../customers/notes-cell.ts';
import type { ExportedLine, ExportedOrder } from '../../past-orders/record-of-order.ts';
import type { OrderRow } from '../orders.repository.ts';

interface StoredNote {
  readonly body: string;
  readonly at: string;
}
type Row = OrderRow & { readonly tags: readonly string[]; readonly notes: readonly StoredNote[] };

/** Returns orders `o` of the shop with all that orders.csv has, in the order of their sequence. Two queries. */
export async function readExported(
  db: Kysely<Database>,
  shopId: number,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<readonly ExportedOrder[]> {
  const { rows } = await sql<Row>`
    SELECT o.*, ARRAY(SELECT g.tag FROM order_tag g
        WHERE g.shop_id = o.shop_id AND g.order_id = o.id ORDER BY g.tag) AS tags,
      coalesce((SELECT jsonb_agg(jsonb_build_object('body', n.text, 'at', n.created_at) ORDER BY n.id)
        FROM order_note n WHERE n.shop_id = o.shop_id AND n.order_id = o.id), '[]') AS notes
    FROM sales_order o WHERE o.shop_id = ${shopId} AND ${where}
    ORDER BY o.sequence LIMIT ${limit}`.execute(db);
  const lines = await readLines(
    db,
    shopId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    notes: row.notes.map(({ body, at }): DatedNote => ({ body, at: new Date(at) })),
    lines: lines.get(row.id) ?? [],
  }));
}

async function readLines(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ExportedLine[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ExportedLine>`
    SELECT l.*, p.code FROM order_line l
    LEFT JOIN product p ON p.shop_id = ${shopId} AND p.id = l.product_id
    WHERE l.shop_id = ${shopId} AND l.order_id = ANY(${ids}::uuid[])
    ORDER BY l.order_id, l.rank`.execute(db);
  return Map.groupBy(rows, (line) => line.order_id);
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database, Lang } from '../../../db/schema.ts';
import { managedOrders } from '../orders/managed-orders.list.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import type { OrderFilter } from '../orders/orders.contract.ts';

/** Limits the orders in one print. */
export const MOST_PRINTED = 200;

export interface PickingLine {
  readonly product_id: number;
  readonly title: string;
  readonly options: string;
  /** Stock at the time of printing. */
  readonly code: string | null;
  readonly quantity: number;
  /** The buyer's note; empty in the sum of all orders, which merges lines with and without one. */
  readonly comment: string;
}

interface OrderedLine extends PickingLine {
  readonly order_id: string;
  readonly lang: Lang;
}

export interface PickedOrder {
  readonly order: OrderRow;
  readonly lines: readonly PickingLine[];
  readonly notes: readonly string[];
}

export interface Picking {
  /** Oldest first, so that the oldest order is packed first. */
  readonly orders: readonly PickedOrder[];
  /** Lines of all orders together, sorted by title. */
  readonly sum: readonly PickingLine[];
  /** True if there are more orders than the limit. */
  readonly isCut: boolean;
}

/** Returns the orders to pick. Three queries, however many orders. */
export async function readPicking(
  db: Kysely<Database>,
  shopId: number,
  filter: OrderFilter,
  lang: Lang,
): Promise<Picking> {
  const where: RawBuilder<unknown> = managedOrders.where(shopId, filter);
  const { rows } = await sql<OrderRow>`SELECT o.* FROM sales_order o WHERE ${where}
    ORDER BY o.sequence LIMIT ${MOST_PRINTED + 1}`.execute(db);
  const orders = rows.slice(0, MOST_PRINTED);
  const ids = orders.map(({ id }) => id);
  const [{ rows: lines }, { rows: notes }] = await Promise.all([
    sql<OrderedLine>`
      SELECT line.order_id, o.lang, line.product_id, line.title, line.options, p.code,
        line.quantity - line.withdrawn AS quantity, line.comment
      FROM order_line line
      JOIN sales_order o ON o.shop_id = line.shop_id AND o.id = line.order_id
      LEFT JOIN product p ON p.shop_id = line.shop_id AND p.id = line.product_id
      WHERE line.shop_id = ${shopId} AND line.order_id = ANY(${ids}::uuid[])
        AND line.quantity > line.withdrawn
      ORDER BY line.order_id, line.rank`.execute(db),
    sql<{ order_id: string; text: string }>`SELECT order_id, text FROM order_note
      WHERE shop_id = ${shopId} AND order_id = ANY(${ids}::uuid[]) ORDER BY id`.execute(db),
  ]);
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  const notesOf = Map.groupBy(notes, (note) => note.order_id);
  return {
    orders: orders.map((order) => ({
      order,
      lines: linesOf.get(order.id) ?? [],
      notes: (notesOf.get(order.id) ?? []).map(({ text }) => text),
    })),
    sum: summed(lines, lang),
    isCut: rows.length > MOST_PRINTED,
  };
}

/**
 * Sums the lines by product or variant, with its name from an order in this language if there is
 * one.
 */
export function summed(lines: readonly OrderedLine[], lang: Lang): readonly PickingLine[] {
  const sums = new Map<number, PickingLine>();
  for (const { product_id, title, options, code, ...line } of lines) {
    const sum = sums.get(product_id);
    const { title: name, options: choice } = sum && line.lang !== lang ? sum : { title, options };
    const quantity = (sum?.quantity ?? 0) + line.quantity;
    sums.set(product_id, { product_id, title: name, options: choice, code, quantity, comment: '' });
  }
  return [...sums.values()].toSorted(
    (one, other) =>
      one.title.localeCompare(other.title, 'th') || one.options.localeCompare(other.options, 'th'),
  );
}

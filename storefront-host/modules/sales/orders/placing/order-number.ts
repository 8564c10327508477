import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../../db/schema.ts';

/**
 * Takes the next number of the shop's own series, or returns null for a shop without one, whose
 * orders show `sequence`, the number within the marketplace by which lists sort and page. The
 * series' row is locked until the order is committed: two orders never get the same number, and
 * orders of one shop commit one after the other from here on. A refused order leaves no gap, but an
 * owner who raises the next number does. A prefix ends with a letter or a hyphen, so that numbers
 * of two prefixes never collide; a shop that returns to an earlier prefix continues its series.
 */
export async function takeOrderNumber(
  trx: Transaction<Database>,
  shopId: number,
): Promise<string | null> {
  const { rows } = await sql<{
    prefix: string;
    taken: number;
    digits: number;
  }>`/* hot:order_number */
    UPDATE order_series s SET next = s.next + 1 FROM shop
    WHERE s.shop_id = ${shopId} AND shop.id = s.shop_id
      AND s.prefix = shop.settings->'order_numbers'->>'prefix'
    RETURNING s.prefix, s.next - 1 AS taken, (shop.settings->'order_numbers'->>'digits')::int AS digits`.execute(
    trx,
  );
  const [found] = rows;
  return found ? formatOrderNumber(found.prefix, found.digits, found.taken) : null;
}

export function formatOrderNumber(prefix: string, digits: number, value: number): string {
  return `${prefix}${String(value).padStart(digits, '0')}`;
}

/** Returns the order number that a search text can mean: `#inv-0042` is INV-0042. */
export function orderNumberIn(text: string): readonly string[] {
  const found = /^#?([A-Z0-9-]{0,9}[A-Z-])?\d{1,15}$/i.exec(text.trim());
  return found ? [found[0].replace('#', '').toUpperCase()] : [];
}

/** Names an order in a browser's cart; two shops may have the same order number. */
export function cartOrderName(shopId: number, number: string): string {
  return `/orders/${shopId}-${number}`;
}

import { sql, type RawBuilder } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Period } from './report-days.ts';

/**
 * Returns a condition for orders of these days in Thailand; the list of orders uses it for `from`, `to` and `sold`.
 */
export function soldWithin(shopId: number, { from, to }: Period): RawBuilder<unknown> {
  return sql`o.shop_id = ${shopId} AND o.status <> 'cancelled'
    AND o.placed_at >= (${from}::date)::timestamp AT TIME ZONE 'Asia/Bangkok'
    AND o.placed_at < (${to}::date + 1)::timestamp AT TIME ZONE 'Asia/Bangkok'`;
}

export function baht(satang: number): number {
  return satangToBaht(toSatang(satang));
}

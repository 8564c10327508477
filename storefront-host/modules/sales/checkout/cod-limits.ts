import { sql, type Kysely } from 'kysely';
import type { CodRefusal } from '@talad/elements/api/checkout.contract';
import type { DeliveryQuote } from '@talad/elements/commerce/delivery/quote-delivery';
import { satangToBaht, toSatang, type Satang } from '@talad/elements/commerce/money';
import type { Database } from '../../../db/schema.ts';
import { paymentsOf, type Selling } from '../../shops/index.ts';

/** Contains the facts of an order that the limits of cash on delivery need. */
export interface CodOrder {
  readonly shopId: number;
  readonly accountId: string | null;
  /** Normalized by `checkAddressForm`; empty before it is typed. */
  readonly phone: string;
  readonly net: Satang;
  /** TIS 1099 number, or null while it is unknown. */
  readonly province: number | null;
  readonly method: DeliveryQuote['method'] | undefined;
}

/**
 * Returns why a shop does not offer an order cash on delivery, or `null` if it may be chosen. An order that
 * is collected is paid at the shop, where no parcel can be refused. At most one query.
 */
export async function refuseCod(
  db: Kysely<Database>,
  selling: Pick<Selling, 'payments'> | undefined,
  order: CodOrder,
): Promise<CodRefusal | null> {
  const { cod, cod_limits: limits } = paymentsOf(selling);
  if (!cod || order.method?.kind === 'pickup') return null;
  if (limits.max !== null && order.net > limits.max) {
    return { code: 'AMOUNT', max: satangToBaht(toSatang(limits.max)) };
  }
  if (order.province !== null && limits.provinces.includes(order.province)) {
    return { code: 'PROVINCE' };
  }
  if (limits.refusals > 0 && (await countRefused(db, order)) >= limits.refusals) {
    return { code: 'BUYER' };
  }
  return null;
}

/**
 * Counts the parcels that this buyer refused at the door. Only this shop's count, because shops share no data about
 * buyers.
 */
async function countRefused(
  db: Kysely<Database>,
  { shopId, accountId, phone }: CodOrder,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM sales_order
    WHERE shop_id = ${shopId} AND refused_at IS NOT NULL
      AND (contact->>'phone' = ${phone} OR account_id = ${accountId}::uuid)`.execute(db);
  return rows[0]?.count ?? 0;
}

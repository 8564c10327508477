import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { VatRate } from '../../shops/index.ts';

/** Returns all rates of VAT, newest first. */
export async function readVatRates(db: Kysely<Database>): Promise<readonly VatRate[]> {
  const rows = await db
    .selectFrom('vat_rate')
    .select(['since', 'basis_points'])
    .orderBy('since', 'desc')
    .execute();
  return rows.map(({ since, basis_points: rate }) => [since, rate]);
}

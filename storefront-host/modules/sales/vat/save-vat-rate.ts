import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { thaiDay } from '../../../visits/thai-day.ts';
import { MALL_ID, type VatRate, writeAudit } from '../../shops/index.ts';

interface RateAct {
  readonly accountId: string;
  readonly at: Date;
}

/** Adds a rate from today or a later day on; past days keep their rates (decision 409). */
export async function addVatRate(
  trx: Transaction<Database>,
  rate: VatRate,
  act: RateAct,
): Promise<'done' | 'VAT_PAST' | 'VAT_TAKEN'> {
  const [since, basisPoints] = rate;
  if (since < thaiDay(act.at)) return 'VAT_PAST';
  const added = await trx
    .insertInto('vat_rate')
    .values({ since, basis_points: basisPoints })
    .onConflict((conflict) => conflict.column('since').doNothing())
    .returning('since')
    .executeTakeFirst();
  if (!added) return 'VAT_TAKEN';
  await log(trx, act, { before: null, after: rate });
  return 'done';
}

export async function removeVatRate(
  trx: Transaction<Database>,
  since: string,
  act: RateAct,
): Promise<'done' | 'VAT_PAST' | 'NOT_FOUND'> {
  if (since < thaiDay(act.at)) return 'VAT_PAST';
  const removed = await trx
    .deleteFrom('vat_rate')
    .where('since', '=', since)
    .returning('basis_points')
    .executeTakeFirst();
  if (!removed) return 'NOT_FOUND';
  await log(trx, act, { before: [since, removed.basis_points], after: null });
  return 'done';
}

function log(
  trx: Transaction<Database>,
  { accountId, at }: RateAct,
  { before, after }: Record<'before' | 'after', VatRate | null>,
): Promise<void> {
  return writeAudit(trx, {
    shopId: MALL_ID,
    entity: 'settings',
    entityId: (after ?? before)?.[0] ?? '',
    action: after ? 'vat_rate_added' : 'vat_rate_removed',
    accountId,
    before: before && valuesOf(before),
    after: after && valuesOf(after),
    at,
  });
}

function valuesOf([since, basisPoints]: VatRate) {
  return { vat_since: since, vat_percent: String(basisPoints / 100) };
}

import type { Db } from '../../../db/open.ts';
import { balanceChecks } from './balance-checks.ts';
import type { Check, Difference } from './differences.ts';
import { orderChecks } from './order-checks.ts';
import { paymentChecks } from './payment-checks.ts';

const checks: readonly Check[] = [...orderChecks, ...paymentChecks, ...balanceChecks];

export interface Reconciled extends Pick<Check, 'name' | 'title' | 'unit'> {
  readonly differences: readonly Difference[];
}

/**
 * Compares money, stock, points and counters of all shops with their records, with one statement
 * for each check. It uses one snapshot, so orders that are placed meanwhile cause no differences.
 */
export function reconcile(db: Db): Promise<readonly Reconciled[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const found: Reconciled[] = [];
      for (const { find, ...check } of checks) {
        found.push({ ...check, differences: await find(trx) });
      }
      return found;
    });
}

import type { Kysely, Transaction } from 'kysely';
import { newId } from '../../../../db/ids.ts';
import type { Database, Lang } from '../../../../db/schema.ts';
import type { CustomersOfFile } from './customers-of-file.ts';
import { readKnown, type KnownCustomer, type KnownCustomers } from './known-customers.ts';
import { planKnown, planNew, type CustomerPlan } from './plan-customer.ts';
import type { CustomerRefusal, CustomerRow } from './read-customer.ts';
import { writeCustomers, type CustomerChange } from './write-customers.ts';

export interface CustomerPlace {
  readonly shopId: number;
  /** Staff who imports. */
  readonly accountId: string | null;
  /** Language of new customers whose rows name none. */
  readonly lang: Lang;
  readonly at: Date;
}

export interface SettledCustomer {
  readonly line: number;
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'refused';
  readonly refusal?: CustomerRefusal;
  readonly noted: CustomerPlan['noted'];
  /** How to undo it. */
  readonly change?: CustomerChange;
}

interface Planned {
  readonly row: CustomerRow;
  readonly before: KnownCustomer | null;
  readonly id: string;
  readonly plan: CustomerPlan;
}

/** Checks rows as an import would settle them, and writes nothing. */
export async function checkCustomers(
  db: Kysely<Database>,
  place: CustomerPlace,
  rows: readonly CustomerRow[],
  file: CustomersOfFile,
): Promise<readonly SettledCustomer[]> {
  const known = await readKnown(db, place.shopId, rows);
  return rows.map((row) => settled(planOf(row, known, place, file)));
}

/** Writes the customers of these rows; a constant number of queries. */
export async function importCustomers(
  trx: Transaction<Database>,
  place: CustomerPlace,
  rows: readonly CustomerRow[],
  file: CustomersOfFile,
): Promise<readonly SettledCustomer[]> {
  const known = await readKnown(trx, place.shopId, rows);
  const plans = rows.map((row) => planOf(row, known, place, file));
  const changes = await writeCustomers(
    trx,
    place,
    plans.flatMap((plan) => ('code' in plan || !isChange(plan) ? [] : [plan])),
  );
  return plans.map((plan) => {
    const change = 'code' in plan ? undefined : changes.get(plan.id);
    return { ...settled(plan), ...(change && { change }) };
  });
}

type Outcome = Planned | (CustomerRefusal & { readonly line: number });

function planOf(
  row: CustomerRow,
  known: KnownCustomers,
  { at, lang }: CustomerPlace,
  file: CustomersOfFile,
): Outcome {
  const found = known.find(row, file);
  if (found === 'ERASED_HERE' || found === 'TWO_CUSTOMERS') return { line: row.line, code: found };
  const before = found === 'NEW' ? null : found;
  const plan = before ? planKnown(row, before, known) : planNew(row, known, lang);
  if (!plan) return { line: row.line, code: 'TWO_CUSTOMERS' };
  const id = before?.id ?? row.id ?? newId(at.getTime());
  // Later rows see the customer with this change.
  known.set({
    account_id: null,
    erased_at: null,
    ...before,
    ...plan.values,
    id,
    notes: [...(before?.notes ?? []), ...plan.notes.map(({ body }) => body)],
  });
  return { row, before, id, plan };
}

function isChange({ before, plan }: Planned): boolean {
  return (
    before === null || plan.changed.length > 0 || plan.notes.length > 0 || plan.choice !== null
  );
}

function settled(plan: Outcome): SettledCustomer {
  if ('code' in plan) {
    const { line, ...refusal } = plan;
    return { line, outcome: 'refused', refusal, noted: [] };
  }
  const { before, row, plan: own } = plan;
  const changed = isChange(plan) ? 'updated' : 'unchanged';
  return { line: row.line, outcome: before === null ? 'created' : changed, noted: own.noted };
}

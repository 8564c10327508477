import { sql, type Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { newId } from '../../../db/ids.ts';
import { MAX_COUNT } from '../../../http/index.ts';
import { writeOutbox } from '../../../jobs/outbox.ts';
import { managedProducts } from '../../catalog/index.ts';
import { writeAudit } from '../../shops/index.ts';
import { MAX_RUN_PRODUCTS, type BulkRunRequest } from './bulk-runs.contract.ts';

interface ChangeContext {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

export type RunRefusal = 'NOT_FOUND' | 'CONFLICT' | 'BULK_RUNNING' | 'BULK_TOO_MANY';

/** Rolls back the transaction of a run that is refused. */
class Refused extends Error {
  readonly code: RunRefusal;
  constructor(code: RunRefusal) {
    super(code);
    this.code = code;
  }
}

/** Stores the ids of the products that match the filter now, and queues the job that changes them. */
export async function beginRun(
  db: Db,
  context: ChangeContext,
  { filter, expected_count: expected, change }: BulkRunRequest,
): Promise<{ readonly id: string } | RunRefusal> {
  const { shopId, at } = context;
  await managedProducts.prepare?.(db, shopId, filter);
  const id = newId(at.getTime());
  return begin(db, async (trx) => {
    await trx
      .insertInto('bulk_run')
      .values({
        shop_id: shopId,
        id,
        change: JSON.stringify(change),
        state: 'running',
        total: 0,
        created_at: at,
        updated_at: at,
      })
      .execute();
    const { numAffectedRows = 0n } = await sql`
      INSERT INTO bulk_item (shop_id, run_id, product_id, state)
      SELECT p.shop_id, ${id}, p.id, 'waiting' FROM product p
      WHERE ${managedProducts.where(shopId, filter)}
      LIMIT ${MAX_RUN_PRODUCTS + 1}`.execute(trx);
    const total = Number(numAffectedRows);
    // Above this number the list shows no exact total either, so none can be expected.
    if (Math.min(total, MAX_COUNT) !== expected) throw new Refused('CONFLICT');
    if (total > MAX_RUN_PRODUCTS) throw new Refused('BULK_TOO_MANY');
    await trx
      .updateTable('bulk_run')
      .set({ total })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    await record(trx, context, { id, action: 'begun', products: total });
    return { id };
  });
}

/** Begins the undo of a run. A run that is still working stops. */
export function beginUndo(
  db: Db,
  context: ChangeContext,
  id: string,
): Promise<{ readonly id: string } | RunRefusal> {
  const { shopId, at } = context;
  return begin(db, async (trx) => {
    const run = await trx
      .selectFrom('bulk_run')
      .select(['state', 'total'])
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!run) throw new Refused('NOT_FOUND');
    if (run.state === 'undoing' || run.state === 'undone') throw new Refused('CONFLICT');
    await trx
      .updateTable('bulk_run')
      .set({ state: 'undoing', attempts: 0, updated_at: at })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    await record(trx, context, { id, action: 'undone', products: run.total });
    return { id };
  });
}

/** Writes the audit entry. The job reads from it which account it acts for. */
async function record(
  trx: Transaction<Database>,
  { shopId, accountId, at }: ChangeContext,
  {
    id,
    action,
    products,
  }: { readonly id: string; readonly action: string; readonly products: number },
): Promise<void> {
  const entry = { shopId, entity: 'bulk_run', entityId: id, accountId, at } as const;
  await writeAudit(trx, { ...entry, action, before: null, after: { products } });
  await writeOutbox(trx, 'bulk.work', { shop_id: shopId, run_id: id });
}

/** A unique index allows one working run per shop. */
async function begin<T>(
  db: Db,
  run: (trx: Transaction<Database>) => Promise<T>,
): Promise<T | RunRefusal> {
  try {
    return await db.transaction().execute(run);
  } catch (error) {
    if (error instanceof Refused) return error.code;
    if (error instanceof Error && 'constraint' in error) {
      if (error.constraint === 'bulk_run_working') return 'BULK_RUNNING';
    }
    throw error;
  }
}

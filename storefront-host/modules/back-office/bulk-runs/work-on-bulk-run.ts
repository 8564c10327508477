import { sql, type NotNull, type Selectable, type Transaction } from 'kysely';
import type { Host } from '../../../host.ts';
import type { BulkItemState, BulkRunTable, Database } from '../../../db/schema.ts';
import type { JobPayloads } from '../../../jobs/job-kinds.ts';
import type { Applied, Refusal } from '../product-changes/apply-items.ts';
import { BULK_CHUNK, type BulkChange, type UndoItem } from '../product-changes/bulk.contract.ts';
import { changeProducts, revertProducts } from '../product-changes/change-many.ts';

type Run = Selectable<BulkRunTable>;
type Payload = JobPayloads['bulk.work'];

/** A run fails after this many attempts without progress, because something in it crashes the server. */
const MAX_ATTEMPTS = 5;
/** Number of transactions before the jobs of other shops get their turn. */
const TURN = 10;

/**
 * Changes, or reverts, the next products of a run, at most 500 in each transaction. The transaction also stores
 * their outcome, so that a killed process leaves no product half done; a second process with the same run waits for
 * the first.
 */
export async function workOnBulkRun({ db, jobs, now }: Host, payload: Payload): Promise<void> {
  const run = await db
    .updateTable('bulk_run')
    .set((row) => ({ attempts: row('attempts', '+', 1), updated_at: now() }))
    .where('shop_id', '=', payload.shop_id)
    .where('id', '=', payload.run_id)
    .where('state', 'in', ['running', 'undoing'])
    .returning('attempts')
    .executeTakeFirst();
  if (!run) return;
  const isHopeless = run.attempts > MAX_ATTEMPTS;
  for (let step = 0; step < TURN; step += 1) {
    const goesOn = await db
      .transaction()
      .execute((trx) =>
        isHopeless ? giveUp(trx, payload, now()) : settleNext(trx, payload, now()),
      );
    if (!goesOn) return;
  }
  await jobs.send('bulk.work', payload, { key: payload.run_id });
}

async function giveUp(trx: Transaction<Database>, payload: Payload, at: Date): Promise<false> {
  const run = await lockRun(trx, payload);
  if (run) await update(trx, run, { state: 'failed', updated_at: at });
  return false;
}

/** Returns null if the run has ended. */
function lockRun(trx: Transaction<Database>, payload: Payload): Promise<Run | undefined> {
  return trx
    .selectFrom('bulk_run')
    .selectAll()
    .where('shop_id', '=', payload.shop_id)
    .where('id', '=', payload.run_id)
    .where('state', 'in', ['running', 'undoing'])
    .forUpdate()
    .executeTakeFirst();
}

/** Settles the next products. Returns true if more may be left. */
async function settleNext(
  trx: Transaction<Database>,
  payload: Payload,
  at: Date,
): Promise<boolean> {
  const run = await lockRun(trx, payload);
  if (!run) return false;
  const isUndo = run.state === 'undoing';
  const items = await trx
    .selectFrom('bulk_item')
    .select(['product_id', 'undo'])
    .where('shop_id', '=', run.shop_id)
    .where('run_id', '=', run.id)
    .where('state', '=', isUndo ? 'changed' : 'waiting')
    .orderBy('product_id')
    .limit(BULK_CHUNK)
    .execute();
  if (items.length === 0) {
    await update(trx, run, { state: isUndo ? 'undone' : 'done', updated_at: at });
    return false;
  }
  const context = { shopId: run.shop_id, accountId: await beganBy(trx, run), at };
  const settled = isUndo
    ? await revert(
        trx,
        context,
        items.flatMap(({ undo }) => (undo ? [undo as UndoItem] : [])),
      )
    : await change(
        trx,
        context,
        run.change as BulkChange,
        items.map((item) => item.product_id),
      );
  await write(trx, run, settled);
  await update(trx, run, { attempts: 0, updated_at: at });
  return true;
}

interface Settled {
  readonly id: number;
  readonly state: BulkItemState;
  readonly reason?: Refusal;
  readonly undo?: UndoItem;
}

async function change(
  trx: Transaction<Database>,
  context: Applied,
  wanted: BulkChange,
  found: readonly number[],
): Promise<readonly Settled[]> {
  const { ids, refused, changed } = await changeProducts(trx, context, wanted, found);
  const undos = new Map(changed.map(({ item, undo }) => [item.id, undo]));
  return ids.map((id) => {
    const reason = refused.get(id);
    if (reason) return { id, state: 'refused', reason };
    const undo = undos.get(id);
    return undo ? { id, state: 'changed', undo } : { id, state: 'unchanged' };
  });
}

async function revert(
  trx: Transaction<Database>,
  context: Applied,
  items: readonly UndoItem[],
): Promise<readonly Settled[]> {
  const { refused } = await revertProducts(trx, context, items);
  return items.map(({ id }) => {
    const reason = refused.get(id);
    return reason ? { id, state: 'kept', reason } : { id, state: 'undone' };
  });
}

async function write(
  trx: Transaction<Database>,
  { shop_id: shopId, id }: Run,
  settled: readonly Settled[],
): Promise<void> {
  await sql`
    UPDATE bulk_item i SET state = s.state, reason = s.reason, undo = s.undo
    FROM jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
      AS s (id bigint, state text, reason jsonb, undo jsonb)
    WHERE i.shop_id = ${shopId} AND i.run_id = ${id} AND i.product_id = s.id`.execute(trx);
}

async function beganBy(trx: Transaction<Database>, run: Run): Promise<string> {
  const { account_id } = await trx
    .selectFrom('audit_log')
    .select('account_id')
    .where('shop_id', '=', run.shop_id)
    .where('entity', '=', 'bulk_run')
    .where('entity_id', '=', run.id)
    .where('account_id', 'is not', null)
    .$narrowType<{ account_id: NotNull }>()
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return account_id;
}

async function update(
  trx: Transaction<Database>,
  { shop_id, id }: Run,
  values: Partial<Pick<Run, 'state' | 'attempts'>> & { readonly updated_at: Date },
): Promise<void> {
  await trx
    .updateTable('bulk_run')
    .set(values)
    .where('shop_id', '=', shop_id)
    .where('id', '=', id)
    .execute();
}

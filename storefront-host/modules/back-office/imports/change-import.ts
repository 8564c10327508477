import type { Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database, ImportKind, ImportState } from '../../../db/schema.ts';
import { newId } from '../../../db/ids.ts';
import { writeOutbox } from '../../../jobs/outbox.ts';
import { writeAudit } from '../../shops/index.ts';
import type { TableImportSettings, ImportSettings } from './imports.contract.ts';
import { guessMatches, knownFormat } from './match-columns.ts';
import type { ReceivedFile } from './receive-file.ts';

export interface ChangeContext {
  readonly shopId: number;
  readonly kind: ImportKind;
  readonly accountId: string;
  readonly at: Date;
}

export type ImportRefusal = 'NOT_FOUND' | 'CONFLICT' | 'IMPORT_RUNNING';

export async function addImport(
  db: Db,
  change: ChangeContext,
  received: ReceivedFile & { readonly fileName: string },
): Promise<string> {
  const { shopId, kind, at } = change;
  const id = newId(at.getTime());
  const { encoding, file, header, sample, rows, fileName } = received;
  const format = kind === 'products' ? knownFormat(header) : null;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('import_run')
      .values({
        shop_id: shopId,
        id,
        kind,
        file_name: fileName,
        encoding,
        file,
        header: JSON.stringify(header),
        sample: JSON.stringify(sample),
        format,
        matches: JSON.stringify(format ? {} : guessMatches(kind, header)),
        state: 'uploaded',
        total: rows,
        created_at: at,
        updated_at: at,
      })
      .execute();
    await writeEntry(trx, change, { id, file: fileName, action: 'uploaded' });
  });
  return id;
}

/** Checks all rows of a file as the import will; changes nothing else. */
export function checkImport(
  db: Db,
  change: ChangeContext,
  id: string,
  settings: ImportSettings | TableImportSettings,
): Promise<ImportRefusal | null> {
  const read = { format: null, rate: null, stock: null, price: null, matches: {}, ...settings };
  const { format, matches, rate, stock, price } = read;
  const columns = { format, matches: JSON.stringify(matches), rate, stock, price };
  return begin(db, change, id, {
    from: ['uploaded', 'checked', 'failed'],
    state: 'checking',
    action: 'checked',
    columns,
  });
}

function writeEntry(
  trx: Transaction<Database>,
  { shopId, kind, accountId, at }: ChangeContext,
  { id, file, action }: { readonly id: string; readonly file: string; readonly action: string },
): Promise<void> {
  const entry = { shopId, entity: 'import', entityId: id, accountId, at } as const;
  const name = kind === 'products' ? action : `${kind}_${action}`;
  return writeAudit(trx, { ...entry, action: name, before: null, after: { file } });
}

export function startImport(
  db: Db,
  change: ChangeContext,
  id: string,
): Promise<ImportRefusal | null> {
  return begin(db, change, id, { from: ['checked'], state: 'running', action: 'run' });
}

export function startUndo(
  db: Db,
  change: ChangeContext,
  id: string,
): Promise<ImportRefusal | null> {
  return begin(db, change, id, { from: ['done'], state: 'undoing', action: 'undone' });
}

interface Step {
  readonly from: readonly ImportState[];
  readonly state: 'checking' | 'running' | 'undoing';
  readonly columns?: {
    readonly format: string | null;
    readonly matches: string;
    readonly rate: string | null;
    readonly stock: string | null;
    readonly price: string | null;
  };
  /** Action in the audit log. */
  readonly action: 'checked' | 'run' | 'undone';
}

/** A unique index allows one working import per shop. */
async function begin(
  db: Db,
  change: ChangeContext,
  id: string,
  step: Step,
): Promise<ImportRefusal | null> {
  const { shopId, kind, accountId, at } = change;
  const staff = step.state === 'running' ? { started_by: accountId } : {};
  try {
    return await db.transaction().execute(async (trx) => {
      const run = await trx
        .selectFrom('import_run')
        .select(['state', 'file_name'])
        .where('shop_id', '=', shopId)
        .where('id', '=', id)
        .where('kind', '=', kind)
        .forUpdate()
        .executeTakeFirst();
      if (!run) return 'NOT_FOUND';
      if (!step.from.includes(run.state)) return 'CONFLICT';
      await trx
        .updateTable('import_run')
        .set({ ...step.columns, ...staff, state: step.state, done: 0, attempts: 0, updated_at: at })
        .where('shop_id', '=', shopId)
        .where('id', '=', id)
        .execute();
      if (step.state !== 'undoing') await deleteImportRows(trx, shopId, id);
      await writeEntry(trx, change, { id, file: run.file_name, action: step.action });
      await writeOutbox(trx, 'import.work', { shop_id: shopId, import_id: id });
      return null;
    });
  } catch (error) {
    if (error instanceof Error && 'constraint' in error) {
      if (error.constraint === 'import_run_working') return 'IMPORT_RUNNING';
    }
    throw error;
  }
}

async function deleteImportRows(
  trx: Transaction<Database>,
  shopId: number,
  id: string,
): Promise<void> {
  await trx
    .deleteFrom('import_outcome')
    .where('shop_id', '=', shopId)
    .where('import_id', '=', id)
    .execute();
}

/** Removes a file that was not imported. */
export function removeImport(
  db: Db,
  change: ChangeContext,
  id: string,
): Promise<ImportRefusal | null> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('import_run')
      .where('shop_id', '=', change.shopId)
      .where('id', '=', id)
      .where('kind', '=', change.kind)
      .where('state', 'in', ['uploaded', 'checked', 'failed'])
      .returning('file_name')
      .executeTakeFirst();
    if (!gone) return 'NOT_FOUND';
    await writeEntry(trx, change, { id, file: gone.file_name, action: 'removed' });
    return null;
  });
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Selectable } from 'kysely';
import type { Host } from '../../../host.ts';
import type { Database, ImportRunTable } from '../../../db/schema.ts';
import type { JobPayloads } from '../../../jobs/job-kinds.ts';
import {
  encodings,
  formatNames,
  formats,
  openFile,
  parseDecimal,
  parsePriceRule,
  runImport,
  type OpenedFile,
  type TableFile,
} from '../import/index.ts';
import { openJournal } from './import-journal.ts';
import { matchesOf } from './match-columns.ts';
import { undoImport } from './undo-import.ts';
import { runCustomers } from './customers/run-customers.ts';
import { undoCustomers } from './customers/undo-customers.ts';
import { runOrders, undoOrders } from './orders/run-orders.ts';

type Run = Selectable<ImportRunTable>;
const unpack = promisify(gunzip);
/** An import fails after this many attempts, because something in it crashes the server. */
const MAX_ATTEMPTS = 5;

/** Runs the pending step of an import (check, import or undo), and continues that of a killed process. */
export async function workOnImport(
  host: Host,
  { shop_id: shopId, import_id: importId }: JobPayloads['import.work'],
): Promise<void> {
  const [run] = await host.db
    .updateTable('import_run')
    .set((row) => ({ attempts: row('attempts', '+', 1), updated_at: host.now() }))
    .where('shop_id', '=', shopId)
    .where('id', '=', importId)
    .where('state', 'in', ['checking', 'running', 'undoing'])
    .returningAll()
    .execute();
  if (!run) return;
  if (run.attempts > MAX_ATTEMPTS) {
    await change(host, run, { state: 'failed' });
    return;
  }
  if (run.state === 'undoing') {
    const report = (done: number) => change(host, run, { done });
    await undo(host, run, report);
    await change(host, run, { state: 'undone' });
    return;
  }
  const dropped = await readAll(host, run);
  if (dropped === null) return;
  await change(host, run, {
    ...(run.state === 'checking'
      ? { state: 'checked' as const }
      : {
          state: 'done' as const,
          file: null,
          ...(run.kind !== 'products' && { sample: '[]' }),
        }),
    done: run.total,
    dropped: JSON.stringify(dropped),
  });
}

function undo({ db, now }: Host, run: Run, report: (done: number) => Promise<void>): Promise<void> {
  const place = { shopId: run.shop_id, importId: run.id };
  switch (run.kind) {
    case 'products':
      return undoImport(db, { ...place, at: now() }, report);
    case 'customers':
      return undoCustomers(db, place, report);
    case 'orders':
      return undoOrders(db, place, report);
  }
}

/** Returns the columns that were not read; null if another process works on an import of the shop. */
async function readAll(host: Host, run: Run): Promise<readonly string[] | null> {
  const folder = await mkdtemp(join(tmpdir(), 'talad-import-'));
  const path = join(folder, 'table');
  try {
    await writeFile(path, await unpack(run.file ?? Buffer.alloc(0)));
    const source = { path, encoding: encodingOf(run.encoding), bytes: 0 };
    const opened = await openFile(path, { opened: source, matches: matchesOf(run) });
    if ('code' in opened) throw new Error(`import ${run.id}: ${opened.code}`);
    const place = {
      shopId: run.shop_id,
      importId: run.id,
      accountId: run.started_by,
      dryRun: run.state === 'checking',
      at: host.now(),
      report: (done: number) => change(host, run, { done }),
    };
    switch (run.kind) {
      case 'products':
        return await readProducts(host, run, opened);
      case 'customers':
        return await runCustomers(host.db, opened, place);
      case 'orders':
        return await runOrders(host.db, opened, place);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readProducts(
  host: Host,
  run: Run,
  { file, columns }: OpenedFile,
): Promise<readonly string[] | null> {
  const rate = run.rate === null ? null : parseDecimal(run.rate);
  const account = await runImport(host.db, {
    file,
    columns,
    format: formats[formatNames.find((name) => name === run.format) ?? 'talad'],
    shopId: run.shop_id,
    dryRun: run.state === 'checking',
    context: {
      money: { rate, rule: ruleOf(run.price) },
      stock: stockOf(run.stock),
      now: host.now(),
    },
    report: (what, done) => (what === 'rows' ? change(host, run, { done }) : undefined),
    journal: await openJournal(host.db, { shopId: run.shop_id, importId: run.id }),
  });
  return account && account.dropped;
}

function encodingOf(name: string): TableFile['encoding'] {
  return encodings.find((one) => one === name) ?? 'sheet';
}

function ruleOf(price: string | null) {
  return price === null ? null : parsePriceRule(`fixed:${price}`);
}

function stockOf(stock: string | null) {
  if (stock === null) return null;
  return stock === 'unlimited' ? 'unlimited' : Number(stock);
}

async function change(
  { db, now }: Host,
  { shop_id, id }: Run,
  values: Partial<Pick<Database['import_run'], 'state' | 'file'>> & {
    readonly done?: number;
    readonly dropped?: string;
    readonly sample?: string;
  },
): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ ...values, updated_at: now() })
    .where('shop_id', '=', shop_id)
    .where('id', '=', id)
    .execute();
}

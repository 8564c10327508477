import type { Transaction } from 'kysely';
import type { Db } from '../../../../db/open.ts';
import type { Database } from '../../../../db/schema.ts';
import {
  checkCustomers,
  customerFigures,
  CustomersOfFile,
  importCustomers,
  readCustomer,
  type SettledCustomer,
} from '../../../sales/index.ts';
import {
  ImportAccount,
  inTransaction,
  runRows,
  type OpenedFile,
  type Row,
} from '../../import/index.ts';
import { insertRows, openOutcomes } from '../import-journal.ts';

interface CustomersRun {
  readonly shopId: number;
  readonly importId: string;
  /** Staff who started the import. */
  readonly accountId: string | null;
  readonly dryRun: boolean;
  readonly at: Date;
  readonly report: (done: number) => Promise<void>;
}

/** Returns the columns that were not read; null if another import into the shop is running. */
export async function runCustomers(
  db: Db,
  { file, columns }: OpenedFile,
  run: CustomersRun,
): Promise<readonly string[] | null> {
  const { shopId, accountId, at, dryRun } = run;
  const journal = await openOutcomes(db, run);
  const account = new ImportAccount(journal);
  const named = new CustomersOfFile();
  const place = { shopId, accountId, at, lang: await languageOf(db, shopId) };
  const read = (row: Row) => readCustomer(row.line, (field) => row.get(field), at);
  const keyOf = (row: Row) => {
    const found = read(row);
    if ('code' in found) return found;
    const before = named.add(found);
    if (before !== null) return { code: 'SAME_CUSTOMER', about: before } as const;
    // No name or address: the outcome of a row is kept longer than its file.
    return { key: `customer:${row.line}` };
  };
  const report = (what: string, done: number) => (what === 'rows' ? run.report(done) : undefined);
  const done = await runRows(db, { file, columns, shopId, keyOf, report, journal }, account, {
    async settle(groups) {
      const rows = groups.flatMap((group) =>
        group.rows.flatMap((row) => {
          const found = read(row);
          return 'code' in found ? [] : [found];
        }),
      );
      await journal.flush();
      if (dryRun) return storeOutcomes(db, run, await checkCustomers(db, place, rows, named));
      await inTransaction(db, async (trx) => {
        const settled = await importCustomers(trx, place, rows, named);
        await storeOutcomes(trx, run, settled);
        await storeChanges(trx, run, settled);
      });
    },
  });
  if (!done) return null;
  return columns.dropped(/(?!)/).filter((name) => !customerFigures.has(name.toLowerCase()));
}

async function languageOf(db: Db, shopId: number) {
  const shop = await db
    .selectFrom('shop')
    .select('default_language')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  return shop.default_language;
}

function storeOutcomes(
  db: Db | Transaction<Database>,
  run: CustomersRun,
  settled: readonly SettledCustomer[],
): Promise<void> {
  const entries = settled.flatMap(({ line, outcome, refusal, noted }) => [
    { line, outcome, ...refusal, ...(!refusal && { key: `customer:${line}` }) },
    ...noted.map((code) => ({ line, outcome: 'noted' as const, code })),
  ]);
  return insertRows(db, run, entries);
}

async function storeChanges(
  trx: Transaction<Database>,
  { shopId, importId }: CustomersRun,
  settled: readonly SettledCustomer[],
): Promise<void> {
  const rows = settled.flatMap(({ change }) =>
    change
      ? {
          shop_id: shopId,
          import_id: importId,
          customer_id: change.customerId,
          line: change.line,
          before: change.before && JSON.stringify(change.before),
          after: JSON.stringify(change.after),
          note_ids: [...change.noteIds],
          consent_id: change.consentId,
        }
      : [],
  );
  if (rows.length > 0) await trx.insertInto('import_customer').values(rows).execute();
}

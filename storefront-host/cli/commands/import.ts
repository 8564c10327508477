import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../../config.ts';
import type { OpenedDatabase } from '../../db/open.ts';
import {
  type ImportAccount,
  refusalText,
  type RefusedRow,
  type NotedRow,
  noteText,
  type OpenedFile,
  openFile,
  runImport,
} from '../../modules/back-office/import/index.ts';
import { ensureMall } from '../../startup/ensure-mall.ts';
import { showProgress } from '../../startup/progress.ts';
import { CommandError, print, type Command } from '../command.ts';
import { chooseShop } from '../import/choose-shop.ts';
import { chooseFormat, fileProblem } from '../import/choose-format.ts';
import { importOptions, readImportCall, type ImportCall } from '../import/import-call.ts';
import { peakMemory } from '../import/peak-memory.ts';
import { borrowStorage } from '../with-storage.ts';

export const importCommand: Command = {
  name: 'import',
  summary: 'takes products over from a file of Shopify, WooCommerce or a list of books',
  usage: [
    'import --shop <name> --currency THB <file.csv>   or a workbook of Excel, .xlsx',
    'import --shop <name> --currency USD --rate 36.5 <file.csv>   36.50 baht for one dollar',
    'import ... --price fixed:199       where the file has no price: every product the same,',
    'import ... --price range:120-480   or between two (range:120-480/5 in steps of 5), for each',
    '                                   product always the same one; in the currency of the file',
    'import ... --price column:Cost     or what another column says',
    'import ... --stock unlimited       where the file has no stock: never sells out, or --stock 10;',
    '                                   without it such products wait for their stock',
    'import ... --dry-run               the same account, and nothing is written',
    'import ... --create                makes the shop where there is none of this name; with',
    '                                   --title <title>, --owner <email>, --kind shop|bookfair',
    '                                   (a list of books makes a bookfair)',
    'import ... --report <file>         every refused row, and every one that loses something, as CSV',
    'import ... --format shopify|woocommerce|books    else told by the columns',
    'import ... --encoding utf-8|windows-874|windows-1252|utf-16le|utf-16be   else told by the bytes',
  ],
  async run(args, config) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: importOptions,
      allowPositionals: true,
    });
    const call = readImportCall(values, positionals);
    await borrowStorage(config, (opened) => importFile(config, opened, call));
  },
};

async function importFile(config: Config, database: OpenedDatabase, call: ImportCall) {
  const path = resolve(call.file);
  const opened = await openFile(path, call.encoding && { encoding: call.encoding }).catch(
    () => ({ code: 'NO_FILE' }) as const,
  );
  if ('code' in opened) throw new CommandError(fileProblem(opened.code, call.file));
  try {
    await importOpened(config, database, call, opened);
  } finally {
    await opened.close();
  }
}

async function importOpened(
  config: Config,
  { db }: OpenedDatabase,
  call: ImportCall,
  { file, columns }: OpenedFile,
): Promise<void> {
  const began = performance.now();
  const path = resolve(call.file);
  const format = chooseFormat(columns, call);
  const report = call.report ? await openReport(resolve(call.report), path) : undefined;
  await ensureMall(db);
  const now = new Date();
  const shop = await chooseShop(db, call, format.name);
  print(
    `${basename(path)}: ${format.title}, ${file.encoding}, into shop '${call.shop}'${call.dryRun ? ' (dry run)' : ''}`,
  );
  const account = await runImport(db, {
    file,
    columns,
    format,
    shopId: shop.id,
    dryRun: call.dryRun,
    context: { money: call.money, stock: call.stock, now },
    report: sparingly(showProgress()),
    ...(report && {
      onRefused: (row) => report.write(row, refusalText(row)),
      onNoted: (row) => report.write(row, noteText(row)),
    }),
  });
  await report?.close();
  if (!account) throw new CommandError('Another import into this shop is running: wait for it.');
  printAccount(account, call);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  print(`${seconds} s, ${peakMemory()} MB at most.`);
  if (!call.dryRun && shop.id !== null) print(`${config.publicUrl}/web/${call.shop}`);
}

function printAccount(account: ImportAccount, { dryRun, shop }: ImportCall): void {
  const would = dryRun ? 'would be ' : '';
  print('');
  for (const outcome of ['created', 'updated', 'unchanged'] as const) {
    const { rows, products } = account.of(outcome);
    print(`  ${count(rows)} rows ${would}${outcome} (${products} products)`);
  }
  print(`  ${count(account.refused)} rows refused`);
  print(`  ${count(account.read)} rows read`);
  if (account.refused > 0) printRefused(account);
  if (account.noted > 0) printNoted(account);
  if (account.dropped.length > 0) print(`Columns that are not read: ${account.dropped.join(', ')}`);
  if (account.newCategories > 0) print(`${account.newCategories} categories are new.`);
  if (account.pictures > 0) {
    print(
      dryRun
        ? `${account.pictures} pictures would be fetched.`
        : `${account.pictures} pictures are fetched while Talad runs: 'npm run talad -- pictures --shop ${shop}' tells how far.`,
    );
  }
}

function printRefused(account: ImportAccount): void {
  print('\nRefused:');
  for (const row of account.firstRefused) print(`  line ${row.line}: ${refusalText(row)}`);
  const more = account.refused - account.firstRefused.length;
  if (more > 0) print(`  … and ${more} more: --report <file> writes all of them.`);
  print('');
}

function printNoted(account: ImportAccount): void {
  print('Taken over without something:');
  for (const row of account.firstNoted) print(`  line ${row.line}: ${noteText(row)}`);
  const more = account.noted - account.firstNoted.length;
  if (more > 0) print(`  … and ${more} more: --report <file> writes all of them.`);
  print('');
}

function count(value: number): string {
  return String(value).padStart(7);
}

/** Print every refused row at once, because a large file may have a million. */
async function openReport(path: string, imported: string) {
  if (path === imported) {
    throw new CommandError('--report names the file that is imported: it would be written over.');
  }
  const file = await open(path, 'w').catch(() => {
    throw new CommandError(`--report ${path} cannot be written: is there such a folder?`);
  });
  const stream = file.createWriteStream();
  stream.write('line,code,reason\r\n');
  return {
    write: ({ line, code }: RefusedRow | NotedRow, reason: string): void => {
      stream.write(`${line},${code},"${reason.replaceAll('"', '""')}"\r\n`);
    },
    close: () => new Promise<void>((done) => stream.end(() => done())),
  };
}

/** Update the line at most ten times a second. */
function sparingly(report: ReturnType<typeof showProgress>): ReturnType<typeof showProgress> {
  let last = 0;
  let lastLine = '';
  return (what, done, total) => {
    const now = performance.now();
    const line = `${what} ${done}`;
    if (line === lastLine || (done < total && now - last < 100)) return;
    last = now;
    lastLine = line;
    report(what, done, total);
  };
}

import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../../storefront-host/db/open.ts';
import type { ImportAccount } from '../../../storefront-host/modules/back-office/import/account.ts';
import { detectFormat } from '../../../storefront-host/modules/back-office/import/formats/index.ts';
import type { DraftContext } from '../../../storefront-host/modules/back-office/import/formats/format.ts';
import { parsePriceRule } from '../../../storefront-host/modules/back-office/import/price-rule.ts';
import { openFile } from '../../../storefront-host/modules/back-office/import/open-file.ts';
import { runImport } from '../../../storefront-host/modules/back-office/import/run-import.ts';

const folder = join(import.meta.dirname, '../fixtures/import');

export type Fixture = 'shopify' | 'shopify-2025' | 'woocommerce' | 'books';

export function fixtureText(name: Fixture): string {
  return readFileSync(join(folder, `${name}.csv`), 'utf8');
}

export interface Files {
  readonly folder: string;
  /** Writes a file and returns its path. */
  readonly write: (name: string, content: string | Uint8Array) => string;
  readonly remove: () => void;
}

export function temporaryFiles(): Files {
  const own = mkdtempSync(join(tmpdir(), 'talad-import-'));
  chmodSync(own, 0o755);
  return {
    folder: own,
    write(name, content) {
      const path = join(own, name);
      writeFileSync(path, content);
      return path;
    },
    remove: () => rmSync(own, { recursive: true, force: true }),
  };
}

export interface Trial {
  readonly path: string;
  readonly shopId: number | null;
  readonly dryRun?: boolean;
  readonly price?: string;
  readonly stock?: DraftContext['stock'];
  readonly now?: Date;
}

/** Imports as the command does, without its output. @throws Error if the file is not readable. */
export async function importInto(db: Db, trial: Trial): Promise<ImportAccount> {
  const opened = await openFile(trial.path);
  if ('code' in opened) throw new Error(opened.code);
  const format = detectFormat(opened.columns);
  if (!format) throw new Error('no known form');
  const account = await runImport(db, {
    file: opened.file,
    columns: opened.columns,
    format,
    shopId: trial.shopId,
    dryRun: trial.dryRun ?? false,
    context: {
      money: { rate: null, rule: trial.price ? parsePriceRule(trial.price) : null },
      stock: trial.stock ?? null,
      now: trial.now ?? new Date('2026-11-20T09:00:00Z'),
    },
    report: () => undefined,
  });
  await opened.close();
  if (!account) throw new Error('another import runs');
  return account;
}

/** 'created 4/2' means four rows of two products. */
export function summary(account: ImportAccount): string {
  const parts = (['created', 'updated', 'unchanged'] as const).map((outcome) => {
    const { rows, products } = account.of(outcome);
    return `${outcome} ${rows}/${products}`;
  });
  return `${parts.join(', ')}, refused ${account.refused}, read ${account.read}`;
}

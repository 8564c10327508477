import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Database, ImportKind, Lang } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { BOM, csvLine } from '../../../http/index.ts';
import { reasonOf } from './imports.read.ts';

const BATCH = 1_000;

interface Run {
  readonly shop_id: number;
  readonly id: string;
  readonly kind: ImportKind;
}

/** Returns every row of an import with its outcome as CSV. Rows are read only as fast as the client consumes them. */
export function accountCsv(db: Kysely<Database>, run: Run, lang: Lang): Readable {
  return Readable.from(lines(db, run, lang));
}

async function* lines(
  db: Kysely<Database>,
  { shop_id: shopId, id, kind }: Run,
  lang: Lang,
): AsyncGenerator<string> {
  // Customers have no key that names them.
  const about = { products: 'product', orders: 'order', customers: null }[kind];
  yield BOM + csvLine(['line', 'outcome', 'reason', ...(about === null ? [] : [about])]);
  for (let after = -1; ;) {
    // Reads complete lines: a line may have been imported and have lost a part, which are two rows of the table.
    const rows = await db
      .selectFrom('import_outcome')
      .select(['line', 'outcome', 'code', 'about', 'product_key'])
      .where('shop_id', '=', shopId)
      .where('import_id', '=', id)
      .where('line', '>', after)
      .where('line', '<=', after + BATCH)
      .orderBy('line')
      .orderBy('outcome')
      .execute();
    const next = rows.length > 0 ? after + BATCH : await nextLine(db, shopId, id, after);
    if (next === null) return;
    yield rows
      .map((row) => {
        const outcome = text(lang, `import.outcome.${row.outcome}`);
        const key = row.product_key?.slice(row.product_key.indexOf(':') + 1) ?? '';
        const cells = [row.line, outcome, reasonOf(row, lang)];
        return csvLine(about === null ? cells : [...cells, key]);
      })
      .join('');
    after = next;
  }
}

/** Returns the line number before the next existing line; null if there is none. */
async function nextLine(db: Kysely<Database>, shopId: number, id: string, after: number) {
  const found = await db
    .selectFrom('import_outcome')
    .select('line')
    .where('shop_id', '=', shopId)
    .where('import_id', '=', id)
    .where('line', '>', after)
    .orderBy('line')
    .limit(1)
    .executeTakeFirst();
  return found ? found.line - 1 : null;
}

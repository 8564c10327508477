import { sql, type Kysely, type Selectable } from 'kysely';
import type {
  Database,
  ImportKind,
  ImportOutcome,
  ImportRunTable,
  Lang,
} from '../../../db/schema.ts';
import { isTextKey, text } from '../../../locales/text.ts';
import { Columns, formatNames, formats, type RefusalCode } from '../import/index.ts';
import type { ListedImport, ShopImport } from './imports.contract.ts';
import { knownFormat, matchesOf } from './match-columns.ts';

export interface ImportPlace {
  readonly shopId: number;
  readonly kind: ImportKind;
  readonly id: string;
}

const LISTED = 20;
const PROBLEMS = 100;
const outcomes = ['created', 'updated', 'unchanged', 'refused', 'noted', 'kept'] as const;
const texts = { refused: 'import.refused', noted: 'import.noted', kept: 'import.kept' } as const;

type Run = Omit<Selectable<ImportRunTable>, 'file'>;

export async function listImports(db: Kysely<Database>, shopId: number, kind: ImportKind) {
  const rows = await db
    .selectFrom('import_run')
    .select(['id', 'file_name', 'state', 'created_at', 'done', 'total'])
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map(toListed);
}

/** Returns null if the shop has no import with this id. */
export async function readImport(
  db: Kysely<Database>,
  place: ImportPlace,
  lang: Lang,
): Promise<ShopImport | null> {
  const { shopId, id } = place;
  const run = await findRun(db, place);
  if (!run) return null;
  const matches = new Map(Object.entries(run.matches));
  const format = formatNames.find((name) => name === run.format) ?? null;
  const columns = new Columns(run.header, matchesOf(run));
  return {
    ...toListed(run),
    format,
    known_format: run.kind === 'products' ? knownFormat(run.header) : null,
    columns: run.header.map((name, index) => ({
      name,
      sample: run.sample.map((cells) => cells[index] ?? ''),
      field: matches.get(name.toLowerCase()) ?? '',
    })),
    has_prices: format !== null && formats[format].hasPrices(columns),
    rate: run.rate,
    stock: run.stock,
    price: run.price,
    tally: await tallyOf(db, shopId, id),
    dropped: [...run.dropped],
    problems: await firstProblems(db, shopId, id, lang),
  };
}

export function findRun(
  db: Kysely<Database>,
  { shopId, kind, id }: ImportPlace,
): Promise<Run | undefined> {
  return db
    .selectFrom('import_run')
    .select([
      'shop_id',
      'id',
      'kind',
      'file_name',
      'encoding',
      'header',
      'sample',
      'format',
      'matches',
      'rate',
      'stock',
      'price',
      'state',
      'done',
      'total',
      'attempts',
      'dropped',
      'new_categories',
      'started_by',
      'created_at',
      'updated_at',
    ])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

function toListed(
  run: Pick<Run, 'id' | 'file_name' | 'state' | 'created_at' | 'done' | 'total'>,
): ListedImport {
  const { id, file_name, state, created_at, done, total } = run;
  return { id, file_name, state, created_at: created_at.toISOString(), done, total };
}

async function tallyOf(db: Kysely<Database>, shopId: number, id: string) {
  const { rows } = await sql<{ outcome: ImportOutcome; rows: number; products: number }>`
    SELECT outcome, count(*)::int AS rows, count(DISTINCT product_key)::int AS products
    FROM import_outcome WHERE shop_id = ${shopId} AND import_id = ${id} GROUP BY outcome`.execute(
    db,
  );
  const of = (outcome: ImportOutcome) => {
    const found = rows.find((row) => row.outcome === outcome);
    return { rows: found?.rows ?? 0, products: found?.products ?? 0 };
  };
  const [created, updated, unchanged, refused, noted, kept] = outcomes;
  return {
    created: of(created),
    updated: of(updated),
    unchanged: of(unchanged),
    refused: of(refused),
    noted: of(noted),
    kept: of(kept),
  };
}

async function firstProblems(db: Kysely<Database>, shopId: number, id: string, lang: Lang) {
  const rows = await db
    .selectFrom('import_outcome')
    .select(['line', 'outcome', 'code', 'about'])
    .where('shop_id', '=', shopId)
    .where('import_id', '=', id)
    .where('outcome', 'in', ['refused', 'noted', 'kept'])
    .orderBy('line')
    .limit(PROBLEMS)
    .execute();
  return rows.map((row) => ({
    line: row.line,
    outcome: row.outcome,
    reason: reasonOf(row, lang),
  }));
}

/** Returns the problem as a text; empty for a row without one. */
export function reasonOf(
  row: { readonly outcome: ImportOutcome; readonly code: string; readonly about: string },
  lang: Lang,
): string {
  const { outcome, code } = row;
  if (outcome !== 'refused' && outcome !== 'noted' && outcome !== 'kept') return '';
  const key = `${texts[outcome]}.${code}`;
  return isTextKey(key) ? text(lang, key, { about: aboutOf(row, lang) }) : code;
}

/** Refusals about a column of orders, which the reader knows by its name in orders.csv. */
const ofColumns: ReadonlySet<string> = new Set<RefusalCode>([
  'ORDER_ROWS_DIFFER',
  'ORDER_CELL_TOO_LONG',
  'ORDER_HERE_DIFFERS',
  'PAST_ORDER_DIFFERS',
]);

function aboutOf({ code, about }: { readonly code: string; readonly about: string }, lang: Lang) {
  const key = `orderCsv.${about}`;
  return ofColumns.has(code) && isTextKey(key) ? text(lang, key) : about;
}

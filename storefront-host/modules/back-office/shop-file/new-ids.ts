import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { IdKind } from './columns.ts';
import type { CheckedShopFile } from './check-shop-file.ts';

/** Ids of the new shop by the ids in the file. */
export interface NewIds {
  readonly shopId: number;
  readonly records: ReadonlyMap<IdKind, ReadonlyMap<number, number>>;
  readonly media: ReadonlyMap<string, string>;
}

export async function nextShopId(db: Kysely<Database>): Promise<number> {
  const [id] = await nextOf(db, 'shop', 1);
  if (id === undefined) throw new Error('the sequence of shops gave no id');
  return id;
}

/** Assigns new ids in the order of the old ones, because lists use the id to break ties. */
export async function newRecordIds(
  db: Kysely<Database>,
  { ids }: Pick<CheckedShopFile, 'ids'>,
): Promise<NewIds['records']> {
  const records = new Map<IdKind, ReadonlyMap<number, number>>();
  for (const [kind, old] of ids) {
    const fresh = await nextOf(db, kind, old.length);
    const sorted = old.toSorted((a, b) => a - b);
    records.set(kind, new Map(sorted.map((id, index) => [id, fresh[index] ?? 0])));
  }
  return records;
}

async function nextOf(
  db: Kysely<Database>,
  kind: IdKind | 'shop',
  count: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(${`${kind}_id_seq`}::regclass) AS id FROM generate_series(1, ${count}::int)`.execute(
    db,
  );
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

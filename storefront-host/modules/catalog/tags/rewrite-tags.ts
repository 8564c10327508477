import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { CatalogueChange } from '../refusal.ts';
import { refreshSearchText } from '../search/search-text.ts';
import { tagLabels } from '../translations/tag-labels.ts';
import { readTranslations } from '../translations/translations.repository.ts';
import type { Tagged } from './insert-new-tags.ts';
import { writeLabels } from './write-labels.ts';

/** Products in one statement. */
const BATCH = 1_000;

export interface TagChange {
  readonly from: string;
  /** Null removes the tag. */
  readonly to: string | null;
  /** A rename keeps the translation of the tag. */
  readonly isRenamed?: boolean;
}

/** Replaces a tag by another one, or removes it, on all products. Returns their number. */
export async function rewriteTags(
  trx: Transaction<Database>,
  change: CatalogueChange,
  { from, to, isRenamed = false }: TagChange,
): Promise<number> {
  const { rows } = await sql<Tagged>`SELECT p.id, p.tags FROM product p
    WHERE p.shop_id = ${change.shopId} AND p.parent_id IS NULL AND p.tags @> ${[from]}::text[]
    ORDER BY p.id FOR UPDATE`.execute(trx);
  const nextOf = ({ tags }: Tagged) => replaced(tags, from, to);
  const renamed = isRenamed && to !== null ? { from, to } : undefined;
  await rewrite(trx, change, rows, nextOf, renamed);
  return rows.length;
}

/** Inserts a tag into products again, each at its former place. Returns how many have it. */
export async function putTagBack(
  trx: Transaction<Database>,
  change: CatalogueChange,
  name: string,
  places: ReadonlyMap<number, number>,
): Promise<number> {
  const { rows } = await sql<Tagged>`SELECT p.id, p.tags FROM product p
    WHERE p.shop_id = ${change.shopId} AND p.id = ANY(${[...places.keys()]}::bigint[])
      AND p.status <> 'removed' AND NOT p.tags @> ${[name]}::text[]
    ORDER BY p.id FOR UPDATE`.execute(trx);
  await rewrite(trx, change, rows, ({ id, tags }) =>
    tags.toSpliced(places.get(id) ?? tags.length, 0, name),
  );
  return rows.length;
}

interface Renamed {
  readonly from: string;
  readonly to: string;
}

async function rewrite(
  trx: Transaction<Database>,
  change: CatalogueChange,
  rows: readonly Tagged[],
  nextOf: (row: Tagged) => readonly string[],
  renamed?: Renamed,
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await rewriteBatch(trx, change, rows.slice(start, start + BATCH), nextOf, renamed);
  }
}

async function rewriteBatch(
  trx: Transaction<Database>,
  { shopId, at }: CatalogueChange,
  rows: readonly Tagged[],
  nextOf: (row: Tagged) => readonly string[],
  renamed: Renamed | undefined,
): Promise<void> {
  const after = rows.map((row) => ({ id: row.id, before: row.tags, tags: nextOf(row) }));
  const ids = after.map(({ id }) => id);
  await sql`UPDATE product p SET tags = ARRAY(SELECT jsonb_array_elements_text(fresh.tags)),
      revision = p.revision + 1, updated_at = ${at}
    FROM unnest(${ids}::bigint[], ${after.map(({ tags }) => JSON.stringify(tags))}::jsonb[])
      AS fresh (id, tags)
    WHERE p.shop_id = ${shopId} AND p.id = fresh.id`.execute(trx);
  for (const lang of ['th', 'en'] as const) {
    const overlays = await readTranslations(trx, { shopId, entity: 'product', lang, ids });
    const labels = after.flatMap(({ id, before, tags }) => {
      const overlay = overlays.get(id)?.['tags'];
      if (overlay === undefined) return [];
      const names = tagLabels(before, overlay);
      const known = new Map(before.map((tag, index) => [tag, names[index] ?? tag]));
      if (renamed) known.set(renamed.to, nameAfter(known.get(renamed.from), renamed));
      return [[id, tags.map((tag) => known.get(tag) ?? tag)] as const];
    });
    await writeLabels(trx, shopId, lang, new Map(labels));
  }
  await refreshSearchText(trx, shopId, ids);
}

/** A product that has both tags keeps the other one at its place. */
function replaced(tags: readonly string[], from: string, to: string | null): readonly string[] {
  const next = tags.flatMap((tag) => (tag === from ? (to === null ? [] : [to]) : [tag]));
  return [...new Set(next)];
}

function nameAfter(name: string | undefined, { from, to }: Renamed): string {
  return name === undefined || name === from ? to : name;
}

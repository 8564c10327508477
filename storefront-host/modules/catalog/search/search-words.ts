import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { namedPart } from './search-parts.ts';
import { vocabularyOf } from './vocabulary.ts';

/** The `search_text` of a product before and after a change. */
export interface TextChange {
  readonly before: string;
  readonly after: string;
}

const READ_AT_ONCE = 5_000;

/** Counts the words that products gained and lost. */
export async function countWords(
  trx: Transaction<Database>,
  shopId: number,
  changes: readonly TextChange[],
): Promise<void> {
  const deltas = new Map<string, number>();
  for (const { before, after } of changes) {
    if (before === after) continue;
    const old = vocabularyOf(namedPart(before));
    const now = vocabularyOf(namedPart(after));
    for (const word of now) if (!old.has(word)) deltas.set(word, (deltas.get(word) ?? 0) + 1);
    for (const word of old) if (!now.has(word)) deltas.set(word, (deltas.get(word) ?? 0) - 1);
  }
  const changed = [...deltas].filter(([, delta]) => delta !== 0);
  if (changed.length === 0) return;
  await addUses(trx, shopId, changed);
  const fewer = changed.filter(([, delta]) => delta < 0).map(([word]) => word);
  if (fewer.length === 0) return;
  await sql`DELETE FROM search_word
    WHERE shop_id = ${shopId} AND word = ANY(${fewer}::text[]) AND uses <= 0`.execute(trx);
}

/**
 * Recounts a shop's words after a write of many products. A concurrent write of a product may shift a count by
 * one, which only affects the order of suggestions.
 */
export async function rebuildSearchWords(
  trx: Transaction<Database>,
  shopId: number,
): Promise<void> {
  const uses = new Map<string, number>();
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; search_text: string }>`
      SELECT id, search_text FROM product
      WHERE shop_id = ${shopId} AND parent_id IS NULL AND id > ${last}
      ORDER BY id LIMIT ${READ_AT_ONCE}`.execute(trx);
    for (const row of rows) {
      for (const word of vocabularyOf(namedPart(row.search_text))) {
        uses.set(word, (uses.get(word) ?? 0) + 1);
      }
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < READ_AT_ONCE) break;
  }
  await sql`DELETE FROM search_word WHERE shop_id = ${shopId}`.execute(trx);
  const words = [...uses];
  for (let from = 0; from < words.length; from += READ_AT_ONCE) {
    await addUses(trx, shopId, words.slice(from, from + READ_AT_ONCE));
  }
}

/** Writes in the order of the words, so that two writers cannot deadlock. */
async function addUses(
  trx: Transaction<Database>,
  shopId: number,
  uses: readonly (readonly [string, number])[],
): Promise<void> {
  await sql`
    INSERT INTO search_word (shop_id, word, uses)
    SELECT ${shopId}::bigint, word, uses
    FROM unnest(${uses.map(([word]) => word)}::text[], ${uses.map(([, count]) => count)}::int[])
      AS fresh (word, uses)
    ORDER BY word
    ON CONFLICT (shop_id, word) DO UPDATE SET uses = search_word.uses + excluded.uses`.execute(trx);
}

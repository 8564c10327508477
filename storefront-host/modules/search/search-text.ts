import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { foldText } from './search-tokens.ts';

interface SearchSource {
  readonly id: number;
  readonly code: string | null;
  readonly tags: readonly string[];
  readonly title: string;
  readonly sub_codes: readonly string[] | null;
  readonly overlay_titles: readonly string[] | null;
}

/**
 * Writes what a search looks in: titles in both languages, codes (the combinations' too) and tags.
 * Called by whoever changes one of these, in the same transaction.
 */
export async function refreshSearchText(
  trx: Transaction<Database>,
  shopId: number,
  productIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<SearchSource>`
    SELECT p.id, p.code, p.tags, p.title,
      (SELECT array_agg(c.code) FROM product c
        WHERE c.shop_id = p.shop_id AND c.parent_id = p.id AND c.code IS NOT NULL) AS sub_codes,
      (SELECT array_agg(t.fields->>'title') FROM translation t
        WHERE t.shop_id = p.shop_id AND t.entity = 'product' AND t.entity_id = p.id
          AND t.fields ? 'title') AS overlay_titles
    FROM product p
    WHERE p.shop_id = ${shopId} AND p.id = ANY(${productIds}::bigint[])`.execute(trx);
  const texts = rows.map((row) =>
    foldText(
      [
        row.title,
        ...(row.overlay_titles ?? []),
        row.code ?? '',
        ...(row.sub_codes ?? []),
        ...row.tags,
      ].join(' '),
    ),
  );
  await sql`
    UPDATE product p SET search_text = fresh.text
    FROM unnest(${rows.map((row) => row.id)}::bigint[], ${texts}::text[]) AS fresh (id, text)
    WHERE p.shop_id = ${shopId} AND p.id = fresh.id`.execute(trx);
}

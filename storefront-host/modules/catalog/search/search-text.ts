import { sql, type Transaction } from 'kysely';
import type { Database, ProductStatus, StoredOption } from '../../../db/schema.ts';
import { insertNewBrands } from '../brands/insert-new-brands.ts';
import { insertNewTags } from '../tags/insert-new-tags.ts';
import { searchTextOf } from './search-parts.ts';
import { countWords } from './search-words.ts';

interface SearchRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly status: ProductStatus;
  readonly code: string | null;
  readonly tags: readonly string[];
  readonly title: string;
  readonly brand: string | null;
  readonly author: string | null;
  readonly publisher: string | null;
  readonly isbn: string | null;
  readonly options: readonly StoredOption[];
  readonly before: string;
  readonly sub_codes: readonly string[] | null;
  readonly overlay_titles: readonly string[] | null;
  readonly overlay_names: readonly string[] | null;
}

export interface RefreshOptions {
  /**
   * 'later': a caller that writes many products counts their words once at the end
   * (rebuildSearchWords).
   */
  readonly words?: 'now' | 'later';
}

/**
 * Writes the search text (titles, authors and publishers in both languages, brand, codes including the variants',
 * options, tags) and updates the shop's vocabulary. Each function that changes one of these or the status calls it
 * in the same transaction.
 */
export async function refreshSearchText(
  trx: Transaction<Database>,
  shopId: number,
  productIds: readonly number[],
  options: RefreshOptions = {},
): Promise<void> {
  const { rows } = await sql<SearchRow>`
    SELECT p.id, p.parent_id, p.status, p.code, p.tags, p.title, p.brand, p.author, p.publisher,
      p.isbn, p.options, p.search_text AS before,
      (SELECT array_agg(c.code) FROM product c
        WHERE c.shop_id = p.shop_id AND c.parent_id = p.id AND c.code IS NOT NULL) AS sub_codes,
      (SELECT array_agg(t.fields->>'title' ORDER BY t.lang) FROM translation t
        WHERE t.shop_id = p.shop_id AND t.entity = 'product' AND t.entity_id = p.id
          AND t.fields->>'title' <> '') AS overlay_titles,
      (SELECT array_agg(concat_ws(' ', t.fields->>'author', t.fields->>'publisher') ORDER BY t.lang)
        FROM translation t
        WHERE t.shop_id = p.shop_id AND t.entity = 'product' AND t.entity_id = p.id
          AND t.fields ?| ARRAY['author', 'publisher']) AS overlay_names
    FROM product p
    WHERE p.shop_id = ${shopId} AND p.id = ANY(${productIds}::bigint[])`.execute(trx);
  await insertNewBrands(
    trx,
    shopId,
    rows.map(({ brand }) => brand),
  );
  await insertNewTags(
    trx,
    shopId,
    rows.filter((row) => row.parent_id === null),
  );
  const changed = rows
    .map((row) => ({ ...row, after: textOf(row) }))
    .filter((row) => row.after !== row.before);
  if (changed.length === 0) return;
  await sql`
    UPDATE product p SET search_text = fresh.text
    FROM unnest(${changed.map((row) => row.id)}::bigint[],
      ${changed.map((row) => row.after)}::text[]) AS fresh (id, text)
    WHERE p.shop_id = ${shopId} AND p.id = fresh.id`.execute(trx);
  if (options.words === 'later') return;
  await countWords(
    trx,
    shopId,
    changed.filter((row) => row.parent_id === null),
  );
}

function textOf(row: SearchRow): string {
  return searchTextOf({
    status: row.status,
    titles: [row.title, ...(row.overlay_titles ?? [])],
    names: [row.brand, row.author, row.publisher, ...(row.overlay_names ?? []), ...row.tags],
    marks: [row.code, ...(row.sub_codes ?? []), row.isbn, ...optionWords(row.options)],
  });
}

function optionWords(options: readonly StoredOption[]): readonly string[] {
  return options.flatMap((option) =>
    [option, ...option.items].flatMap(({ title }) => [title.th, title.en ?? '']),
  );
}

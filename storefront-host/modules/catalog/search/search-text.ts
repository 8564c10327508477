import { sql, type Transaction } from 'kysely';
import type { Database, ProductStatus, StoredOption } from '../../../db/schema.ts';
import { plainText } from '../../../html/html-text.ts';
import { insertNewBrands } from '../brands/insert-new-brands.ts';
import { tagName } from '../products/rows/tag-name.ts';
import { insertNewTags } from '../tags/insert-new-tags.ts';
import { searchTextOf } from './search-parts.ts';
import { countWords } from './search-words.ts';
import { readGroups } from './text/shown-groups.read.ts';

/** Letters of a description that are searched, in each language (decision 517). */
const DESCRIBED = 1_000;

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
  readonly attributes: Readonly<Record<string, string>>;
  readonly description: string;
  readonly brand_title: string | null;
  readonly overlays: readonly Overlay[] | null;
}

type Overlay = Readonly<
  Partial<Record<'title' | 'author' | 'publisher' | 'tags' | 'description', string>>
>;

export interface RefreshOptions {
  /**
   * 'later': a caller that writes many products counts their words once at the end
   * (rebuildSearchWords).
   */
  readonly words?: 'now' | 'later';
}

/**
 * Writes the search text and updates the shop's vocabulary. It has, in both languages, titles, authors, publishers,
 * brand, tags, options, categories, collections and descriptions, and the codes including the variants'. Each
 * function that changes one of these or the status of a product calls it in the same transaction; other changed
 * names follow within a minute (followNames).
 */
export async function refreshSearchText(
  trx: Transaction<Database>,
  shopId: number,
  productIds: readonly number[],
  options: RefreshOptions = {},
): Promise<void> {
  const { rows } = await sql<SearchRow>`
    SELECT p.id, p.parent_id, p.status, p.code, p.tags, p.title, p.brand, p.author, p.publisher,
      p.isbn, p.options, p.attributes, p.description, p.search_text AS before,
      (SELECT array_agg(c.code) FROM product c
        WHERE c.shop_id = p.shop_id AND c.parent_id = p.id AND c.code IS NOT NULL) AS sub_codes,
      (SELECT t.fields->>'title' FROM brand b
        JOIN translation t ON t.shop_id = b.shop_id AND t.entity = 'brand' AND t.entity_id = b.id
        WHERE b.shop_id = p.shop_id AND b.name = p.brand LIMIT 1) AS brand_title,
      (SELECT array_agg(t.fields ORDER BY t.lang) FROM translation t
        WHERE t.shop_id = p.shop_id AND t.entity = 'product' AND t.entity_id = p.id) AS overlays
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
  const groups = await readGroups(trx, shopId, productIds);
  const changed = rows
    .map((row) => ({ ...row, after: textOf(row, groups.get(row.id) ?? []) }))
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

function textOf(row: SearchRow, groups: readonly string[]): string {
  const overlays = row.overlays ?? [];
  const both = (own: string | null, name: keyof Overlay) => [
    own ?? '',
    ...overlays.map((overlay) => overlay[name] ?? ''),
  ];
  return searchTextOf({
    status: row.status,
    titles: both(row.title, 'title').filter((title) => title !== ''),
    names: [
      row.brand,
      row.brand_title,
      ...both(row.author, 'author'),
      ...both(row.publisher, 'publisher'),
      ...tagWords(row.tags, overlays),
    ],
    marks: [row.code, ...(row.sub_codes ?? []), row.isbn, ...optionWords(row.options)],
    groups,
    details: [
      ...Object.entries(row.attributes).flat(),
      ...both(row.description, 'description').map(described),
    ],
  });
}

/** Returns tags as they are stored and as they are shown in each language. */
function tagWords(tags: readonly string[], overlays: readonly Overlay[]): readonly string[] {
  const labels = overlays.flatMap((overlay) => overlay.tags?.split(',') ?? []);
  const known = tags.flatMap((tag) => [tagName(tag, 'th'), tagName(tag, 'en')]);
  return [...new Set([...tags, ...known, ...labels])];
}

function described(html: string): string {
  return plainText(html).slice(0, DESCRIBED).toWellFormed();
}

function optionWords(options: readonly StoredOption[]): readonly string[] {
  return options.flatMap((option) =>
    [option, ...option.items].flatMap(({ title }) => [title.th, title.en ?? '']),
  );
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import type { Db } from '../../../storefront-host/db/open.ts';
import { refreshSearchText } from '../../../storefront-host/modules/catalog/search/search-text.ts';
import { rebuildSearchWords } from '../../../storefront-host/modules/catalog/search/search-words.ts';

const FOLDER = process.env['SHARED_DATA'] ?? join(import.meta.dirname, '../../../../shared/data');
const SHOP = 2;
const AT_ONCE = 1_000;

interface Listed {
  readonly slug: string;
  readonly title: string;
  readonly author: string | null;
  readonly tags: readonly string[];
  readonly popularity: number;
}

/** The real catalogues are not part of the repository: a clone has none. */
export function hasSharedCatalogue(): boolean {
  return existsSync(FOLDER);
}

/** Writes the books and the products of both Shopify files into one shop of an empty market. */
export async function insertSharedCatalogue(db: Db): Promise<void> {
  const listed = [...readBooks(), ...readShopify('apparel'), ...readShopify('home-and-garden')];
  await sql`INSERT INTO shop (id, kind, shopname, title, opened_at)
    VALUES (1, 'mall', 'mall', 'Mall', now()), (${SHOP}, 'shop', 'books', 'Books', now())`.execute(
    db,
  );
  await db.transaction().execute(async (trx) => {
    for (let from = 0; from < listed.length; from += AT_ONCE) {
      const rows = listed.slice(from, from + AT_ONCE).map((one, index) => ({
        ...one,
        id: 1 + from + index,
      }));
      await sql`
        INSERT INTO product (shop_id, id, uuid, slug, title, author, tags, popularity, price, created_at)
        SELECT ${SHOP}, id, gen_random_uuid(), slug, title, author, tags, popularity, 20000,
          now() - interval '400 days'
        FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r (id bigint, slug text, title text,
          author text, tags text[], popularity int)`.execute(trx);
      const ids = rows.map(({ id }) => id);
      await sql`INSERT INTO stock (shop_id, product_id, remain)
        SELECT ${SHOP}, id, 5 FROM unnest(${ids}::bigint[]) AS fresh (id)`.execute(trx);
      await refreshSearchText(trx, SHOP, ids, { words: 'later' });
    }
    await rebuildSearchWords(trx, SHOP);
  });
  for (const table of ['product', 'stock', 'search_word']) {
    await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(db);
  }
}

/** A book was sold once for every hundred ratings: a rule of ours, as the file has no sales. */
function readBooks(): readonly Listed[] {
  return rowsOf('books/books.csv').map((book) => ({
    slug: `b${book['book_id']}`,
    title: book['title'] ?? '',
    author: book['authors'] ?? null,
    tags: [],
    popularity: Math.round(Number(book['ratings_count']) / 100),
  }));
}

/** The files have no sales either: their products were not bought yet. */
function readShopify(name: string): readonly Listed[] {
  return rowsOf(`shopify/${name}.csv`)
    .filter((row) => row['Title'] !== '')
    .map((row) => ({
      slug: row['Handle'] ?? '',
      title: row['Title'] ?? '',
      author: null,
      tags: (row['Tags'] ?? '').split(', ').filter((tag) => tag !== ''),
      popularity: 0,
    }));
}

function rowsOf(file: string): readonly Readonly<Record<string, string>>[] {
  return parse(readFileSync(join(FOLDER, file), 'utf8'), { columns: true });
}

import { LRUCache } from 'lru-cache';
import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import type { ProductQuery } from '../../products/lists/product-filter.ts';
import { alternativesOf, bookOf } from './alternatives.ts';

type Book = ReturnType<typeof bookOf>;

/** Other hosts use a shop's changed synonyms after this time. */
const KEEP_MS = 30_000;
const SHOPS = 2_000;
const recent = new WeakMap<Kysely<Database>, LRUCache<number, Book>>();

/** Adds the synonyms of the platform and of the shop to a query. At most one query, once in half a minute. */
export async function withAlternatives(
  db: Kysely<Database>,
  query: ProductQuery,
): Promise<ProductQuery> {
  const { keyword = '', shop_id: shopId } = query;
  if (keyword.trim() === '') return query;
  const own = shopId === undefined ? undefined : await readBook(db, shopId);
  const alternatives = alternativesOf(keyword, own);
  return alternatives.length === 0 ? query : { ...query, alternatives };
}

/** Makes this host read the shop's synonyms again. */
export function forgetSynonyms(db: Kysely<Database>, shopId: number): void {
  recent.get(db)?.delete(shopId);
}

async function readBook(db: Kysely<Database>, shopId: number): Promise<Book> {
  const books = recent.get(db) ?? new LRUCache<number, Book>({ max: SHOPS, ttl: KEEP_MS });
  recent.set(db, books);
  const known = books.get(shopId);
  if (known) return known;
  const rows = await db
    .selectFrom('search_synonym')
    .select('terms')
    .where('shop_id', '=', shopId)
    .where('removed_at', 'is', null)
    .execute();
  const book = bookOf(rows.map((row) => row.terms));
  books.set(shopId, book);
  return book;
}

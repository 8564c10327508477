import { sql } from 'kysely';
import type { Db } from '../../../storefront-host/db/open.ts';
import { shops } from '../fixture-market.ts';

const SHOP = shops.alpha.id;

/** Inserts 100,000 records with little more than a name into shop alpha, and 20,000 into shop beta. */
export async function fillCollections(db: Db): Promise<void> {
  await sql`INSERT INTO collection (shop_id, slug, title, rank)
    SELECT CASE WHEN n % 6 = 0 THEN ${shops.beta.id}::bigint ELSE ${SHOP}::bigint END, 'c' || n,
      'คอลเลกชัน ' || md5(n::text), n
    FROM generate_series(1, 120000) n`.execute(db);
}

export async function fillBrands(db: Db): Promise<void> {
  await sql`INSERT INTO brand (shop_id, name)
    SELECT CASE WHEN n % 6 = 0 THEN ${shops.beta.id}::bigint ELSE ${SHOP}::bigint END,
      'แบรนด์ ' || md5(n::text)
    FROM generate_series(1, 120000) n`.execute(db);
}

export async function fillContestants(db: Db): Promise<void> {
  await sql`INSERT INTO contestant (shop_id, number, name)
    SELECT CASE WHEN n % 6 = 0 THEN ${shops.beta.id}::bigint ELSE ${SHOP}::bigint END, n, 'กาแฟ ' || n
    FROM generate_series(1, 120000) n`.execute(db);
}

export async function fillTags(db: Db): Promise<void> {
  await sql`INSERT INTO tag (shop_id, name)
    SELECT CASE WHEN n % 6 = 0 THEN ${shops.beta.id}::bigint ELSE ${SHOP}::bigint END,
      'แท็ก ' || md5(n::text)
    FROM generate_series(1, 120000) n`.execute(db);
}

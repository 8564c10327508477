import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type {
  FavouriteItem,
  FavouriteKind,
  Favourites,
} from '@talad/elements/api/favourite.contract';
import { FAVORITES_LIMIT } from '@talad/elements/commerce/limits';
import type { Database } from '../../../db/schema.ts';

export const favouriteKinds: readonly FavouriteKind[] = ['product', 'shop', 'blog'];

/** Account and origin of a list: a shop's own host reads only the shop's records. */
export interface FavouriteOwner {
  readonly accountId: string;
  /** Null on the platform. */
  readonly onlyShop: number | null;
}

interface FavouriteRow {
  readonly kind: FavouriteKind;
  readonly id: string;
  readonly created_at: Date;
}

/** Returns the favourites of each kind, newest first. One query. */
export async function readFavourites(
  db: Kysely<Database>,
  { accountId, onlyShop }: FavouriteOwner,
): Promise<Favourites> {
  const { rows } = await sql<FavouriteRow>`
    SELECT f.kind, f.item_id AS id, f.created_at FROM favourite f
    WHERE f.account_id = ${accountId} AND (${onlyShop}::bigint IS NULL OR ${ofShop(onlyShop)})
    ORDER BY f.created_at DESC, f.item_id`.execute(db);
  const of = (kind: FavouriteKind): FavouriteItem[] =>
    rows
      .filter((row) => row.kind === kind)
      .slice(0, FAVORITES_LIMIT)
      .map(({ id, created_at: at }) => ({ id, time: at.getTime() }));
  return { product: of('product'), shop: of('shop'), blog: of('blog') };
}

/** Adds the ids that exist; beyond the limit the oldest favourites are dropped. */
export async function addFavourites(
  trx: Transaction<Database>,
  owner: FavouriteOwner,
  kind: FavouriteKind,
  items: readonly FavouriteItem[],
  now: Date,
): Promise<void> {
  if (items.length === 0) return;
  const { accountId, onlyShop } = owner;
  const ids = items.map(({ id }) => id);
  const times = items.map(({ time }) => new Date(Math.min(time, now.getTime())));
  await sql`
    INSERT INTO favourite (account_id, kind, item_id, created_at)
    SELECT ${accountId}::uuid, ${kind}, item.id, item.at
    FROM unnest(${ids}::text[], ${times}::timestamptz[]) AS item (id, at)
    WHERE EXISTS (${thereIs[kind](onlyShop)})
    ON CONFLICT DO NOTHING`.execute(trx);
  await sql`
    DELETE FROM favourite WHERE account_id = ${accountId} AND kind = ${kind} AND item_id IN (
      SELECT item_id FROM favourite WHERE account_id = ${accountId} AND kind = ${kind}
      ORDER BY created_at DESC, item_id OFFSET ${FAVORITES_LIMIT})`.execute(trx);
}

export async function removeFavourite(
  db: Kysely<Database>,
  { accountId, onlyShop }: FavouriteOwner,
  kind: FavouriteKind,
  id: string,
): Promise<void> {
  await sql`
    DELETE FROM favourite f
    WHERE f.account_id = ${accountId} AND f.kind = ${kind} AND f.item_id = ${id}
      AND (${onlyShop}::bigint IS NULL OR ${ofShop(onlyShop)})`.execute(db);
}

type Lookup = (onlyShop: number | null) => RawBuilder<unknown>;

/** Condition for the existence of `item.id`. An id of another kind is compared as text, and matches nothing. */
const thereIs: Readonly<Record<FavouriteKind, Lookup>> = {
  product: (shop) => sql`SELECT 1 FROM product p WHERE p.uuid = item.id::uuid
    AND p.status <> 'removed' AND (${shop}::bigint IS NULL OR p.shop_id = ${shop}::bigint)`,
  shop: (shop) => sql`SELECT 1 FROM shop s WHERE s.id = item.id::bigint AND s.kind <> 'mall'
    AND (${shop}::bigint IS NULL OR s.id = ${shop}::bigint)`,
  blog: (shop) => sql`SELECT 1 FROM blog b WHERE b.id = item.id::bigint
    AND b.published_at IS NOT NULL AND (${shop}::bigint IS NULL OR b.shop_id = ${shop}::bigint)`,
};

function ofShop(shop: number | null): RawBuilder<unknown> {
  return sql`CASE f.kind
    WHEN 'product' THEN EXISTS (SELECT 1 FROM product p
      WHERE p.uuid = f.item_id::uuid AND p.shop_id = ${shop}::bigint)
    WHEN 'blog' THEN EXISTS (SELECT 1 FROM blog b
      WHERE b.id = f.item_id::bigint AND b.shop_id = ${shop}::bigint)
    ELSE f.item_id = ${String(shop)} END`;
}

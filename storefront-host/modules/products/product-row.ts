import { sql, type Kysely, type RawBuilder } from 'kysely';
import type {
  Database,
  Lang,
  LastReview,
  ProductStatus,
  StoredImage,
  StoredOption,
} from '../../db/schema.ts';
import { LIST_PRICES, pricesAt } from './price-sql.ts';

/** A product as lists show it; of a combination, the title, pictures and options are its parent's. */
export interface ProductRow {
  readonly shop_id: number;
  readonly id: number;
  readonly uuid: string;
  readonly parent_id: number | null;
  readonly main_id: number;
  readonly slug: string;
  readonly title: string;
  readonly code: string | null;
  readonly status: ProductStatus;
  readonly main_status: ProductStatus;
  readonly price: number;
  readonly full_price: number | null;
  readonly options: readonly StoredOption[];
  readonly option_values: Readonly<Record<string, string>>;
  readonly images: readonly StoredImage[];
  readonly tags: readonly string[];
  readonly showrooms: readonly string[];
  readonly unit_name: string | null;
  readonly category_id: number | null;
  readonly mall_category_id: number | null;
  readonly popularity: number;
  /** Pieces sold, those of its combinations included. */
  readonly sold: number;
  /** What lists are sorted by: `price_now`, at most a minute old. */
  readonly current_price: number;
  readonly revision: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly remain: number | null;
  readonly unlimited: boolean | null;
  /** Of its combinations; `kids` is 0 where it has none. */
  readonly kids: number;
  readonly kids_min: number | null;
  readonly kids_max: number | null;
  /** Full price of the cheapest one. */
  readonly kids_full: number | null;
  readonly kids_remain: number | null;
  readonly kids_unlimited: boolean | null;
  readonly kids_offered: boolean | null;
  /** With the promotions that run now; `price` is what the shop's staff set. */
  readonly price_now: number;
  /** What it, or the cheapest combination on flash sale, costs now; null: no flash sale runs. */
  readonly flash_price: number | null;
  readonly flash_until: Date | null;
  /** When the next promotion of its price begins or ends. */
  readonly price_change: Date | null;
  readonly shop_name: string;
  readonly shop_title: string;
  readonly shop_avatar: StoredImage | null;
  readonly shop_domain: string | null;
  readonly total_review: number;
  readonly total_up_review: number;
  readonly total_stars: number;
  readonly last_review: LastReview | null;
  /** Names of the tags in the reader's language (tag-labels.ts). */
  readonly tag_labels: string | null;
  readonly second_hand: boolean;
  readonly free_shipping: boolean;
  readonly has_vat: boolean;
  /** The shop's feature settings name it, or its product (spec §5). */
  readonly one_per_cart: boolean;
  readonly add_disabled: boolean;
}

/** Lists leave these out; a direct address still shows a discontinued product. */
export const unlisted: readonly ProductStatus[] = [
  'removed',
  'discontinued',
  'product_sync_disable',
];

/** Whose words, and at what time prices are asked for; no time: list prices, as staff see them. */
export interface RowReader {
  readonly lang: Lang;
  readonly now?: Date;
}

export interface RowQuery {
  /** About `p`. */
  readonly where: RawBuilder<unknown>;
  /** About `p`, with a unique end. */
  readonly orderBy: RawBuilder<unknown>;
  readonly limit: number;
  readonly offset?: number;
  /** The same page of products cut in another way. */
  readonly cut?: RawBuilder<unknown>;
  /** Look-ups by key only: prepared once under this name, since planning takes longer than running. */
  readonly hot?: string;
}

/**
 * The rows with all that a product box needs, in one statement: the page is cut first, so that
 * joins and sums run over its few rows only. Lists are never named: their filters differ too much.
 */
export async function selectProductRows(
  db: Kysely<Database>,
  { lang, now }: RowReader,
  query: RowQuery,
): Promise<readonly ProductRow[]> {
  const prices = now ? pricesAt(now) : LIST_PRICES;
  const name = query.hot ? sql.raw(`/* hot:${query.hot} */`) : sql``;
  const cut =
    query.cut ??
    sql`SELECT p.* FROM product p WHERE ${query.where}
      ORDER BY ${query.orderBy} LIMIT ${query.limit} OFFSET ${query.offset ?? 0}`;
  const { rows } = await sql<ProductRow>`${name}
    SELECT p.shop_id, p.id, p.uuid, p.parent_id, m.id AS main_id, m.slug,
      coalesce(t.fields->>'title', m.title) AS title, p.code, p.status, m.status AS main_status,
      p.price, p.full_price, p.current_price, m.options, p.option_values, m.images, m.tags, m.showrooms,
      coalesce(t.fields->>'unit_name', m.unit_name) AS unit_name,
      m.category_id, m.mall_category_id, p.popularity, m.popularity AS sold, p.revision, m.created_at, p.updated_at,
      k.remain, k.unlimited, coalesce(kids.count, 0)::int AS kids, kids.min AS kids_min,
      kids.max AS kids_max, kids.full_price AS kids_full, kids.remain AS kids_remain,
      kids.unlimited AS kids_unlimited, kids.offered AS kids_offered, ${prices.columns},
      s.shopname AS shop_name, coalesce(st.fields->>'title', s.title) AS shop_title,
      s.avatar AS shop_avatar, s.domain AS shop_domain, m.total_review, m.total_up_review,
      m.total_stars, m.last_review, t.fields->>'tags' AS tag_labels, m.second_hand,
      m.free_shipping, m.has_vat,
      ${isNamed('one_per_cart')} AS one_per_cart, ${isNamed('add_disabled')} AS add_disabled
    FROM (${cut}) p
    JOIN product m ON m.shop_id = p.shop_id AND m.id = coalesce(p.parent_id, p.id)
    JOIN shop s ON s.id = p.shop_id
    LEFT JOIN stock k ON k.shop_id = p.shop_id AND k.product_id = p.id
    LEFT JOIN translation t ON t.shop_id = p.shop_id AND t.entity = 'product'
      AND t.entity_id = m.id AND t.lang = ${lang}
    LEFT JOIN translation st ON st.shop_id = p.shop_id AND st.entity = 'shop'
      AND st.entity_id = p.shop_id AND st.lang = ${lang}
    ${prices.own}
    LEFT JOIN LATERAL (
      SELECT count(*) AS count, min(${prices.kidPrice}) AS min, max(${prices.kidPrice}) AS max,
        (array_agg(${prices.kidFull} ORDER BY ${prices.kidPrice}, ${prices.kidFull} DESC NULLS LAST))[1] AS full_price,
        ${prices.kidColumns}
        sum(ck.remain) FILTER (WHERE c.status IN ('availability', 'preorder')) AS remain,
        bool_or(ck.unlimited AND c.status IN ('availability', 'preorder')) AS unlimited,
        bool_or(c.status IN ('availability', 'preorder')) AS offered
      FROM product c
      LEFT JOIN stock ck ON ck.shop_id = c.shop_id AND ck.product_id = c.id
      ${prices.ofKid}
      WHERE c.shop_id = p.shop_id AND c.parent_id = p.id AND c.status <> 'removed'
    ) kids ON p.parent_id IS NULL
    ORDER BY ${query.orderBy}`.execute(db);
  return rows;
}

/** Whether a list of ids among the shop's feature settings names the product or its combination. */
function isNamed(setting: 'one_per_cart' | 'add_disabled'): RawBuilder<unknown> {
  const list = sql`s.settings->'features'->${sql.lit(setting)}`;
  return sql`coalesce(${list} @> to_jsonb(m.id) OR ${list} @> to_jsonb(p.id), false)`;
}

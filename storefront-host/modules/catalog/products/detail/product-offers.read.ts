import { sql, type Kysely } from 'kysely';
import { isMallPlace, type ReadContext, MALL_ID } from '../../../shops/index.ts';
import { bahtToSatang, satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { CouponKind, Database } from '../../../../db/schema.ts';

/** Running promotions of a product, coupons of its shop and collections, as its page marks them. */
export interface ProductOffers {
  readonly promotions: readonly OfferedLink[];
  /** Collections of the site that contain it. */
  readonly collections: readonly OfferedLink[];
  readonly coupons: readonly OfferedCoupon[];
  /** The next time at which one of them begins or ends. */
  readonly change: Date | null;
}
export interface OfferedLink {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
}
export interface OfferedCoupon {
  readonly id: number;
  readonly kind: CouponKind;
  /** Satang, or whole percent. */
  readonly value: number;
  readonly minimum: number;
  readonly max_discount: number | null;
}

/** A product page has room for no more marks. */
const MAX_OFFERS = 4;

/** Reads the offers of a product. The conditions of a coupon are shown where it is listed. One query. */
export async function readProductOffers(
  db: Kysely<Database>,
  product: { readonly shop_id: number; readonly id: number },
  ctx: ReadContext,
): Promise<ProductOffers> {
  const { lang, now } = ctx;
  const siteId = isMallPlace(ctx) ? MALL_ID : product.shop_id;
  const running = sql`o.begins_at <= ${now} AND o.ends_at > ${now}`;
  const promotions = sql`promotion o WHERE o.shop_id = ${product.shop_id} AND o.ends_at > ${now}
    AND o.published_at IS NOT NULL AND EXISTS (SELECT 1 FROM promotion_product x
      WHERE x.shop_id = o.shop_id AND x.promotion_id = o.id AND x.product_id = ${product.id})`;
  const coupons = sql`coupon o WHERE o.shop_id = ${product.shop_id} AND o.ends_at > ${now}
    AND o.is_public AND NOT o.has_codes AND (o.quota IS NULL OR o.claimed < o.quota)`;
  const next = sql`CASE WHEN o.begins_at > ${now} THEN o.begins_at ELSE o.ends_at END`;
  const { rows } = await sql<ProductOffers>`/* hot:product_offers */
    SELECT
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', m.id, 'slug', m.slug, 'title', m.title)
          ORDER BY m.rank, m.id)
        FROM (SELECT o.id, o.slug, o.rank, coalesce(t.fields->>'title', o.title) AS title
          FROM (SELECT * FROM ${promotions} AND ${running} ORDER BY rank, id LIMIT ${MAX_OFFERS}) o
          LEFT JOIN translation t ON t.shop_id = o.shop_id AND t.entity = 'promotion'
            AND t.entity_id = o.id AND t.lang = ${lang}) m), '[]') AS promotions,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'value', c.value,
            'minimum', c.minimum, 'max_discount', c.max_discount) ORDER BY c.rank, c.ends_at, c.id)
        FROM (SELECT * FROM ${coupons} AND ${running}
          ORDER BY rank, ends_at, id LIMIT ${MAX_OFFERS}) c), '[]') AS coupons,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'slug', c.slug,
            'title', coalesce(t.fields->>'title', c.title)) ORDER BY c.rank, c.id)
        FROM (SELECT c.* FROM collection_product x
          JOIN collection c ON c.shop_id = x.shop_id AND c.id = x.collection_id
          WHERE x.product_shop_id = ${product.shop_id} AND x.product_id = ${product.id}
            AND x.shop_id = ${siteId} AND c.published_at <= ${now}
          ORDER BY c.rank, c.id LIMIT ${MAX_OFFERS}) c
        LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'collection'
          AND t.entity_id = c.id AND t.lang = ${lang}), '[]') AS collections,
      least((SELECT min(${next}) FROM ${promotions}), (SELECT min(${next}) FROM ${coupons})) AS change`.execute(
    db,
  );
  return rows[0] ?? { promotions: [], coupons: [], collections: [], change: null };
}

/** The offers as the API sends them (spec §3 Product); `price` in baht. */
export function offerFields({ promotions, coupons }: ProductOffers, price: number) {
  const most = Math.max(0, ...coupons.map((coupon) => takenOff(coupon, bahtToSatang(price))));
  return {
    ...(promotions.length > 0
      ? { has_promotion: true, promotion_ids: promotions.map(({ id }) => id) }
      : {}),
    ...(coupons.length > 0 ? { has_coupon: true, coupon_ids: coupons.map(({ id }) => id) } : {}),
    ...(most > 0 ? { max_discount: satangToBaht(toSatang(most)) } : {}),
  };
}

/** Discount in satang that a coupon gives on an order of one piece. */
function takenOff({ kind, value, minimum, max_discount: most }: OfferedCoupon, price: number) {
  if (kind === 'free_shipping' || price < minimum) return 0;
  if (kind === 'amount') return Math.min(value, price);
  return Math.min(Math.floor((price * value) / 100), most ?? Number.MAX_SAFE_INTEGER);
}

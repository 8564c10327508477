import { MALL_ID } from '../../../shops/index.ts';
import { bahtToSatang, satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { CouponKind } from '../../../../db/schema.ts';

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

/** The offers as columns of the product's row. */
export interface OffersRow extends Pick<ProductOffers, 'collections' | 'coupons'> {
  /** The row has `promotions` that its price is made of. */
  readonly promotions_running: ProductOffers['promotions'];
  readonly offers_change: Date | null;
}

/**
 * SQL for `extra` of the product's row, which saves a statement. The conditions of a coupon are shown where it is
 * listed. In the marketplace the collections are those of the marketplace.
 */
export function offersSql(isInMall: boolean): string {
  const running = 'o.begins_at <= reader.now AND o.ends_at > reader.now';
  const promotions = `promotion o WHERE o.shop_id = p.shop_id AND o.ends_at > reader.now
    AND o.published_at IS NOT NULL AND EXISTS (SELECT 1 FROM promotion_product x
      WHERE x.shop_id = o.shop_id AND x.promotion_id = o.id AND x.product_id = p.id)`;
  const coupons = `coupon o WHERE o.shop_id = p.shop_id AND o.ends_at > reader.now
    AND o.is_public AND NOT o.has_codes AND (o.quota IS NULL OR o.claimed < o.quota)`;
  const next = 'CASE WHEN o.begins_at > reader.now THEN o.begins_at ELSE o.ends_at END';
  return `coalesce((SELECT json_agg(json_build_object('id', o.id, 'slug', o.slug,
        'title', coalesce(ot.fields->>'title', o.title)) ORDER BY o.rank, o.id)
      FROM (SELECT o.* FROM ${promotions} AND ${running} ORDER BY o.rank, o.id LIMIT ${MAX_OFFERS}) o
      LEFT JOIN translation ot ON ot.shop_id = o.shop_id AND ot.entity = 'promotion'
        AND ot.entity_id = o.id AND ot.lang = reader.lang), '[]') AS promotions_running,
    coalesce((SELECT json_agg(json_build_object('id', o.id, 'kind', o.kind, 'value', o.value,
          'minimum', o.minimum, 'max_discount', o.max_discount) ORDER BY o.rank, o.ends_at, o.id)
      FROM (SELECT o.* FROM ${coupons} AND ${running}
        ORDER BY o.rank, o.ends_at, o.id LIMIT ${MAX_OFFERS}) o), '[]') AS coupons,
    coalesce((SELECT json_agg(json_build_object('id', o.id, 'slug', o.slug,
          'title', coalesce(ot.fields->>'title', o.title)) ORDER BY o.rank, o.id)
      FROM (SELECT o.* FROM collection_product x
        JOIN collection o ON o.shop_id = x.shop_id AND o.id = x.collection_id
        WHERE x.product_shop_id = p.shop_id AND x.product_id = p.id
          AND x.shop_id = ${isInMall ? MALL_ID : 'p.shop_id'} AND o.published_at <= reader.now
        ORDER BY o.rank, o.id LIMIT ${MAX_OFFERS}) o
      LEFT JOIN translation ot ON ot.shop_id = o.shop_id AND ot.entity = 'collection'
        AND ot.entity_id = o.id AND ot.lang = reader.lang), '[]') AS collections,
    least((SELECT min(${next}) FROM ${promotions}), (SELECT min(${next}) FROM ${coupons})) AS offers_change`;
}

export function offersOf(row: OffersRow): ProductOffers {
  const { promotions_running: promotions, coupons, collections, offers_change: change } = row;
  return { promotions, coupons, collections, change };
}

/** Converts the offers to the API's format (spec §3 Product); `price` in baht. */
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

/** Returns the discount in satang that a coupon gives on an order of one piece. */
function takenOff({ kind, value, minimum, max_discount: most }: OfferedCoupon, price: number) {
  if (kind === 'free_shipping' || price < minimum) return 0;
  if (kind === 'amount') return Math.min(value, price);
  return Math.min(Math.floor((price * value) / 100), most ?? Number.MAX_SAFE_INTEGER);
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Coupon } from '@talad/elements/api/coupon.contract';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { CouponKind, Database, Lang, StoredImage } from '../../../db/schema.ts';
import { loadPictures, type PictureBook } from '../../../media/pictures.ts';
import { isVisibleShop } from '../../shops/index.ts';

export interface CouponRow {
  readonly shop_id: number;
  readonly id: number;
  readonly shop_title: string;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly kind: CouponKind;
  readonly value: number;
  readonly minimum: number;
  readonly max_discount: number | null;
  readonly image: StoredImage | null;
  readonly quota: number | null;
  readonly begins_at: Date;
  readonly ends_at: Date;
}

/** Limits the list, because shoppers do not read longer ones. */
const MAX_COUPONS = 60;

interface CouponQuery {
  readonly shopIds: readonly number[] | 'all';
  /** Selects only this coupon. */
  readonly id?: number;
}

/**
 * Returns coupons that are open at `now`, in the order that each shop chose. Two queries, however
 * many shops.
 */
export async function readOpenCoupons(
  db: Kysely<Database>,
  { shopIds, id }: CouponQuery,
  now: Date,
  lang: Lang,
  pictureOrigin = '',
): Promise<readonly Coupon[]> {
  if (shopIds.length === 0) return [];
  const ofShops =
    shopIds === 'all'
      ? isVisibleShop(sql`c.shop_id`)
      : sql`c.shop_id = ANY(${[...shopIds]}::bigint[])`;
  // A shopper who has claimed a coupon can read it when none are left.
  const which =
    id === undefined ? sql`(c.quota IS NULL OR c.claimed < c.quota)` : sql`c.id = ${id}`;
  const { rows } = await sql<CouponRow>`
    SELECT ${couponColumns} FROM coupon c ${couponJoins(lang)}
    WHERE ${ofShops} AND ${which} AND c.is_public AND NOT c.has_codes AND c.begins_at <= ${now} AND c.ends_at > ${now}
    ORDER BY c.rank, c.ends_at, c.id LIMIT ${MAX_COUPONS}`.execute(db);
  const refs = rows.flatMap((row) =>
    row.image ? [{ shop_id: row.shop_id, image: row.image }] : [],
  );
  const pictures = await loadPictures(db, refs, pictureOrigin);
  return rows.map((row) => toCoupon(row, pictures, lang));
}

/** Columns of the tables in `couponJoins`. */
export const couponColumns: RawBuilder<unknown> = sql`
  c.shop_id, c.id, c.code, c.kind, c.value, c.minimum, c.max_discount, c.image, c.quota,
  c.begins_at, c.ends_at, coalesce(st.fields->>'title', s.title) AS shop_title,
  coalesce(t.fields->>'title', c.title) AS title,
  coalesce(t.fields->>'description', c.description) AS description`;

/** Joins a coupon `c` with its shop, both in the reader's language. */
export function couponJoins(lang: Lang): RawBuilder<unknown> {
  return sql`
    JOIN shop s ON s.id = c.shop_id
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'coupon'
      AND t.entity_id = c.id AND t.lang = ${lang}
    LEFT JOIN translation st ON st.shop_id = c.shop_id AND st.entity = 'shop'
      AND st.entity_id = c.shop_id AND st.lang = ${lang}`;
}

export function toCoupon(row: CouponRow, pictures: PictureBook, lang: Lang): Coupon {
  const { begins_at: begins, ends_at: ends, image, quota, ...same } = row;
  return {
    ...same,
    value: row.kind === 'amount' ? satangToBaht(toSatang(row.value)) : row.value,
    minimum: satangToBaht(toSatang(row.minimum)),
    max_discount: row.max_discount === null ? null : satangToBaht(toSatang(row.max_discount)),
    image: image ? pictures.picture(row.shop_id, image, lang) : null,
    ...(quota === null ? {} : { quota }),
    begins_at: begins.toISOString(),
    ends_at: ends.toISOString(),
  };
}

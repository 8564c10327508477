import { sql, type RawBuilder } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Db } from '../../../db/open.ts';
import type { CouponKind, Lang } from '../../../db/schema.ts';
import { listSource, thaiMinute } from '../../../http/index.ts';
import { containsPattern } from '../../catalog/index.ts';
import { ManagedCoupon, CouponFilter, type CouponState } from './manage-coupons.contract.ts';

/** Lists the shop's coupons for its staff; `now` decides which of them are running. */
export const managedCoupons = (now: () => Date) =>
  listSource({
    name: 'coupons',
    access: 'offer:read',
    summary: 'Coupons of the shop, filtered, sorted, paged',
    filter: CouponFilter,
    row: ManagedCoupon,
    sorts: {
      id: 'key',
      title: { sql: sql`c.title`, type: 'text' },
      ends_at: { sql: sql`c.ends_at`, type: 'timestamptz' },
    },
    from: sql`coupon c`,
    id: sql`c.id`,
    idType: 'bigint',
    csv: {
      heads: [
        'code',
        'titleTh',
        'titleEn',
        'kind',
        'value',
        'minimum',
        'state',
        'quota',
        'collected',
        'used',
        'cost',
        'beginsAt',
        'endsAt',
      ],
      cells: (one) => [
        one.code,
        one.titles.th,
        one.titles.en,
        one.kind,
        one.value,
        one.minimum,
        one.state,
        one.quota,
        one.collected,
        one.used,
        one.cost,
        thaiMinute(one.begins_at),
        thaiMinute(one.ends_at),
      ],
    },
    where(shopId, { id, state, q = '' }) {
      const words = containsPattern(q.trim().toLowerCase());
      return sql.join(
        [
          sql`c.shop_id = ${shopId}`,
          ...(id ? [sql`c.id = ANY(${id}::bigint[])`] : []),
          ...(state ? [inState(state, now())] : []),
          ...(q.trim() === '' ? [] : [sql`lower(c.code || ' ' || c.title) LIKE ${words}`]),
        ],
        sql` AND `,
      );
    },
    read: (db, { shopId }, ids) => readManagedCoupons(db, shopId, ids.map(Number), now()),
  });

const hasNoneLeft = sql`(c.quota IS NOT NULL AND c.claimed >= c.quota)`;

function inState(state: CouponState, now: Date): RawBuilder<unknown> {
  switch (state) {
    case 'upcoming':
      return sql`c.begins_at > ${now}`;
    case 'ended':
      return sql`c.ends_at <= ${now}`;
    case 'used_up':
      return sql`c.begins_at <= ${now} AND c.ends_at > ${now} AND ${hasNoneLeft}`;
    case 'running':
      return sql`c.begins_at <= ${now} AND c.ends_at > ${now} AND NOT ${hasNoneLeft}`;
  }
}

interface Row {
  readonly id: number;
  readonly code: string;
  readonly lang: Lang;
  readonly title: string;
  readonly description: string;
  readonly overlay: Readonly<Record<string, string>> | null;
  readonly kind: CouponKind;
  readonly value: number;
  readonly minimum: number;
  readonly max_discount: number | null;
  readonly quota: number | null;
  readonly claimed: number;
  readonly per_buyer: number;
  readonly codes: number;
  readonly is_public: boolean;
  readonly collected: number;
  readonly used: number;
  readonly cost: number;
  readonly begins_at: Date;
  readonly ends_at: Date;
  readonly revision: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Returns these coupons in this order without those that no longer exist. One query. */
export async function readManagedCoupons(
  db: Db,
  shopId: number,
  ids: readonly number[],
  now: Date,
): Promise<readonly ManagedCoupon[]> {
  const { rows } = await sql<Row>`
    SELECT c.id, c.code, s.base_language AS lang, c.title, c.description, t.fields AS overlay, c.kind,
      c.value, c.minimum, c.max_discount, c.quota, c.claimed, c.per_buyer,
      CASE WHEN c.has_codes THEN c.quota ELSE 0 END AS codes, c.is_public, c.collected,
      c.used, c.cost, c.begins_at, c.ends_at, c.revision, c.created_at, c.updated_at
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS asked (id, place)
    JOIN coupon c ON c.shop_id = ${shopId} AND c.id = asked.id
    JOIN shop s ON s.id = c.shop_id
    LEFT JOIN translation t ON t.shop_id = c.shop_id AND t.entity = 'coupon' AND t.entity_id = c.id
      AND t.lang <> s.base_language
    ORDER BY asked.place`.execute(db);
  return rows.map((row) => toManaged(row, now));
}

function toManaged({ lang, title, description, overlay, claimed, ...row }: Row, now: Date) {
  const both = (own: string, name: string) =>
    lang === 'th' ? { th: own, en: overlay?.[name] ?? '' } : { th: overlay?.[name] ?? '', en: own };
  return {
    ...row,
    titles: both(title, 'title'),
    descriptions: both(description, 'description'),
    value: row.kind === 'amount' ? satangToBaht(toSatang(row.value)) : row.value,
    minimum: satangToBaht(toSatang(row.minimum)),
    max_discount: row.max_discount === null ? null : satangToBaht(toSatang(row.max_discount)),
    cost: satangToBaht(toSatang(row.cost)),
    state: stateOf({ ...row, claimed }, now),
    is_fixed: claimed > 0,
    begins_at: row.begins_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function stateOf(
  row: Pick<Row, 'begins_at' | 'ends_at' | 'quota' | 'claimed'>,
  now: Date,
): CouponState {
  if (row.ends_at <= now) return 'ended';
  if (row.begins_at > now) return 'upcoming';
  return row.quota !== null && row.claimed >= row.quota ? 'used_up' : 'running';
}

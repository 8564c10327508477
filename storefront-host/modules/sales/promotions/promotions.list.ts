import { sql, type RawBuilder } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Lang, PromotionKind, StoredImage } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import { listSource, type ListReader, thaiMinute } from '../../../http/index.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { links, pathPlace } from '../../../rendering/index.ts';
import { containsPattern } from '../../catalog/index.ts';
import {
  ManagedPromotion,
  PromotionFilter,
  type PromotionState,
} from './manage-promotions.contract.ts';

type Reading = Pick<Host, 'config' | 'now'>;

/** Lists the shop's promotions for its staff. */
export const managedPromotions = (host: Reading) =>
  listSource({
    name: 'promotions',
    access: 'offer:read',
    summary: 'Promotions of the shop, filtered, sorted, paged',
    filter: PromotionFilter,
    row: ManagedPromotion,
    sorts: {
      id: 'key',
      title: { sql: sql`o.title`, type: 'text' },
      ends_at: { sql: sql`o.ends_at`, type: 'timestamptz' },
    },
    from: sql`promotion o`,
    id: sql`o.id`,
    idType: 'bigint',
    csv: {
      heads: [
        'titleTh',
        'titleEn',
        'kind',
        'state',
        'discount',
        'unit',
        'products',
        'beginsAt',
        'endsAt',
        'url',
      ],
      cells: (one) => [
        one.titles.th,
        one.titles.en,
        one.kind,
        one.state,
        one.discount_value,
        one.discount_kind,
        one.products,
        thaiMinute(one.begins_at),
        thaiMinute(one.ends_at),
        one.full_url,
      ],
    },
    where(shopId, { id, kind, state, q = '' }) {
      const words = containsPattern(q.trim().toLowerCase());
      return sql.join(
        [
          sql`o.shop_id = ${shopId}`,
          ...(id ? [sql`o.id = ANY(${id}::bigint[])`] : []),
          ...(kind ? [sql`o.kind = ${kind}`] : []),
          ...(state ? [inState(state, host.now())] : []),
          ...(q.trim() === '' ? [] : [sql`lower(o.title) LIKE ${words}`]),
        ],
        sql` AND `,
      );
    },
    read: (db, reader, ids) => readManagedPromotions({ ...host, db }, reader, ids.map(Number)),
  });

function inState(state: PromotionState, now: Date): RawBuilder<unknown> {
  switch (state) {
    case 'draft':
      return sql`o.published_at IS NULL`;
    case 'ended':
      return sql`o.published_at IS NOT NULL AND o.ends_at <= ${now}`;
    case 'upcoming':
      return sql`o.published_at IS NOT NULL AND o.begins_at > ${now}`;
    case 'running':
      return sql`o.published_at IS NOT NULL AND o.begins_at <= ${now} AND o.ends_at > ${now}`;
  }
}

interface Row {
  readonly id: number;
  readonly shopname: string;
  readonly lang: Lang;
  readonly kind: PromotionKind;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly overlay: Readonly<Record<string, string>> | null;
  readonly image: StoredImage | null;
  readonly discount_kind: 'amount' | 'percent' | null;
  readonly discount_value: number | null;
  readonly begins_at: Date;
  readonly ends_at: Date;
  readonly published_at: Date | null;
  readonly product_ids: readonly number[];
  readonly category_ids: readonly number[];
  readonly products: number;
  readonly revision: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Returns these promotions in this order without those that no longer exist. Two queries. */
export async function readManagedPromotions(
  host: Reading & Pick<Host, 'db'>,
  { shopId, lang }: ListReader,
  ids: readonly number[],
): Promise<readonly ManagedPromotion[]> {
  const { rows } = await sql<Row>`
    SELECT o.id, s.shopname, s.base_language AS lang, o.kind, o.slug, o.title, o.summary, o.html,
      t.fields AS overlay, o.image, o.discount_kind, o.discount_value, o.begins_at, o.ends_at,
      o.published_at, o.revision, o.created_at, o.updated_at,
      ARRAY(SELECT x.product_id::int FROM promotion_product x WHERE x.shop_id = o.shop_id
        AND x.promotion_id = o.id AND NOT x.by_category ORDER BY x.rank, x.product_id) AS product_ids,
      ARRAY(SELECT c.category_id::int FROM promotion_category c WHERE c.shop_id = o.shop_id
        AND c.promotion_id = o.id ORDER BY c.category_id) AS category_ids,
      (SELECT count(*) FROM promotion_product x WHERE x.shop_id = o.shop_id
        AND x.promotion_id = o.id)::int AS products
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS asked (id, place)
    JOIN promotion o ON o.shop_id = ${shopId} AND o.id = asked.id
    JOIN shop s ON s.id = o.shop_id
    LEFT JOIN translation t ON t.shop_id = o.shop_id AND t.entity = 'promotion'
      AND t.entity_id = o.id AND t.lang <> s.base_language
    ORDER BY asked.place`.execute(host.db);
  const images = rows.flatMap(({ image }) => (image ? [{ shop_id: shopId, image }] : []));
  const pictures = await loadPictures(host.db, images);
  return rows.map((row) => {
    const picture = row.image && pictures.picture(shopId, row.image, lang);
    return { ...toManaged(row, host), image: picture };
  });
}

function toManaged(row: Row, { config, now }: Reading): Omit<ManagedPromotion, 'image'> {
  const both = (own: string, name: string) =>
    row.lang === 'th'
      ? { th: own, en: row.overlay?.[name] ?? '' }
      : { th: row.overlay?.[name] ?? '', en: own };
  const { discount_kind: kind, discount_value: value } = row;
  return {
    id: row.id,
    kind: row.kind,
    titles: both(row.title, 'title'),
    summaries: both(row.summary, 'summary'),
    htmls: both(row.html, 'html'),
    media_id: row.image?.media_id ?? null,
    discount_kind: kind,
    discount_value: value !== null && kind === 'amount' ? satangToBaht(toSatang(value)) : value,
    product_ids: [...row.product_ids],
    category_ids: [...row.category_ids],
    products: row.products,
    published: row.published_at !== null,
    state: stateOf(row, now()),
    full_url: links.promotion(pathPlace(config, row.shopname), row.slug, row.id),
    revision: row.revision,
    begins_at: row.begins_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function stateOf(
  { published_at: published, begins_at: begins, ends_at: ends }: Row,
  now: Date,
): PromotionState {
  if (published === null) return 'draft';
  if (ends <= now) return 'ended';
  return begins > now ? 'upcoming' : 'running';
}

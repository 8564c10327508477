import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database, Lang, ReviewScores, StoredImage } from '../../../db/schema.ts';
import { listSource, thaiMinute } from '../../../http/index.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { links } from '../../../rendering/index.ts';
import { hasWord } from '../../catalog/index.ts';
import { ManagedReview, ReviewFilter, type ReviewState } from './manage-reviews.contract.ts';

/** The reviews of a shop's products, for its staff. */
export const managedReviews = listSource({
  name: 'reviews',
  access: 'review:read',
  summary: 'Reviews of the shop’s products, filtered, sorted, paged',
  filter: ReviewFilter,
  row: ManagedReview,
  sorts: {
    created_at: { sql: sql`r.created_at`, type: 'timestamptz' },
    stars: { sql: sql`r.stars`, type: 'integer' },
  },
  from: sql`review r`,
  id: sql`r.id`,
  idType: 'uuid',
  csv: {
    heads: [
      'product',
      'reviewer',
      'stars',
      'text',
      'answer',
      'order',
      'sentAt',
      'hiddenAt',
      'hiddenReason',
    ],
    cells: (one) => [
      one.product.title,
      one.reviewer_name,
      one.stars,
      one.text,
      one.answer,
      one.order && one.order.number,
      thaiMinute(one.created_at),
      thaiMinute(one.hidden_at),
      one.hidden_reason,
    ],
  },
  where: matching,
  newest: (shopId) => ({ alias: sql`r`, rows: newestReviews(shopId) }),
  // Those without an answer have an index in both orders.
  isScattered: ({ state }, sort) =>
    sort === 'stars' && (state === 'hidden' || state === 'reported'),
  orderOfMany: () => ({ sort: 'created_at', descending: true }),
  read: (db, { shopId, lang }, ids) => readManagedReviews(db, shopId, ids, lang),
});

const inState: Readonly<Record<ReviewState, RawBuilder<unknown>>> = {
  // These conditions repeat those of the partial indexes.
  unanswered: sql`r.answer IS NULL AND r.hidden_at IS NULL`,
  hidden: sql`r.hidden_at IS NOT NULL`,
  reported: sql`r.reported_at IS NOT NULL`,
};

/** The expression matches the index `review_search`. */
const WORDS = sql`lower(r.reviewer_name || ' ' || r.body)`;

function newestReviews(shopId: number): RawBuilder<unknown> {
  return sql`FROM review r WHERE r.shop_id = ${shopId} ORDER BY r.created_at DESC`;
}

function matching(shopId: number, { q = '', stars, state }: ReviewFilter): RawBuilder<unknown> {
  const word = q.trim().toLowerCase();
  const newest = newestReviews(shopId);
  const parts = [
    sql`r.shop_id = ${shopId}`,
    ...(stars === undefined ? [] : [sql`r.stars = ${stars}`]),
    ...(state === undefined ? [] : [inState[state]]),
    ...(word === '' ? [] : [hasWord({ text: WORDS, id: sql`r.id`, newest }, word)]),
  ];
  return sql.join(parts, sql` AND `);
}

interface Row {
  readonly id: string;
  readonly product_id: number;
  readonly title: string;
  readonly slug: string;
  readonly shopname: string;
  readonly order_id: string | null;
  readonly number: number | null;
  readonly reviewer_name: string;
  readonly stars: number;
  readonly scores: ReviewScores;
  readonly body: string;
  readonly photos: readonly StoredImage[];
  readonly lang: Lang;
  readonly created_at: Date;
  readonly edited_at: Date | null;
  readonly answer: string | null;
  readonly answered_at: Date | null;
  readonly hidden_at: Date | null;
  readonly hidden_reason: string | null;
  readonly reported_at: Date | null;
  readonly report_reason: string | null;
  readonly revision: number;
}

/** Returns these reviews in this order; missing ones are left out. Two queries. */
export async function readManagedReviews(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly string[],
  lang: Lang,
): Promise<readonly ManagedReview[]> {
  const { rows } = await sql<Row>`
    SELECT r.id, r.product_id, coalesce(t.fields->>'title', p.title) AS title, p.slug, s.shopname,
      r.order_id, o.number, r.reviewer_name, r.stars, r.scores, r.body, r.photos, r.lang, r.created_at,
      r.edited_at, r.answer, r.answered_at, r.hidden_at, r.hidden_reason, r.reported_at, r.report_reason,
      r.revision
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS asked (id, place)
    JOIN review r ON r.shop_id = ${shopId} AND r.id = asked.id
    JOIN shop s ON s.id = r.shop_id
    JOIN product p ON p.shop_id = r.shop_id AND p.id = r.product_id
    LEFT JOIN translation t ON t.shop_id = r.shop_id AND t.entity = 'product'
      AND t.entity_id = r.product_id AND t.lang = ${lang}
    LEFT JOIN sales_order o ON o.shop_id = r.shop_id AND o.id = r.order_id
    ORDER BY asked.place`.execute(db);
  const photos = rows.flatMap((row) => row.photos.map((image) => ({ shop_id: shopId, image })));
  const pictures = await loadPictures(db, photos);
  return rows.map(
    ({ product_id: id, title, slug, shopname, order_id: orderId, number, body, ...row }) => ({
      ...row,
      product: {
        id,
        title,
        url: links.product({ base: `/web/${shopname}`, origin: '' }, slug, id),
      },
      order: orderId !== null && number !== null ? { id: orderId, number } : null,
      text: body,
      photos: row.photos.flatMap((photo) => pictures.picture(shopId, photo, lang) ?? []),
      created_at: row.created_at.toISOString(),
      edited_at: row.edited_at?.toISOString() ?? null,
      answered_at: row.answered_at?.toISOString() ?? null,
      hidden_at: row.hidden_at?.toISOString() ?? null,
      reported_at: row.reported_at?.toISOString() ?? null,
    }),
  );
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Blog, BlogMini, BlogOrder } from '@talad/elements/api/blog.contract';
import type { BlogEvent, Database, Lang, ShopKind, StoredImage } from '../../../db/schema.ts';
import { tagLabels } from '../../catalog/index.ts';
import { blogFolderOf, blogPath } from './blog-path.ts';
import { loadPictures, type PictureBook } from '../../../media/pictures.ts';

interface BlogRow {
  readonly shop_id: number;
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly image: StoredImage | null;
  readonly tags: readonly string[];
  readonly tag_labels: string | null;
  readonly author: string;
  readonly hilight: boolean;
  readonly event: BlogEvent | null;
  readonly event_place: string | null;
  readonly kind: ShopKind;
  readonly published_at: Date;
  readonly updated_at: Date;
}

export interface BlogQuery {
  readonly shopId: number;
  readonly limit: number;
  readonly offset?: number;
  readonly order?: BlogOrder;
  /** Only the posts that the shop highlights. */
  readonly hilight?: boolean;
  readonly tag?: string;
  readonly keyword?: string;
  /** Other posts, sorted by the number of tags that they share with this one. */
  readonly relatedTo?: number;
}

const orders: Readonly<Record<BlogOrder, RawBuilder<unknown>>> = {
  'blog_modified DESC': sql`b.updated_at DESC, b.id DESC`,
  'blog_modified ASC': sql`b.updated_at, b.id`,
  'blog_created DESC': sql`b.published_at DESC, b.id DESC`,
  'blog_created ASC': sql`b.published_at, b.id`,
};

/** Returns a shop's published posts, by default in the order of spec §9. Two queries. */
export async function readBlogs(
  db: Kysely<Database>,
  query: BlogQuery,
  lang: Lang,
  pictureOrigin = '',
): Promise<readonly BlogMini[]> {
  const { rows } = await sql<BlogRow>`
    SELECT ${columns} FROM blog b ${overlay(lang)} WHERE ${conditionOf(query)}
    ORDER BY ${related(query)} ${orders[query.order ?? 'blog_modified DESC']}
    LIMIT ${query.limit} OFFSET ${query.offset ?? 0}`.execute(db);
  const pictures = await loadPictures(db, imagesOf(rows), pictureOrigin);
  return rows.map((row) => toMini(row, pictures, lang));
}

/** Returns the number of all posts that the query finds. One query. */
export async function countBlogs(db: Kysely<Database>, query: BlogQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM blog b WHERE ${conditionOf(query)}`.execute(db);
  return rows[0]?.total ?? 0;
}

interface BlogReading {
  readonly pictureOrigin?: string;
  /** Includes drafts and scheduled posts, for the writers' preview. */
  readonly drafts?: boolean;
}

/** Returns a published post; null if the shop has none with this id. Two queries. */
export async function readBlog(
  db: Kysely<Database>,
  shopId: number,
  id: number,
  lang: Lang,
  { pictureOrigin = '', drafts = false }: BlogReading = {},
): Promise<Blog | null> {
  const isShown = drafts ? sql`b.removed_at IS NULL` : sql`b.published_at IS NOT NULL`;
  const { rows } = await sql<BlogRow>`
    SELECT ${columns}, coalesce(t.fields->>'html', b.html) AS html FROM blog b ${overlay(lang)}
    WHERE b.shop_id = ${shopId} AND b.id = ${id} AND ${isShown}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const pictures = await loadPictures(db, imagesOf(rows), pictureOrigin);
  return { ...toMini(row, pictures, lang), html: row.html, event: eventOf(row) };
}

/** Returns the topics of a shop's posts, the most frequent first, with names in the reader's language. One query. */
export async function listBlogTags(
  db: Kysely<Database>,
  shopId: number,
  lang: Lang,
): Promise<readonly { readonly tag: string; readonly label: string }[]> {
  const { rows } = await sql<{ tags: string[]; labels: string | null }>`
    SELECT b.tags, t.fields->>'tags' AS labels FROM blog b ${overlay(lang)}
    WHERE b.shop_id = ${shopId} AND b.published_at IS NOT NULL AND b.tags <> '{}'
    ORDER BY b.updated_at DESC LIMIT ${TAGGED_POSTS}`.execute(db);
  const found = new Map<string, { label: string; uses: number }>();
  for (const row of rows) {
    const labels = tagLabels(row.tags, row.labels);
    for (const [index, tag] of row.tags.entries()) {
      const known = found.get(tag);
      found.set(tag, { label: known?.label ?? labels[index] ?? tag, uses: (known?.uses ?? 0) + 1 });
    }
  }
  return [...found]
    .toSorted(([, a], [, b]) => b.uses - a.uses)
    .slice(0, MAX_TAGS)
    .map(([tag, { label }]) => ({ tag, label }));
}

/** Topics are read from this many posts. */
const TAGGED_POSTS = 500;
const MAX_TAGS = 12;

const columns = sql`b.shop_id, b.id, b.slug, b.image, b.tags, b.hilight, b.event, b.updated_at,
  coalesce(b.published_at, b.publish_at, b.updated_at) AS published_at,
  (SELECT s.kind FROM shop s WHERE s.id = b.shop_id) AS kind,
  t.fields->>'tags' AS tag_labels, t.fields->>'event_place' AS event_place,
  coalesce(t.fields->>'title', b.title) AS title,
  coalesce(t.fields->>'summary', b.summary) AS summary,
  coalesce(t.fields->>'author', b.author) AS author`;

function overlay(lang: Lang): RawBuilder<unknown> {
  return sql`LEFT JOIN translation t ON t.shop_id = b.shop_id AND t.entity = 'blog'
    AND t.entity_id = b.id AND t.lang = ${lang}`;
}

function related({ relatedTo, shopId }: BlogQuery): RawBuilder<unknown> {
  if (relatedTo === undefined) return sql``;
  return sql`(SELECT count(*) FROM blog o, unnest(o.tags) tag
    WHERE o.shop_id = ${shopId} AND o.id = ${relatedTo} AND tag = ANY(b.tags)) DESC,`;
}

/** Words are searched in both languages of a post: an English reader may search in Thai. */
function conditionOf(query: BlogQuery): RawBuilder<unknown> {
  const words = (query.keyword ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
  const parts = [
    sql`b.shop_id = ${query.shopId} AND b.published_at IS NOT NULL`,
    ...(query.relatedTo === undefined ? [] : [sql`b.id <> ${query.relatedTo}`]),
    ...(query.hilight === undefined ? [] : [sql`b.hilight = ${query.hilight}`]),
    ...(query.tag === undefined ? [] : [sql`${query.tag} = ANY(b.tags)`]),
    ...words.map((word) => {
      const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      return sql`(b.title ILIKE ${pattern} OR b.summary ILIKE ${pattern} OR regexp_replace(b.html, '<[^>]*>', ' ', 'g') ILIKE ${pattern}
        OR EXISTS (SELECT 1 FROM translation o, jsonb_each_text(o.fields) f
          WHERE o.shop_id = b.shop_id AND o.entity = 'blog' AND o.entity_id = b.id
            AND regexp_replace(f.value, '<[^>]*>', ' ', 'g') ILIKE ${pattern}))`;
    }),
  ];
  return sql.join(parts, sql` AND `);
}

function imagesOf(rows: readonly BlogRow[]) {
  return rows.flatMap((row) => (row.image ? [{ shop_id: row.shop_id, image: row.image }] : []));
}

/** Returns the event with its place in the reader's language. */
function eventOf({ event, event_place: place }: BlogRow): BlogEvent | null {
  return event && place ? { ...event, place } : event;
}

function toMini(row: BlogRow, pictures: PictureBook, lang: Lang): BlogMini {
  return {
    id: row.id,
    shop_id: row.shop_id,
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    image: row.image ? pictures.picture(row.shop_id, row.image, lang) : null,
    tags: [...row.tags],
    tag_labels: [...tagLabels(row.tags, row.tag_labels)],
    author: row.author,
    hilight: row.hilight,
    ...(row.event ? { event: eventOf(row) } : {}),
    blog_created: row.published_at.toISOString(),
    blog_modified: row.updated_at.toISOString(),
    url: blogPath(row.slug, row.id, blogFolderOf(row.kind)),
  };
}

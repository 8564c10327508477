import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database, Lang, ShopKind, StoredImage } from '../../../db/schema.ts';
import type { Host } from '../../../host.ts';
import { listSource, type ListReader, thaiMinute } from '../../../http/index.ts';
import { loadPictures } from '../../../media/pictures.ts';
import { pathPlace } from '../../../rendering/index.ts';
import { bothTexts, containsPattern } from '../../catalog/index.ts';
import { blogFolderOf, blogPath } from './blog-path.ts';
import {
  BlogListFilter,
  ManagedBlog,
  type BlogState,
  type ManagedBlogDetail,
} from './manage-blogs.contract.ts';
import { editedHtml } from './post-html.ts';

/** The shop's posts, for its staff; writers see those of all writers. */
export const managedBlogs = ({ config }: Pick<Host, 'config'>) =>
  listSource({
    name: 'blogs',
    access: 'blog:add',
    summary: 'Posts of the shop, filtered, sorted, paged',
    filter: BlogListFilter,
    row: ManagedBlog,
    sorts: {
      publish_at: {
        sql: sql`coalesce(b.published_at, b.publish_at, 'infinity'::timestamptz)`,
        type: 'timestamptz',
      },
      updated_at: { sql: sql`b.updated_at`, type: 'timestamptz' },
      title: { sql: sql`b.title`, type: 'text' },
    },
    from: sql`blog b`,
    id: sql`b.id`,
    idType: 'bigint',
    csv: {
      heads: ['titleTh', 'titleEn', 'state', 'publishAt', 'updatedAt', 'url'],
      cells: (one) => [
        one.titles.th,
        one.titles.en,
        one.state,
        thaiMinute(one.publish_at),
        thaiMinute(one.updated_at),
        one.full_url,
      ],
    },
    where(shopId, { id, state, q = '' }) {
      return sql.join(
        [
          sql`b.shop_id = ${shopId} AND b.removed_at IS NULL`,
          ...(id ? [sql`b.id = ANY(${id}::bigint[])`] : []),
          ...(state ? [inState[state]] : []),
          ...(q.trim() === '' ? [] : [hasTitle(q)]),
        ],
        sql` AND `,
      );
    },
    read: async (db, reader, ids) => {
      const rows = await readRows(db, reader.shopId, ids.map(Number));
      const toRow = await rowMaker(db, config, reader, rows);
      return rows.map(toRow);
    },
  });

const inState: Readonly<Record<BlogState, RawBuilder<unknown>>> = {
  published: sql`b.published_at IS NOT NULL`,
  scheduled: sql`b.published_at IS NULL AND b.publish_at IS NOT NULL`,
  draft: sql`b.published_at IS NULL AND b.publish_at IS NULL`,
};

function hasTitle(q: string): RawBuilder<unknown> {
  const words = containsPattern(q.trim().toLowerCase());
  return sql`(lower(b.title) LIKE ${words} OR lower((SELECT string_agg(t.fields->>'title', ' ')
    FROM translation t WHERE t.shop_id = b.shop_id AND t.entity = 'blog' AND t.entity_id = b.id)) LIKE ${words})`;
}

/** Returns a post with all fields of its form; null if the shop has none with this id. Two queries. */
export async function readManagedBlog(
  { db, config }: Pick<Host, 'db' | 'config'>,
  reader: ListReader,
  id: number,
): Promise<ManagedBlogDetail | null> {
  const [row] = await readRows(db, reader.shopId, [id]);
  if (!row) return null;
  const toRow = await rowMaker(db, config, reader, [row]);
  const { base_language: lang, overlay, slug, image } = row;
  const other = overlay ?? {};
  return {
    ...toRow(row),
    summaries: bothTexts(lang, row.summary, other['summary']),
    bodies: bothTexts(lang, editedHtml(row.html), editedHtml(other['html'] ?? '')),
    authors: bothTexts(lang, row.author, other['author']),
    tags: bothTexts(lang, row.tags.join(', '), other['tags']),
    slug,
    image: image?.media_id ?? null,
    image_alts: { th: image?.alt.th ?? '', en: image?.alt.en ?? '' },
  };
}

interface Row {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly image: StoredImage | null;
  readonly hilight: boolean;
  readonly published_at: Date | null;
  readonly publish_at: Date | null;
  readonly account_id: string | null;
  readonly revision: number;
  readonly updated_at: Date;
  readonly overlay: Readonly<Record<string, string>> | null;
  readonly base_language: Lang;
  readonly shopname: string;
  readonly kind: ShopKind;
}

async function readRows(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly number[],
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    SELECT b.id, b.slug, b.title, b.summary, b.html, b.author, b.tags, b.image, b.hilight, b.published_at,
      b.publish_at, b.account_id, b.revision, b.updated_at, t.fields AS overlay, s.base_language, s.shopname,
      s.kind
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS asked (id, place)
    JOIN blog b ON b.shop_id = ${shopId} AND b.id = asked.id AND b.removed_at IS NULL
    JOIN shop s ON s.id = b.shop_id
    LEFT JOIN translation t ON t.shop_id = b.shop_id AND t.entity = 'blog' AND t.entity_id = b.id
      AND t.lang <> s.base_language
    ORDER BY asked.place`.execute(db);
  return rows;
}

async function rowMaker(
  db: Kysely<Database>,
  config: Host['config'],
  { shopId, lang }: ListReader,
  rows: readonly Row[],
): Promise<(row: Row) => ManagedBlog> {
  const refs = rows.flatMap(({ image }) => (image ? [{ shop_id: shopId, image }] : []));
  const book = await loadPictures(db, refs);
  return (row) => ({
    id: row.id,
    titles: bothTexts(row.base_language, row.title, row.overlay?.['title']),
    state: stateOf(row),
    picture: row.image && book.picture(shopId, row.image, lang),
    hilight: row.hilight,
    publish_at: (row.published_at ?? row.publish_at)?.toISOString() ?? null,
    account_id: row.account_id,
    full_url: `${pathPlace(config, row.shopname).base}${blogPath(row.slug, row.id, blogFolderOf(row.kind))}`,
    revision: row.revision,
    updated_at: row.updated_at.toISOString(),
  });
}

function stateOf({ published_at: published, publish_at: due }: Row): BlogState {
  if (published !== null) return 'published';
  return due === null ? 'draft' : 'scheduled';
}

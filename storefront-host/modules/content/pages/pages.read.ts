import { sql, type Kysely } from 'kysely';
import { readDesign } from '@talad/elements/page/design';
import { FRONT_PAGE, type PageDocument, type PageTitles } from '@talad/elements/page/page';
import { readPage } from '@talad/elements/page/read-page';
import { loadPictures } from '../../../media/pictures.ts';
import type { Database, PageSeo } from '../../../db/schema.ts';
import { hasFixedAddress } from './fixed-pages.ts';
import { pagePath } from './page-path.ts';
import type { PageState } from './page-row.read.ts';
import type { EditedPage, ListedPage, PageVersion, PageVersionEntry } from './pages.contract.ts';

/** Limit of the list; older versions are stored but not listed. */
const MAX_VERSIONS = 100;

/** Lists the pages, the front page first, then by name. Two queries. */
export async function listPages(
  db: Kysely<Database>,
  shopId: number,
): Promise<readonly ListedPage[]> {
  const rows = await db
    .selectFrom('page')
    .select(['name', 'title', 'updated_at', 'published_at', 'seo', 'is_front'])
    .select(sql<boolean>`draft IS DISTINCT FROM published`.as('has_changes'))
    .select(sql<PageTitles | null>`draft -> 'titles'`.as('titles'))
    .where('shop_id', '=', shopId)
    .orderBy(sql`name <> ${FRONT_PAGE}`)
    .orderBy('name')
    .execute();
  const imageOf = ({ seo }: { readonly seo: PageSeo }) => ({ media_id: seo.image ?? '', alt: {} });
  const shared = rows.filter(({ seo }) => seo.image);
  const pictures = await loadPictures(
    db,
    shared.map((row) => ({ shop_id: shopId, image: imageOf(row) })),
  );
  const hasOwnFront = rows.some((row) => row.is_front);
  return rows.map((row) => ({
    name: row.name,
    title: row.title,
    titles: { ...row.titles },
    url: pagePath(row.name),
    is_front: row.is_front || (row.name === FRONT_PAGE && !hasOwnFront),
    is_fixed: hasFixedAddress(row.name),
    seo: row.seo,
    share_picture: row.seo.image
      ? (pictures.picture(shopId, imageOf(row), 'th')?.src ?? null)
      : null,
    is_published: row.published_at !== null,
    has_changes: row.has_changes,
    updated_at: row.updated_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
  }));
}

/** Lists the versions, newest first. */
export async function listVersions(
  db: Kysely<Database>,
  shopId: number,
  name: string,
): Promise<readonly PageVersionEntry[]> {
  const rows = await db
    .selectFrom('page_version as v')
    .leftJoin('account as a', 'a.id', 'v.account_id')
    .select(['v.id', 'v.name', 'v.label', 'v.published_at', 'a.name as by'])
    .where('v.shop_id', '=', shopId)
    .where('v.name', '=', name)
    .where('v.removed', 'is', null)
    .orderBy('v.published_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(MAX_VERSIONS)
    .execute();
  return rows.map((row, index) => ({
    id: row.id,
    name: row.name,
    label: row.label,
    published_at: row.published_at.toISOString(),
    by: row.by,
    is_current: index === 0,
  }));
}

/** Returns null if the shop has no such version. */
export async function readVersion(
  db: Kysely<Database>,
  shopId: number,
  id: string,
): Promise<PageVersion | null> {
  const row = await db
    .selectFrom('page_version')
    .select(['id', 'name', 'document', 'design', 'published_at'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    page: wirePage(readPage(row.document)),
    global: row.design === null ? {} : { ...readDesign(row.design) },
    published_at: row.published_at.toISOString(),
  };
}

/** Returns a page's state in the format of the editor (spec §7: page, blocks, global). */
export function editedPage(state: PageState): EditedPage {
  const { page, savedAt, publishedAt } = state;
  const saved = savedAt?.getTime() ?? null;
  const published = publishedAt?.getTime() ?? null;
  return {
    name: state.name,
    page: wirePage(page),
    global: { ...state.design, lastSaveTimestamp: saved, lastPublishTimestamp: published },
    revision: state.revision,
    is_new: state.isNew,
    published: state.published && {
      page: wirePage(state.published),
      global: { ...(state.publishedDesign ?? state.design) },
    },
    published_global: { ...state.visibleDesign },
    is_published: state.isPublished,
    published_at: publishedAt?.toISOString() ?? null,
    lastSaveTimestamp: saved,
    lastPublishTimestamp: published,
  };
}

function wirePage(page: PageDocument): EditedPage['page'] {
  const blocks = page.blocks.map((block) => ({ ...block, content: { ...block.content } }));
  return { ...page, blocks };
}

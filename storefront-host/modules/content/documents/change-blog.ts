import type { Transaction } from 'kysely';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import type { Db } from '../../../db/open.ts';
import type { Database, Lang } from '../../../db/schema.ts';
import {
  describe,
  otherLang,
  refuse,
  splitTexts,
  writeTranslation,
  type Changed,
} from '../../catalog/index.ts';
import { writeOutbox } from '../../../jobs/outbox.ts';
import { writeAudit } from '../../shops/index.ts';
import { nextBlog, publicationOf, type BlogRow } from './blog-fields.ts';
import type { BlogCreate, BlogUpdate } from './manage-blogs.contract.ts';
import { plainText } from '../../../html/html-text.ts';

export interface BlogChange {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

/** A change of an existing post. */
export interface KnownBlogChange extends BlogChange {
  readonly id: number;
  /** True if the person may change the posts of all writers; otherwise only their own. */
  readonly ofAll: boolean;
}

/** Creates a post. */
export function createBlog(
  db: Db,
  change: BlogChange,
  sent: BlogCreate,
): Promise<Changed<{ readonly id: number }>> {
  return db.transaction().execute(async (trx) => {
    const { shopId, accountId, at } = change;
    const lang = await baseLanguage(trx, shopId);
    const next = await nextBlog(trx, { shopId, lang, at }, sent);
    if (!next.ok) return next;
    const { title = '', slug = '', image, ...columns } = next.columns;
    const blog = await trx
      .insertInto('blog')
      .values({
        author: await nameOf(trx, accountId),
        ...columns,
        title,
        slug,
        image: image ? JSON.stringify(image) : null,
        shop_id: shopId,
        account_id: accountId,
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeOverlay(trx, { ...change, id: blog.id }, lang, next.overlay);
    await follow(trx, { ...change, id: blog.id }, 'created', null, {
      ...factsOf(blog),
      ...otherTitle(lang, sent),
    });
    await publishOnTime(trx, blog);
    return { ok: true, id: blog.id };
  });
}

/** Changes the sent fields of a post. */
export function updateBlog(
  db: Db,
  change: KnownBlogChange,
  { revision, ...sent }: BlogUpdate,
): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId, id, at } = change;
    const row = await lockBlog(trx, shopId, id);
    if (!row || row.removed_at) return refuse('NOT_FOUND');
    if (!isAllowed(change, row)) return refuse('FORBIDDEN');
    if (row.revision !== revision) return refuse('CONFLICT');
    const lang = await baseLanguage(trx, shopId);
    const next = await nextBlog(trx, { shopId, lang, at, before: row }, sent);
    if (!next.ok) return next;
    const { image, ...columns } = next.columns;
    const after = await trx
      .updateTable('blog')
      .set({
        ...columns,
        ...(image !== undefined && { image: image && JSON.stringify(image) }),
        revision: revision + 1,
        updated_at: at,
      })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeOverlay(trx, change, lang, next.overlay);
    await follow(trx, change, 'updated', factsOf(row), {
      ...factsOf(after),
      ...otherTitle(lang, sent),
    });
    if (sent.publish_at !== undefined) await publishOnTime(trx, after);
    return { ok: true };
  });
}

/** Removes a post from the shop; `restoreBlog` restores it. */
export function removeBlog(db: Db, change: KnownBlogChange): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId, id, at } = change;
    const row = await lockBlog(trx, shopId, id);
    if (!row || row.removed_at) return refuse('NOT_FOUND');
    if (!isAllowed(change, row)) return refuse('FORBIDDEN');
    const publish_at = row.published_at ?? row.publish_at;
    await setBlog(trx, row, { removed_at: at, published_at: null, publish_at });
    await follow(trx, change, 'removed', factsOf(row), null);
    return { ok: true };
  });
}

/** Restores a removed post as it was: published, scheduled or a draft. */
export function restoreBlog(db: Db, change: KnownBlogChange): Promise<Changed> {
  return db.transaction().execute(async (trx) => {
    const { shopId, id, at } = change;
    const row = await lockBlog(trx, shopId, id);
    if (!row?.removed_at) return refuse('NOT_FOUND');
    if (!isAllowed(change, row)) return refuse('FORBIDDEN');
    const publication = publicationOf(row.publish_at?.toISOString() ?? null, at);
    await setBlog(trx, row, { removed_at: null, ...publication });
    await follow(trx, change, 'restored', null, factsOf({ ...row, ...publication }));
    await publishOnTime(trx, publication);
    return { ok: true };
  });
}

/** Publishes a scheduled post that is due. */
export function publishBlog(
  db: Db,
  { shopId, id, at }: { readonly shopId: number; readonly id: number; readonly at: Date },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await lockBlog(trx, shopId, id);
    // The author has published it meanwhile.
    if (!row?.publish_at || row.publish_at > at || row.removed_at) return;
    const publication = { published_at: row.publish_at, publish_at: null };
    await setBlog(trx, row, { ...publication, updated_at: at });
    const act = { shopId, id, at, accountId: null };
    await follow(trx, act, 'published', factsOf(row), factsOf({ ...row, ...publication }));
  });
}

function isAllowed({ ofAll, accountId }: KnownBlogChange, { account_id: writer }: BlogRow) {
  return ofAll || writer === accountId;
}

function lockBlog(trx: Transaction<Database>, shopId: number, id: number) {
  return trx
    .selectFrom('blog')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

async function setBlog(
  trx: Transaction<Database>,
  { shop_id: shopId, id, revision }: BlogRow,
  fields: Partial<Pick<BlogRow, 'removed_at' | 'published_at' | 'publish_at' | 'updated_at'>>,
): Promise<void> {
  await trx
    .updateTable('blog')
    .set({ ...fields, revision: revision + 1 })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

async function baseLanguage(trx: Transaction<Database>, shopId: number): Promise<Lang> {
  const { base_language: lang } = await trx
    .selectFrom('shop')
    .select('base_language')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  return lang;
}

async function nameOf(trx: Transaction<Database>, accountId: string): Promise<string> {
  const { name } = await trx
    .selectFrom('account')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return name;
}

async function writeOverlay(
  trx: Transaction<Database>,
  { shopId, id }: BlogChange & { readonly id: number },
  lang: Lang,
  overlay: Readonly<Record<string, string>>,
): Promise<void> {
  if (Object.keys(overlay).length === 0) return;
  const record = { shopId, entity: 'blog', entityId: id, lang: otherLang(lang) } as const;
  await writeTranslation(trx, record, overlay);
}

function factsOf(row: BlogRow) {
  const { title, slug, summary, html, author, tags, hilight } = row;
  const publishAt = row.published_at ?? row.publish_at;
  return {
    title,
    slug,
    summary,
    text: describe(plainText(html)),
    author,
    tags,
    hilight,
    publish_at: publishAt?.toISOString() ?? null,
  };
}

function otherTitle(lang: Lang, { titles }: Pick<BlogUpdate, 'titles'>) {
  const { other } = splitTexts(lang, titles);
  return other === undefined ? {} : { [`title_${otherLang(lang)}`]: other };
}

async function follow(
  trx: Transaction<Database>,
  act: {
    readonly shopId: number;
    readonly id: number;
    readonly at: Date;
    readonly accountId: string | null;
  },
  action: 'created' | 'updated' | 'removed' | 'restored' | 'published',
  before: object | null,
  after: object | null,
): Promise<void> {
  const { shopId, id, at, accountId } = act;
  await writeAudit(trx, {
    shopId,
    entity: 'blog',
    entityId: id,
    action,
    accountId,
    before,
    after,
    at,
  });
  await invalidatePages(trx, [pageKeys.blog(shopId)]);
}

/** Queues a job that publishes the post to the second; if it is lost, the sweep publishes it (decision 170). */
async function publishOnTime(
  trx: Transaction<Database>,
  { publish_at: due }: Pick<BlogRow, 'publish_at'>,
): Promise<void> {
  if (due) await writeOutbox(trx, 'publish.blogs', { due: due.toISOString() });
}

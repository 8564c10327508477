import { sql, type Transaction } from 'kysely';
import { checkSections } from '@talad/elements/page/check-page';
import { FRONT_PAGE, isFrame, type PageDocument } from '@talad/elements/page/page';
import { pageNameOf } from '@talad/elements/page/page-name';
import type { PageProblem } from '@talad/elements/page/page-problem';
import { renderBlock } from '@talad/elements/page/render-block';
import { newId } from '../../../db/ids.ts';
import type { Database } from '../../../db/schema.ts';
import { invalidatePages, pageKeys } from '../../../cache/page-keys.ts';
import { renderTemplate } from '../../../rendering/index.ts';
import { writeAudit } from '../../shops/index.ts';
import { readPageState, type PageState } from './page-row.read.ts';
import { lockPages, writeDraft } from './save-page.ts';

/** Spec §4: from editor version 2 on, publishing applies to all pages. */
export const ALL_PAGES = 'all';

export interface Publishing {
  readonly shopId: number;
  /** The name of a page, or ALL_PAGES. */
  readonly name: string;
  /** With ALL_PAGES: the pages of its choice; undefined for all with changes. */
  readonly pages?: readonly string[] | undefined;
  /** False leaves the look as visitors see it (decision 487). True by default. */
  readonly look?: boolean | undefined;
  readonly baseRevision?: number | undefined;
  readonly accountId: string;
  readonly at: Date;
}

export type Published =
  | {
      readonly ok: true;
      readonly version: string | null;
      readonly pages: readonly string[];
      readonly revision: number;
    }
  | { readonly ok: false; readonly code: 'NOT_FOUND' }
  | { readonly ok: false; readonly code: 'CONFLICT'; readonly theirs: PageState }
  | { readonly ok: false; readonly code: 'INVALID'; readonly problems: readonly PageProblem[] };

/**
 * Copies the draft to published, drops cached pages in every process, and stores a version of each changed page.
 * Pages and look are published together or apart.
 */
export async function publishPages(
  trx: Transaction<Database>,
  publishing: Publishing,
): Promise<Published> {
  const { shopId, at, look = true } = publishing;
  await lockPages(trx, shopId);
  const requested = publishing.name === ALL_PAGES ? FRONT_PAGE : publishing.name;
  const state = await readPageState(trx, shopId, requested);
  if (!state) return { ok: false, code: 'NOT_FOUND' };
  if (publishing.baseRevision !== undefined && publishing.baseRevision !== state.revision) {
    return { ok: false, code: 'CONFLICT', theirs: state };
  }
  const hasNewLook = look && (await isLookChanged(trx, shopId));
  const pages: PageState[] = [];
  for (const name of await namesToPublish(trx, publishing, { state, hasNewLook })) {
    const page = name === requested ? state : await readPageState(trx, shopId, name);
    if (page && (hasNewLook || !page.isPagePublished) && !isNothing(page)) pages.push(page);
  }
  const problems = pages.flatMap(({ page }) => checkSections(page));
  if (problems.length > 0) return { ok: false, code: 'INVALID', problems };
  if (hasNewLook) await publishLook(trx, shopId, at);
  let version: string | null = null;
  for (const page of pages) {
    const design = look ? page.design : page.visibleDesign;
    version = await publishOne(trx, { ...page, design }, publishing);
  }
  // A look without a page is kept with the front page as visitors see it, so that it can be restored.
  if (hasNewLook && pages.length === 0) {
    const front = requested === FRONT_PAGE ? state : await readPageState(trx, shopId, FRONT_PAGE);
    if (front?.published) {
      version = await storeVersion(trx, { ...front, page: front.published }, publishing);
    }
  }
  await invalidatePages(trx, [
    ...pages.map(({ name }) => pageKeys.page(shopId, name)),
    ...(hasNewLook ? [pageKeys.shop(shopId)] : []),
  ]);
  return {
    ok: true,
    version,
    pages: pages.map(({ name }) => name),
    revision: state.revision + (state.isNew && pages.includes(state) ? 1 : 0),
  };
}

async function namesToPublish(
  trx: Transaction<Database>,
  { shopId, name, pages }: Publishing,
  { state, hasNewLook }: { readonly state: PageState; readonly hasNewLook: boolean },
): Promise<ReadonlySet<string>> {
  if (name !== ALL_PAGES) return new Set([name]);
  if (pages) return new Set(pages.map(pageNameOf));
  const changed = await changedPages(trx, shopId);
  // A front page that was never saved is published as the theme's.
  return new Set(
    state.isNew || (hasNewLook && changed.length === 0) ? [...changed, state.name] : changed,
  );
}

async function publishOne(
  trx: Transaction<Database>,
  state: PageState,
  publishing: Publishing,
): Promise<string> {
  const { shopId, at } = publishing;
  renderTrial(state.page);
  if (state.isNew) await writeDraft(trx, state, state.page, at);
  const document = JSON.stringify(state.page);
  await trx
    .updateTable('page')
    .set({ draft: document, published: document, published_at: at })
    .where('shop_id', '=', shopId)
    .where('name', '=', state.name)
    .execute();
  return storeVersion(trx, state, publishing);
}

/** Renders a page before visitors see it: if that throws, nothing is published. */
export function renderTrial({ blocks }: PageDocument): void {
  for (const locale of ['th', 'en'] as const) {
    for (const block of blocks.filter((one) => !isFrame(one))) {
      renderTemplate(renderBlock(block, { locale, base: '', data: () => undefined }));
    }
  }
}

/** Stores what visitors see of a page from now on, with the look. */
export async function storeVersion(
  trx: Transaction<Database>,
  state: PageState,
  {
    shopId,
    accountId,
    at,
  }: Pick<Publishing, 'shopId' | 'at'> & { readonly accountId: string | null },
): Promise<string> {
  const id = newId(at.getTime());
  await trx
    .insertInto('page_version')
    .values({
      shop_id: shopId,
      id,
      name: state.name,
      document: JSON.stringify(state.page),
      design: JSON.stringify(state.design),
      account_id: accountId,
      published_at: at,
    })
    .execute();
  await writeAudit(trx, {
    shopId,
    entity: 'page',
    entityId: state.name,
    action: 'published',
    accountId,
    before: null,
    after: { version: id },
    at,
  });
  return id;
}

async function isLookChanged(trx: Transaction<Database>, shopId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('site_design')
    .select(sql<boolean>`draft IS DISTINCT FROM published`.as('changed'))
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row?.changed ?? false;
}

/** True for a name under which nothing was ever made. */
function isNothing({ name, isNew, page }: PageState): boolean {
  return isNew && name !== FRONT_PAGE && page.blocks.every(isFrame);
}

async function publishLook(trx: Transaction<Database>, shopId: number, at: Date): Promise<void> {
  await trx
    .updateTable('site_design')
    .set({ published: sql`draft`, published_at: at })
    .where('shop_id', '=', shopId)
    .execute();
}

async function changedPages(
  trx: Transaction<Database>,
  shopId: number,
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('page')
    .select('name')
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`draft IS DISTINCT FROM published`)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

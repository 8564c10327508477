import type { Transaction } from 'kysely';
import { pageOf, type PageDocument, type PageTitles } from '@talad/elements/page/page';
import { isFreeName } from '@talad/elements/page/page-name';
import type { Database } from '../../../db/schema.ts';
import { writeAudit } from '../../shops/index.ts';
import { readPageState, templatePage } from './page-row.read.ts';
import { lockPages, writeDraft } from './save-page.ts';

interface Creating {
  readonly shopId: number;
  readonly name: string;
  readonly title?: string | undefined;
  readonly titles?: PageTitles | undefined;
  readonly template?: string | undefined;
  readonly accountId: string;
  readonly at: Date;
}

export type Created =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'NOT_FOUND' | 'PAGE_NAME' | 'PAGE_TAKEN' };

/** Creates a page: empty, or a copy of the theme's page that was chosen as its template. */
export async function createPage(trx: Transaction<Database>, request: Creating): Promise<Created> {
  const { shopId, name } = request;
  if (!isFreeName(name)) return { ok: false, code: 'PAGE_NAME' };
  await lockPages(trx, shopId);
  const state = await readPageState(trx, shopId, name);
  if (!state) return { ok: false, code: 'NOT_FOUND' };
  if (!state.isNew) return { ok: false, code: 'PAGE_TAKEN' };
  const { currentTheme } = state.design;
  const page =
    (request.template === undefined ? null : templatePage(currentTheme, request.template)) ??
    pageOf('', []);
  const named: PageDocument = {
    ...page,
    title: request.title ?? (page.title || name),
    ...(request.titles && Object.values(request.titles).some(Boolean)
      ? { titles: request.titles }
      : {}),
  };
  await writeDraft(trx, state, named, request.at);
  await writeAudit(trx, {
    shopId,
    entity: 'page',
    entityId: name,
    action: 'created',
    accountId: request.accountId,
    before: null,
    after: { template: request.template ?? null },
    at: request.at,
  });
  return { ok: true };
}

import type { Transaction } from 'kysely';
import type { Design } from '@talad/elements/page/design';
import { pageOf, type PageDocument, type PageTitles } from '@talad/elements/page/page';
import { isFreeName } from '@talad/elements/page/page-name';
import { findPreset } from '../../../../presets/index.ts';
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
  /** The theme of the template; the site's if missing. */
  readonly theme?: string | undefined;
  /** A page of the site whose draft is copied. */
  readonly copyOf?: string | undefined;
  readonly accountId: string;
  readonly at: Date;
}

export type Created =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'NOT_FOUND' | 'PAGE_NAME' | 'PAGE_TAKEN' };

/** Creates a page: empty, as a page of a theme, or as a copy of another page of the site. */
export async function createPage(trx: Transaction<Database>, request: Creating): Promise<Created> {
  const { shopId, name } = request;
  if (!isFreeName(name)) return { ok: false, code: 'PAGE_NAME' };
  await lockPages(trx, shopId);
  const state = await readPageState(trx, shopId, name);
  if (!state) return { ok: false, code: 'NOT_FOUND' };
  if (!state.isNew) return { ok: false, code: 'PAGE_TAKEN' };
  const page = await firstDraft(trx, request, state.design);
  if (!page) return { ok: false, code: 'NOT_FOUND' };
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
    after: { template: request.template ?? null, copy_of: request.copyOf ?? null },
    at: request.at,
  });
  return { ok: true };
}

/** Returns null for a theme or a page that does not exist. */
async function firstDraft(
  trx: Transaction<Database>,
  { shopId, template, theme, copyOf }: Creating,
  { currentTheme, currentTemplate }: Design,
): Promise<PageDocument | null> {
  if (copyOf !== undefined) {
    const copied = await readPageState(trx, shopId, copyOf);
    return copied && !copied.isNew ? copied.page : null;
  }
  if (theme !== undefined && !findPreset(theme)) return null;
  const first =
    template === undefined
      ? null
      : templatePage(theme ?? currentTemplate ?? currentTheme, template);
  return first ?? pageOf('', []);
}

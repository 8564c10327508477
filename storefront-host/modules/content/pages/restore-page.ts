import type { Transaction } from 'kysely';
import { readDesign, type Design } from '@talad/elements/page/design';
import type { PageDocument } from '@talad/elements/page/page';
import { readPage } from '@talad/elements/page/read-page';
import type { Database } from '../../../db/schema.ts';
import { writeAudit } from '../../shops/index.ts';
import { readPageState, type PageState } from './page-row.read.ts';
import { lockPages, writeDraft, writeDraftDesign } from './save-page.ts';

interface Restoring {
  readonly shopId: number;
  readonly accountId: string;
  readonly at: Date;
}

export type Restored =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly code: 'NOT_FOUND' | 'NOT_PUBLISHED' };

/** Spec §4 "Revert to publish": makes the published page and look the draft again. */
export async function revertPage(
  trx: Transaction<Database>,
  restoring: Restoring & { readonly name: string },
): Promise<Restored> {
  await lockPages(trx, restoring.shopId);
  const state = await readPageState(trx, restoring.shopId, restoring.name);
  if (!state) return { ok: false, code: 'NOT_FOUND' };
  if (!state.published) return { ok: false, code: 'NOT_PUBLISHED' };
  const then = { page: state.published, design: state.publishedDesign };
  await putBack(trx, state, then, { ...restoring, action: 'reverted' });
  return { ok: true, name: restoring.name };
}

/** Restores an earlier version as the draft, which is published separately. */
export async function restoreVersion(
  trx: Transaction<Database>,
  restoring: Restoring & { readonly id: string },
): Promise<Restored> {
  const { shopId, id } = restoring;
  await lockPages(trx, shopId);
  const version = await trx
    .selectFrom('page_version')
    .select(['name', 'document', 'design'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  const state = version && (await readPageState(trx, shopId, version.name));
  if (!state) return { ok: false, code: 'NOT_FOUND' };
  const then = {
    page: readPage(version.document),
    design: version.design === null ? null : readDesign(version.design),
  };
  await putBack(trx, state, then, { ...restoring, action: 'restored' });
  return { ok: true, name: version.name };
}

/** Names a version, so that it is found again. Returns false if the shop has no such publication. */
export async function nameVersion(
  trx: Transaction<Database>,
  { shopId, id, label, accountId, at }: Restoring & { readonly id: string; readonly label: string },
): Promise<boolean> {
  const version = await trx
    .selectFrom('page_version')
    .select(['name', 'label'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('removed', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!version) return false;
  await trx
    .updateTable('page_version')
    .set({ label })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
  const entry = { shopId, entity: 'page', entityId: version.name, accountId, at } as const;
  const change = { before: { name: version.label }, after: { name: label } };
  await writeAudit(trx, { ...entry, action: 'named', ...change });
  return true;
}

async function putBack(
  trx: Transaction<Database>,
  state: PageState,
  then: { readonly page: PageDocument; readonly design: Design | null },
  why: Restoring & { readonly action: string; readonly id?: string },
): Promise<void> {
  await writeDraft(trx, state, then.page, why.at);
  if (then.design) await writeDraftDesign(trx, state, then.design, why.at);
  await writeAudit(trx, {
    shopId: state.shopId,
    entity: 'page',
    entityId: state.name,
    action: why.action,
    accountId: why.accountId,
    before: { revision: state.revision },
    after: why.id === undefined ? null : { version: why.id },
    at: why.at,
  });
}

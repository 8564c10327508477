import type { Db } from '../../../db/open.ts';
import { writtenHtml } from '../../../html/html-text.ts';
import type { LegalDocument } from '../../../rendering/index.ts';
import { recordTextChange } from '../record-text-change.ts';
import type { PolicyUpdate } from './policies.contract.ts';

export interface PolicyChange {
  readonly shopId: number;
  readonly document: LegalDocument;
  readonly accountId: string;
  readonly at: Date;
}

export type PolicyRefusal = 'CONFLICT' | 'EMPTY';

/** Stores the owner's policy. One transaction. */
export function savePolicy(
  db: Db,
  change: PolicyChange,
  { revision, bodies }: PolicyUpdate,
): Promise<PolicyRefusal | null> {
  return db.transaction().execute(async (trx) => {
    const { shopId, document, at } = change;
    const [body_th, body_en] = [writtenHtml(bodies.th ?? ''), writtenHtml(bodies.en ?? '')];
    if (body_th === '' && body_en === '') return 'EMPTY';
    const texts = { body_th, body_en, updated_at: at };
    const { numInsertedOrUpdatedRows: rows } = await trx
      .insertInto('shop_policy')
      .values({ shop_id: shopId, document, ...texts })
      .onConflict((conflict) =>
        conflict
          .columns(['shop_id', 'document'])
          .doUpdateSet({ ...texts, revision: revision + 1 })
          .where('shop_policy.revision', '=', revision),
      )
      .executeTakeFirstOrThrow();
    if (rows === 0n) return 'CONFLICT';
    await recordTextChange(trx, change, 'policy_changed', { policy: change.document });
    return null;
  });
}

/** Deletes the owner's policy, so that the built-in one is shown. */
export function resetPolicy(db: Db, change: PolicyChange): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows: rows } = await trx
      .deleteFrom('shop_policy')
      .where('shop_id', '=', change.shopId)
      .where('document', '=', change.document)
      .executeTakeFirstOrThrow();
    if (rows > 0n) await recordTextChange(trx, change, 'policy_reset', { policy: change.document });
  });
}

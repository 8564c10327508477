import { sql, type Transaction } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { Database } from '../../../db/schema.ts';
import { plain } from '../../../html/plain-text.ts';
import { writeAudit } from '../../shops/index.ts';
import { lockProduct, showReviews } from './add-review.ts';
import { notifyReviewer, type NotifiedReview } from './notify-reviewer.ts';

/** Actions of a shop's staff on a review; an empty text reverts the action. */
export type ReviewAct = 'answer' | 'hide' | 'report';

export interface ReviewModeration {
  readonly shopId: number;
  readonly id: string;
  readonly accountId: string;
  readonly act: ReviewAct;
  readonly text: string;
  readonly revision: number;
  readonly at: Date;
  readonly publicUrl: string;
}

export type ReviewModerated =
  { readonly ok: true } | { readonly ok: false; readonly code: 'NOT_FOUND' | 'CONFLICT' };

/** Stores the action with its audit entry and notifies the writer. One transaction. */
export function moderateReview(db: Db, request: ReviewModeration): Promise<ReviewModerated> {
  return db.transaction().execute(async (trx) => {
    const { shopId, id, act, at } = request;
    const productId = await productOf(trx, shopId, id);
    if (productId === null) return { ok: false, code: 'NOT_FOUND' };
    // Locks in the order of a new review, so that the two cannot deadlock.
    await lockProduct(trx, shopId, productId);
    const review = await lockReview(trx, shopId, id);
    if (!review) return { ok: false, code: 'NOT_FOUND' };
    if (review.revision !== request.revision) return { ok: false, code: 'CONFLICT' };
    const text = plain(request.text);
    const before = textOf(review, act);
    if (before === text) return { ok: true };
    await trx
      .updateTable('review')
      .set({ ...columnsOf(act, text, at), revision: sql`revision + 1` })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute();
    await writeAudit(trx, {
      shopId,
      entity: 'review',
      entityId: id,
      action: actionOf(act, text),
      accountId: request.accountId,
      before: factsOf(act, before),
      after: factsOf(act, text),
      at,
    });
    if (act !== 'report') await showReviews(trx, shopId, productId);
    // A corrected answer or reason sends no notification.
    if (act !== 'report' && text !== '' && before === '') {
      await notifyReviewer(trx, review, { act, text, at, publicUrl: request.publicUrl });
    }
    return { ok: true };
  });
}

async function productOf(
  trx: Transaction<Database>,
  shopId: number,
  id: string,
): Promise<number | null> {
  const row = await trx
    .selectFrom('review')
    .select('product_id')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.product_id ?? null;
}

interface LockedReview extends NotifiedReview {
  readonly answer: string | null;
  readonly hidden_at: Date | null;
  readonly hidden_reason: string | null;
  readonly report_reason: string | null;
  readonly revision: number;
}

function lockReview(
  trx: Transaction<Database>,
  shopId: number,
  id: string,
): Promise<LockedReview | undefined> {
  return trx
    .selectFrom('review')
    .select(['shop_id', 'id', 'product_id', 'order_id', 'account_id', 'answer', 'hidden_at'])
    .select(['hidden_reason', 'report_reason', 'revision'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

function textOf(review: LockedReview, act: ReviewAct): string {
  switch (act) {
    case 'answer':
      return review.answer ?? '';
    case 'hide':
      // A review that was hidden in the database by hand has no reason.
      return review.hidden_at && review.hidden_reason === null ? '–' : (review.hidden_reason ?? '');
    case 'report':
      return review.report_reason ?? '';
  }
}

function columnsOf(act: ReviewAct, text: string, at: Date) {
  const [value, time] = text === '' ? [null, null] : [text, at];
  switch (act) {
    case 'answer':
      return { answer: value, answered_at: time };
    case 'hide':
      return { hidden_reason: value, hidden_at: time };
    case 'report':
      return { report_reason: value, reported_at: time };
  }
}

function actionOf(act: ReviewAct, text: string): string {
  const [done, undone] = {
    answer: ['answered', 'unanswered'],
    hide: ['hidden', 'shown'],
    report: ['reported', 'withdrawn'],
  }[act] as [string, string];
  return text === '' ? undone : done;
}

function factsOf(act: ReviewAct, text: string) {
  if (text === '') return null;
  return act === 'answer' ? { answer: text } : { reason: text };
}

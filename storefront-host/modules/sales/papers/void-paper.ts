import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { writeAudit } from '../../shops/index.ts';
import { lockOrder } from '../orders/orders.repository.ts';
import type { PaperRefusal } from './issue-paper.ts';
import { totalOf } from './paper-amounts.ts';
import { creditedBy, findPaper, findPapersOf, voidRow } from './papers.repository.ts';

export interface VoidAct {
  readonly shopId: number;
  readonly paperId: string;
  readonly reason: string;
  readonly accountId: string;
  readonly at: Date;
}

/**
 * Voids a paper with a reason: it keeps its number and stays in the list. An invoice with credit
 * notes is refused until they are voided, because they cite it. Returns the paper's order.
 */
export async function voidPaper(
  trx: Transaction<Database>,
  { shopId, paperId, reason, accountId, at }: VoidAct,
): Promise<
  | { readonly ok: true; readonly orderId: string }
  | { readonly ok: false; readonly code: PaperRefusal }
> {
  const found = await findPaper(trx, shopId, paperId);
  if (!found) return { ok: false, code: 'NOT_FOUND' };
  const { order_id: orderId } = found;
  await lockOrder(trx, shopId, orderId);
  const papers = await findPapersOf(trx, shopId, orderId);
  const paper = papers.find(({ id }) => id === paperId);
  if (!paper || paper.voided_at !== null || totalOf(creditedBy(papers, paper)) > 0) {
    return { ok: false, code: 'BAD_STATE' };
  }
  await voidRow(trx, { shopId, id: paperId, reason: reason.trim(), at });
  await writeAudit(trx, {
    shopId,
    entity: 'order',
    entityId: orderId,
    action: 'paper_voided',
    accountId,
    before: null,
    after: { paper: paper.number, paper_reason: reason.trim() },
    at,
  });
  return { ok: true, orderId };
}

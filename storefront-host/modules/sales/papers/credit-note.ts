import type { Transaction } from 'kysely';
import { add, type Satang, subtract, ZERO } from '@talad/elements/commerce/money';
import type { Database } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { refundedOf, refundParts } from '../ledger/refund-entry.ts';
import type { FoundOrder } from '../orders/orders.repository.ts';
import { refundedSoFar } from '../returns/refunded-so-far.ts';
import { readRefunds } from '../returns/returns.read.ts';
import { creditAmounts, type PaperAmounts, totalOf } from './paper-amounts.ts';
import {
  amountsOf,
  creditedBy,
  findPapersOf,
  insertPaper,
  isNote,
  type PaperRow,
  voidRow,
} from './papers.repository.ts';

export interface CreditRequest {
  readonly shopId: number;
  readonly orderId: string;
  /** Refunded amount with VAT; null for everything that is left of the order. */
  readonly amount: Satang | null;
  /** Parts of the amount; if absent, they are in proportion to the invoice. */
  readonly parts?: PaperAmounts;
  /** Reason printed on the note, in Thai. */
  readonly reason: string;
  readonly at: Date;
}

/**
 * Issues a credit note for a refund of an order (Revenue Code s. 86/10); its row has the VAT that
 * is taken back. A receipt, which has no VAT, gets a refund note, and is voided when all of its
 * money is refunded at once. Returns null if the order has no such paper, or nothing of it is left.
 * The caller has locked the order.
 * @throws RangeError if the amount is more than is left of the invoice.
 */
export async function issueCreditNote(
  trx: Transaction<Database>,
  { shopId, orderId, amount, parts, reason, at }: CreditRequest,
): Promise<PaperRow | null> {
  const papers = await findPapersOf(trx, shopId, orderId);
  const invoice = papers.find((paper) => !isNote(paper) && paper.voided_at === null);
  if (!invoice) return null;
  const whole = amountsOf(invoice);
  const rate = invoice.content.vat_rate;
  const credited = creditedBy(papers, invoice);
  const left = subtract(totalOf(whole), totalOf(credited));
  const given = amount ?? left;
  if (rate === null && given === totalOf(whole)) {
    await voidRow(trx, { shopId, id: invoice.id, reason, at });
    return null;
  }
  if (given > left) throw new RangeError(`${given} satang credited of ${left}`);
  if (given <= 0) return null;
  const amounts =
    rate === null
      ? { taxable: ZERO, exempt: given, vat: ZERO }
      : (parts ?? creditAmounts(whole, credited, { amount: given, rate }));
  const oldValue = subtract(
    add(whole.taxable, whole.exempt),
    add(credited.taxable, credited.exempt),
  );
  const { number, kind, dated_at: dated } = invoice;
  return insertPaper(trx, {
    shopId,
    orderId,
    kind: rate === null ? 'refund' : 'credit',
    datedAt: at,
    issuedAt: at,
    content: {
      ...invoice.content,
      lines: [],
      discount: 0,
      shipping: 0,
      cites: { kind, number, dated_at: dated.toISOString() },
      credit: {
        old_value: oldValue,
        right_value: subtract(oldValue, amounts.taxable, amounts.exempt),
        reason,
      },
    },
    amounts,
    cites: invoice.id,
    replaces: null,
  });
}

/**
 * Issues a note for each refund that happened before the order's paper was written (decision 409).
 * The caller has locked the order.
 */
export async function creditRefunds(
  trx: Transaction<Database>,
  { order, lines }: FoundOrder,
  at: Date,
): Promise<void> {
  const { shop_id: shopId, id: orderId } = order;
  const refunds = await readRefunds(trx, shopId, orderId);
  for (const index of refunds.keys()) {
    const before = refundedSoFar(lines, refunds.slice(0, index));
    const after = refundedSoFar(lines, refunds.slice(0, index + 1));
    await issueCreditNote(trx, {
      shopId,
      orderId,
      amount: subtract(refundedOf(after), refundedOf(before)),
      parts: refundParts(order, before, after),
      reason: text('th', 'paper.reason.refunded'),
      at,
    });
  }
}

/** Issues a credit note for everything that is left when a paid order is cancelled. */
export async function creditCancelled(
  trx: Transaction<Database>,
  order: { readonly shopId: number; readonly orderId: string; readonly at: Date },
): Promise<void> {
  const reason = text('th', 'paper.reason.cancelled');
  await issueCreditNote(trx, { ...order, amount: null, reason });
}

import type { Transaction } from 'kysely';
import { ZERO } from '@talad/elements/commerce/money';
import type { Database, PaperContent, PaperKind, PaperParty } from '../../../db/schema.ts';
import { text } from '../../../locales/text.ts';
import { writeAudit } from '../../shops/index.ts';
import {
  findLines,
  type FoundOrder,
  lockOrder,
  type OrderRow,
} from '../orders/orders.repository.ts';
import { creditRefunds } from './credit-note.ts';
import { invoiceAmounts, type PaperAmounts, totalOf } from './paper-amounts.ts';
import {
  creditedBy,
  findPapersOf,
  isNote,
  insertPaper,
  type PaperRow,
} from './papers.repository.ts';
import { readSeller, type Seller } from './seller.read.ts';
import { settleVat } from '../vat/settle-vat.ts';

export interface PaperAct {
  readonly shopId: number;
  readonly orderId: string;
  readonly at: Date;
  /** Null is the buyer, who uses the order's link. */
  readonly accountId: string | null;
}

export type PaperRefusal = 'NOT_FOUND' | 'BAD_STATE';
export type PaperIssued =
  | { readonly ok: true; readonly paper: PaperRow }
  | { readonly ok: false; readonly code: PaperRefusal };

/**
 * Issues the paper of an order that became paid: an abbreviated tax invoice if the seller owes VAT
 * for it, else a receipt. The tax point of goods is the earlier of payment and delivery (Revenue
 * Code s. 78), and an order is never delivered before it counts as paid, so the paper is issued in
 * the transaction of the payment. The caller has locked the order.
 */
export async function issueForPayment(
  trx: Transaction<Database>,
  order: OrderRow,
  at: Date,
): Promise<void> {
  const lines = await findLines(trx, order.shop_id, order.id);
  const taxed = await settleVat(trx, order, lines, at);
  await issue(trx, { order: taxed, lines }, { at, buyer: null });
}

/**
 * Issues a full tax invoice to the buyer, or without a buyer the order's first paper again, after it was
 * voided or for an order that was paid before papers existed. A valid one is replaced and cited; the new
 * one keeps its date, so that the tax stays in its month. It is for the whole payment, and refunds until then
 * follow it as notes (decision 409).
 */
export async function issueOnRequest(
  trx: Transaction<Database>,
  act: PaperAct,
  buyer: PaperParty | null,
): Promise<PaperIssued> {
  const { shopId, orderId, at } = act;
  const order = await lockOrder(trx, shopId, orderId);
  if (!order) return { ok: false, code: 'NOT_FOUND' };
  const lines = await findLines(trx, shopId, orderId);
  const paper = await issue(trx, { order, lines }, { at, buyer });
  if (!paper) return { ok: false, code: 'BAD_STATE' };
  await creditRefunds(trx, { order, lines }, at);
  await writeAudit(trx, {
    shopId,
    entity: 'order',
    entityId: orderId,
    action: 'paper_issued',
    accountId: act.accountId,
    before: null,
    after: { paper: paper.number },
    at,
  });
  return { ok: true, paper };
}

/** Returns the kinds of paper that can be issued for the order now. */
export function kindsToIssue(
  { order, lines }: FoundOrder,
  papers: readonly PaperRow[],
  seller: Seller,
): PaperKind[] {
  const isPaid = order.status !== 'cancelled' && order.payment_status === 'paid';
  if (!isPaid || order.net + order.lnwcash === 0) return [];
  const isTaxed =
    seller.isRegistered && order.vat !== null && lines.some((line) => !line.vat_exempt);
  const valid = papers.find((paper) => !isNote(paper) && paper.voided_at === null);
  if (!valid) return isTaxed ? ['abbreviated', 'full'] : ['receipt'];
  // A full invoice has to be voided before it is issued again, and cannot be while it has credit
  // notes.
  const isReplaceable = valid.kind !== 'full' && totalOf(creditedBy(papers, valid)) === 0;
  return isTaxed && isReplaceable ? ['full'] : [];
}

interface Wish {
  readonly at: Date;
  /** Null for an abbreviated invoice or a receipt. */
  readonly buyer: PaperParty | null;
}

/** Returns null if the order may not have this paper now. */
async function issue(
  trx: Transaction<Database>,
  { order, lines }: FoundOrder,
  { at, buyer }: Wish,
): Promise<PaperRow | null> {
  const { shop_id: shopId, id: orderId } = order;
  const papers = await findPapersOf(trx, shopId, orderId);
  const seller = await readSeller(trx, shopId);
  const kind = kindsToIssue({ order, lines }, papers, seller).find(
    (possible) => (possible === 'full') === (buyer !== null),
  );
  if (!kind) return null;
  const last = lastOf(papers);
  const datedAt = last?.dated_at ?? at;
  const rate = order.vat_rate ?? 0;
  const amounts = invoiceAmounts(order, lines, rate);
  const isReceipt = kind === 'receipt';
  return insertPaper(trx, {
    shopId,
    orderId,
    kind,
    datedAt,
    issuedAt: at,
    content: {
      ...contentOf(order, lines, seller),
      buyer: isReceipt ? recipientOf(order) : buyer,
      vat_rate: isReceipt ? null : rate,
      cites: last
        ? { kind: last.kind, number: last.number, dated_at: last.dated_at.toISOString() }
        : null,
    },
    amounts: isReceipt ? untaxed(amounts) : amounts,
    cites: last?.id ?? null,
    replaces:
      last?.voided_at === null
        ? {
            paper: last,
            // A tax document has to be in Thai (Revenue Code s. 86/4).
            reason: (number) => text('th', 'paper.reason.replaced', { number }),
          }
        : null,
  });
}

/** Returns the receipt or invoice that no other paper replaces. */
function lastOf(papers: readonly PaperRow[]): PaperRow | undefined {
  const sold = papers.filter((paper) => !isNote(paper));
  return sold.find(({ id }) => sold.every(({ cites }) => cites !== id));
}

function contentOf(
  order: OrderRow,
  lines: FoundOrder['lines'],
  seller: Seller,
): Omit<PaperContent, 'buyer' | 'vat_rate' | 'cites'> {
  return {
    shop: seller.shop,
    seller: seller.party,
    order_number: order.number,
    lines: lines.map((line) => ({
      title: line.title,
      options: line.options,
      quantity: line.quantity,
      unit_price: line.unit_price,
      total: line.line_total,
      exempt: line.vat_exempt,
    })),
    discount: order.discount,
    shipping: order.shipping,
    credit: null,
  };
}

/** A receipt shows no VAT, so its whole amount counts as value. */
function untaxed(amounts: PaperAmounts): PaperAmounts {
  return { taxable: ZERO, exempt: totalOf(amounts), vat: ZERO };
}

function recipientOf({ contact, address }: OrderRow): PaperParty {
  const { address: street, sub_district: sub, district, province, postcode } = address;
  return {
    name: contact.name,
    address: `${street} ${sub} ${district} ${province} ${postcode}`.trim(),
    tax_id: '',
    branch: '',
  };
}

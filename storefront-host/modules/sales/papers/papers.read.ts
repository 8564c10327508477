import { type Kysely, sql } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Database, PaperKind } from '../../../db/schema.ts';
import { findOrder } from '../orders/orders.repository.ts';
import { kindsToIssue } from './issue-paper.ts';
import { amountsOf, findPapersOf, type PaperRow } from './papers.repository.ts';
import { totalOf } from './paper-amounts.ts';
import type { OrderPapers, Paper } from './papers.contract.ts';
import { readSeller } from './seller.read.ts';

/**
 * Returns the papers of an order and the kinds that can be issued for it, or null if the shop has
 * no such order. Four queries.
 */
export async function readOrderPapers(
  db: Kysely<Database>,
  shopId: number,
  orderId: string,
): Promise<OrderPapers | null> {
  const [found, rows, seller] = await Promise.all([
    findOrder(db, shopId, orderId),
    findPapersOf(db, shopId, orderId),
    readSeller(db, shopId),
  ]);
  if (!found) return null;
  return {
    papers: rows.toSorted(byDate).map(toPaper),
    may_issue: kindsToIssue(found, rows, seller),
  };
}

/** Returns these papers in this order. One query. */
export async function readPaperRows(
  db: Kysely<Database>,
  shopId: number,
  ids: readonly string[],
): Promise<readonly PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    SELECT p.* FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS asked (id, place)
    JOIN paper p ON p.shop_id = ${shopId} AND p.id = asked.id
    ORDER BY asked.place`.execute(db);
  return rows;
}

const ranks: Readonly<Record<PaperKind, number>> = {
  receipt: 0,
  abbreviated: 0,
  full: 1,
  credit: 2,
  refund: 2,
};

function byDate(a: PaperRow, b: PaperRow): number {
  return (
    a.issued_at.getTime() - b.issued_at.getTime() ||
    ranks[a.kind] - ranks[b.kind] ||
    a.serial - b.serial
  );
}

export function toPaper(row: PaperRow): Paper {
  const { content } = row;
  const baht = (amount: number) => satangToBaht(toSatang(amount));
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    order_id: row.order_id,
    order_number: content.order_number,
    dated_at: row.dated_at.toISOString(),
    issued_at: row.issued_at.toISOString(),
    buyer: content.buyer?.name ?? '',
    buyer_tax_id: content.buyer?.tax_id ?? '',
    buyer_branch: content.buyer?.branch ?? '',
    taxable: baht(row.taxable),
    exempt: baht(row.exempt),
    vat: baht(row.vat),
    total: baht(totalOf(amountsOf(row))),
    cites: content.cites,
    voided_at: row.voided_at?.toISOString() ?? null,
    void_reason: row.void_reason,
  };
}

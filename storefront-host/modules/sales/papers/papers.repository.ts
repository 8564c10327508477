import type { Kysely, Selectable, Transaction } from 'kysely';
import { toSatang } from '@talad/elements/commerce/money';
import type { Database, PaperContent, PaperKind, PaperTable } from '../../../db/schema.ts';
import { newId } from '../../../db/ids.ts';
import { thaiDay } from '../../../visits/thai-day.ts';
import type { PaperAmounts } from './paper-amounts.ts';
import { takePaperNumber } from './paper-number.ts';

export type PaperRow = Selectable<PaperTable>;

/** Returns the papers of an order, in the order in which they were issued. */
export function findPapersOf(
  db: Kysely<Database>,
  shopId: number,
  orderId: string,
): Promise<PaperRow[]> {
  return db
    .selectFrom('paper')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

export function findPaper(
  db: Kysely<Database>,
  shopId: number,
  id: string,
): Promise<PaperRow | undefined> {
  return db
    .selectFrom('paper')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export interface PaperDraft {
  readonly shopId: number;
  readonly orderId: string;
  readonly kind: PaperKind;
  /** The date printed on the paper. */
  readonly datedAt: Date;
  readonly issuedAt: Date;
  readonly content: PaperContent;
  readonly amounts: PaperAmounts;
  /** Id of the paper that it replaces or credits. */
  readonly cites: string | null;
  /**
   * The valid paper that it replaces, and the reason for voiding that one; null if it replaces
   * none.
   */
  readonly replaces: {
    readonly paper: PaperRow;
    readonly reason: (number: string) => string;
  } | null;
}

/**
 * Numbers and writes a paper, and voids the paper that it replaces. The caller has locked the
 * order.
 */
export async function insertPaper(
  trx: Transaction<Database>,
  draft: PaperDraft,
): Promise<PaperRow> {
  const { shopId, kind, content, issuedAt } = draft;
  const branch = content.seller.branch || '00000';
  const month = thaiDay(draft.datedAt).slice(0, 7);
  const { serial, number } = await takePaperNumber(trx, { shopId, kind, branch, month });
  if (draft.replaces) {
    const { paper, reason } = draft.replaces;
    await voidRow(trx, { shopId, id: paper.id, reason: reason(number), at: issuedAt });
  }
  return trx
    .insertInto('paper')
    .values({
      shop_id: shopId,
      id: newId(issuedAt.getTime()),
      order_id: draft.orderId,
      kind,
      branch,
      month,
      serial,
      number,
      dated_at: draft.datedAt,
      issued_at: issuedAt,
      content: JSON.stringify(content),
      ...draft.amounts,
      cites: draft.cites,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function voidRow(
  trx: Transaction<Database>,
  paper: {
    readonly shopId: number;
    readonly id: string;
    readonly reason: string;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('paper')
    .set({ voided_at: paper.at, void_reason: paper.reason })
    .where('shop_id', '=', paper.shopId)
    .where('id', '=', paper.id)
    .execute();
}

/** Returns whether the paper takes back a part of another paper. */
export function isNote({ kind }: Pick<PaperRow, 'kind'>): boolean {
  return kind === 'credit' || kind === 'refund';
}

/** Sums the valid notes among these papers that take back a part of the invoice or receipt. */
export function creditedBy(papers: readonly PaperRow[], invoice: PaperRow): PaperAmounts {
  const notes = papers.filter(
    (paper) => isNote(paper) && paper.cites === invoice.id && paper.voided_at === null,
  );
  const sum = (name: keyof PaperAmounts) =>
    toSatang(notes.reduce((all, note) => all + note[name], 0));
  return { taxable: sum('taxable'), exempt: sum('exempt'), vat: sum('vat') };
}

export function amountsOf(paper: PaperRow): PaperAmounts {
  const { taxable, exempt, vat } = paper;
  return { taxable: toSatang(taxable), exempt: toSatang(exempt), vat: toSatang(vat) };
}

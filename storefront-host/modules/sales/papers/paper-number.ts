import { sql, type Transaction } from 'kysely';
import type { Database, PaperKind } from '../../../db/schema.ts';

/** A number series belongs to an establishment of the shop and the month of the paper's date. */
export interface PaperSeries {
  readonly shopId: number;
  readonly kind: PaperKind;
  /** 5 digits; '00000': the head office. */
  readonly branch: string;
  /** `2026-11` */
  readonly month: string;
}

const codes = {
  receipt: 'RC',
  abbreviated: 'AB',
  full: 'TX',
  credit: 'CN',
  refund: 'RF',
} as const satisfies Record<PaperKind, string>;

/**
 * Takes the next number of a series, from 1 on. The series' row stays locked until the transaction
 * ends: a rolled-back paper returns its number, and no two papers get the same one (a sequence
 * would leave gaps). A transaction therefore takes the number last, and locks no order after it.
 */
export async function takePaperNumber(
  trx: Transaction<Database>,
  { shopId, kind, branch, month }: PaperSeries,
): Promise<{ readonly serial: number; readonly number: string }> {
  const { next } = await trx
    .insertInto('paper_series')
    .values({ shop_id: shopId, kind, branch, month, next: 2 })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'kind', 'branch', 'month'])
        .doUpdateSet({ next: sql`paper_series.next + 1` }),
    )
    .returning('next')
    .executeTakeFirstOrThrow();
  const serial = next - 1;
  const shown = String(serial).padStart(5, '0');
  return { serial, number: `${codes[kind]}${branch}-${month.replace('-', '')}-${shown}` };
}

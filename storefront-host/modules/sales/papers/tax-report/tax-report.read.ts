import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Database, Lang } from '../../../../db/schema.ts';
import { newId } from '../../../../db/ids.ts';
import { text, type SuffixOf, type TextKey } from '../../../../locales/text.ts';
import { thaiDay } from '../../../../visits/thai-day.ts';
import { BOM, csvLine } from '../../../../http/index.ts';
import { writeAudit } from '../../../shops/index.ts';
import type { PaperRow } from '../papers.repository.ts';
import type { TaxReport } from './tax-report.contract.ts';

/** Receipts and their refunds bear no tax, so the sales-tax report omits them. */
const TAXED = sql`p.kind NOT IN ('receipt', 'refund')`;
const SIGN = sql`CASE p.kind WHEN 'credit' THEN -1 ELSE 1 END`;
const MOST_DIFFERENCES = 100;

export interface ReportMonth {
  readonly shopId: number;
  /** `2026-11`, in Thailand. */
  readonly month: string;
}

/** Returns the month's sums and differences. Two queries. */
export async function readTaxReport(
  db: Kysely<Database>,
  { shopId, month }: ReportMonth,
): Promise<TaxReport> {
  const valid = (amount: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(${SIGN} * ${amount}) FILTER (WHERE p.voided_at IS NULL), 0)::bigint`;
  const [sums, differences] = await Promise.all([
    sql<Record<'taxable' | 'exempt' | 'vat' | 'papers' | 'voided', number>>`
      SELECT ${valid(sql`p.taxable`)} AS taxable, ${valid(sql`p.exempt`)} AS exempt,
        ${valid(sql`p.vat`)} AS vat,
        count(*) FILTER (WHERE p.voided_at IS NULL)::int AS papers,
        count(*) FILTER (WHERE p.voided_at IS NOT NULL)::int AS voided
      FROM paper p WHERE p.shop_id = ${shopId} AND p.month = ${month} AND ${TAXED}`.execute(db),
    readDifferences(db, { shopId, month }),
  ]);
  const [row] = sums.rows;
  if (!row) throw new Error('sums without a row');
  return {
    taxable: baht(row.taxable),
    exempt: baht(row.exempt),
    vat: baht(row.vat),
    papers: row.papers,
    voided: row.voided,
    differences: differences.map(({ id, number, papers, ledger }) => ({
      order_id: id,
      order_number: number,
      papers: baht(papers),
      ledger: baht(ledger),
    })),
  };
}

interface Difference {
  readonly id: string;
  readonly number: string;
  /** Satang. */
  readonly papers: number;
  readonly ledger: number;
}

/**
 * Finds orders that were paid in the month or have a paper of it, and whose papers up to its end do
 * not add up to the VAT in the ledger at that time. The ledger books an order when it is placed,
 * and its tax paper follows when it is paid: a month is therefore compared order by order and not
 * as one sum.
 */
async function readDifferences(
  db: Kysely<Database>,
  { shopId, month }: ReportMonth,
): Promise<readonly Difference[]> {
  const begin = sql`(${month} || '-01')::date::timestamp`;
  const end = sql`((${begin} + interval '1 month') AT TIME ZONE 'Asia/Bangkok')`;
  const { rows } = await sql<Difference>`
    SELECT o.id, o.number, papers.vat AS papers, ledger.vat AS ledger
    FROM (
      SELECT p.order_id FROM paper p WHERE p.shop_id = ${shopId} AND p.month = ${month} AND ${TAXED}
      UNION
      SELECT e.order_id FROM journal_entry e WHERE e.shop_id = ${shopId} AND e.kind = 'order.paid'
        AND e.created_at >= ${begin} AT TIME ZONE 'Asia/Bangkok' AND e.created_at < ${end}
    ) month
    JOIN sales_order o ON o.shop_id = ${shopId} AND o.id = month.order_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(${SIGN} * p.vat), 0)::bigint AS vat FROM paper p
      WHERE p.shop_id = ${shopId} AND p.order_id = o.id AND p.voided_at IS NULL AND p.month <= ${month}
    ) papers
    CROSS JOIN LATERAL (
      SELECT coalesce(-sum(line.amount), 0)::bigint AS vat
      FROM journal_entry e JOIN journal_line line ON line.shop_id = e.shop_id AND line.entry_id = e.id
      WHERE e.shop_id = ${shopId} AND e.order_id = o.id AND line.account = 'vat:output'
        AND e.created_at < ${end}
    ) ledger
    WHERE papers.vat <> ledger.vat ORDER BY o.sequence LIMIT ${MOST_DIFFERENCES}`.execute(db);
  return rows;
}

/** Logs the export of a month's buyers (decision 180). */
export function auditExport(
  trx: Transaction<Database>,
  act: ReportMonth & { readonly accountId: string; readonly at: Date },
): Promise<void> {
  const { shopId, month, accountId, at } = act;
  return writeAudit(trx, {
    shopId,
    entity: 'order',
    entityId: newId(at.getTime()),
    action: 'papers_exported',
    accountId,
    before: null,
    after: { paper: month },
    at,
  });
}

/** Number of papers in one query. */
const BATCH = 500;

type Cell = string | number | null;
const columns: readonly (readonly [
  name: SuffixOf<TextKey, 'taxCsv'>,
  cell: (paper: PaperRow, lang: Lang) => Cell,
])[] = [
  ['date', (paper) => thaiDay(paper.dated_at)],
  ['number', (paper) => paper.number],
  ['kind', (paper, lang) => text(lang, `paper.kind.${paper.kind}`)],
  ['buyer', (paper) => paper.content.buyer?.name ?? null],
  // Write it as text, so that spreadsheets keep leading zeros.
  ['taxId', (paper) => asText(paper.content.buyer?.tax_id)],
  ['branch', (paper) => asText(paper.content.buyer?.branch)],
  ['taxable', (paper) => signed(paper, paper.taxable)],
  ['exempt', (paper) => signed(paper, paper.exempt)],
  ['vat', (paper) => signed(paper, paper.vat)],
  ['total', (paper) => signed(paper, paper.taxable + paper.exempt + paper.vat)],
  ['cites', (paper) => paper.content.cites?.number ?? null],
  ['voided', (paper) => paper.void_reason],
];

/**
 * Writes the month's tax invoices and credit notes as CSV, sorted by date; void ones have their
 * reason and no amounts.
 */
export async function* taxReportCsv(
  db: Kysely<Database>,
  { shopId, month }: ReportMonth,
  lang: Lang,
): AsyncGenerator<string> {
  yield BOM + csvLine(columns.map(([name]) => text(lang, `taxCsv.${name}`)));
  let after = { at: new Date(0), id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const { rows } = await sql<PaperRow>`
      SELECT p.* FROM paper p WHERE p.shop_id = ${shopId} AND p.month = ${month} AND ${TAXED}
        AND (p.dated_at, p.id) > (${after.at}, ${after.id}::uuid)
      ORDER BY p.dated_at, p.id LIMIT ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((paper) => csvLine(columns.map(([, cell]) => cell(paper, lang)))).join('');
    after = { at: last.dated_at, id: last.id };
  }
}

function signed({ kind, voided_at: voided }: PaperRow, amount: number): number {
  if (voided !== null || amount === 0) return 0;
  return baht(kind === 'credit' ? -amount : amount);
}

function asText(digits: string | undefined): string | null {
  return digits ? `'${digits}` : null;
}

function baht(satang: number): number {
  return satangToBaht(toSatang(satang));
}

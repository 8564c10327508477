import { sql, type RawBuilder } from 'kysely';
import { listSource } from '../../../http/index.ts';
import { Paper, PaperFilter } from './papers.contract.ts';
import { readPaperRows, toPaper } from './papers.read.ts';

/** Lists the receipts, tax invoices and credit notes of a shop. */
export const managedPapers = listSource({
  name: 'papers',
  access: 'order:read',
  summary: 'Receipts, tax invoices and credit notes of the shop, filtered, sorted, paged',
  filter: PaperFilter,
  row: Paper,
  sorts: { dated_at: { sql: sql`p.dated_at`, type: 'timestamptz' } },
  from: sql`paper p`,
  id: sql`p.id`,
  idType: 'uuid',
  where: conditionOf,
  async read(db, { shopId }, ids) {
    return (await readPaperRows(db, shopId, ids)).map(toPaper);
  },
});

function conditionOf(shopId: number, filter: PaperFilter): RawBuilder<unknown> {
  const conditions = [sql`p.shop_id = ${shopId}`];
  if (filter.month) conditions.push(sql`p.month = ${filter.month}`);
  if (filter.kind) conditions.push(sql`p.kind = ${filter.kind}`);
  if (filter.order_id) conditions.push(sql`p.order_id = ${filter.order_id}`);
  if (filter.id) conditions.push(sql`p.id = ANY(${filter.id}::uuid[])`);
  return sql.join(conditions, sql` AND `);
}

import { sql, type Kysely } from 'kysely';
import type { Db } from '../../../db/open.ts';
import { newId } from '../../../db/ids.ts';
import type { Database, Lang } from '../../../db/schema.ts';
import { BOM } from '../../../http/index.ts';
import { writeAudit } from '../../shops/index.ts';
import type { CustomerChange } from './change-tags.ts';
import { customerCsv, customerHeadCsv, type ExportedCustomer } from './customer-csv.ts';
import type { CustomerFilter, ExportPurpose } from './customers.contract.ts';
import { managedCustomers } from './managed-customers.list.ts';

/** Number of customers in one query. */
const BATCH = 1_000;

export interface CustomerExportRequest {
  readonly purpose: ExportPurpose;
  readonly filter: CustomerFilter;
  readonly lang: Lang;
}

/**
 * Logs the export of customers, then returns the CSV file (decisions 180 and 460). A file for
 * marketing has only customers who consented, even if the filter finds others.
 */
export async function exportCustomers(
  db: Db,
  { shopId, accountId, at }: CustomerChange,
  request: CustomerExportRequest,
): Promise<AsyncGenerator<string>> {
  const { purpose } = request;
  const where = conditionOf(shopId, request);
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM customer c WHERE ${where}`.execute(trx);
    await writeAudit(trx, {
      shopId,
      entity: 'customer',
      entityId: newId(at.getTime()),
      action: purpose === 'marketing' ? 'exported_marketing' : 'exported_all',
      accountId,
      before: null,
      after: { customers: rows[0]?.count ?? 0 },
      at,
    });
  });
  return fileOf(db, where, request);
}

function conditionOf(shopId: number, { purpose, filter }: CustomerExportRequest) {
  const found = managedCustomers.where(shopId, filter);
  return purpose === 'marketing' ? sql`${found} AND c.marketing` : found;
}

type Condition = ReturnType<typeof conditionOf>;

/** The generator queries the next rows only while the client consumes the stream. */
async function* fileOf(
  db: Kysely<Database>,
  where: Condition,
  { purpose, lang }: CustomerExportRequest,
): AsyncGenerator<string> {
  yield BOM + customerHeadCsv(purpose, lang);
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await readBatch(db, where, after);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => customerCsv(row, purpose, lang)).join('');
    after = last.id;
  }
}

async function readBatch(
  db: Kysely<Database>,
  where: Condition,
  after: string,
): Promise<readonly ExportedCustomer[]> {
  const { rows } = await sql<
    Omit<ExportedCustomer, 'notes'> & { notes: readonly { body: string; at: string }[] }
  >`
    SELECT c.id, c.name, c.email, c.phone, c.lang, c.tags, c.orders, c.spend, c.last_at, c.joined_at,
      c.marketing, c.marketing_at,
      (SELECT coalesce(json_agg(json_build_object('body', n.body, 'at', n.created_at)
          ORDER BY n.created_at, n.id), '[]') FROM customer_note n
        WHERE n.shop_id = c.shop_id AND n.customer_id = c.id) AS notes
    FROM customer c WHERE ${where} AND c.id > ${after}
    ORDER BY c.id LIMIT ${BATCH}`.execute(db);
  return rows.map((row) => ({
    ...row,
    notes: row.notes.map(({ body, at }) => ({ body, at: new Date(at) })),
  }));
}

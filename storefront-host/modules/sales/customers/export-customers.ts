import { sql, type Kysely } from 'kysely';
import { satangToBaht, toSatang } from '@talad/elements/commerce/money';
import type { Db } from '../../../db/open.ts';
import { newId } from '../../../db/ids.ts';
import type { Database, Lang } from '../../../db/schema.ts';
import { BOM, csvLine } from '../../../http/index.ts';
import { writeAudit } from '../../shops/index.ts';
import type { CustomerChange } from './change-tags.ts';
import type { CustomerFilter, ExportPurpose } from './customers.contract.ts';
import { managedCustomers } from './managed-customers.list.ts';

/** Number of customers in one query. */
const BATCH = 1_000;

export interface CustomerExportRequest {
  readonly purpose: ExportPurpose;
  readonly filter: CustomerFilter;
}

/**
 * Logs the export of customers, then returns the CSV file (decision 180). A file for marketing has
 * only customers who consented, even if the filter finds others.
 */
export async function exportCustomers(
  db: Db,
  { shopId, accountId, at }: CustomerChange,
  { purpose, filter }: CustomerExportRequest,
): Promise<AsyncGenerator<string>> {
  const where = conditionOf(shopId, { purpose, filter });
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
  return purpose === 'marketing' ? marketingFile(db, where) : fullFile(db, where);
}

function conditionOf(shopId: number, { purpose, filter }: CustomerExportRequest) {
  const found = managedCustomers.where(shopId, filter);
  return purpose === 'marketing' ? sql`${found} AND c.marketing` : found;
}

type Condition = ReturnType<typeof conditionOf>;

async function* marketingFile(db: Kysely<Database>, where: Condition): AsyncGenerator<string> {
  yield BOM + csvLine(['name', 'email', 'phone', 'language', 'tags', 'consented_at']);
  for await (const rows of batches(db, where)) {
    yield rows
      .map((one) =>
        csvLine([
          one.name,
          one.email,
          one.phone,
          one.lang,
          one.tags.join(', '),
          one.marketing_at?.toISOString() ?? null,
        ]),
      )
      .join('');
  }
}

const FULL_HEAD = [
  'id',
  'name',
  'email',
  'phone',
  'language',
  'tags',
  'orders',
  'spend',
  'last_at',
  'joined_at',
  'marketing_consent',
  'marketing_at',
];

async function* fullFile(db: Kysely<Database>, where: Condition): AsyncGenerator<string> {
  yield BOM + csvLine(FULL_HEAD);
  for await (const rows of batches(db, where)) {
    yield rows
      .map((one) =>
        csvLine([
          one.id,
          one.name,
          one.email,
          one.phone,
          one.lang,
          one.tags.join(', '),
          one.orders,
          satangToBaht(toSatang(one.spend)),
          one.last_at.toISOString(),
          one.joined_at?.toISOString() ?? null,
          one.marketing ? 'yes' : 'no',
          one.marketing_at?.toISOString() ?? null,
        ]),
      )
      .join('');
  }
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly lang: Lang;
  readonly tags: readonly string[];
  readonly orders: number;
  readonly spend: number;
  readonly last_at: Date;
  readonly joined_at: Date | null;
  readonly marketing: boolean;
  readonly marketing_at: Date | null;
}

/** The generator queries the next rows only while the client consumes the stream. */
async function* batches(db: Kysely<Database>, where: Condition): AsyncGenerator<readonly Row[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await sql<Row>`
      SELECT c.id, c.name, c.email, c.phone, c.lang, c.tags, c.orders, c.spend, c.last_at, c.joined_at,
        c.marketing, c.marketing_at
      FROM customer c WHERE ${where} AND c.id > ${after}
      ORDER BY c.id LIMIT ${BATCH}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}

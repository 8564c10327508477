import { sql, type Kysely, type Transaction } from 'kysely';
import { randomCode } from '@talad/elements/commerce/price/coupon-code';
import type { Database } from '../../../db/schema.ts';

/** Length in characters of an alphabet of 31, which makes a code too hard to guess. */
const RANDOM_LENGTH = 8;

/** Adds single-use codes to a coupon whose row the caller has locked; its quota is their number (decision 016). */
export async function addCodes(
  trx: Transaction<Database>,
  coupon: { readonly shopId: number; readonly id: number; readonly code: string },
  count: number,
): Promise<void> {
  const { shopId, id, code: prefix } = coupon;
  for (let missing = count; missing > 0;) {
    const codes = Array.from({ length: missing }, () => `${prefix}-${randomCode(RANDOM_LENGTH)}`);
    // Skip a code that another coupon of the shop already has, and generate another one.
    const { rows } = await sql`
      INSERT INTO coupon_code (shop_id, code, coupon_id)
      SELECT ${shopId}, made.code, ${id} FROM unnest(${codes}::text[]) AS made (code)
      WHERE NOT EXISTS (SELECT 1 FROM coupon c
        WHERE c.shop_id = ${shopId} AND upper(c.code) = made.code)
      ON CONFLICT DO NOTHING RETURNING code`.execute(trx);
    missing -= rows.length;
  }
  await trx
    .updateTable('coupon')
    .set({ quota: sql`coalesce(quota, 0) + ${count}`, has_codes: true })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .execute();
}

interface CodeRow {
  readonly code: string;
  readonly used_at: Date | null;
  readonly number: number | null;
}

/** Writes the codes of a coupon as CSV for spreadsheets: code, time of use, order. */
export async function codesCsv(
  db: Kysely<Database>,
  shopId: number,
  id: number,
): Promise<string | null> {
  const { rows } = await sql<CodeRow>`
    SELECT k.code, k.used_at, o.number FROM coupon_code k
    LEFT JOIN sales_order o ON o.shop_id = k.shop_id AND o.id = k.order_id
    WHERE k.shop_id = ${shopId} AND k.coupon_id = ${id} ORDER BY k.code`.execute(db);
  if (rows.length === 0) return null;
  const lines = rows.map(({ code, used_at: used, number }) =>
    [code, used?.toISOString() ?? '', number ?? ''].join(','),
  );
  // Excel needs a byte order mark.
  return `\uFEFF${['code,used_at,order', ...lines].join('\r\n')}\r\n`;
}

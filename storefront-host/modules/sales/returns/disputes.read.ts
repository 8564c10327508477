import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { OrderContact } from '../../../db/schema.ts';

export interface OpenDispute {
  readonly shop_id: number;
  readonly shop: string;
  readonly id: string;
  readonly number: string;
  readonly contact: OrderContact;
  /** In satang. */
  readonly paid: number;
  readonly given_back: number;
  /** Time of the buyer's objection. */
  readonly return_at: Date;
}

/** Cursor: every row up to this one has been shown. */
type AfterDispute = Pick<OpenDispute, 'return_at' | 'id'>;

/** Returns the disputes of all shops that wait for an operator, oldest first. */
export async function listDisputes(
  db: Db,
  after: AfterDispute | null,
  limit: number,
): Promise<readonly OpenDispute[]> {
  const { rows } = await sql<OpenDispute>`
    SELECT o.shop_id, shop.title AS shop, o.id, o.number, o.contact, o.return_at,
      o.net + o.lnwcash AS paid, o.refunded + o.refunded_lnwcash AS given_back
    FROM sales_order o JOIN shop ON shop.id = o.shop_id
    WHERE o.return_state = 'disputed'
      ${after ? sql`AND (o.return_at, o.id) > (${after.return_at}, ${after.id})` : sql``}
    ORDER BY o.return_at, o.id
    LIMIT ${limit}`.execute(db);
  return rows;
}

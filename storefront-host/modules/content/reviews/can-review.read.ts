import { sql, type Kysely } from 'kysely';
import type { Database, OrderStatus } from '../../../db/schema.ts';

/** Reviewer: an account, or a holder of an order's link. */
export interface Reviewer {
  readonly accountId: string | null;
  readonly orderId: string | null;
}

export type ReviewRefusal = 'NOT_BOUGHT' | 'NOT_DELIVERED' | 'ALREADY_REVIEWED' | 'UNVERIFIED';

export type MayReview =
  | { readonly allowed: true; readonly orderId: string; readonly buyer: string }
  | { readonly allowed: false; readonly code: ReviewRefusal };

interface OrderOfProduct {
  readonly id: string;
  readonly status: OrderStatus;
  readonly buyer: string;
  readonly reviewed: boolean;
  /** True for a verified address of an account, or for the link of an order, which was mailed to the buyer. */
  readonly proven: boolean;
}

/** Only the newest orders of a buyer are considered. */
const ORDERS_LOOKED_AT = 50;

/**
 * True if this buyer may review this product: once for each delivered order with it or one of its variants.
 * `product` is the main product. One query.
 */
export async function readMayReview(
  db: Kysely<Database>,
  product: { readonly shopId: number; readonly id: number },
  { accountId, orderId }: Reviewer,
): Promise<MayReview> {
  if (accountId === null && orderId === null) return { allowed: false, code: 'NOT_BOUGHT' };
  const { rows } = await sql<OrderOfProduct>`
    SELECT o.id, o.status, o.contact->>'name' AS buyer,
      EXISTS (SELECT 1 FROM review r
        WHERE r.shop_id = o.shop_id AND r.order_id = o.id AND r.product_id = ${product.id}) AS reviewed,
      ${orderId === null ? sql`(SELECT email_verified FROM account WHERE id = ${accountId}::uuid)` : sql`true`} AS proven
    FROM sales_order o
    WHERE o.shop_id = ${product.shopId} AND o.status <> 'cancelled'
      AND ${orderId === null ? sql`o.account_id = ${accountId}::uuid` : sql`o.id = ${orderId}::uuid`}
      AND EXISTS (SELECT 1 FROM order_line l
        JOIN product p ON p.shop_id = l.shop_id AND p.id = l.product_id
        WHERE l.shop_id = o.shop_id AND l.order_id = o.id
          AND coalesce(p.parent_id, p.id) = ${product.id})
    ORDER BY o.placed_at DESC LIMIT ${ORDERS_LOOKED_AT}`.execute(db);
  if (rows.some((order) => !order.proven)) return { allowed: false, code: 'UNVERIFIED' };
  const delivered = rows.filter((order) => order.status === 'delivered');
  const open = delivered.find((order) => !order.reviewed);
  if (open) return { allowed: true, orderId: open.id, buyer: open.buyer };
  if (delivered.length > 0) return { allowed: false, code: 'ALREADY_REVIEWED' };
  return { allowed: false, code: rows.length > 0 ? 'NOT_DELIVERED' : 'NOT_BOUGHT' };
}

/** Returns the default signature of a review: the first name only, for privacy. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

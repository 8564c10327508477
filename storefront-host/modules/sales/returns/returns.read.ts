import type { Kysely, Selectable } from 'kysely';
import { satangToBaht, subtract, toSatang } from '@talad/elements/commerce/money';
import { type RefundableLine, withRefunds } from '@talad/elements/commerce/price/refund-shares';
import type { Database, OrderRefundTable, OrderReturnTable } from '../../../db/schema.ts';
import type { OrderLineRow } from '../orders/orders.repository.ts';
import type { OrderPicture } from '../order-pictures/order-picture.ts';
import type { OrderRefund, OrderReturn } from './returns.contract.ts';

export type RefundRow = Selectable<OrderRefundTable>;
export type ReturnRow = Selectable<OrderReturnTable>;

/** Returns the refunds of the order, oldest first. */
export function readRefunds(
  db: Kysely<Database>,
  shopId: number,
  orderId: string,
): Promise<readonly RefundRow[]> {
  return db
    .selectFrom('order_refund')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** Returns the newest return of the order. */
export async function readNewestReturn(
  db: Kysely<Database>,
  shopId: number,
  orderId: string,
): Promise<ReturnRow | null> {
  const row = await db
    .selectFrom('order_return')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the lines of an order with the amounts that the buyer paid and got back. */
export function refundableLines(
  lines: readonly OrderLineRow[],
  refunds: readonly Pick<RefundRow, 'lines'>[],
): readonly RefundableLine[] {
  const charges = lines.map(({ rank, quantity, line_total: total, discount }) => ({
    rank,
    quantity,
    charged: subtract(toSatang(total), toSatang(discount)),
  }));
  const given = refunds.flatMap((refund) =>
    refund.lines.map((line) => ({ ...line, amount: toSatang(line.amount) })),
  );
  return withRefunds(charges, given);
}

export function toOrderReturn(row: ReturnRow, pictures: readonly OrderPicture[]): OrderReturn {
  const { id, reason, details, lines, way, account, answer, objection, asked_at: at } = row;
  return {
    id,
    reason,
    details,
    lines: [...lines],
    pictures: pictures.map(({ id: picture, width, height }) => ({
      url: `/api/v1/manage/${row.shop_id}/orders/${row.order_id}/pictures/${picture}`,
      width,
      height,
    })),
    way,
    account,
    answer,
    objection,
    verdict: row.verdict &&
      row.decided_at && {
        for: row.verdict,
        reason: row.verdict_reason,
        at: row.decided_at.toISOString(),
      },
    asked_at: at.toISOString(),
  };
}

export function toOrderRefund(row: RefundRow): OrderRefund {
  const baht = (amount: number) => satangToBaht(toSatang(amount));
  return {
    id: row.id,
    lines: row.lines.map((line) => ({ ...line, amount: baht(line.amount) })),
    shipping: baht(row.shipping),
    amount: baht(row.amount),
    lnwcash: baht(row.lnwcash),
    points: row.points,
    way: row.way,
    note: row.note,
    refunded_at: row.refunded_at.toISOString(),
  };
}

import { add, toSatang, ZERO } from '@talad/elements/commerce/money';
import type { RefundedSoFar } from '../ledger/refund-entry.ts';
import type { OrderLineRow } from '../orders/orders.repository.ts';
import { refundableLines, type RefundRow } from './returns.read.ts';

/** Sums these refunds, by the order's lines and for its delivery. */
export function refundedSoFar(
  rows: readonly OrderLineRow[],
  refunds: readonly Pick<RefundRow, 'lines' | 'shipping'>[],
): RefundedSoFar {
  return {
    lines: refundableLines(rows, refunds).map(({ charged, quantity, refunded }, at) => ({
      charged,
      quantity,
      pieces: refunded.quantity,
      discount: toSatang(rows[at]?.discount ?? 0),
      isVatExempt: rows[at]?.vat_exempt ?? false,
      amount: refunded.amount,
    })),
    shipping: add(ZERO, ...refunds.map(({ shipping }) => toSatang(shipping))),
  };
}

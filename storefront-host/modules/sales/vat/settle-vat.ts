import type { Transaction } from 'kysely';
import { allocate, subtract, toSatang, ZERO } from '@talad/elements/commerce/money';
import type { Database } from '../../../db/schema.ts';
import { vatRateAt } from '../../shops/index.ts';
import { postEntry } from '../ledger/journal.ts';
import type { OrderLineRow, OrderRow } from '../orders/orders.repository.ts';
import { invoiceAmounts } from '../papers/paper-amounts.ts';
import { readVatRates } from './vat-rates.read.ts';

/**
 * Applies the rate of the tax point to a taxed order, if it differs from the rate of the day of the
 * order. The tax point is the day of the payment (Revenue Code s. 78). The price stays; the ledger
 * moves the difference between sale and tax, so that the paper of the payment agrees with it. The
 * caller has locked the order.
 */
export async function settleVat(
  trx: Transaction<Database>,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  at: Date,
): Promise<OrderRow> {
  if (order.vat === null) return order;
  const rate = vatRateAt(await readVatRates(trx), at);
  if (rate === order.vat_rate) return order;
  const { vat } = invoiceAmounts(order, lines, rate);
  const { shop_id: shopId, id: orderId } = order;
  await trx
    .updateTable('sales_order')
    .set({ vat, vat_rate: rate })
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .execute();
  // Divide it between goods and delivery as the order's own entry does.
  const parts = (amount: number) =>
    allocate(toSatang(amount), [
      subtract(toSatang(order.product_total), toSatang(order.discount)),
      toSatang(order.shipping),
    ]);
  const [[oldGoods = ZERO, oldFee = ZERO], [goods = ZERO, fee = ZERO]] = [
    parts(order.vat),
    parts(vat),
  ];
  await postEntry(trx, {
    shopId,
    kind: 'order.taxed',
    orderId,
    at,
    lines: [
      { account: 'sales', amount: subtract(goods, oldGoods) },
      { account: 'shipping', amount: subtract(fee, oldFee) },
      { account: 'vat:output', amount: subtract(toSatang(order.vat), vat) },
    ],
  });
  return { ...order, vat, vat_rate: rate };
}

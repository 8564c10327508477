import type { Kysely } from 'kysely';
import type { PayTo } from '@talad/elements/api/checkout.contract';
import { bankName } from '@talad/elements/commerce/forms/thai-banks';
import { toSatang } from '@talad/elements/commerce/money';
import type { Database, Lang } from '../../../db/schema.ts';
import { paymentsOf, readSelling } from '../../shops/index.ts';
import { awaitsPayment, type OrderState } from '../orders/life/order-states.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import { promptpayPayload } from './promptpay.ts';

/** How the buyer pays; null unless a payment is awaited. One query, or none. */
export async function payToOf(
  db: Kysely<Database>,
  order: OrderState & Pick<OrderRow, 'shop_id' | 'net' | 'pay_by'>,
  lang: Lang,
): Promise<PayTo | null> {
  // One payment for several shops is on the page of their orders.
  if (!awaitsPayment(order) || order.payment_method === 'platform') return null;
  const until = order.pay_by?.toISOString() ?? null;
  if (order.payment_method === 'online') {
    return { until, online: true, promptpay: null, accounts: [] };
  }
  const {
    promptpay,
    promptpay_name: name,
    accounts,
  } = paymentsOf(await readSelling(db, order.shop_id));
  return {
    until,
    online: false,
    promptpay:
      promptpay === ''
        ? null
        : { id: promptpay, name, payload: promptpayPayload(promptpay, toSatang(order.net)) },
    accounts: accounts.map(({ bank, ...account }) => ({ bank: bankName(bank, lang), ...account })),
  };
}

import type { Kysely } from 'kysely';
import type { PayTo } from '@talad/elements/api/checkout.contract';
import { bankName } from '@talad/elements/commerce/forms/thai-banks';
import { toSatang, type Satang } from '@talad/elements/commerce/money';
import type { Database, Lang } from '../../../db/schema.ts';
import { paymentsOf, readSelling } from '../../shops/index.ts';
import { awaitsPayment, type OrderState } from '../orders/life/order-states.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import { findOwnPayment, type PaymentGroup } from '../payment-groups/payment-groups.repository.ts';
import { readPlatformPayee } from '../payment-groups/platform-payee.ts';
import { promptpayPayload } from './promptpay.ts';

/**
 * Returns how the buyer pays, or null unless a payment is awaited. One query, two for a payment to
 * the marketplace, or none.
 */
export async function payToOf(
  db: Kysely<Database>,
  order: OrderState & Pick<OrderRow, 'shop_id' | 'group_id' | 'net' | 'pay_by'>,
  lang: Lang,
): Promise<PayTo | null> {
  if (!awaitsPayment(order)) return null;
  if (order.payment_method === 'platform') return payToPlatform(db, order);
  const until = order.pay_by?.toISOString() ?? null;
  if (order.payment_method === 'online') {
    return payOnline(order.pay_by);
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

/** The provider's page shows the ways. */
function payOnline(until: Date | null): PayTo {
  return { until: until?.toISOString() ?? null, online: true, promptpay: null, accounts: [] };
}

/** Returns null for an order of a visit to several shops, whose own page shows the one payment. */
async function payToPlatform(
  db: Kysely<Database>,
  order: Pick<OrderRow, 'payment_method' | 'group_id' | 'net' | 'pay_by'>,
): Promise<PayTo | null> {
  const alone = await findOwnPayment(db, order);
  return alone ? payToMarket(db, { ...alone, pay_by: order.pay_by }, toSatang(order.net)) : null;
}

/** Null if nothing is to be paid, or the marketplace no longer has an account. */
export async function payToMarket(
  db: Kysely<Database>,
  { is_online: isOnline, pay_by: until }: Pick<PaymentGroup, 'is_online' | 'pay_by'>,
  due: Satang,
): Promise<PayTo | null> {
  if (isOnline) return due === 0 ? null : payOnline(until);
  const { promptpay: id, promptpay_name: name } = await readPlatformPayee(db);
  if (due === 0 || id === '') return null;
  return {
    until: until?.toISOString() ?? null,
    online: false,
    promptpay: { id, name, payload: promptpayPayload(id, due) },
    accounts: [],
  };
}

import type { Kysely } from 'kysely';
import type { PayTo } from '@talad/elements/api/checkout.contract';
import { bankName } from '@talad/elements/commerce/thai-banks';
import { toSatang } from '@talad/elements/commerce/money';
import type { Database, Lang } from '../../../db/schema.ts';
import { paymentsOf, readSelling } from '../../shops/index.ts';
import { actionsOf, type OrderState } from '../orders/order-states.ts';
import { promptpayPayload } from './promptpay.ts';

/** The payees of the buyer's transfer; null unless one is awaited. One query, or none. */
export async function payToOf(
  db: Kysely<Database>,
  order: OrderState & { readonly shop_id: number; readonly net: number },
  lang: Lang,
): Promise<PayTo | null> {
  if (!actionsOf(order).includes('receive')) return null;
  const {
    promptpay,
    promptpay_name: name,
    accounts,
  } = paymentsOf(await readSelling(db, order.shop_id));
  return {
    promptpay:
      promptpay === ''
        ? null
        : { id: promptpay, name, payload: promptpayPayload(promptpay, toSatang(order.net)) },
    accounts: accounts.map(({ bank, ...account }) => ({ bank: bankName(bank, lang), ...account })),
  };
}

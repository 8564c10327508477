import { formOf } from '../form-of.ts';
import { sql } from 'kysely';
import type { ReturnState } from '../../../storefront-host/db/schema.ts';
import { orderLink } from '../../../storefront-host/modules/sales/orders/order-link.ts';
import { products } from '../fixture-market-data.ts';
import { orderPlacer, placeOrderRows } from '../placed-order.ts';
import type { FormPostMarket, FormPostRows } from './form-post.ts';

const wish = {
  'quantity-0': '1',
  reason: 'damaged',
  details: 'The handle is broken.',
  bank: '004',
  number: '1234567890',
  holder: 'Nida K.',
};

/** Returns the path of the order's page. */
export async function orderPath(
  host: FormPostMarket['host'],
  status: 'placed' | 'shipped' | 'delivered',
  accountId?: string,
): Promise<string> {
  const { order_id } = await placeOrderRows(host().db, accountId ? { account_id: accountId } : {});
  // Ships a paid order, so that its buyer may confirm its receipt.
  const paid = status !== 'placed' && ({ payment_status: 'paid' } as const);
  await host()
    .db.updateTable('sales_order')
    .set({ status, ...paid })
    .where('id', '=', order_id)
    .execute();
  return new URL(orderLink(host().host, { shop_id: 2, order_id })).pathname;
}

/** Lists the forms of an order's page; slips have a file of their own. */
export function orderFormPosts({ host, visitor }: FormPostMarket): FormPostRows {
  const orderIn = (status: 'placed' | 'shipped') => orderPath(host, status);
  const deliver = () => orderPath(host, 'delivered');

  /** Creates a delivered order with its return; null requests none. */
  async function returnIn(state: ReturnState | null): Promise<string> {
    if (state === null) return deliver();
    const order_id = await orderPlacer(() => host().db).placeReturn(state);
    return new URL(orderLink(host().host, { shop_id: 2, order_id })).pathname;
  }

  /** Registers the shop for VAT. */
  async function taxedOrder(): Promise<string> {
    const settings = '{"tax":{"registered":true,"number":"0105561177671"}}';
    await host()
      .db.updateTable('shop')
      .set({ settings: sql`settings || ${settings}::jsonb` })
      .where('id', '=', 2)
      .execute();
    return orderIn('shipped');
  }

  return {
    'POST /orders/:token/received': {
      good: async () => ({
        browser: visitor(),
        path: `${await orderIn('shipped')}/received`,
        fields: {},
        lands: /^\/orders\//,
        says: 'order.stage.delivered',
      }),
      bad: async () => ({
        browser: visitor(),
        path: `${await orderIn('placed')}/received`,
        fields: {},
        lands: /^\/orders\//,
        says: 'order.stage.placed',
      }),
    },
    'POST /orders/:token/cancel': {
      good: async () => ({
        browser: visitor(),
        path: `${await orderIn('placed')}/cancel`,
        fields: {},
        lands: /^\/orders\//,
        says: 'order.stage.cancelled',
      }),
      bad: async () => ({
        browser: visitor(),
        path: `${await orderIn('shipped')}/cancel`,
        fields: {},
        lands: /^\/orders\//,
        says: 'order.stage.shipped',
      }),
    },
    'POST /orders/:token/papers': {
      good: async () => ({
        browser: visitor(),
        path: `${await taxedOrder()}/papers`,
        fields: { name: 'Nida', address: '99/1 Sukhumvit Road' },
        lands: /^\/orders\/.*\/papers$/,
        says: 'paper.kind.full',
      }),
      bad: async () => ({
        browser: visitor(),
        path: `${await taxedOrder()}/papers`,
        fields: { name: 'Nida Company', address: '99/1 Sukhumvit Road', tax_id: '0105561177672' },
        lands: /^\/orders\/.*\/papers$/,
        says: 'field.taxId',
        keeps: 'value="Nida Company"',
      }),
    },
    'POST /orders/:token/return': {
      good: async () => ({
        browser: visitor(),
        path: `${await returnIn(null)}/return`,
        fields: formOf(wish),
        lands: /^\/orders\//,
        says: 'order.return.state.asked',
      }),
      bad: async () => ({
        browser: visitor(),
        path: `${await returnIn(null)}/return`,
        fields: formOf({ ...wish, reason: '' }),
        lands: /^\/orders\/[^/]+\/return$/,
        says: 'order.return.missing.reason',
        keeps: wish.details,
      }),
    },
    'POST /orders/:token/return/withdraw': {
      good: async () => ({
        browser: visitor(),
        path: `${await returnIn('asked')}/return/withdraw`,
        fields: {},
        lands: /^\/orders\//,
        says: 'order.return.open',
      }),
      bad: async () => ({
        browser: visitor(),
        path: `${await returnIn('returned')}/return/withdraw`,
        fields: {},
        lands: /^\/orders\//,
        says: 'order.return.state.returned',
      }),
    },
    'POST /orders/:token/return/dispute': {
      good: async () => ({
        browser: visitor(),
        path: `${await returnIn('refused')}/return/dispute`,
        fields: formOf({ objection: 'It was broken when it came.' }),
        lands: /^\/orders\//,
        says: 'order.return.state.disputed',
      }),
      bad: async () => ({
        browser: visitor(),
        path: `${await returnIn('refused')}/return/dispute`,
        fields: formOf({ objection: ' ' }),
        lands: /^\/orders\/[^/]+\/return\/dispute$/,
        says: 'order.return.missing.objection',
      }),
    },
    'POST /orders/:token/reviews': {
      good: async () => ({
        browser: visitor(),
        path: `${await deliver()}/reviews`,
        fields: { product_id: String(products.cup.id), stars: '5' },
        lands: /^\/orders\//,
        says: 'review.thanks',
      }),
      bad: async () => ({
        browser: visitor(),
        path: `${await deliver()}/reviews`,
        fields: { product_id: String(products.cup.id), text: 'as good as new' },
        lands: /^\/orders\//,
        says: 'review.starsMissing',
        keeps: 'as good as new',
      }),
    },
  };
}

import { orderLink } from '../../../storefront-host/modules/sales/orders/order-link.ts';
import { drawSlip, slipForm, slipText } from '../drawn-slip.ts';
import { placeOrderRows } from '../placed-order.ts';
import type { FormPostMarket, FormPostRows } from './form-post.ts';

/** Lists the form that sends a slip of a transfer. */
export function slipFormPosts({ host, visitor }: FormPostMarket): FormPostRows {
  async function awaited(): Promise<string> {
    const order = await placeOrderRows(host().db, { payment_method: 'transfer' });
    return new URL(orderLink(host().host, order)).pathname;
  }
  return {
    'POST /orders/:token/slip': {
      good: async () => ({
        browser: visitor(),
        path: `${await awaited()}/slip`,
        fields: slipForm(await drawSlip(slipText('2026112100000000FORM'))),
        lands: /^\/orders\/[^/]+$/,
        says: 'order.slip.shop.waiting',
      }),
      bad: async () => ({
        browser: visitor(),
        path: `${await awaited()}/slip`,
        fields: slipForm(Buffer.from('no picture')),
        lands: /^\/orders\/[^/]+\/slip$/,
        says: 'error.PICTURE_FORMAT',
      }),
    },
  };
}

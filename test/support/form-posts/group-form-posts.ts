import { buyerAddress } from '../buyer.ts';
import { products } from '../fixture-market-data.ts';
import { beginGroup, seenNets } from '../group-buyer.ts';
import { newId } from '../../../storefront-host/db/ids.ts';
import { failing, type FormPostMarket, type FormPostRow, type FormPostRows } from './form-post.ts';

const lands = /^\/checkout\/all\//;
const both = [
  [products.cup.uuid, 1],
  [products.banana.uuid, 1],
] as const;

/** Lists the forms of the checkout of several shops. */
export function groupFormPosts({ host, visitor, operator }: FormPostMarket): FormPostRows {
  async function atCheckout(step = '') {
    const browser = visitor();
    const path = await beginGroup(host(), both);
    const { html } = await browser.get(path);
    return { browser, path: `${path}${step}`, nets: seenNets(html) };
  }

  const fromCart = (base: string): FormPostRow => ({
    good: async () => {
      const browser = visitor();
      for (const [product_uuid] of both) {
        // A shop's own cart has no products of another shop.
        await browser.post('/cart/items', { product_uuid });
      }
      return { browser, path: `${base}/cart/checkout/all`, fields: {}, lands };
    },
    bad: async () => ({
      browser: visitor(),
      path: `${base}/cart/checkout/all`,
      fields: {},
      lands: new RegExp(`^${base}/cart$`),
      says: 'error.CART_EMPTY',
    }),
  });

  /** Returns a refused form, which shows the typed values again and orders nothing. */
  const typed = (step: string): FormPostRow => ({
    good: async () => {
      const { browser, path } = await atCheckout(step);
      return { browser, path, fields: { name: 'Nida K.' }, lands, keeps: 'Nida K.' };
    },
    bad: 'what was typed so far is shown again, right or wrong',
  });

  return {
    'POST /cart/checkout/all': fromCart(''),
    'POST /web/:shopname/cart/checkout/all': fromCart('/web/alpha'),
    'POST /checkout/all/:token': {
      good: async () => {
        const { browser, path, nets } = await atCheckout();
        const fields = { ...buyerAddress, ...nets };
        return { browser, path, fields, lands: /^\/(orders|checkout)\/all\// };
      },
      bad: async () => {
        const { browser, path, nets } = await atCheckout();
        return {
          browser,
          path,
          fields: { ...buyerAddress, ...nets, phone: '12', note_2: 'Ring twice' },
          lands,
          says: 'checkout.error.BAD_PHONE',
          keeps: 'Ring twice',
        };
      },
    },
    'POST /admin/payments': {
      good: async () => ({
        browser: await operator(),
        path: '/admin/payments',
        fields: {
          scope: 'none',
          promptpay: '0812345678',
          promptpay_name: 'Talad',
          pay_hours: '24',
        },
        lands: /^\/admin\/payments$/,
        says: 'admin.payments',
      }),
      bad: async () =>
        failing(await operator(), '/admin/payments', {
          scope: 'visits',
          promptpay: '12',
          promptpay_name: 'Talad',
          pay_hours: '24',
        }),
    },
    'POST /admin/payments/provider': {
      good: 'provider-keys.test.ts connects an account with it',
      bad: async () =>
        failing(await operator(), '/admin/payments/provider', {
          provider: 'omise',
          secret_key: 'pkey_test_1',
          webhook_secret: 'c2VjcmV0',
        }),
    },
    'POST /admin/payments/provider/remove': {
      good: async () => ({
        browser: await operator(),
        path: '/admin/payments/provider/remove',
        fields: {},
        lands: /^\/admin\/payments$/,
        says: 'admin.payments.cards',
      }),
      bad: 'provider-keys.test.ts refuses it while buyers pay',
    },
    'POST /admin/payments/slip-service': {
      good: 'market-slips.test.ts connects a service with it',
      bad: async () =>
        failing(await operator(), '/admin/payments/slip-service', {
          provider: 'slipok',
          secret_key: 'a-key-of-slipok',
          branch: 'none',
        }),
    },
    'POST /admin/payments/slip-service/remove': {
      good: async () => ({
        browser: await operator(),
        path: '/admin/payments/slip-service/remove',
        fields: {},
        lands: /^\/admin\/payments$/,
        says: 'admin.payments.verifier',
      }),
      bad: 'a service that is not there is removed twice without harm',
    },
    'POST /admin/payments/:id/received': {
      good: 'platform-payment.test.ts pays a visit with it',
      bad: async () =>
        failing(await operator(), `/admin/payments/${newId()}/received`, { amount: '100' }),
    },
    'POST /admin/payments/:id/slips/:slip_id/refuse': {
      good: 'payment-slips.test.ts refuses a slip with it',
      bad: async () =>
        failing(await operator(), `/admin/payments/${newId()}/slips/${newId()}/refuse`, {
          reason: 'Another sum',
        }),
    },
    'POST /orders/all/:token/slip': {
      good: 'payment-slips.test.ts sends a slip with it',
      bad: 'slip-form-posts.ts: the form of one order is the same',
    },
    'POST /admin/payments/:id/returned': {
      good: 'platform-payment.test.ts sends money back with it',
      bad: async () => failing(await operator(), `/admin/payments/${newId()}/returned`),
    },
    'POST /checkout/all/:token/remind': {
      good: async () => {
        const { browser, path } = await atCheckout('/remind');
        const fields = { reminder: '1', remind: '1', email: buyerAddress.email };
        return { browser, path, fields, lands };
      },
      bad: 'without an address that mail can go to, there is no reminder',
    },
    'POST /checkout/all/:token/adjust': typed('/adjust'),
    'POST /checkout/all/:token/delivery': typed('/delivery'),
    'POST /checkout/all/:token/address': typed('/address'),
  };
}

import { sql } from 'kysely';
import type { ReturnState } from '../../../storefront-host/db/schema.ts';
import { inviteStaff } from '../../../storefront-host/modules/shops/staff/invite-staff.ts';
import { orderLink } from '../../../storefront-host/modules/sales/orders/order-link.ts';
import { buyerAddress, createBuyer } from '../buyer.ts';
import { accounts, products } from '../fixture-market-data.ts';
import { orderPlacer, placeOrderRows } from '../placed-order.ts';
import {
  failing,
  type FormPost,
  type FormPostMarket,
  type FormPostRow,
  type FormPostRows,
} from './form-post.ts';

const CUP = products.cup;
const wish = {
  'quantity-0': '1',
  reason: 'damaged',
  details: 'The handle is broken.',
  bank: '004',
  number: '1234567890',
  holder: 'Nida K.',
};
const message = { name: 'Nida', email: 'nida@example.test', message: 'Is it still there?' };

/** Every form of a shop's pages, of the checkout, and the answer to an invitation. */
export function shopFormPosts({ host, visitor, person }: FormPostMarket): FormPostRows {
  /** A cart with a cup in it. */
  async function withCup(base: string) {
    const browser = visitor();
    await browser.post(`${base}/cart/items`, { product_uuid: CUP.uuid });
    return browser;
  }

  function ofSite(base: '' | '/web/alpha'): FormPostRows {
    const at = base === '' ? '' : '/web/:shopname';
    const cart = new RegExp(`^${base}/cart$`);
    const rows: Record<string, FormPostRow> = {
      '/cart/items': {
        good: async () => ({
          browser: visitor(),
          path: `${base}/cart/items`,
          fields: { product_uuid: CUP.uuid },
          lands: cart,
        }),
        bad: async () => ({
          browser: visitor(),
          path: `${base}/cart/items`,
          fields: { product_uuid: CUP.uuid, quantity: 'many' },
          lands: cart,
          says: 'error.BAD_QUANTITY',
        }),
      },
      '/cart/items/:uuid': {
        good: async () => ({
          browser: await withCup(base),
          path: `${base}/cart/items/${CUP.uuid}`,
          fields: { quantity: '2' },
          lands: cart,
        }),
        bad: async () => ({
          browser: await withCup(base),
          path: `${base}/cart/items/${CUP.uuid}`,
          fields: { quantity: 'many' },
          lands: cart,
          says: 'error.BAD_QUANTITY',
        }),
      },
      '/cart/items/:uuid/remove': {
        good: async () => ({
          browser: await withCup(base),
          path: `${base}/cart/items/${CUP.uuid}/remove`,
          fields: {},
          lands: cart,
        }),
        bad: async () => failing(visitor(), `${base}/cart/items/x/remove`),
      },
      '/cart/checkout': {
        good: async () => ({
          browser: await withCup(base),
          path: `${base}/cart/checkout`,
          fields: { shop_id: '2' },
          lands: /^\/checkout\//,
          says: 'checkout.title',
        }),
        bad: async () => ({
          browser: visitor(),
          path: `${base}/cart/checkout`,
          fields: { shop_id: '2' },
          lands: cart,
          says: 'error.CART_EMPTY',
        }),
      },
      '/contactus': {
        good: async () => ({
          browser: visitor(),
          path: `${base}/contactus`,
          fields: message,
          lands: /\/contactus$/,
          says: 'form.sent',
        }),
        bad: async () => ({
          browser: visitor(),
          path: `${base}/contactus`,
          fields: { ...message, email: 'nida@' },
          lands: new RegExp(`^${base}/contactus$`),
          says: 'form.problem.BAD_EMAIL',
          keeps: message.message,
        }),
      },
      '/forms/:type': {
        good: async () => ({
          browser: visitor(),
          path: `${base}/forms/product`,
          fields: { ...message, about: String(CUP.id), page: `/product/cup/${CUP.id}` },
          lands: /\/product\/cup\/\d+$/,
          says: 'form.sent',
        }),
        bad: async () => ({
          browser: visitor(),
          path: `${base}/forms/contactus`,
          fields: { ...message, email: 'nida@', page: '/contactus' },
          lands: new RegExp(`^${base}/contactus$`),
          says: 'form.problem.BAD_EMAIL',
          keeps: message.message,
        }),
      },
      '/product/:id/reviews': {
        good: async () => {
          const { browser, id } = await person();
          await deliver(id);
          const path = `${base}/product/${CUP.id}/reviews`;
          const lands = /\/product\/cup\/\d+$/;
          return { browser, path, fields: { stars: '5' }, lands, says: 'review.thanks' };
        },
        bad: async () => ({
          browser: (await person()).browser,
          path: `${base}/product/${CUP.id}/reviews`,
          fields: { text: 'as good as new' },
          lands: /\/product\/cup\/\d+$/,
          says: 'review.starsMissing',
          keeps: 'as good as new',
        }),
      },
    };
    return Object.fromEntries(
      Object.entries(rows).map(([path, row]) => [`POST ${at}${path}` as const, row]),
    );
  }

  const deliver = (accountId?: string) => orderIn('delivered', accountId);

  /** A delivered order with its return; null: none is asked for yet. */
  async function returnIn(state: ReturnState | null): Promise<string> {
    if (state === null) return deliver();
    const order_id = await orderPlacer(() => host().db).placeReturn(state);
    return new URL(orderLink(host().host, { shop_id: 2, order_id })).pathname;
  }

  /** Gives the path of the order's page. */
  async function orderIn(
    status: 'placed' | 'shipped' | 'delivered',
    accountId?: string,
  ): Promise<string> {
    const { order_id } = await placeOrderRows(
      host().db,
      accountId ? { account_id: accountId } : {},
    );
    // Sent on the money that has come, so that its buyer may say that it has arrived.
    const paid = status !== 'placed' && ({ payment_status: 'paid' } as const);
    await host()
      .db.updateTable('sales_order')
      .set({ status, ...paid })
      .where('id', '=', order_id)
      .execute();
    return new URL(orderLink(host().host, { shop_id: 2, order_id })).pathname;
  }

  /** The shop is registered for VAT. */
  async function taxedOrder(): Promise<string> {
    const settings = '{"tax":{"registered":true,"number":"0105561177671"}}';
    await host()
      .db.updateTable('shop')
      .set({ settings: sql`settings || ${settings}::jsonb` })
      .where('id', '=', 2)
      .execute();
    return orderIn('shipped');
  }

  const atCheckout = async (way = ''): Promise<Pick<FormPost, 'browser' | 'path'>> => ({
    browser: visitor(),
    path: `/checkout/${await createBuyer(host()).begin([[CUP.uuid, 1]])}${way}`,
  });

  const invited = async () => {
    const own = await person();
    const at = {
      shopId: 2,
      accountId: accounts.ownerAlpha.id,
      lang: 'en',
      at: new Date(),
    } as const;
    const offer = { email: own.email, flags: ['product'], handOver: false } as const;
    await host()
      .db.transaction()
      .execute((trx) => inviteStaff(trx, host().host.config, at, offer));
    await host().host.jobs.drain();
    const { body } = await host()
      .db.selectFrom('mail')
      .select('body')
      .where('recipient', '=', own.email)
      .executeTakeFirstOrThrow();
    const token = /token=([\w-]+)/.exec(body)?.[1] ?? '';
    return { browser: own.browser, token };
  };

  return {
    ...ofSite(''),
    ...ofSite('/web/alpha'),
    'POST /checkout/:token': {
      good: async () => ({
        ...(await atCheckout()),
        fields: { ...buyerAddress, seen_net: '309.00' },
        lands: /^\/(checkout|orders)\//,
      }),
      bad: async () => ({
        ...(await atCheckout()),
        fields: { ...buyerAddress, phone: '12' },
        lands: /^\/checkout\//,
        says: 'checkout.error.BAD_PHONE',
        keeps: buyerAddress.address,
      }),
    },
    'POST /checkout/:token/adjust': {
      good: async () => ({ ...(await atCheckout('/adjust')), fields: {}, lands: /^\/checkout\// }),
      bad: 'what was typed so far is shown again, right or wrong',
    },
    'POST /checkout/:token/delivery': {
      good: async () => ({
        ...(await atCheckout('/delivery')),
        fields: { name: 'Nida K.', delivery: 'pickup' },
        lands: /^\/checkout\//,
        keeps: 'Nida K.',
      }),
      bad: 'what was typed so far is shown again, right or wrong',
    },
    'POST /checkout/:token/address': {
      good: async () => ({
        ...(await atCheckout('/address')),
        fields: { name: 'Nida K.' },
        lands: /^\/checkout\//,
        keeps: 'Nida K.',
      }),
      bad: 'what was typed so far is shown again, right or wrong',
    },
    'POST /checkout/:token/remind': {
      good: async () => ({
        ...(await atCheckout('/remind')),
        fields: { reminder: '1', remind: '1', email: buyerAddress.email },
        lands: /^\/checkout\//,
      }),
      bad: 'without an address that mail can go to, there is no reminder',
    },
    'POST /checkout/:token/stop-reminders': {
      good: 'a mail program posts it, which must not be redirected (RFC 8058)',
      bad: 'a forged or old link ends nothing, and says the same',
    },
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
        fields: wish,
        lands: /^\/orders\//,
        says: 'order.return.state.asked',
      }),
      bad: async () => ({
        browser: visitor(),
        path: `${await returnIn(null)}/return`,
        fields: { ...wish, reason: '' },
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
        fields: { objection: 'It was broken when it came.' },
        lands: /^\/orders\//,
        says: 'order.return.state.disputed',
      }),
      bad: async () => ({
        browser: visitor(),
        path: `${await returnIn('refused')}/return/dispute`,
        fields: { objection: ' ' },
        lands: /^\/orders\//,
        says: 'order.return.state.refused',
      }),
    },
    'POST /orders/:token/reviews': {
      good: async () => ({
        browser: visitor(),
        path: `${await deliver()}/reviews`,
        fields: { product_id: String(CUP.id), stars: '5' },
        lands: /^\/orders\//,
        says: 'review.thanks',
      }),
      bad: async () => ({
        browser: visitor(),
        path: `${await deliver()}/reviews`,
        fields: { product_id: String(CUP.id), text: 'as good as new' },
        lands: /^\/orders\//,
        says: 'review.starsMissing',
        keeps: 'as good as new',
      }),
    },
    'POST /track': {
      good: async () => {
        const { order_id } = await placeOrderRows(host().db);
        const { number, contact } = await host()
          .db.selectFrom('sales_order')
          .select(['number', 'contact'])
          .where('shop_id', '=', 2)
          .where('id', '=', order_id)
          .executeTakeFirstOrThrow();
        const fields = { number, phone: contact.phone };
        return { browser: visitor(), path: '/track', fields, lands: /^\/track$/, keeps: number };
      },
      bad: async () => ({
        browser: visitor(),
        path: '/track',
        fields: { number: '77', phone: '0899999999' },
        lands: /^\/track$/,
        says: 'track.none',
      }),
    },
    'POST /invitation': {
      good: async () => {
        const { browser, token } = await invited();
        const fields = { token, answer: 'decline' };
        const says = 'staff.invitation.declined.title' as const;
        return { browser, path: '/invitation', fields, lands: /^\/invitation$/, says };
      },
      bad: async () => ({
        browser: (await person()).browser,
        path: '/invitation',
        fields: { token: 'of-nobody', answer: 'accept' },
        lands: /^\/invitation$/,
        says: 'staff.invitation.gone.title',
      }),
    },
  };
}

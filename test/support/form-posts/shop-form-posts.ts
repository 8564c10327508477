import { inviteStaff } from '../../../storefront-host/modules/shops/staff/invite-staff.ts';
import { buyerAddress, createBuyer } from '../buyer.ts';
import { accounts, products } from '../fixture-market-data.ts';
import { placeOrderRows } from '../placed-order.ts';
import { orderPath } from './order-form-posts.ts';
import {
  failing,
  type FormPost,
  type FormPostMarket,
  type FormPostRow,
  type FormPostRows,
} from './form-post.ts';

const CUP = products.cup;
const message = { name: 'Nida', email: 'nida@example.test', message: 'Is it still there?' };

/** Lists every form of a shop's pages and of the checkout, and the answer to an invitation. */
export function shopFormPosts({ host, visitor, person }: FormPostMarket): FormPostRows {
  /** Fills a cart with one cup. */
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

  const deliver = (accountId?: string) => orderPath(host, 'delivered', accountId);

  const atCheckout = async (query = ''): Promise<Pick<FormPost, 'browser' | 'path'>> => ({
    browser: visitor(),
    path: `/checkout/${await createBuyer(host()).begin([[CUP.uuid, 1]])}${query}`,
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

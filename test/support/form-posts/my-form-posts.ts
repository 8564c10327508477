import { formOf } from '../form-of.ts';
import { accounts, products, shops } from '../fixture-market-data.ts';
import { orderPlacer, placeOrderRows } from '../placed-order.ts';
import { failing, type FormPostMarket, type FormPostRows } from './form-post.ts';

const home = {
  name: 'Nida',
  phone: '081-234-5678',
  address: '99/1 Sukhumvit Road',
  sub_district: 'คลองตัน',
  district: 'คลองเตย',
  province: 'กรุงเทพมหานคร',
  postcode: '10110',
};
const courier = {
  name_th: 'นกส่งของ',
  name_en: 'Nok Express',
  track_url: 'https://nok.example/track?no={code}',
  state: 'running',
  is_on: 'on',
  checked_on: '2026-11-01',
};
const LIST = '/my/addresses';

/** Lists every form of "my account" outside its security, and those of the operators. */
export function myFormPosts({ host, person, operator }: FormPostMarket): FormPostRows {
  async function withAddress() {
    const { browser, id: accountId } = await person();
    await browser.post(`${LIST}/new`, home);
    const { id } = await host()
      .db.selectFrom('account_address')
      .select('id')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return { browser, path: `${LIST}/${id}` };
  }

  async function withOrder(status: 'placed' | 'delivered') {
    const { browser, id } = await person();
    const { order_id } = await placeOrderRows(host().db, { account_id: id });
    const { revision } = await host()
      .db.updateTable('sales_order')
      .set({ status })
      .where('id', '=', order_id)
      .returning('revision')
      .executeTakeFirstOrThrow();
    return { browser, order: order_id, revision };
  }

  /** Opens the page of a dispute that waits for an operator. */
  async function disputed() {
    const { db } = host();
    const id = await orderPlacer(() => db).placeReturn('disputed');
    await db
      .updateTable('order_return')
      .set({ objection: 'The handle is broken.' })
      .where('order_id', '=', id)
      .execute();
    return `/admin/disputes/${shops.alpha.id}/${id}`;
  }

  async function withReview() {
    const { browser, order } = await withOrder('delivered');
    const write = `/my/reviews/write/${order}/${products.cup.id}`;
    await browser.post(write, formOf({ stars: '4', text: 'fine' }));
    const { id } = await host()
      .db.selectFrom('review')
      .select('id')
      .where('order_id', '=', order)
      .executeTakeFirstOrThrow();
    return { browser, path: `/my/reviews/${id}` };
  }

  const addressRow = (action: 'default' | 'remove', says: 'removed' | 'default') => ({
    good: async () => {
      const { browser, path } = await withAddress();
      const at = { browser, path: `${path}/${action}`, fields: {} };
      return { ...at, lands: /^\/my\/addresses$/, says: `my.addresses.${says}` as const };
    },
    bad: async () => failing((await person()).browser, `${LIST}/${crypto.randomUUID()}/${action}`),
  });

  return {
    'POST /my/addresses/new': {
      good: async () => ({
        browser: (await person()).browser,
        path: `${LIST}/new`,
        fields: home,
        lands: /^\/my\/addresses$/,
        says: 'my.addresses.saved',
      }),
      bad: async () => ({
        browser: (await person()).browser,
        path: `${LIST}/new`,
        fields: { ...home, phone: '12' },
        lands: /^\/my\/addresses\/new$/,
        says: 'checkout.error.BAD_PHONE',
        keeps: home.address,
      }),
    },
    'POST /my/addresses/:id': {
      good: async () => ({
        ...(await withAddress()),
        fields: { ...home, name: 'Nok' },
        lands: /^\/my\/addresses$/,
        says: 'my.addresses.saved',
      }),
      bad: async () => ({
        ...(await withAddress()),
        fields: { ...home, phone: '12', name: 'Nok' },
        lands: /^\/my\/addresses\/[\w-]{36}$/,
        says: 'checkout.error.BAD_PHONE',
        keeps: 'value="Nok"',
      }),
    },
    'POST /my/addresses/:id/default': addressRow('default', 'default'),
    'POST /my/addresses/:id/remove': addressRow('remove', 'removed'),
    'POST /my/profile': {
      good: async () => ({
        browser: (await person()).browser,
        path: '/my/profile',
        fields: formOf({ name: 'Nida', phone: '', locale: 'en' }),
        lands: /^\/my\/profile$/,
        says: 'my.profile.saved',
      }),
      bad: async () => ({
        browser: (await person()).browser,
        path: '/my/profile',
        fields: formOf({ name: 'Nida K.', phone: '12', locale: 'en' }),
        lands: /^\/my\/profile$/,
        says: 'checkout.error.BAD_PHONE',
        keeps: 'value="Nida K."',
      }),
    },
    'POST /my/reviews/write/:order_id/:product_id': {
      good: async () => {
        const { browser, order } = await withOrder('delivered');
        const path = `/my/reviews/write/${order}/${products.cup.id}`;
        const fields = formOf({ stars: '5', text: 'fine' });
        return { browser, path, fields, lands: /^\/my\/reviews$/, says: 'review.thanks' };
      },
      bad: async () => {
        const { browser, order } = await withOrder('delivered');
        const path = `/my/reviews/write/${order}/${products.cup.id}`;
        const fields = formOf({ text: 'as good as new' });
        const says = 'review.starsMissing' as const;
        return { browser, path, fields, lands: /\/write\//, says, keeps: 'as good as new' };
      },
    },
    'POST /my/reviews/:id': {
      good: async () => ({
        ...(await withReview()),
        fields: formOf({ stars: '2' }),
        lands: /^\/my\/reviews$/,
        says: 'my.reviews.changed',
      }),
      bad: async () => ({
        ...(await withReview()),
        fields: formOf({ text: 'as good as new' }),
        lands: /^\/my\/reviews\/[\w-]{36}$/,
        says: 'review.starsMissing',
        keeps: 'as good as new',
      }),
    },
    'POST /my/orders/:id/cancel': {
      good: async () => {
        const { browser, order, revision } = await withOrder('placed');
        const at = { browser, path: `/my/orders/${order}/cancel` };
        const fields = { revision: String(revision) };
        return { ...at, fields, lands: /^\/my\/orders\/[\w-]{36}$/, says: 'my.cancel.done' };
      },
      bad: async () => {
        const { browser, order, revision } = await withOrder('delivered');
        const at = { browser, path: `/my/orders/${order}/cancel` };
        const fields = { revision: String(revision) };
        return { ...at, fields, lands: /^\/my\/orders\/[\w-]{36}$/, says: 'my.cancel.tooLate' };
      },
    },
    'POST /my/orders/:id/again': {
      good: async () => {
        const { browser, order } = await withOrder('delivered');
        return { browser, path: `/my/orders/${order}/again`, fields: {}, lands: /^\/cart$/ };
      },
      bad: async () => failing((await person()).browser, `/my/orders/${crypto.randomUUID()}/again`),
    },
    'POST /my/favourites': {
      good: async () => ({
        browser: (await person()).browser,
        path: '/my/favourites',
        fields: { kind: 'product', id: products.cup.uuid },
        lands: /^\/my\/favourites$/,
        says: 'my.favourites',
      }),
      bad: async () => failing((await person()).browser, '/my/favourites', { kind: 'x', id: 'y' }),
    },
    'POST /my/notifications/read': {
      good: async () => ({
        browser: (await person()).browser,
        path: '/my/notifications/read',
        fields: {},
        lands: /^\/my\/notifications$/,
        says: 'my.notifications',
      }),
      bad: 'it has no field, and nothing to read is read already',
    },
    'POST /my/privacy/consent': {
      good: async () => ({
        browser: (await person()).browser,
        path: '/my/privacy/consent',
        fields: { ads: '1' },
        lands: /^\/my\/privacy$/,
        says: 'privacy.consent.saved',
      }),
      bad: 'a box is ticked or not',
    },
    'POST /my/privacy/news/:shop_id': {
      good: async () => ({
        browser: (await person()).browser,
        path: `/my/privacy/news/${shops.alpha.id}`,
        fields: {},
        lands: /^\/my\/privacy$/,
        says: 'privacy.consent.saved',
      }),
      bad: 'it has no field',
    },
    'POST /my/privacy/export': {
      good: 'a file to save: the browser stays on the page before',
      bad: 'it has no field; who has not just signed in is asked to (privacy.test.ts)',
    },
    'POST /my/privacy/close': {
      good: async () => {
        const { browser, email } = await person();
        const at = { browser, path: '/my/privacy/close', fields: { email } };
        return { ...at, lands: /^\/account\/closed$/, says: 'privacy.closed.title' };
      },
      bad: async () => ({
        browser: (await person()).browser,
        path: '/my/privacy/close',
        fields: { email: 'nida@example.test' },
        lands: /^\/my\/privacy\/close$/,
        says: 'privacy.close.wrong',
        keeps: 'value="nida@example.test"',
      }),
    },
    'POST /admin/people/:id': {
      good: async () => ({
        browser: await operator(),
        path: `/admin/people/${(await person()).id}`,
        fields: { change: 'block' },
        lands: /^\/admin\/people$/,
        says: 'admin.people',
      }),
      bad: async () =>
        failing(await operator(), `/admin/people/${accounts.operator.id}`, { change: 'block' }),
    },
    'POST /admin/people/:id/points': {
      good: async () => ({
        browser: await operator(),
        path: `/admin/people/${(await person()).id}/points`,
        fields: { points: '100', reason: 'Sorry for the delay' },
        lands: /^\/admin\/people$/,
        says: 'admin.people',
      }),
      bad: async () =>
        failing(await operator(), `/admin/people/${accounts.shopper.id}/points`, {
          points: '-9999999',
          reason: 'Too many',
        }),
    },
    'POST /admin/couriers': {
      good: async () => ({
        browser: await operator(),
        path: '/admin/couriers',
        fields: { code: 'nok', ...courier },
        lands: /^\/admin\/couriers$/,
        says: 'admin.couriers',
      }),
      bad: async () => failing(await operator(), '/admin/couriers', { code: 'flash', ...courier }),
    },
    'POST /admin/couriers/:code': {
      good: async () => ({
        browser: await operator(),
        path: '/admin/couriers/flash',
        fields: courier,
        lands: /^\/admin\/couriers$/,
        says: 'admin.couriers',
      }),
      bad: async () => failing(await operator(), '/admin/couriers/none', courier),
    },
    'POST /admin/vat': {
      good: async () => ({
        browser: await operator(),
        path: '/admin/vat',
        fields: { since: '2098-01-01', percent: '7' },
        lands: /^\/admin\/vat$/,
        says: 'admin.vat',
      }),
      bad: async () =>
        failing(await operator(), '/admin/vat', { since: '1999-04-01', percent: '7' }),
    },
    'POST /admin/vat/:since/remove': {
      good: async () => {
        const browser = await operator();
        await browser.post('/admin/vat', { since: '2099-01-01', percent: '7' });
        return {
          browser,
          path: '/admin/vat/2099-01-01/remove',
          fields: {},
          lands: /^\/admin\/vat$/,
          says: 'admin.vat',
        };
      },
      bad: async () => failing(await operator(), '/admin/vat/1999-04-01/remove', {}),
    },
    'POST /signup': {
      good: async () => ({
        browser: (await person()).browser,
        path: '/signup',
        fields: { title: 'Nida Sweets', shopname: 'nida-sweets' },
        lands: /^\/mybusiness\/nida-sweets$/,
      }),
      bad: async () => ({
        browser: (await person()).browser,
        path: '/signup',
        fields: { title: 'Nida Sweets', shopname: 'checkout' },
        lands: /^\/signup$/,
        says: 'signup.refused.RESERVED_SHOPNAME',
        keeps: 'value="Nida Sweets"',
      }),
    },
    'POST /admin/disputes/:shop_id/:id': {
      good: async () => ({
        browser: await operator(),
        path: await disputed(),
        fields: { revision: '1', for: 'shop', amount: '', way: 'transfer', reason: 'No damage' },
        lands: /^\/admin\/disputes\/2\//,
        says: 'admin.disputes.all',
        keeps: 'No damage',
      }),
      bad: async () => ({
        browser: await operator(),
        path: await disputed(),
        fields: { revision: '1', for: 'buyer', amount: '0', way: 'transfer', reason: 'Broken cup' },
        lands: /^\/admin\/disputes\/2\//,
        says: 'admin.disputes.missing.amount',
        keeps: 'Broken cup',
      }),
    },
    'POST /admin/openings': {
      good: async () => ({
        browser: await operator(),
        path: '/admin/openings',
        fields: { approve: 'off' },
        lands: /^\/admin\/openings$/,
        says: 'admin.openings.off',
      }),
      bad: async () => failing(await operator(), '/admin/openings', { approve: 'maybe' }),
    },
    'POST /admin/openings/:id': {
      good: 'it needs a shop that asked: opening.test.ts',
      bad: async () => failing(await operator(), '/admin/openings/999999'),
    },
    'POST /admin/jobs/:kind/:id/retry': {
      good: 'it needs a job that failed: operators.test.ts',
      bad: async () => failing(await operator(), `/admin/jobs/x/${crypto.randomUUID()}/retry`),
    },
  };
}

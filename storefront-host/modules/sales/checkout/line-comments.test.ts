import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { buyerAddress, createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const CUP = products.cup.uuid;
const FIELD = `comment_${CUP}`;
let host: TestHost;
let buyer: Buyer;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  buyer = createBuyer(host);
  await buyer.setStock(products.cup.id, 20);
});
afterAll(() => host.close());

async function manage(path: string) {
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  return host.inject({
    url: `/api/v1/manage/${shops.alpha.id}/${path}`,
    headers: { cookie: `lang=en; ${cookie}` },
  });
}

it('a note about a line is kept through refusals and reaches order, mail, picking list and shop', async () => {
  const browser = openBrowser(host, { lang: 'en' });
  const path = `/checkout/${await buyer.begin([[CUP, 1]])}`;
  const refused = await browser.post(path, {
    ...buyerAddress,
    phone: '12',
    seen_net: '170',
    [FIELD]: ' Engrave "<b>Nida</b>" ',
  });
  expect(refused.html).toContain('Engrave &quot;&lt;b&gt;Nida&lt;/b&gt;&quot;</textarea');
  // The next post comes from a page of an older version, which has no such field.
  const placed = await browser.post(path, { ...buyerAddress, seen_net: '170' });
  expect(placed.url.pathname).toMatch(/^\/orders\//);
  const shown = 'Note: Engrave &quot;&lt;b&gt;Nida&lt;/b&gt;&quot;';
  expect(placed.html).toContain(shown);

  const { id, number } = await host.db
    .selectFrom('sales_order')
    .select(['id', 'number'])
    .where('shop_id', '=', shops.alpha.id)
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
  const order = (await manage(`orders/${id}`)).json();
  expect(order.lines).toMatchObject([{ comment: 'Engrave "<b>Nida</b>"' }]);
  const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
  expect((await manage(`orders/picking?filter=${filter}`)).body).toContain(shown);
  await host.host.jobs.drain();
  const mails = await host.db
    .selectFrom('mail')
    .select('body')
    .where('shop_id', '=', shops.alpha.id)
    .where('subject', 'like', `%#${number}%`)
    .execute();
  expect(mails.length).toBeGreaterThan(1);
  for (const { body } of mails) expect(body).toMatch(/(Note|หมายเหตุ): Engrave "<b>Nida<\/b>"/);
});

it('a note of the API’s cart begins the checkout with it; an emptied one is gone', async () => {
  const reply = await host.inject({
    method: 'POST',
    url: '/api/v1/cart/checkout?site=alpha',
    headers: { origin: 'http://localhost:4000' },
    payload: {
      shop_id: shops.alpha.id,
      products: [{ product_uuid: CUP, qty: 2, comment: 'Blue, please' }],
    },
  });
  const browser = openBrowser(host, { lang: 'en' });
  const { pathname } = new URL(reply.json().data.url);
  expect((await browser.get(pathname)).html).toMatch(/Blue, please\s*<\/textarea/);
  const emptied = await browser.post(`${pathname}/delivery`, { ...buyerAddress, [FIELD]: '  ' });
  expect(emptied.html).not.toContain('Blue, please');
});

it('a longer note than 200 characters is refused by the API and cut in the form', async () => {
  const long = 'ก'.repeat(201);
  const reply = await host.inject({
    method: 'POST',
    url: '/api/v1/cart/checkout?site=alpha',
    headers: { origin: 'http://localhost:4000' },
    payload: {
      shop_id: shops.alpha.id,
      products: [{ product_uuid: CUP, qty: 1, comment: long }],
    },
  });
  expect(reply.statusCode).toBe(400);
  const browser = openBrowser(host, { lang: 'en' });
  const path = `/checkout/${await buyer.begin([[CUP, 1]])}`;
  const page = await browser.post(`${path}/delivery`, { ...buyerAddress, [FIELD]: long });
  expect(page.html).toContain(`${'ก'.repeat(200)}</textarea`);
});

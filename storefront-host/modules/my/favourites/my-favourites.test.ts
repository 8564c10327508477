import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  cookie = await signIn(host, accounts.shopper.email);
  await host.db
    .insertInto('blog')
    .values([
      { shop_id: shops.alpha.id, id: 91, slug: 'care', title: 'ดูแลถ้วย', published_at: new Date() },
      { shop_id: shops.alpha.id, id: 92, slug: 'old', title: 'บทความเก่า', published_at: null },
    ])
    .execute();
  const favourites = [
    ['product', products.cup.uuid],
    ['product', products.vaseSoldOut.uuid],
    ['product', products.mango.uuid],
    ['shop', '3'],
    ['blog', '91'],
    ['blog', '92'],
  ] as const;
  await host.db
    .insertInto('favourite')
    .values(
      favourites.map(([kind, item_id]) => ({ account_id: accounts.shopper.id, kind, item_id })),
    )
    .execute();
  await host.db
    .updateTable('product')
    .set({ status: 'removed' })
    .where('uuid', '=', products.mango.uuid)
    .execute();
});
afterAll(() => host.close());

/** Without what hydration leaves in it. */
const plain = (body: string) => body.replaceAll(/<!--.*?-->/g, '');
const open = (path: string, by = cookie) =>
  host.inject({ url: path, headers: { cookie: by, 'accept-language': 'th' } });

it('shows products at today’s prices, sold-out ones and discontinued ones', async () => {
  const { result, count } = await host.countQueries(() => open('/my/favourites?lang=th'));
  const body = plain(result.body);
  expect(body).toContain(products.cup.title);
  expect(body).toContain('สินค้าหมด');
  expect(body).toMatch(new RegExp(`${products.mango.title}</strong>[^]*?เลิกขายแล้ว`));
  expect(body).toContain('สินค้า<span class="my-count">3');
  expect(count).toBeLessThanOrEqual(9);
});

it('shows shops and posts on tabs of their own', async () => {
  const shopsPage = await open('/my/favourites?kind=shop&lang=th');
  expect(shopsPage.body).toContain(shops.beta.title);
  expect(shopsPage.body).toContain('href="/seller/3/beta"');
  const posts = await open('/my/favourites?kind=blog&lang=th');
  expect(posts.body).toMatch(/href="[^"]*\/web\/alpha\/blog\/care\/91"/);
  expect(plain(posts.body)).toMatch(/บทความเก่า[^]*?ไม่ได้เผยแพร่แล้ว/);
  expect((await open('/my/favourites?kind=coupon')).statusCode).toBe(400);
});

it('lets one go without JavaScript, one’s own alone', async () => {
  const other = await signIn(host, accounts.ownerBeta.email);
  const drop = (by: string) =>
    host.inject({
      method: 'POST',
      url: '/my/favourites',
      headers: {
        cookie: by,
        origin: 'http://localhost:4000',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `kind=product&id=${products.cup.uuid}`,
    });
  expect((await drop(other)).headers.location).toBe('/my/favourites');
  expect((await open('/my/favourites')).body).toContain(products.cup.title);
  await drop(cookie);
  expect((await open('/my/favourites')).body).not.toContain(products.cup.title);
  const empty = await open('/my/favourites?lang=en', other);
  expect(empty.body).toContain('No favourite products yet');
});

it('says that what was seen stays in the browser', async () => {
  const page = await open('/my/recent?lang=en');
  expect(page.body).toContain('It is not stored in your account');
  expect(page.body.match(/<talad-personal-list/g)).toHaveLength(2);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, categories, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const ORIGIN = 'http://localhost:4000';
const html = { accept: 'text/html' };
let host: TestHost;

beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const { shopper, ownerAlpha, ownerBeta, staffAlpha } = accounts;
const isFree = async (shopname: string, email: string = shopper.email) =>
  (
    await host.inject({
      url: `/api/v1/signup/shopname?lang=en&shopname=${encodeURIComponent(shopname)}`,
      headers: { cookie: await signIn(host, email) },
    })
  ).json();
async function post(fields: Readonly<Record<string, string>>, email: string = shopper.email) {
  const cookie = await signIn(host, email);
  const response = await host.inject({
    method: 'POST',
    url: '/signup',
    headers: { origin: ORIGIN, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ title: 'ร้านขนม', ...fields }).toString(),
  });
  const left = [response.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0]);
  return { response, cookie: [cookie, ...left].join('; ') };
}
const shopOf = (shopname: string) =>
  host.db.selectFrom('shop').selectAll().where('shopname', '=', shopname).executeTakeFirst();

describe('the address of a new shop', () => {
  it('is free, or is refused with the reason and free ones that are like it', async () => {
    expect(await isFree('Khanom')).toMatchObject({ shopname: 'khanom', available: true });
    const taken = await isFree('alpha');
    expect(taken).toMatchObject({
      available: false,
      problem: 'This address is taken. Please choose another one.',
    });
    expect(taken.suggestions).toContain('alpha-shop');
    expect(await isFree('checkout')).toMatchObject({ available: false });
    const thai = await isFree('ขนม');
    expect(thai.available).toBe(false);
    expect(thai.suggestions).toContain('khanom');
  });

  it('is looked up for signed-in users only', async () => {
    const response = await host.inject('/api/v1/signup/shopname?shopname=khanom');
    expect(response.statusCode).toBe(401);
  });
});

describe('opening a shop by /signup', () => {
  it('makes a shop of the account that is not open yet, in the chosen look, language and category', async () => {
    const { response, cookie } = await post({
      shopname: 'khanom',
      category: String(categories.mallFood.id),
      look: 'antique',
      language: 'en',
    });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/mybusiness/khanom']);
    expect(await shopOf('khanom')).toMatchObject({
      title: 'ร้านขนม',
      opened_at: null,
      base_language: 'en',
      default_language: 'en',
      mall_category_id: categories.mallFood.id,
      design: { currentTheme: 'x_default', currentFonts: { heading: 'Noto Serif Thai' } },
    });
    const page = await host.inject({ url: '/web/khanom', headers: html });
    expect(page.body).toContain('Opening soon');
    // Its owner finds the way to the theme's front page, which is not published.
    const own = await host.inject({ url: '/web/khanom?lang=en', headers: { ...html, cookie } });
    expect(own.body).toContain('Your front page is not published yet');
    expect(own.body).toContain('/mybusiness/khanom/pages"');
  });

  it('begins with the look and pages of a chosen theme, which the preview shows before', async () => {
    const { response } = await post({ shopname: 'khanompang', look: 'bakery' }, ownerAlpha.email);
    expect(response.statusCode).toBe(303);
    const shop = await shopOf('khanompang');
    expect(shop).toMatchObject({
      design: {
        currentTheme: 'bakery',
        currentFonts: { heading: 'Chonburi' },
        currentThemeExtra: { box: { mask: 'circle' } },
        customRoutes: [{ path: '/menu', layouts: ['layout-menu'] }],
      },
    });
    const page = await host.inject({
      url: '/signup/preview?look=bakery&lang=en',
      headers: { ...html, cookie: await signIn(host, ownerAlpha.email) },
    });
    expect(page.body).toContain('Bread out of the oven at six');
  });

  it('keeps typed values when the address is taken, and says so next to it', async () => {
    const { response, cookie } = await post({ title: 'ร้าน "ก" & ข', shopname: 'beta' });
    const location = String(response.headers.location);
    const page = await host.inject({ url: `${location}&lang=en`, headers: { ...html, cookie } });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('value="ร้าน &quot;ก&quot; &amp; ข"');
    expect(page.body).toContain('This address is taken');
  });

  it('gives a name to one of two concurrent requests', async () => {
    const both = await Promise.all([
      post({ shopname: 'twins' }, ownerBeta.email),
      post({ shopname: 'twins' }, staffAlpha.email),
    ]);
    const opened = both.filter(({ response }) => response.headers.location === '/mybusiness/twins');
    expect(opened).toHaveLength(1);
  });

  it('refuses a fourth shop of a day, and one of an unproven address', async () => {
    for (const shopname of ['one-shop', 'two-shop']) await post({ shopname });
    const { response, cookie } = await post({ shopname: 'four-shop' });
    const page = await host.inject({
      url: `${String(response.headers.location)}&lang=en`,
      headers: { ...html, cookie },
    });
    expect(page.body).toContain('several shops that are not open yet');
    expect(await shopOf('four-shop')).toBeUndefined();
    await host.db
      .updateTable('account')
      .set({ email_verified: false })
      .where('id', '=', ownerBeta.id)
      .execute();
    expect((await post({ shopname: 'unproven' }, ownerBeta.email)).response.statusCode).toBe(403);
    expect(await shopOf('unproven')).toBeUndefined();
  });

  it('tells a visitor without an account why one comes first', async () => {
    const register = async (next: string) =>
      (await host.inject({ url: `/account/register?lang=en&continue=${next}`, headers: html }))
        .body;
    expect(await register('/signup')).toContain('First an account, then your shop.');
    expect(await register('/my')).not.toContain('then your shop');
  });

  it('previews the shop in its name and look before it is made, for its owner only', async () => {
    const url = `/signup/preview?title=${encodeURIComponent('บ้าน <ขนม>')}&look=elegant&lang=th`;
    const page = await host.inject({
      url,
      headers: { ...html, cookie: await signIn(host, shopper.email) },
    });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('บ้าน &lt;ขนม&gt;');
    expect(page.body).toContain('#6b2440');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect((await host.inject(url)).statusCode).not.toBe(200);
  });

  it('previews an owner’s shop in another theme, and no other owner’s shop', async () => {
    const ask = async (email: string) =>
      host.inject({
        url: `/signup/preview?shop=${shops.alpha.id}&look=jewelry&lang=th`,
        headers: { ...html, cookie: await signIn(host, email) },
      });
    const own = await ask(accounts.ownerAlpha.email);
    expect(own.statusCode).toBe(200);
    expect(own.body).toContain(shops.alpha.title);
    expect(own.body).toContain('#e3cfa0');
    expect((await ask(accounts.ownerBeta.email)).statusCode).toBe(403);
  });
});

it('takes twenty posts an hour from one address, whichever account sends them', async () => {
  const answers: number[] = [];
  for (let sent = 0; sent < 21; sent += 1) {
    const { response } = await post({ shopname: 'NO' }, staffAlpha.email);
    answers.push(response.statusCode);
  }
  expect(answers.at(-1)).toBe(429);
});

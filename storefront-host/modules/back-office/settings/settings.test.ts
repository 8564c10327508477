import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, categories, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const ORIGIN = 'http://localhost:4000';
const { alpha, beta } = shops;
const { ownerAlpha, ownerBeta } = accounts;
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const url = `/api/v1/manage/${alpha.id}/settings`;
const read = async (email: string = ownerAlpha.email) =>
  host.inject({ url: `${url}?lang=en`, headers: { cookie: await signIn(host, email) } });
async function save(change: object, email: string = ownerAlpha.email, to = url) {
  const { revision } = (await read()).json();
  return host.inject({
    method: to === url ? 'PUT' : 'POST',
    url: `${to}?lang=en`,
    headers: { origin: ORIGIN, cookie: await signIn(host, email) },
    payload: { revision, ...change },
  });
}
const page = async (path: string, lang = 'th') =>
  (await host.inject({ url: `/web/alpha${path}?lang=${lang}` })).body;

describe('settings of a shop', () => {
  it('are what visitors read from the next page on, in both languages', async () => {
    expect(await page('/contactus')).toContain('ร้านอัลฟา');
    const saved = await save({
      title: { th: 'ขนมบ้านยาย', en: 'Granny Sweets' },
      slogan: { th: 'อบสดทุกเช้า', en: 'Baked every morning' },
      address: { th: '99/1 ถนนสุขใจ\n  เชียงใหม่ ', en: '99/1 Sukjai Rd' },
      email: 'hello@example.test',
      mobile: '081-234-5678',
      socials: { line: '@granny', facebook: 'https://facebook.com/granny' },
    });
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({ mobile: '0812345678', socials: { line: '@granny' } });
    const [th, en] = [await page('/contactus'), await page('/contactus', 'en')];
    for (const text of ['ขนมบ้านยาย', '99/1 ถนนสุขใจ', 'hello@example.test']) {
      expect(th).toContain(text);
    }
    expect(en).toContain('Granny Sweets');
    expect(th).toContain('https://line.me/R/ti/p/%40granny');
    const found = await host.inject('/api/v1/shops/search?lang=en');
    expect(JSON.stringify(found.json())).toContain('Granny Sweets');
  });

  it('set what shipping costs in the cart, to the satang', async () => {
    const feeOf = async () => {
      const cup = '01930000-0000-7000-9000-000000000101';
      const status = await host.inject({
        method: 'POST',
        url: '/api/v1/cart/status',
        headers: { origin: ORIGIN },
        payload: { products: [{ product_uuid: cup, quantity: 1 }] },
      });
      return status.json().shops[0].price.shipping;
    };
    expect(await feeOf()).toBe(50);
    await save({ shipping: { flat: 42.75, free_from: 900 } });
    expect(await feeOf()).toBe(42.75);
    await save({ shipping: { flat: 42.75, free_from: 100 } });
    expect(await feeOf()).toBe(0);
    await save({ shipping: null });
    expect((await read()).json().shipping).toBeNull();
    expect(await feeOf()).toBe(0);
  });

  it('keep what the form does not know', async () => {
    await host.db
      .updateTable('shop')
      .set({ settings: '{"features":{"buy_now":true},"analytics":{"ga4":"G-OLD1"}}' })
      .where('id', '=', alpha.id)
      .execute();
    await save({ meta: '123456', ga4: '' });
    const { settings } = await host.db
      .selectFrom('shop')
      .select('settings')
      .where('id', '=', alpha.id)
      .executeTakeFirstOrThrow();
    expect(settings).toEqual({ features: { buy_now: true }, analytics: { meta: '123456' } });
  });

  it.each([
    [{ title: { th: ' ', en: 'x' } }, 'title/th'],
    [{ email: 'nobody' }, 'email'],
    [{ tel: '12' }, 'tel'],
    [{ socials: { line: 'javascript:alert(1)' } }, 'socials/line'],
    [{ map_url: 'javascript:alert(1)' }, 'map_url'],
    [{ mall_category_id: categories.alphaHome.id }, 'mall_category_id'],
    [{ avatar: '01930000-0000-7000-9000-0000000009ff' }, 'avatar'],
    [{ ga4: '<script>' }, 'ga4'],
    [{ shipping: { flat: -1, free_from: null } }, 'shipping/flat'],
    [{ level: 100 }, 'level'],
  ])('refuse %j next to the field', async (change, field) => {
    const before = (await read()).json();
    const refused = await save(change);
    expect(refused.statusCode).toBe(400);
    expect(JSON.stringify(refused.json())).toContain(`"${field}`);
    expect((await read()).json()).toEqual(before);
  });

  it('refuse a save on an older state, so that two owners do not undo each other', async () => {
    const { revision } = (await read()).json();
    await save({ email: 'first@example.test' });
    const late = await save({ revision, email: 'second@example.test' });
    expect(late.statusCode).toBe(409);
    expect((await read()).json().email).toBe('first@example.test');
  });

  it('are the shop’s own: another owner reads and writes nothing of them', async () => {
    expect((await read(ownerBeta.email)).statusCode).toBe(403);
    expect((await save({ email: 'x@example.test' }, ownerBeta.email)).statusCode).toBe(403);
    const spec = await save(
      { shop_id: beta.id, email: 'x@example.test' },
      ownerAlpha.email,
      '/api/v1/manage/setting',
    );
    expect(spec.statusCode).toBe(403);
  });

  it('are saved by spec §7 manage/setting too', async () => {
    const saved = await save(
      { shop_id: alpha.id, notify_email: 'orders@example.test' },
      ownerAlpha.email,
      '/api/v1/manage/setting',
    );
    expect(saved.json()).toMatchObject({ notify_email: 'orders@example.test' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { createBuyer } from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const ORIGIN = 'http://localhost:4000';
const { alpha, beta } = shops;
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const manage = `/api/v1/manage/${alpha.id}/policies`;
async function call(
  method: 'GET' | 'PUT' | 'DELETE',
  document = '',
  payload?: object,
  email: string = accounts.ownerAlpha.email,
) {
  return host.inject({
    method,
    url: `${manage}${document}?lang=en`,
    headers: { origin: ORIGIN, cookie: await signIn(host, email) },
    ...(payload && { payload }),
  });
}
const page = async (document: string, lang = 'en', shop = 'alpha') =>
  (await host.inject({ url: `/web/${shop}/${document}?lang=${lang}` })).body;

describe('policies of a shop', () => {
  it('are written for every shop, with its own fee and name, in both languages', async () => {
    expect(await page('shipping')).toContain('Shipping is ฿50 per order, free over ฿1,000.');
    expect(await page('shipping', 'th')).toContain('ค่าส่ง ฿50 ต่อหนึ่งคำสั่งซื้อ');
    expect(await page('returns', 'th')).toContain('ร้านอัลฟา ยินดีดูแลให้');
    expect(await page('returns')).toContain('within 7 days of delivery');
    const mall = (await host.inject({ url: '/shipping?lang=en' })).body;
    expect(mall).toContain('Each shop on the marketplace packs and ships its own products');
  });

  it('are linked from every page and from the checkout', async () => {
    const front = await page('contactus');
    for (const name of ['terms', 'shipping', 'returns', 'data-protection', 'privacy']) {
      expect(front).toContain(`/web/alpha/${name}`);
    }
    const token = await createBuyer(host).begin([[products.cup.uuid, 1]]);
    const { html } = await openBrowser(host, { lang: 'en' }).get(`/checkout/${token}`);
    expect(html).toContain('/web/alpha/shipping"');
    expect(html).toContain('/web/alpha/returns"');
  });

  it('start from the built-in text, and are the owner’s own once saved', async () => {
    const built = (await call('GET', '/returns')).json();
    expect(built).toMatchObject({ revision: 0, updated_at: null });
    expect(built.bodies.en).toContain('<h3>Refunds</h3>');
    expect(built.bodies.th).toContain('ร้านอัลฟา');

    const bodies = {
      th: `${built.bodies.th}<h3>ของ<em>ขวัญ</em> &amp; บัตร</h3><p>คืนไม่ได้ <a href="/contactus">ติดต่อเรา</a></p>`,
      en: '<h3>Our promise</h3><p>30 days</p><script>alert(1)</script>',
    };
    const saved = await call('PUT', '/returns', { revision: 0, bodies });
    expect(saved.json()).toMatchObject({ revision: 1, title: 'Returns and refunds' });
    const th = await page('returns', 'th');
    expect(th).toContain('<h2 id="part-8">ของ<em>ขวัญ</em> &amp; บัตร</h2>');
    expect(th).toMatch(/<a href="#part-8">.*ของขวัญ &amp; บัตร.*<\/a>/);
    expect(th).toContain('href="/web/alpha/contactus">ติดต่อเรา');
    const en = await page('returns');
    expect(en).toContain('<h2 id="part-1">Our promise</h2>');
    expect(en).not.toContain('alert(1)');
    expect(en).not.toContain('within 7 days of delivery');
    const api = await host.inject('/api/v1/web/legal/returns?site=alpha&lang=en');
    expect(api.json().html).toContain('30 days');
    expect(await page('returns', 'en', 'beta')).toContain('within 7 days of delivery');
    const { policies } = (await call('GET')).json();
    expect(policies.map((one: { updated_at: unknown }) => one.updated_at !== null)).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it('show the other language where one is empty, marked as such', async () => {
    await call('PUT', '/privacy', { revision: 0, bodies: { th: '<p>ไม่ขายข้อมูล</p>', en: ' ' } });
    expect(await page('privacy')).toMatch(/<div lang="th">\s*<p>ไม่ขายข้อมูล<\/p>/);
  });

  it('go back to the built-in text', async () => {
    await call('PUT', '/terms', { revision: 0, bodies: { th: '<p>ของเรา</p>', en: '' } });
    expect(await page('terms', 'th')).toContain('ของเรา');
    expect((await call('DELETE', '/terms')).json()).toMatchObject({ revision: 0 });
    expect(await page('terms', 'th')).toContain('สิทธิของคุณตามกฎหมายคุ้มครองผู้บริโภค');
  });

  it('refuse an empty text, an older state and another shop’s owner', async () => {
    const empty = { th: '<p></p>', en: '' };
    const refused = await call('PUT', '/shipping', { revision: 0, bodies: empty });
    expect(refused.statusCode).toBe(400);
    expect(JSON.stringify(refused.json())).toContain('bodies/th');
    const text = { th: '<p>ก</p>', en: '' };
    expect((await call('PUT', '/shipping', { revision: 0, bodies: text })).statusCode).toBe(200);
    expect((await call('PUT', '/shipping', { revision: 0, bodies: text })).statusCode).toBe(409);
    const stranger = accounts.ownerBeta.email;
    expect((await call('GET', '/shipping', undefined, stranger)).statusCode).toBe(403);
    const other = await host.db
      .selectFrom('shop_policy')
      .select('document')
      .where('shop_id', '=', beta.id)
      .execute();
    expect(other).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shops } from '../../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';

const uuid = (id: number): string => `01930000-0000-7000-9000-000000000${id}`;
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  await host.db
    .updateTable('product')
    .set({
      brand: 'บ้านดินเผา',
      weight_grams: 350,
      second_hand: true,
      second_hand_option: 'good',
      prepare_duration: 3,
      attributes: JSON.stringify({ วัสดุ: 'ดินเผา' }),
    })
    .where('id', '=', 101)
    .execute();
});
afterAll(() => host.close());

const compare = async (ids: readonly string[], more = '') =>
  host.inject(`/api/v1/products/compare?ids=${ids.join()}&lang=th${more}`);
const page = (url: string, lang: string) =>
  host.inject({ url, headers: { accept: 'text/html', 'accept-language': lang } });

describe('GET products/compare', () => {
  it('returns products in the order of the ids, with the facts in which they differ', async () => {
    const { products } = (await compare([uuid(107), uuid(101), uuid(107)])).json();
    expect(products.map(({ id }: { id: number }) => id)).toEqual([107, 101]);
    expect(products[1]).toMatchObject({
      brand: 'บ้านดินเผา',
      weight_grams: 350,
      second_hand_option: 'good',
      prepare_duration: 3,
      attributes: { วัสดุ: 'ดินเผา' },
    });
    expect(products[0]).toMatchObject({ brand: null, attributes: {} });
  });

  it('leaves out removed products and another shop’s', async () => {
    const gone = '01930000-0000-7000-9000-00000000f999';
    const mall = (await compare([gone, uuid(101), uuid(107)])).json();
    expect(mall.products).toHaveLength(2);
    const owners = new Set(mall.products.map((one: { shop_id: number }) => one.shop_id));
    const alpha = (await compare([uuid(101), uuid(107)], '&site=alpha')).json();
    const ofAlpha = mall.products.filter(
      (one: { shop_id: number }) => one.shop_id === shops.alpha.id,
    );
    expect(alpha.products).toHaveLength(ofAlpha.length);
    expect(owners.size).toBeGreaterThan(0);
  });

  it.each([
    ['six', Array.from({ length: 6 }, () => uuid(101))],
    ['none', ['']],
    ['what is no uuid', ['101']],
  ])('refuses %s', async (_, ids) => {
    expect((await compare(ids)).statusCode).toBe(400);
  });

  it('asks the database a fixed number of times, whatever is compared', async () => {
    const one = await host.countQueries(() => compare([uuid(101)]));
    const five = await host.countQueries(() => compare([101, 102, 106, 107, 108].map(uuid)));
    expect(five.count).toBe(one.count);
  });
});

describe('pages of the visitor’s own lists', () => {
  it.each([
    ['/favorites', 'รายการโปรด', 'Favourites', 'talad-personal-list'],
    ['/recently-viewed', 'ดูล่าสุด', 'Recently viewed', 'talad-personal-list'],
    ['/compare', 'เปรียบเทียบสินค้า', 'Compare products', 'talad-compare'],
    ['/browsing-history', 'ประวัติการดูสินค้า', 'Browsing history', 'talad-personal-list'],
    ['/dropship-history', 'สินค้าดรอปชิปที่ดูล่าสุด', 'Viewed drop-ship products', 'talad-personal-list'],
  ])(
    '%s: the same page for all visitors, in both languages, for no search engine',
    async (url, th, en, tag) => {
      for (const [lang, title] of [
        ['th', th],
        ['en', en],
      ] as const) {
        for (const base of ['', '/web/alpha']) {
          const answer = await page(`${base}${url}?lang=${lang}`, lang);
          const body = answer.body.replaceAll(/<!--[^>]*-->/g, '');
          expect(answer.statusCode).toBe(200);
          expect(body).toContain(`<h1>${title}</h1>`);
          expect(body).toMatch(new RegExp(`<${tag}[^>]*\\sbase${base && `="${base}"`}[\\s>]`));
          expect(body).toContain('name="robots" content="noindex');
          expect(body).toContain(`href="${base}/compare"`);
        }
      }
    },
  );

  it('costs no query but the site’s own and the owner’s sections', async () => {
    const { count } = await host.countQueries(() => page('/favorites?lang=en', 'en'));
    const cached = await host.countQueries(() => page('/favorites?lang=en', 'en'));
    expect(count).toBeLessThanOrEqual(4);
    expect(cached.count).toBe(0);
  });
});

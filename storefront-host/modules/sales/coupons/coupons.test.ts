import { afterAll, beforeAll, expect, it } from 'vitest';
import { shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const now = new Date('2026-11-20T05:00:00Z');
const day = (date: string) => new Date(`${date}T00:00:00Z`);
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', now: () => now });
  const alpha = {
    shop_id: shops.alpha.id,
    begins_at: day('2026-11-01'),
    ends_at: day('2026-12-01'),
  };
  await host.db
    .insertInto('coupon')
    .values([
      {
        ...alpha,
        id: 1,
        code: 'CUP10',
        title: 'ลด 10%',
        kind: 'percent',
        value: 10,
        minimum: 50_000,
        max_discount: 10_050,
      },
      {
        ...alpha,
        id: 2,
        code: 'OLD',
        title: 'หมดแล้ว',
        kind: 'amount',
        value: 5_000,
        ends_at: day('2026-11-02'),
      },
      {
        ...alpha,
        id: 3,
        code: 'SOON',
        title: 'ยังไม่เริ่ม',
        kind: 'amount',
        value: 5_000,
        begins_at: day('2026-11-25'),
      },
      {
        ...alpha,
        id: 4,
        shop_id: shops.beta.id,
        code: 'FREE',
        title: 'ส่งฟรี <b>',
        kind: 'free_shipping',
        value: 0,
      },
    ])
    .execute();
  await host.db
    .insertInto('translation')
    .values({
      shop_id: 2,
      entity: 'coupon',
      entity_id: 1,
      lang: 'en',
      fields: JSON.stringify({ title: '10% off cups' }),
    })
    .execute();
});
afterAll(() => host.close());

const ask = async (url: string) => (await host.inject(url)).json();

it('lists what can be used now, in baht and in the asked language', async () => {
  const { coupons } = await ask('/api/v1/coupon_list?site=alpha&lang=en');
  expect(coupons).toEqual([
    {
      id: 1,
      shop_id: 2,
      shop_title: shops.alpha.title,
      code: 'CUP10',
      title: '10% off cups',
      description: '',
      kind: 'percent',
      value: 10,
      minimum: 500,
      max_discount: 100.5,
      image: null,
      begins_at: '2026-11-01T00:00:00.000Z',
      ends_at: '2026-12-01T00:00:00.000Z',
    },
  ]);
});

it('lists every shop’s in the mall, by one query', async () => {
  const mall = await host.countQueries(() => ask('/api/v1/coupon_list'));
  expect(mall.result.coupons.map(({ code }: { code: string }) => code)).toEqual(['CUP10', 'FREE']);
  expect(mall.count).toBe(1);
});

it('gives each open coupon as markup, also one that no list is long enough for', async () => {
  const coupon = { shop_id: shops.beta.id, title: 'ลด', kind: 'amount', value: 1_000 } as const;
  const times = { begins_at: day('2026-11-01'), ends_at: day('2026-12-01') };
  const many = Array.from({ length: 61 }, (_, n) => ({
    ...coupon,
    ...times,
    id: 100 + n,
    code: `MANY${n}`,
    rank: n + 1,
  }));
  await host.db.insertInto('coupon').values(many).execute();
  expect((await ask('/api/v1/coupon_list?site=beta')).coupons).toHaveLength(60);
  expect((await ask('/api/v1/coupon_get_html/160?site=beta')).html).toContain('MANY60');
  expect((await ask('/api/v1/coupon_get_html/160')).html).toContain('MANY60');
  expect((await host.inject('/api/v1/coupon_get_html/160?site=alpha')).statusCode).toBe(404);
});

it('gives a coupon as markup that lets no text out of its place', async () => {
  const { html } = await ask('/api/v1/coupon_get_html/1?site=alpha&lang=th');
  expect(html).toContain('ลด 10% สูงสุด ฿100.50');
  expect(html).toContain('เมื่อซื้อครบ ฿500');
  expect(html).toContain('<code>CUP10</code>');
  expect(html).toContain('ใช้ได้ถึง 1 ธันวาคม 2569');
  expect((await ask('/api/v1/coupon_get_html/4?site=beta')).html).toContain('ส่งฟรี &lt;b&gt;');
  for (const url of [
    '/api/v1/coupon_get_html/2?site=alpha',
    '/api/v1/coupon_get_html/4?site=alpha',
  ]) {
    expect((await host.inject(url)).statusCode).toBe(404);
  }
});

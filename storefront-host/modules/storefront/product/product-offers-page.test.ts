import { afterAll, beforeAll, expect, it } from 'vitest';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { addPromotion } from '../../sales/promotions/add-promotion.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const day = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);
const CUP = products.cup.id;

let now = NOW;
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', now: () => now });
});
afterAll(() => host.close());

/** Returns the Thai page without the parts that may change. */
async function cup(): Promise<string> {
  const { body } = await host.inject(`/web/alpha/product/cup/${CUP}?lang=th`);
  return body.replaceAll(/<!--.*?-->/g, '');
}

it('a flash sale has its clock, a promotion its link, and coupons their mark; the page ends with them', async () => {
  const promotion = await host.db.transaction().execute((trx) =>
    addPromotion(trx, {
      shopId: shops.alpha.id,
      kind: 'flash',
      slug: 'payday',
      title: 'เงินเดือนออก',
      discount: { kind: 'percent', value: 25 },
      beginsAt: day(1),
      endsAt: day(2),
      productIds: [CUP],
      at: NOW,
    }),
  );
  await host.db
    .insertInto('coupon')
    .values({
      shop_id: shops.alpha.id,
      code: 'CUP20',
      title: 'ลด 20',
      kind: 'amount',
      value: 2_000,
      begins_at: day(-1),
      ends_at: day(3),
    })
    .execute();
  host.host.pageCache.clear();
  const before = await cup();
  expect(before).toContain('ลด ฿20');
  expect(before).not.toContain('<talad-countdown');
  now = day(1);
  // The page was cached only until the sale begins.
  const during = await cup();
  expect(during).toContain(`until="${day(2).toISOString()}"`);
  expect(during).toContain(`href="/web/alpha/promotion/payday/${promotion}"`);
  const { product } = (await host.inject(`/api/v1/products/${CUP}/detail`)).json();
  expect(product).toMatchObject({
    price: 90,
    sale_price: 120,
    has_promotion: true,
    promotion_ids: [promotion],
    has_coupon: true,
    max_discount: 20,
  });
  now = day(2);
  expect(await cup()).not.toContain('<talad-countdown');
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import {
  buyerAddress,
  countOrders,
  createBuyer,
  type Buyer,
} from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { readOrderFacts } from '../order-mail/order-facts.ts';
import { orderMail } from '../order-mail/order-mail.ts';
import { changeOrder } from '../orders/life/change-order.ts';

const start = Date.now();
const day = 86_400_000;
let now = new Date(start);
let host: TestHost;
let buyer: Buyer;
let phones = 810_000_000;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => now,
    env: { RATE_LIMIT_FACTOR: '1000' },
  });
  buyer = createBuyer(host);
  const coupon = {
    shop_id: shops.alpha.id,
    title: 'ลดรับปีใหม่',
    begins_at: new Date(start - day),
    ends_at: new Date(start + day),
  };
  await host.db
    .insertInto('coupon')
    .values([
      { ...coupon, id: 1, code: 'TEN', kind: 'percent', value: 10, max_discount: 3_111 },
      { ...coupon, id: 2, code: 'Fifty', kind: 'amount', value: 5_000, minimum: 30_000 },
      { ...coupon, id: 3, code: 'SHIP', kind: 'free_shipping', value: 0 },
      { ...coupon, id: 4, code: 'FIVE', kind: 'amount', value: 1_000, quota: 5 },
      { ...coupon, id: 5, code: 'OLD', kind: 'amount', value: 1_000, ends_at: new Date(start - 1) },
      { ...coupon, id: 6, code: 'BETA', kind: 'amount', value: 1_000, shop_id: shops.beta.id },
      { ...coupon, id: 7, code: 'LATER', kind: 'amount', value: 1, begins_at: new Date(start + 9) },
    ])
    .execute();
});
afterAll(() => host.close());
beforeEach(async () => {
  now = new Date(start);
  await buyer.setStock(products.cup.id, 500);
  await buyer.setStock(products.plateOnSale.id, 500);
});

const address = () => ({ ...buyerAddress, phone: `0${(phones += 1)}` });
const two = [
  [products.cup.uuid, 2],
  [products.plateOnSale.uuid, 1],
] as const;
const lastOrder = () =>
  host.db
    .selectFrom('sales_order')
    .selectAll()
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
async function claimed(id: number): Promise<number> {
  const row = host.db.selectFrom('coupon').select('claimed').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).claimed;
}

describe('a coupon at the checkout', () => {
  it('is typed, shown and ordered with, without JavaScript', async () => {
    const browser = openBrowser(host, { lang: 'th' });
    const path = `/checkout/${await buyer.begin(two)}`;
    const first = await browser.get(path);
    expect(first.html).toContain('name="use_coupon" value="TEN"');
    const typed = { ...address(), seen_net: '370' };
    const applied = await browser.post(path, { ...typed, coupon: ' ten ' });
    expect(applied.html).toContain('ใช้คูปองแล้ว');
    expect(applied.html).toContain('-฿31.11');
    expect(applied.html).toContain(`value="${typed.name}"`);
    const net = /name="seen_net" value="([^"]+)"/.exec(applied.html)?.[1] ?? '';
    expect(Number(net)).toBeCloseTo(338.89);
    const done = await browser.post(path, { ...typed, seen_net: net });
    expect(done.url.pathname).toMatch(/^\/orders\//);
    expect(done.html).toContain('<dd>TEN</dd>');
    expect(done.html).toContain('-฿31.11');
    const order = await lastOrder();
    expect([order.product_total, order.discount, order.net]).toEqual([32_000, 3_111, 33_889]);
    const lines = await host.db
      .selectFrom('order_line')
      .select(['line_total', 'discount'])
      .where('order_id', '=', order.id)
      .orderBy('rank')
      .execute();
    expect(lines).toEqual([
      { line_total: 24_000, discount: 2_333 },
      { line_total: 8_000, discount: 778 },
    ]);
    const facts = await readOrderFacts(host.db, shops.alpha.id, order.id);
    expect(facts && orderMail('placed', facts, 'th', 'http://x.test').body).toMatch(
      /ส่วนลด {2}-฿31\.11\nคูปองที่ใช้ {2}TEN/,
    );
  });

  it('is chosen with one tap and taken off again', async () => {
    const token = await buyer.begin(two);
    const chosen = await buyer.submit(token, { use_coupon: 'SHIP' });
    expect(chosen).toMatchObject({ kind: 'coupon', outcome: { kind: 'applied' } });
    const form = { ...address(), seen_net: '370' };
    expect((await buyer.submit(token, form)).kind).toBe('price-changed');
    await buyer.submit(token, { remove_coupon: '1' });
    expect((await buyer.submit(token, form)).kind).toBe('placed');
    expect((await lastOrder()).coupon).toBeNull();
  });

  it('that takes free delivery away costs the shop nothing', async () => {
    const cost = async () => {
      const row = host.db.selectFrom('coupon').select('cost').where('code', '=', 'TEN');
      return (await row.executeTakeFirstOrThrow()).cost;
    };
    const before = await cost();
    const token = await buyer.begin([
      [products.cup.uuid, 7],
      [products.plateOnSale.uuid, 2],
    ]);
    const form = { ...address(), seen_net: '1018.89' };
    await buyer.submit(token, { ...form, use_coupon: 'TEN' });
    expect((await buyer.submit(token, form)).kind).toBe('placed');
    expect(await lastOrder()).toMatchObject({ net: 101_889, shipping: 5_000 });
    expect(await cost()).toBe(before);
  });

  it('is offered usable first; the others say what is missing and have no button', async () => {
    const browser = openBrowser(host, { lang: 'en' });
    const { html } = await browser.get(`/checkout/${await buyer.begin([[products.cup.uuid, 2]])}`);
    const offered = [...html.matchAll(/class="ticket[^"]*"[^]*?<strong>(\w+)<\/strong>/g)];
    expect(offered.map(([, code]) => code)).toEqual(['TEN', 'SHIP', 'FIVE', 'Fifty']);
    expect(html).toMatch(/<button class="ticket"[^>]*value="TEN"/);
    expect(html).not.toMatch(/value="Fifty"/i);
    expect(html).toContain('Spend ฿60 more to use this coupon.');
  });

  it('is named and left out when it is refused, and the next press orders without it', async () => {
    const browser = openBrowser(host, { lang: 'en' });
    const path = `/checkout/${await buyer.begin([[products.cup.uuid, 2]])}`;
    const form = { ...address(), seen_net: '290' };
    const before = await countOrders(host);
    const refused = await browser.post(path, { ...form, coupon: 'fifty' });
    expect(refused.html).toContain('FIFTY: Spend ฿60 more to use this coupon.');
    expect(refused.html).toContain('Without it the total is ฿290.');
    expect(/<input[^>]*name="coupon"[^>]*>/.exec(refused.html)?.[0]).not.toContain('FIFTY');
    expect(await countOrders(host)).toBe(before);
    expect((await browser.post(path, { ...form, coupon: '' })).url.pathname).toMatch(/^\/orders\//);
    expect(await lastOrder()).toMatchObject({ net: 29_000, coupon: null });
  });

  it('is named on the page when it no longer counts, and the total is without it', async () => {
    const browser = openBrowser(host, { lang: 'en' });
    const token = await buyer.begin([[products.cup.uuid, 3]]);
    await buyer.submit(token, { coupon: 'TEN' });
    await host.db
      .updateTable('coupon')
      .set({ ends_at: new Date(start) })
      .where('id', '=', 1)
      .execute();
    const { html } = await browser.get(`/checkout/${token}`);
    await host.db
      .updateTable('coupon')
      .set({ ends_at: new Date(start + day) })
      .where('id', '=', 1)
      .execute();
    expect(html).toContain('TEN: This coupon has expired.');
    expect(html).toContain('name="seen_net" value="410"');
  });

  it('ships free', async () => {
    const token = await buyer.begin(two);
    await buyer.submit(token, { coupon: 'ship' });
    expect((await buyer.submit(token, { ...address(), seen_net: '320' })).kind).toBe('placed');
    expect(await lastOrder()).toMatchObject({ shipping: 0, discount: 0, coupon: { code: 'SHIP' } });
  });

  it.each([
    ['', 'COUPON_EMPTY'],
    ['NOBODY', 'COUPON_UNKNOWN'],
    ['BETA', 'COUPON_UNKNOWN'],
    ['LATER', 'COUPON_UNKNOWN'],
    ['OLD', 'COUPON_ENDED'],
    ['FIFTY', 'COUPON_MINIMUM'],
  ])('%s is refused with one reason, and nothing is lost: %s', async (code, reason) => {
    const token = await buyer.begin([[products.cup.uuid, 2]]);
    const before = await countOrders(host);
    const form = { ...address(), seen_net: '290' };
    expect(await buyer.submit(token, { ...form, coupon: code, apply_coupon: '1' })).toMatchObject({
      kind: 'coupon',
      values: { name: buyerAddress.name },
      outcome: { kind: 'refused', refusal: { code: reason } },
    });
    expect(await countOrders(host)).toBe(before);
    expect((await buyer.submit(token, form)).kind).toBe('placed');
  });

  it('changes no total silently when it ends while the page is open', async () => {
    const token = await buyer.begin([[products.cup.uuid, 3]]);
    await buyer.submit(token, { coupon: 'FIFTY' });
    now = new Date(start + day - 1);
    await host.db.updateTable('coupon').set({ ends_at: now }).where('id', '=', 2).execute();
    const form = { ...address(), seen_net: '360' };
    expect(await buyer.submit(token, form)).toMatchObject({
      kind: 'coupon',
      outcome: { kind: 'refused', refusal: { code: 'COUPON_ENDED' } },
    });
    expect((await buyer.submit(token, { ...form, seen_net: '410' })).kind).toBe('placed');
  });

  it('is used once by one buyer, and again only when the order was cancelled', async () => {
    const form = { ...address(), seen_net: '160' };
    const order = async () => {
      const token = await buyer.begin([[products.cup.uuid, 1]]);
      await buyer.submit(token, { coupon: 'FIVE' });
      return buyer.submit(token, form);
    };
    expect((await order()).kind).toBe('placed');
    expect(await claimed(4)).toBe(1);
    const again = await order();
    expect(again).toMatchObject({ outcome: { refusal: { code: 'COUPON_USED' } } });
    expect(await claimed(4)).toBe(1);
    const { id: orderId, revision } = await lastOrder();
    await changeOrder(host.db, {
      shopId: shops.alpha.id,
      orderId,
      action: 'cancel',
      revision,
      tracking: null,
      accountId: accounts.ownerAlpha.id,
      at: now,
    });
    expect(await claimed(4)).toBe(0);
    expect((await order()).kind).toBe('placed');
    await host.db.deleteFrom('coupon_use').execute();
    await host.db.updateTable('coupon').set({ claimed: 0 }).execute();
  });

  it('of which there are five is used five times by 64 buyers at once', async () => {
    const before = [await countOrders(host), await buyer.stockOf(products.cup.id)] as const;
    const tokens = await Promise.all(
      Array.from({ length: 64 }, async () => {
        const token = await buyer.begin([[products.cup.uuid, 1]]);
        await buyer.submit(token, { coupon: 'FIVE' });
        return token;
      }),
    );
    const results = await Promise.all(
      tokens.map((token) => buyer.submit(token, { ...address(), seen_net: '160' })),
    );
    const kinds = Map.groupBy(results, (result) =>
      result.kind === 'coupon' && result.outcome.kind === 'refused'
        ? result.outcome.refusal.code
        : result.kind,
    );
    expect([kinds.get('placed')?.length, kinds.get('COUPON_GONE')?.length]).toEqual([5, 59]);
    expect(await claimed(4)).toBe(5);
    const after = [await countOrders(host), await buyer.stockOf(products.cup.id)];
    expect(after).toEqual([before[0] + 5, before[1] - 5]);
  });
});

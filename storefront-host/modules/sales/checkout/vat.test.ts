import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import {
  buyerAddress,
  createBuyer,
  type Buyer,
  type Lines,
} from '../../../../test/support/buyer.ts';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

let host: TestHost;
let buyer: Buyer;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  buyer = createBuyer(host);
  await host.db
    .updateTable('product')
    .set({ has_vat: false })
    .where('id', '=', products.cup.id)
    .execute();
});
afterAll(() => host.close());

// The order has two exempt cups for 240, a shirt for 250 that bears VAT, and delivery for 50. The
// shirt's share of the delivery is 50 × 250 / 490 = 25.51, so the VAT is 275.51 × 7 / 107 = 18.02.
const mixed: Lines = [
  [products.cup.uuid, 2],
  [products.shirtRedM.uuid, 1],
];
const exempt: Lines = [[products.cup.uuid, 2]];

async function vatInCart(lines: Lines): Promise<number> {
  const reply = await host.inject({
    method: 'POST',
    url: '/api/v1/cart/status?site=alpha',
    payload: { products: lines.map(([product_uuid, quantity]) => ({ product_uuid, quantity })) },
  });
  return reply.json().shops[0].vat;
}

it.each([
  ['mixed', mixed, '540', 18.02, 'รวมภาษีมูลค่าเพิ่ม ฿18.02 แล้ว'],
  ['exempt', exempt, '290', 0, 'ได้รับยกเว้นภาษีมูลค่าเพิ่ม'],
])(
  'cart, checkout, order and ledger agree on the VAT of %s goods',
  async (_, lines, net, vat, words) => {
    expect(await vatInCart(lines)).toBe(vat);
    const browser = openBrowser(host, { lang: 'th' });
    const token = await buyer.begin(lines);
    expect((await browser.get(`/checkout/${token}`)).html).toContain(words);
    const placed = await browser.post(`/checkout/${token}`, { ...buyerAddress, seen_net: net });
    expect(placed.url.pathname).toMatch(/^\/orders\//);
    expect(placed.html).toContain(words);
    const order = await host.db
      .selectFrom('sales_order')
      .select(['id', 'vat'])
      .where('shop_id', '=', shops.alpha.id)
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
    expect(order.vat).toBe(Math.round(vat * 100));
    const owed = await host.db
      .selectFrom('journal_line')
      .innerJoin('journal_entry', 'journal_entry.id', 'journal_line.entry_id')
      .select('amount')
      .where('order_id', '=', order.id)
      .where('account', '=', 'vat:output')
      .executeTakeFirst();
    expect(owed?.amount ?? 0).toBe(0 - Math.round(vat * 100));
  },
);

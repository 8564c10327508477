import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { fraction, toSatang } from '@talad/elements/commerce/money';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { buyerAddress, createBuyer, type Lines } from '../../../../test/support/buyer.ts';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { taxedStage } from '../../../../test/support/taxed-shop.ts';

const SHOP = shops.alpha.id;
const HOUR = 3_600_000;
/** At 00:00 of 21 November in Thailand, the rate becomes 10 %. */
const MIDNIGHT = Date.parse('2026-11-20T17:00:00Z');
const DELIVERY = 5_000;
const ROUNDS = 40;

const stage = taxedStage();
beforeAll(async () => {
  await stage.host.db
    .insertInto('vat_rate')
    .values({ since: '2026-11-21', basis_points: 1_000 })
    .execute();
  const shipping = JSON.stringify({ shipping: { flat: DELIVERY } });
  await stage.host.db
    .updateTable('shop')
    .set({ settings: sql`settings || ${shipping}::jsonb || '{"payments": {"transfer": true}}'` })
    .where('id', '=', SHOP)
    .execute();
});

const upTo = (most: number) => Math.floor(Math.random() * (most + 1));
/** Returns a time of the two days, often within a minute of midnight. */
const anyTime = () => MIDNIGHT + upTo(2 * (upTo(1) ? 24 * HOUR : 60_000)) - (upTo(1) ? HOUR : 0);
const rateAt = (time: number) => (time < MIDNIGHT ? 700 : 1_000);

/**
 * Computes the VAT in satang without the code under test: cups bear none, and delivery follows the
 * goods.
 */
function vatOf(shirts: number, cups: number, rate: number): number {
  const [taxed, all] = [25_000 * shirts, 25_000 * shirts + 12_000 * cups];
  const delivery = fraction(toSatang(DELIVERY), taxed, all);
  return fraction(toSatang(taxed + delivery), rate, 10_000 + rate);
}

const inCart = async (lines: Lines): Promise<number> => {
  const reply = await stage.host.inject({
    method: 'POST',
    url: '/api/v1/cart/status?site=alpha',
    payload: { products: lines.map(([product_uuid, quantity]) => ({ product_uuid, quantity })) },
  });
  return Math.round(reply.json().shops[0].vat * 100);
};

const owed = async (id: string): Promise<number> => {
  const { sum } = await stage.host.db
    .selectFrom('journal_line as line')
    .innerJoin('journal_entry as entry', 'entry.id', 'line.entry_id')
    .select(sql<number>`coalesce(-sum(line.amount), 0)::int`.as('sum'))
    .where('entry.shop_id', '=', SHOP)
    .where('entry.order_id', '=', id)
    .where('line.account', '=', 'vat:output')
    .executeTakeFirstOrThrow();
  return sum;
};

const shown = async (id: string) => {
  const { body } = await stage.shop.call('GET', `orders/${id}`);
  return { vat: Math.round(body.vat * 100), rate: body.vat_rate * 100 };
};

it('cart, checkout, order, ledger and papers take the rate of their day, at any time around midnight', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [shirts, cups] = [1 + upTo(3), upTo(3)];
    const lines: Lines = [
      [products.shirtRedM.uuid, shirts],
      ...(cups > 0 ? ([[products.cup.uuid, cups]] as const) : []),
    ];
    const net = 25_000 * shirts + 12_000 * cups + DELIVERY;
    const placedAt = anyTime();
    stage.now = new Date(placedAt);
    const rate = rateAt(placedAt);
    const vat = vatOf(shirts, cups, rate);
    expect(await inCart(lines)).toBe(vat);

    const browser = openBrowser(stage.host, { lang: 'en' });
    const token = await createBuyer(stage.host).begin(lines);
    const words = `Includes ฿${(vat / 100).toLocaleString('en', { minimumFractionDigits: vat % 100 ? 2 : 0 })} VAT`;
    expect((await browser.get(`/checkout/${token}`)).html).toContain(words);
    const form = { ...buyerAddress, seen_net: String(net / 100), payment: 'transfer' };
    const placed = await browser.post(`/checkout/${token}`, form);
    expect(placed.html).toContain(words);
    const { id } = await stage.host.db
      .selectFrom('sales_order')
      .select('id')
      .where('shop_id', '=', SHOP)
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
    expect(await shown(id)).toEqual({ vat, rate });
    expect(await owed(id)).toBe(vat);

    // The payment, before or after midnight, is the tax point.
    const paidAt = placedAt + upTo(20 * HOUR);
    stage.now = new Date(paidAt);
    const due = vatOf(shirts, cups, rateAt(paidAt));
    const { status } = await stage.shop.call('POST', `orders/${id}/receive`, { revision: 1 });
    expect(status).toBe(200);
    const { body } = await stage.shop.call('GET', `orders/${id}/papers`);
    expect(body.papers).toMatchObject([{ vat: due / 100, total: net / 100 }]);
    expect(await shown(id)).toEqual({ vat: due, rate: rateAt(paidAt) });
    expect(await owed(id)).toBe(due);

    // A later refund takes back the VAT of that day.
    stage.now = new Date(MIDNIGHT + 72 * HOUR);
    const cancel = await stage.shop.call('POST', `orders/${id}/cancel`, { revision: 2 });
    expect(cancel.status).toBe(200);
    const after = await stage.shop.call('GET', `orders/${id}/papers`);
    expect(after.body.papers.at(-1)).toMatchObject({ kind: 'credit', vat: due / 100 });
    expect(await owed(id)).toBe(0);
  }
  const report = await stage.shop.call('GET', 'tax-report?month=2026-11');
  expect(report.body.differences).toEqual([]);
});

it('an order that was placed before the change and never paid keeps its rate', async () => {
  stage.now = new Date(MIDNIGHT - 1);
  const id = await stage.shop.enter();
  stage.now = new Date(MIDNIGHT + 5 * HOUR);
  expect(await shown(id)).toEqual({ vat: 1_963, rate: 700 });
  expect(await shown(await stage.shop.enter())).toEqual({ vat: 2_727, rate: 1_000 });
});

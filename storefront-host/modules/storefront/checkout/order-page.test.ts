import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { formOf } from '../../../../test/support/form-of.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import type { OrderDelivery } from '../../../db/schema.ts';
import { orderLink } from '../../sales/index.ts';

let host: TestHost;
let buyer: Readonly<Record<string, string>>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  buyer = { cookie: await signIn(host, accounts.shopper.email) };
});
afterAll(() => host.close());

let browser: ReturnType<typeof openBrowser>;
beforeEach(() => {
  browser = openBrowser(host, { lang: 'th' });
});
const manage = manageShop(() => host, { under: 'orders/' });

const collected = {
  method: 'pickup',
  kind: 'pickup',
  names: { th: '', en: '' },
  courier: '',
  from: '2026-12-01',
  to: '2026-12-01',
  pickup: {
    address: { th: '99/9 ถนนมิตรภาพ', en: '99/9 Mittraphap Road' },
    hours: { th: 'ทุกวัน 9.00-18.00', en: 'Daily 9-18' },
  },
} as const satisfies OrderDelivery;
const brought = {
  ...collected,
  method: 'own',
  kind: 'own',
  names: { th: 'รถของร้าน', en: 'Our van' },
  pickup: undefined,
} as const;

async function place(
  rows: Parameters<typeof placeOrderRows>[1],
  delivery: object | null = null,
): Promise<{ readonly id: string; readonly path: string }> {
  const { order_id: id } = await placeOrderRows(host.db, rows);
  await host.db
    .updateTable('sales_order')
    .set({ delivery: delivery && sql`${JSON.stringify(delivery)}::jsonb` })
    .where('id', '=', id)
    .execute();
  const name = { shop_id: shops.alpha.id, order_id: id };
  return { id, path: new URL(orderLink(host.host, name)).pathname };
}

async function act(id: string, action: string, more: object = {}): Promise<void> {
  const { body } = await manage('GET', id);
  const done = await manage('POST', `${id}/${action}`, { revision: body.revision, ...more });
  expect([action, done.status]).toEqual([action, 200]);
}

const myPage = async (id: string) =>
  (await host.inject({ url: `/my/orders/${id}?lang=th`, headers: buyer })).body;

describe('the page of an order', () => {
  it('tells buyers who collect that it is ready, and speaks of no courier', async () => {
    const { id, path } = await place({ account_id: accounts.shopper.id }, collected);
    const placed = (await browser.get(path)).html;
    expect(placed).toContain('มารับที่ร้านตามที่อยู่ด้านล่าง');
    expect(placed).toContain('ชำระเงิน ฿309 เมื่อมารับสินค้า');
    expect(placed).not.toMatch(/ขนส่ง|พนักงานส่งของ/);
    await act(id, 'ship');
    for (const html of [(await browser.get(path)).html, await myPage(id)]) {
      expect(html).toContain('พร้อมให้มารับ');
      expect(html).toContain('99/9 ถนนมิตรภาพ');
      expect(html).toContain('ทุกวัน 9.00-18.00');
      expect(html).toContain('รับสินค้าที่');
      expect(html).not.toMatch(/จัดส่งแล้ว|ส่งแล้ว 2 ชิ้น|จัดส่งไปที่/);
    }
  });

  it('says that the shop brings the order itself', async () => {
    const { html } = await browser.get((await place({}, brought)).path);
    expect(html).toContain('และไปส่งให้ถึงที่');
    expect(html).toContain('ร้านจะโทรหา 081-234-5678');
    expect(html).not.toMatch(/บริษัทขนส่ง|พนักงานส่งของ/);
  });

  it('has every parcel with its link, and the state of payment and return, in the account too', async () => {
    const waiting = await place({ account_id: accounts.shopper.id, payment_method: 'transfer' });
    expect(await myPage(waiting.id)).toMatch(/class="state[^>]*>รอชำระเงิน/);
    const list = await host.inject({ url: '/my/orders?lang=th', headers: buyer });
    expect(list.body).toMatch(/class="state[^>]*>รอชำระเงิน/);

    const paid = { payment_method: 'transfer', payment_status: 'paid' } as const;
    const { id, path } = await place({ account_id: accounts.shopper.id, ...paid });
    const half = { lines: [{ rank: 0, quantity: 1 }] };
    await act(id, 'parcels', { courier: 'flash', code: 'TH1000000001', ...half });
    await act(id, 'parcels', { courier: 'thailand-post', code: 'EX1000000002TH', ...half });
    for (const html of [(await browser.get(path)).html, await myPage(id)]) {
      for (const code of ['TH1000000001', 'EX1000000002TH']) {
        expect(html).toMatch(new RegExp(`href="https://[^"]*${code}`));
      }
      expect(html).toMatch(/action="\/orders\/[^"]+\/received"/);
    }
    await browser.post(`${path}/received`, {});
    const bank = { bank: '004', number: '1234567890', holder: 'สมหญิง ใจดี' };
    const wish = { 'quantity-0': '1', reason: 'damaged', details: 'แตก', ...bank };
    await browser.post(`${path}/return`, formOf(wish));
    const html = await myPage(id);
    expect(html).toMatch(/class="state[^>]*>ขอคืนสินค้า/);
    expect(html).toMatch(/action="\/orders\/[^"]+\/return\/withdraw"/);
  });

  it('lets a guest cancel before the parcel is sent, asked first, and not after', async () => {
    const { id, path } = await place({});
    const page = await browser.get(path);
    expect(page.html).toMatch(/<summary>ยกเลิกคำสั่งซื้อ<\/summary>/);
    const done = await browser.post(`${path}/cancel`, {});
    expect(done.url.pathname).toBe(path);
    expect(done.html).toContain('ยกเลิกแล้ว');
    const { body } = await manage('GET', id);
    expect(body).toMatchObject({ status: 'cancelled' });

    const sent = await place({});
    await act(sent.id, 'ship');
    expect((await browser.get(sent.path)).html).not.toContain('/cancel"');
    await browser.post(`${sent.path}/cancel`, {});
    expect((await manage('GET', sent.id)).body).toMatchObject({ status: 'shipped' });
  });
});

import { bahtToSatang } from '@talad/elements/commerce/money';
import { orderTotal } from '@talad/elements/commerce/price/order-total';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { postEntry, reverseOrder } from '../../sales/ledger/journal.ts';
import { orderEntry } from '../../sales/ledger/order-entry.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const shopId = shops.alpha.id;
const own = accounts.shopper.id;
const at = new Date('2026-11-20T05:00:00Z');

const balance = async (cookie: string): Promise<unknown> =>
  (await host.inject({ url: '/api/v1/users/me/wallet', headers: { cookie } })).json();

it('holds what came in less what was paid, each person their own', async () => {
  const cookie = await signIn(host, accounts.shopper.email);
  expect(await balance(cookie)).toEqual({ balance: 0, url: '/my/wallet' });
  const first = await placeOrderRows(host.db, { account_id: own });
  const second = await placeOrderRows(host.db, { account_id: own });
  const total = orderTotal(
    [{ unitPrice: bahtToSatang(259), quantity: 1 }],
    { flat: bahtToSatang(50) },
    { lnwcash: bahtToSatang(120.5), vatRate: 700 },
  );
  await host.db.transaction().execute(async (trx) => {
    for (const { order_id: orderId } of [first, second]) {
      const lines = orderEntry(total, own, 'cod');
      await postEntry(trx, { shopId, kind: 'order.placed', orderId, at, lines });
    }
    await reverseOrder(trx, { shopId, orderId: second.order_id, at });
    await postEntry(trx, {
      shopId,
      kind: 'order.paid',
      orderId: first.order_id,
      at,
      lines: [
        { account: 'cash:cod', amount: bahtToSatang(500) },
        { account: 'wallet', amount: bahtToSatang(-500), holder_id: own },
      ],
    });
  });
  // ฿120.50 was paid twice and refunded once; ฿500 was credited.
  expect(await balance(cookie)).toEqual({ balance: 379.5, url: '/my/wallet' });
  expect(await balance(await signIn(host, accounts.ownerBeta.email))).toMatchObject({ balance: 0 });
  const page = await host.inject({ url: '/my/wallet?lang=th', headers: { cookie } });
  expect(page.body).toContain('฿379.50');
  expect(page.body).toMatch(/คืนเงินคำสั่งซื้อ \d+/);
  expect(page.body).toContain('−฿120.50');
});

it('is shown to a signed-in user, on the platform only', async () => {
  const ask = (headers: Record<string, string>) =>
    host.inject({ url: '/api/v1/users/me/wallet', headers });
  expect((await ask({})).statusCode).toBe(401);
  const cookie = await signIn(host, accounts.shopper.email);
  expect((await ask({ cookie, host: 'alpha.talad.localhost:4000' })).statusCode).toBe(404);
});

it('refuses a line of the wallet without a holder', async () => {
  const booked = host.db
    .insertInto('journal_line')
    .values({ shop_id: shopId, entry_id: own, rank: 0, account: 'wallet', amount: 100 })
    .execute();
  await expect(booked).rejects.toThrow('journal_line_holder');
});

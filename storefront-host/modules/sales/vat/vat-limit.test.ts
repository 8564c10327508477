import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bahtToSatang } from '@talad/elements/commerce/money';
import { products, shops } from '../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { manualOrder } from '../../../../test/support/manual-order.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { postEntry } from '../ledger/journal.ts';

let now = new Date('2026-11-20T05:00:00Z');
let host: TestHost;
const call = manageShop(() => host);

const register = (registered: boolean) =>
  host.db
    .updateTable('shop')
    .set({ settings: sql`settings || ${JSON.stringify({ tax: { registered } })}::jsonb` })
    .where('id', '=', shops.alpha.id)
    .execute();

beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => now,
    env: { RATE_LIMIT_FACTOR: '1000' },
  });
  await register(false);
  await host.db.updateTable('stock').set({ remain: 100_000 }).execute();
  await bookForBeta();
});
afterAll(() => host.close());

/** Orders cups of 120 baht, with a discount and delivery for 50, and returns the order. */
async function sell(quantity: number, discount: number) {
  const lines = [{ product_id: products.cup.id, quantity }];
  const net = 120 * quantity - discount + 50;
  const terms = { discount, fee: 50, payment_method: 'transfer' };
  const { status, body } = await call('POST', 'orders', {
    ...manualOrder(lines, net, terms),
  });
  expect(status).toBe(201);
  return body;
}

/** Beta's income is far above the limit, and is no income of alpha. */
const bookForBeta = () =>
  host.db.transaction().execute((trx) =>
    postEntry(trx, {
      shopId: shops.beta.id,
      kind: 'order.placed',
      orderId: null,
      at: now,
      lines: [
        { account: 'receivable:cod', amount: bahtToSatang(9_000_000) },
        { account: 'sales', amount: bahtToSatang(-9_000_000) },
      ],
    }),
  );

/** Computes the same from the ledger, with a separate query. */
async function inLedger(): Promise<number> {
  const { sum } = await host.db
    .selectFrom('journal_line')
    .select(sql<number>`coalesce(-sum(amount), 0)::float8`.as('sum'))
    .where('shop_id', '=', shops.alpha.id)
    .where('account', 'in', ['sales', 'shipping', 'discount', 'points'])
    .executeTakeFirstOrThrow();
  return sum / 100;
}

const limit = async () => (await call('GET', 'vat-limit')).body;

it('warns from 80 % of the limit on, and says by when to register once it is passed', async () => {
  const before = await inLedger();
  await sell(9_999, 0);
  expect(await limit()).toMatchObject({ sales: 1_199_930 + before, is_near: false, passed: null });
  await sell(2_500, 20_000.5);
  const near = await limit();
  expect(near).toEqual({
    year: 2026,
    sales: 1_479_979.5 + before,
    limit: 1_800_000,
    is_near: true,
    passed: null,
  });
  now = new Date('2026-12-10T17:30:00Z');
  const last = await sell(3_000, 0);
  expect(await limit()).toMatchObject({ passed: { on: '2026-12-11', register_by: '2027-01-10' } });
  expect((await limit()).sales).toBe(await inLedger());
  // A cancelled order is no income.
  await call('POST', `orders/${last.id}/cancel`, { revision: 1 });
  expect(await limit()).toEqual(near);
});

it('begins at nothing with the calendar year of Thailand', async () => {
  now = new Date('2026-12-31T16:59:59Z');
  expect(await limit()).toMatchObject({ year: 2026, is_near: true });
  now = new Date('2026-12-31T17:00:00Z');
  expect(await limit()).toMatchObject({ year: 2027, sales: 0, is_near: false, passed: null });
});

it('does not forget in the new year that last year passed the limit', async () => {
  now = new Date('2026-12-31T16:59:59Z');
  await sell(3_000, 0);
  now = new Date('2026-12-31T17:00:00Z');
  await sell(1, 0);
  const passed = { on: '2026-12-31', register_by: '2027-01-30' };
  expect(await limit()).toMatchObject({ year: 2026, is_near: true, passed });
});

it('is silent once the shop is registered', async () => {
  await register(true);
  expect(await limit()).toBeNull();
});

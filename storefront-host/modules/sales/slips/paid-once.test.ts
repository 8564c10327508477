import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { createBuyer, type Buyer, type FormOrder } from '../../../../test/support/buyer.ts';
import { drawSlip, slipForm, slipText } from '../../../../test/support/drawn-slip.ts';
import {
  accounts,
  products,
  shops,
  smallPassword,
} from '../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { openLedger } from '../../../../test/support/open-ledger.ts';
import { orderBalances } from '../../../../test/support/order-balances.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { offerTransfers } from '../../../../test/support/transfer-settings.ts';
import { changeOrder } from '../orders/life/change-order.ts';
import { reconcile } from '../reconcile/reconcile.ts';

let host: TestHost;
let buyer: Buyer;
let operator: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  buyer = createBuyer(host);
  await buyer.setStock(products.cup.id, 50);
  await openLedger(host.db);
  await offerTransfers(alpha);
  operator = openBrowser(host, { lang: 'en' });
  await operator.signIn(accounts.operator.email, smallPassword, '/admin/payments');
});
afterAll(() => host.close());

const alpha = manageShop(() => host);
let transfers = 0;
const sendSlip = async ({ path }: FormOrder) => {
  transfers += 1;
  const text = slipText(`20261127${String(transfers).padStart(12, '0')}`);
  await openBrowser(host, { lang: 'en' }).post(`${path}/slip`, slipForm(await drawSlip(text)));
};
const slipsOf = async ({ id }: FormOrder) => {
  const rows = await host.db
    .selectFrom('order_slip')
    .select(['id', 'state'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  return rows;
};
const statesOf = async (order: FormOrder) => (await slipsOf(order)).map(({ state }) => state);
const rowOf = ({ id }: FormOrder) =>
  host.db
    .selectFrom('sales_order')
    .select(['revision', 'group_id', 'payment_status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const receive = async (order: FormOrder) => {
  const { revision } = await rowOf(order);
  return alpha('POST', `orders/${order.id}/receive`, { revision });
};
async function expectPaidOnce(order: FormOrder, account: string): Promise<void> {
  expect((await rowOf(order)).payment_status).toBe('paid');
  expect(await orderBalances(host.db, order.id)).toMatchObject({ [account]: 17_000 });
  const checks = await reconcile(host.db);
  expect(checks.flatMap(({ differences }) => differences)).toEqual([]);
}

// A second transfer is never booked, so there is no excess in the ledger to mend (decision 439).
describe('an order that is paid to its shop', () => {
  let order: FormOrder;
  beforeEach(async () => {
    order = await buyer.orderCup({ payment: 'transfer' });
  });

  it('accepts no slip after the one that was accepted', async () => {
    await sendSlip(order);
    const [refused] = await slipsOf(order);
    await alpha('POST', `orders/${order.id}/slips/${refused?.id}/refuse`, { reason: 'Blurred' });
    await sendSlip(order);
    expect((await receive(order)).status).toBe(200);
    await sendSlip(order);
    expect(await statesOf(order)).toEqual(['refused', 'accepted']);
    // Refusing the accepted slip, or receiving again with the newest revision.
    const [, accepted] = await slipsOf(order);
    const late = await alpha('POST', `orders/${order.id}/slips/${accepted?.id}/refuse`, {
      reason: 'Late',
    });
    const again = await receive(order);
    expect([late.body.code, again.body.code]).toEqual(['BAD_STATE', 'BAD_STATE']);
    await expectPaidOnce(order, 'cash:transfer');
  });

  it('accepts no slip after a receipt by hand, and the waiting slip with it', async () => {
    await sendSlip(order);
    await receive(order);
    await sendSlip(order);
    expect(await statesOf(order)).toEqual(['accepted']);
    await expectPaidOnce(order, 'cash:transfer');
  });

  it('is received once by two of its staff and a service that confirm it at one time', async () => {
    await sendSlip(order);
    const { revision } = await rowOf(order);
    const change = {
      shopId: shops.alpha.id,
      orderId: order.id,
      action: 'receive',
      revision,
      tracking: null,
      at: new Date(),
    } as const;
    const answers = await Promise.all([
      changeOrder(host.db, { ...change, accountId: accounts.ownerAlpha.id }),
      changeOrder(host.db, { ...change, accountId: accounts.staffAlpha.id }),
      changeOrder(host.db, { ...change, accountId: null }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await expectPaidOnce(order, 'cash:transfer');
  });
});

describe('a payment to the marketplace', () => {
  it('accepts no slip and no receipt after the first', async () => {
    await operator.post('/admin/payments', {
      scope: 'all',
      promptpay: '081-234-5678',
      promptpay_name: 'Talad Market',
      pay_hours: '1',
    });
    const order = await buyer.orderCup({ payment: 'platform' });
    await sendSlip(order);
    const { group_id: group } = await rowOf(order);
    const confirm = () => operator.post(`/admin/payments/${group}/received`, { amount: '170' });
    await confirm();
    await sendSlip(order);
    await confirm();
    expect(await statesOf(order)).toEqual(['accepted']);
    await expectPaidOnce(order, 'cash:platform');
  });
});

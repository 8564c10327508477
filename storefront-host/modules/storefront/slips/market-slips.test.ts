import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import { drawSlip, slipForm, slipText } from '../../../../test/support/drawn-slip.ts';
import {
  accounts,
  products,
  shops,
  smallPassword,
} from '../../../../test/support/fixture-market.ts';
import { groupBuyer } from '../../../../test/support/group-buyer.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { openLedger } from '../../../../test/support/open-ledger.ts';
import { orderBalances } from '../../../../test/support/order-balances.ts';
import { linesOfTwoShops } from '../../../../test/support/payment-providers/market-stage.ts';
import {
  type BankTransfer,
  EASYSLIP_KEY,
  SLIPOK_BRANCH,
  SLIPOK_KEY,
  startEasySlip,
  startSlipOk,
  type SlipServer,
} from '../../../../test/support/payment-providers/slip-servers.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { reconcile } from '../../sales/reconcile/reconcile.ts';
import { MALL_ID } from '../../shops/index.ts';

let servers: { readonly easyslip: SlipServer; readonly slipok: SlipServer };
let host: TestHost;
let buyer: Buyer;
let operator: ReturnType<typeof openBrowser>;
/** Offset of the host's clock from the real time, in ms. */
let ahead = 0;
beforeAll(async () => {
  servers = { easyslip: await startEasySlip(), slipok: await startSlipOk() };
  host = await createTestHost({
    seed: 'small',
    now: () => new Date(Date.now() + ahead),
    env: {
      RATE_LIMIT_FACTOR: '1000',
      EASYSLIP_API: servers.easyslip.server.api.href,
      SLIPOK_API: servers.slipok.server.api.href,
    },
  });
  buyer = createBuyer(host);
  for (const { id } of [products.cup, products.banana]) await buyer.setStock(id, 500);
  await openLedger(host.db);
  operator = openBrowser(host, { lang: 'en' });
  await operator.signIn(accounts.operator.email, smallPassword, '/admin/payments');
  await operator.post('/admin/payments', {
    scope: 'all',
    promptpay: '081-234-5678',
    promptpay_name: 'Talad Market',
    pay_hours: '24',
  });
});
afterAll(async () => {
  await host.close();
  await Promise.all([servers.easyslip.server.close(), servers.slipok.server.close()]);
});

const alpha = manageShop(() => host);
const beta = manageShop(() => host, { email: accounts.ownerBeta.email, shopId: shops.beta.id });
const keys = {
  easyslip: { provider: 'easyslip', secret_key: EASYSLIP_KEY, branch: '' },
  slipok: { provider: 'slipok', secret_key: SLIPOK_KEY, branch: SLIPOK_BRANCH },
} as const;
const SERVICE = '/admin/payments/slip-service';

let sent = 0;
function newReference(): string {
  sent += 1;
  return `20261127${String(sent).padStart(12, '0')}`;
}

/** Two orders of two shops, whose one payment to the marketplace is awaited. */
async function visit() {
  const one = groupBuyer(host);
  const done = await one.press(await one.begin(linesOfTwoShops), { payment: 'platform' });
  const { id, net } = await host.db
    .selectFrom('payment_group')
    .select(['id', 'net'])
    .where('orders', '=', 2)
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id, baht: net / 100, path: done.url.pathname };
}

const right = (baht: number): BankTransfer => ({
  bank: '014',
  baht,
  at: new Date(Date.now() + ahead),
  account: undefined,
  promptpay: 'xxx-xxx-5678',
});

async function sendSlip(path: string, reference: string) {
  const browser = openBrowser(host, { lang: 'en' });
  return browser.post(`${path}/slip`, slipForm(await drawSlip(slipText(reference))));
}

const ordersOf = (group: string) =>
  host.db
    .selectFrom('sales_order')
    .select(['id', 'shop_id', 'net', 'payment_status', 'revision'])
    .where('group_id', '=', group)
    .orderBy('shop_id')
    .execute();
const paidOf = async (group: string) =>
  (await ordersOf(group)).map(({ payment_status: paid }) => paid);
const slipOf = async (group: string) => {
  const [first] = await ordersOf(group);
  return host.db
    .selectFrom('order_slip')
    .select(['state', 'check_state', 'differences'])
    .where('order_id', '=', first?.id ?? '')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
};
async function sweep(later: number): Promise<void> {
  ahead += later;
  await host.host.jobs.send('slip.sweep', {});
  await host.host.jobs.drain();
}
async function expectBooksRight(): Promise<void> {
  await host.host.jobs.drain();
  expect((await reconcile(host.db)).flatMap((check) => check.differences)).toEqual([]);
}

describe.each(['easyslip', 'slipok'] as const)(
  'a slip to the marketplace that %s checks',
  (name) => {
    let bank: SlipServer;
    beforeAll(async () => {
      bank = servers[name];
      await operator.post(SERVICE, keys[name]);
      // A shop has a service of its own, which knows nothing of the marketplace's account.
      const other = name === 'easyslip' ? 'slipok' : 'easyslip';
      await alpha('PUT', 'slip-verifier', keys[other]);
    });
    beforeEach(() => {
      ahead = 0;
      bank.server.isDown = false;
      bank.state.isSpent = false;
    });

    it('pays all orders at once when sum, account, time and reference are right', async () => {
      const { id, baht, path } = await visit();
      const reference = newReference();
      bank.state.transfers.set(reference, right(baht));
      const page = await sendSlip(path, reference);
      expect(page.html).toContain('has arrived');
      expect(await paidOf(id)).toEqual(['paid', 'paid']);
      expect(await slipOf(id)).toMatchObject({ state: 'accepted', check_state: 'confirmed' });
      for (const order of await ordersOf(id)) {
        expect(await orderBalances(host.db, order.id)).toMatchObject({
          'cash:platform': order.net,
        });
      }
      const list = await operator.get('/admin/payments');
      expect(list.html).toContain('Confirmed by the bank');
      const log = await host.db
        .selectFrom('audit_log')
        .select(['shop_id', 'action'])
        .where('entity_id', '=', id)
        .execute();
      expect(log).toEqual(
        expect.arrayContaining([{ shop_id: MALL_ID, action: 'payment_slip_confirmed' }]),
      );
      const requestCount = bank.server.requests.length;
      await sweep(120_000);
      expect(bank.server.requests).toHaveLength(requestCount);
      await expectBooksRight();
    });

    it('pays the order of one shop', async () => {
      const order = await buyer.orderCup({ payment: 'platform' });
      const reference = newReference();
      bank.state.transfers.set(reference, right(170));
      await sendSlip(order.path, reference);
      expect((await alpha('GET', `orders/${order.id}`)).body.payment_status).toBe('paid');
    });

    it.each<[string, Partial<BankTransfer>, string]>([
      ['sum', { baht: 1 }, 'Amount transferred: ฿1'],
      ['account', { promptpay: 'xxx-xxx-9999' }, 'Went to another account: xxx-xxx-9999'],
      ['time', { at: new Date('2026-01-02T03:04:05Z') }, 'Transferred before the order'],
      ['sending bank', { bank: '002' }, 'Another reference'],
    ])('waits for an operator with another %s, and says so', async (_name, change, words) => {
      const { id, baht, path } = await visit();
      const reference = newReference();
      bank.state.transfers.set(reference, { ...right(baht), ...change });
      expect((await sendSlip(path, reference)).html).toContain('We have your slip.');
      expect(await paidOf(id)).toEqual(['pending', 'pending']);
      const list = await operator.get('/admin/payments');
      expect(list.html).toContain('The bank says otherwise:');
      expect(list.html).toContain(words);
      await operator.post(`/admin/payments/${id}/received`, { amount: String(baht) });
      expect(await paidOf(id)).toEqual(['paid', 'paid']);
    });

    it('is accepted for one payment only', async () => {
      const [first, second] = [await visit(), await visit()];
      const reference = newReference();
      bank.state.transfers.set(reference, right(first.baht));
      await sendSlip(first.path, reference);
      const refused = await sendSlip(second.path, reference);
      expect(refused.html).not.toContain('We have your slip.');
      expect(await paidOf(second.id)).toEqual(['pending', 'pending']);
    });

    it('is asked about again while the bank records late, and then pays', async () => {
      const { id, baht, path } = await visit();
      const reference = newReference();
      bank.state.transfers.set(reference, 'pending');
      await sendSlip(path, reference);
      expect((await operator.get('/admin/payments')).html).toContain('Being checked with the bank');
      bank.state.transfers.set(reference, right(baht));
      await sweep(61_000);
      expect(await paidOf(id)).toEqual(['paid', 'paid']);
    });

    it('waits as without a service while that one is down', async () => {
      const { id, path } = await visit();
      bank.server.isDown = true;
      await sendSlip(path, newReference());
      await sweep(16 * 60_000);
      expect(await slipOf(id)).toMatchObject({ state: 'waiting', check_state: 'unknown' });
      expect((await operator.get('/admin/payments')).html).toContain('gave no answer');
    });

    it('pays nothing that an operator received meanwhile, and reopens nothing', async () => {
      const [received, cancelled] = [await visit(), await visit()];
      const references = [newReference(), newReference()];
      for (const reference of references) bank.state.transfers.set(reference, 'pending');
      await sendSlip(received.path, references[0] ?? '');
      await sendSlip(cancelled.path, references[1] ?? '');
      await operator.post(`/admin/payments/${received.id}/received`, {
        amount: String(received.baht),
      });
      const [first, second] = await ordersOf(cancelled.id);
      await alpha('POST', `orders/${first?.id}/cancel`, { revision: 1 });
      await beta('POST', `orders/${second?.id}/cancel`, { revision: 1 });
      for (const reference of references) {
        bank.state.transfers.set(reference, right(received.baht));
      }
      await sweep(61_000);
      expect(await paidOf(received.id)).toEqual(['paid', 'paid']);
      expect(await paidOf(cancelled.id)).toEqual(['pending', 'pending']);
      expect(await slipOf(cancelled.id)).toMatchObject({
        state: 'waiting',
        check_state: 'confirmed',
      });
      await expectBooksRight();
    });
  },
);

describe('the slip service of the marketplace', () => {
  it('is connected by an operator with a key that it accepts, which is never shown again', async () => {
    const wrong = { ...keys.easyslip, secret_key: 'another-key-0000' };
    expect((await operator.post(SERVICE, wrong)).html).toContain('does not accept this key');
    const branchless = { ...keys.slipok, branch: ' ' };
    expect((await operator.post(SERVICE, branchless)).html).toContain('needs the branch ID');
    const page = await operator.post(SERVICE, keys.easyslip);
    expect(page.html).toContain('EasySlip checks new slips');
    expect(page.html).not.toContain(EASYSLIP_KEY);
    const stored = await host.db.selectFrom('slip_verifier').selectAll().execute();
    expect(stored.map(({ secret_key }) => secret_key.toString('latin1')).join()).not.toContain(
      EASYSLIP_KEY,
    );
    const log = await operator.get('/admin/log?kind=payments');
    expect(log.html).toContain('Slip verification service: SlipOK → EasySlip');
    const mall = manageShop(() => host, { email: accounts.operator.email, shopId: MALL_ID });
    expect((await mall('PUT', 'slip-verifier', keys.easyslip)).status).toBe(404);
    expect((await mall('DELETE', 'slip-verifier')).status).toBe(404);
  });

  it('is asked no more once it is removed', async () => {
    await operator.post(`${SERVICE}/remove`, {});
    const requestCount =
      servers.easyslip.server.requests.length + servers.slipok.server.requests.length;
    const { id, path } = await visit();
    await sendSlip(path, newReference());
    expect(servers.easyslip.server.requests.length + servers.slipok.server.requests.length).toBe(
      requestCount,
    );
    expect(await slipOf(id)).toMatchObject({ state: 'waiting', check_state: null });
    const log = await operator.get('/admin/log?kind=payments');
    expect(log.html).toContain('Slip verification service: EasySlip → –');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../../test/support/browser/browser.ts';
import { drawSlip, slipForm, slipText } from '../../../../../test/support/drawn-slip.ts';
import { accounts, shops } from '../../../../../test/support/fixture-market.ts';
import { manageShop } from '../../../../../test/support/manage-shop.ts';
import { openLedger } from '../../../../../test/support/open-ledger.ts';
import { orderBalances } from '../../../../../test/support/order-balances.ts';
import {
  type BankTransfer,
  EASYSLIP_KEY,
  SLIPOK_BRANCH,
  SLIPOK_KEY,
  startEasySlip,
  startSlipOk,
  type SlipServer,
} from '../../../../../test/support/payment-providers/slip-servers.ts';
import { placeOrderRows } from '../../../../../test/support/placed-order.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';
import { offerTransfers } from '../../../../../test/support/transfer-settings.ts';
import { orderLink } from '../../orders/order-link.ts';

const alpha = shops.alpha.id;
let servers: { readonly easyslip: SlipServer; readonly slipok: SlipServer };
let host: TestHost;
/** Offset of the host's clock from the real time, in ms. */
let ahead = 0;
beforeAll(async () => {
  servers = { easyslip: await startEasySlip(), slipok: await startSlipOk() };
  host = await createTestHost({
    seed: 'small',
    now: () => new Date(Date.now() + ahead),
    env: {
      RATE_LIMIT_FACTOR: '100',
      EASYSLIP_API: servers.easyslip.server.api.href,
      SLIPOK_API: servers.slipok.server.api.href,
    },
  });
  await openLedger(host.db);
  await offerTransfers(manage, {
    promptpay: '081-234-5678',
    accounts: [{ bank: '004', number: '123-4-56789-0', name: 'Alpha Pottery Co.' }],
  });
});
afterAll(async () => {
  await host.close();
  await Promise.all([servers.easyslip.server.close(), servers.slipok.server.close()]);
});

const manage = manageShop(() => host);

const keys = {
  easyslip: { provider: 'easyslip', secret_key: EASYSLIP_KEY, branch: '' },
  slipok: { provider: 'slipok', secret_key: SLIPOK_KEY, branch: SLIPOK_BRANCH },
} as const;

let sent = 0;
function newReference(): string {
  sent += 1;
  return `20261127${String(sent).padStart(12, '0')}`;
}

/** Creates an order that waits for ฿309 by transfer, and returns the path of its buyer's page. */
async function awaited(shopId: number = alpha) {
  const { order_id: id } = await placeOrderRows(host.db, {
    shop_id: shopId,
    payment_method: 'transfer',
    lang: 'en',
  });
  const link = orderLink(host.host, { shop_id: shopId, order_id: id });
  return { id, path: new URL(link).pathname };
}

const right = (): BankTransfer => ({
  bank: '014',
  baht: 309,
  at: new Date(Date.now() + ahead),
  account: 'xxx-x-x6789-x',
});

async function sendSlip(path: string, reference: string) {
  const browser = openBrowser(host, { lang: 'en' });
  return browser.post(`${path}/slip`, slipForm(await drawSlip(slipText(reference))));
}

const order = async (id: string) => (await manage('GET', `orders/${id}`)).body;

async function sweep(later: number): Promise<void> {
  ahead += later;
  await host.host.jobs.send('slip.sweep', {});
  await host.host.jobs.drain();
}

async function countNotices(id: string): Promise<number> {
  const rows = await host.db
    .selectFrom('notification')
    .select('id')
    .where('kind', '=', 'slip_sent')
    .where('account_id', '=', accounts.ownerAlpha.id)
    .where('path', 'like', `%/orders/${id}/show`)
    .execute();
  return rows.length;
}

describe.each(['easyslip', 'slipok'] as const)('a slip that %s checks', (name) => {
  let bank: SlipServer;
  beforeAll(async () => {
    bank = servers[name];
    await manage('PUT', 'slip-verifier', keys[name]);
  });
  beforeEach(() => {
    bank.server.isDown = false;
    bank.state.isSpent = false;
  });

  it('pays its order at once when sum, account, time and reference are right', async () => {
    const { id, path } = await awaited();
    const reference = newReference();
    bank.state.transfers.set(reference, right());
    const page = await sendSlip(path, reference);
    expect(page.html).toContain('The shop has received ฿309');
    const shown = await order(id);
    expect(shown).toMatchObject({ payment_status: 'paid', revision: 2 });
    expect(shown.slips).toMatchObject([{ state: 'accepted', check: 'confirmed', differences: [] }]);
    expect(await orderBalances(host.db, id)).toMatchObject({ 'cash:transfer': 30_900 });
    const actions = shown.events.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(expect.arrayContaining(['slip_sent', 'slip_confirmed', 'paid']));
    expect(await countNotices(id)).toBe(0);
    // The service is queried once, also after a sweep.
    const requestCount = bank.server.requests.length;
    await sweep(120_000);
    expect(bank.server.requests).toHaveLength(requestCount);
  });

  it.each<[string, Partial<BankTransfer>]>([
    ['to its PromptPay number', { account: undefined, promptpay: 'xxx-xxx-5678' }],
    ['to the number with its country', { account: undefined, promptpay: '0066xxxxx5678' }],
    ['whose account is masked otherwise', { account: 'xxxxx6789x' }],
  ])('is right %s', async (_name, change) => {
    const { id, path } = await awaited();
    const reference = newReference();
    bank.state.transfers.set(reference, { ...right(), ...change });
    await sendSlip(path, reference);
    expect((await order(id)).payment_status).toBe('paid');
  });

  it.each<[string, Partial<BankTransfer>, object]>([
    ['sum', { baht: 308.99 }, { field: 'amount', found: '308.99' }],
    ['account', { account: 'xxx-x-x1111-x' }, { field: 'payee', found: 'xxx-x-x1111-x' }],
    ['bank of the account', { receiverBank: '014' }, { field: 'payee', found: 'xxx-x-x6789-x' }],
    ['account, which is hidden', { account: 'xxx-x-xxxxx-x' }, { field: 'payee' }],
    ['PromptPay', { promptpay: 'xxx-xxx-9999', account: undefined }, { field: 'payee' }],
    ['time', { at: new Date('2026-01-02T03:04:05Z') }, { field: 'time' }],
    ['sending bank', { bank: '002' }, { field: 'reference' }],
  ])('waits for the shop with another %s, and says so', async (_name, change, difference) => {
    const { id, path } = await awaited();
    const reference = newReference();
    bank.state.transfers.set(reference, { ...right(), ...change });
    const page = await sendSlip(path, reference);
    expect(page.html).toContain('We have your slip.');
    const shown = await order(id);
    expect(shown.payment_status).toBe('pending');
    expect(shown.slips).toMatchObject([{ state: 'waiting', check: 'differs' }]);
    expect(shown.slips[0].differences).toMatchObject([difference]);
    expect(await countNotices(id)).toBe(1);
    const list = await manage('GET', `slips?filter={"id":["${shown.slips[0].id}"]}`);
    expect(list.body.items[0].differences).toMatchObject([difference]);
  });

  it('waits for the shop when the bank knows no such transfer', async () => {
    const { id, path } = await awaited();
    await sendSlip(path, newReference());
    expect((await order(id)).slips).toMatchObject([
      { state: 'waiting', check: 'differs', differences: [{ field: 'transfer', found: '' }] },
    ]);
  });

  it('is asked about again while the bank records late, and then pays its order', async () => {
    const { id, path } = await awaited();
    const reference = newReference();
    bank.state.transfers.set(reference, 'pending');
    await sendSlip(path, reference);
    expect((await order(id)).slips).toMatchObject([{ state: 'waiting', check: 'asking' }]);
    bank.state.transfers.set(reference, right());
    await sweep(61_000);
    expect((await order(id)).payment_status).toBe('paid');
  });

  it('waits for the shop as without a service while that one is down', async () => {
    const { id, path } = await awaited();
    bank.server.isDown = true;
    const page = await sendSlip(path, newReference());
    expect(page.html).toContain('We have your slip.');
    expect((await order(id)).slips).toMatchObject([{ state: 'waiting', check: 'asking' }]);
    await sweep(16 * 60_000);
    const shown = await order(id);
    expect(shown.slips).toMatchObject([{ state: 'waiting', check: 'unknown', differences: [] }]);
    expect(await countNotices(id)).toBe(1);
    const received = await manage('POST', `orders/${id}/receive`, { revision: shown.revision });
    expect(received.body.payment_status).toBe('paid');
  });

  it('waits for the shop at once when the key has no questions left', async () => {
    const { id, path } = await awaited();
    bank.state.isSpent = true;
    await sendSlip(path, newReference());
    expect((await order(id)).slips).toMatchObject([{ state: 'waiting', check: 'unknown' }]);
    expect(await countNotices(id)).toBe(1);
  });

  it('pays nothing that the shop has received meanwhile, and reopens nothing', async () => {
    const [received, cancelled] = [await awaited(), await awaited()];
    const references = [newReference(), newReference()];
    for (const reference of references) bank.state.transfers.set(reference, 'pending');
    await sendSlip(received.path, references[0] ?? '');
    await sendSlip(cancelled.path, references[1] ?? '');
    await manage('POST', `orders/${received.id}/receive`, { revision: 1 });
    await manage('POST', `orders/${cancelled.id}/cancel`, { revision: 1 });
    for (const reference of references) bank.state.transfers.set(reference, right());
    await sweep(61_000);
    expect(await orderBalances(host.db, received.id)).toMatchObject({ 'cash:transfer': 30_900 });
    expect(await order(cancelled.id)).toMatchObject({
      status: 'cancelled',
      payment_status: 'pending',
      slips: [{ check: 'confirmed', state: 'waiting' }],
    });
    expect(await countNotices(cancelled.id)).toBe(1);
  });
});

describe('the verification service of a shop', () => {
  it('is connected with a key that it accepts, which is never shown again', async () => {
    const wrong = await manage('PUT', 'slip-verifier', {
      ...keys.easyslip,
      secret_key: 'another-key-0000',
    });
    expect(wrong.body.fields).toMatchObject([{ path: 'secret_key' }]);
    const branchless = await manage('PUT', 'slip-verifier', { ...keys.slipok, branch: ' ' });
    expect(branchless.body.fields).toMatchObject([{ path: 'branch' }]);
    servers.easyslip.server.isDown = true;
    expect((await manage('PUT', 'slip-verifier', keys.easyslip)).status).toBe(503);
    servers.easyslip.server.isDown = false;
    const { status, body } = await manage('PUT', 'slip-verifier', keys.easyslip);
    expect(status).toBe(200);
    expect(body).toEqual({
      verifier: { provider: 'easyslip', branch: '', key_end: EASYSLIP_KEY.slice(-4) },
    });
    const stored = await host.db.selectFrom('slip_verifier').selectAll().execute();
    expect(stored.map(({ secret_key }) => secret_key.toString('latin1')).join()).not.toContain(
      EASYSLIP_KEY,
    );
    const log = await host.db.selectFrom('audit_log').select(['action', 'after']).execute();
    expect(JSON.stringify(log)).not.toContain(EASYSLIP_KEY);
    expect(log.map(({ action }) => action)).toContain('verifier_connected');
  });

  it('is asked by this shop alone, and by none once it is removed', async () => {
    await manage('PUT', 'slip-verifier', keys.easyslip);
    const countRequests = () => servers.easyslip.server.requests.length;
    const before = countRequests();
    const beta = await awaited(shops.beta.id);
    await sendSlip(beta.path, newReference());
    expect(countRequests()).toBe(before);
    expect((await manage('DELETE', 'slip-verifier')).body).toEqual({ verifier: null });
    const { id, path } = await awaited();
    await sendSlip(path, newReference());
    expect(countRequests()).toBe(before);
    expect((await order(id)).slips).toMatchObject([{ state: 'waiting', check: null }]);
  });
});

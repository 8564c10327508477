import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, shops } from '../../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../../test/support/placed-order.ts';
import { signIn } from '../../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';

let host: TestHost;
const cookies = new Map<string, string>();
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  for (const { email } of [accounts.ownerAlpha, accounts.ownerBeta]) {
    cookies.set(email, await signIn(host, email));
  }
});
afterAll(() => host.close());

const { alpha, beta } = shops;

async function call(
  shop: { readonly id: number },
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
) {
  const owner = shop.id === alpha.id ? accounts.ownerAlpha : accounts.ownerBeta;
  const reply = await host.inject({
    method,
    url: `/api/v1/manage/${shop.id}/orders${path}`,
    headers: { origin: 'http://localhost:4000', cookie: cookies.get(owner.email) ?? '' },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}

async function order(shop: { readonly id: number } = alpha, name = 'วิชัย มั่นคง') {
  const { order_id: id } = await placeOrderRows(host.db, { shop_id: shop.id, contact: { name } });
  return id;
}

async function list(filter: object, shop = alpha): Promise<string[]> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), limit: '100' });
  const { status, body } = await call(shop, 'GET', `?${query}`);
  expect(status).toBe(200);
  return body.items.map(({ id }: { id: string }) => id);
}

describe('an internal note', () => {
  it('is read with its writer and time, newest first, and never by the customer', async () => {
    const id = await order();
    await call(alpha, 'POST', `/${id}/notes`, { text: ' โทรก่อนส่ง ' });
    const { body } = await call(alpha, 'POST', `/${id}/notes`, { text: 'ห่อของขวัญ' });
    expect(body.notes).toMatchObject([
      { text: 'ห่อของขวัญ', by: accounts.ownerAlpha.name },
      { text: 'โทรก่อนส่ง', by: accounts.ownerAlpha.name },
    ]);
    const { pathname } = new URL(body.link);
    const page = await host.inject(pathname);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`${body.number}`);
    expect(page.body).not.toContain('ห่อของขวัญ');
  });

  it('is deleted, and its text is not in the log', async () => {
    const id = await order();
    const [note] = (await call(alpha, 'POST', `/${id}/notes`, { text: 'ผิดคน 555' })).body.notes;
    const after = await call(alpha, 'DELETE', `/${id}/notes/${note.id}`);
    expect(after.body.notes).toEqual([]);
    expect((await call(alpha, 'DELETE', `/${id}/notes/${note.id}`)).status).toBe(404);
    const log = await host.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['noted', 'note_removed']);
    expect(JSON.stringify(log)).not.toContain('ผิดคน');
  });

  it.each([{ text: '   ' }, { text: '' }, { text: 'ก'.repeat(2001) }, { text: 'a', shop_id: 3 }])(
    'is refused when it says nothing or too much',
    async (body) => {
      expect((await call(alpha, 'POST', `/${await order()}/notes`, body)).status).toBe(400);
    },
  );

  it('is not added to the order of another shop', async () => {
    const foreign = await order(beta);
    expect((await call(alpha, 'POST', `/${foreign}/notes`, { text: 'x' })).status).toBe(404);
    const [note] = (await call(beta, 'POST', `/${foreign}/notes`, { text: 'x' })).body.notes;
    expect((await call(alpha, 'DELETE', `/${foreign}/notes/${note.id}`)).status).toBe(404);
  });
});

describe('tags', () => {
  it('are added and removed on many orders at once, and filter the list', async () => {
    const [first, second] = [await order(), await order()];
    const ids = [first, second];
    const tagged = await call(alpha, 'POST', '/tags', { ids, add: [' ด่วน ', 'ด่วน', 'VIP'] });
    expect(tagged.body).toEqual({ changed: 2 });
    expect((await call(alpha, 'GET', `/${first}`)).body.tags.toSorted()).toEqual(['VIP', 'ด่วน']);
    expect(new Set(await list({ tag: 'ด่วน' }))).toEqual(new Set(ids));
    const again = await call(alpha, 'POST', '/tags', { ids, add: ['VIP'] });
    expect(again.body).toEqual({ changed: 0 });
    await call(alpha, 'POST', '/tags', { ids: [first], remove: ['ด่วน'] });
    expect(await list({ tag: 'ด่วน' })).toEqual([second]);
    expect(await list({ tag: 'ด่ว' })).toEqual([]);
  });

  it('are suggested by use, without those of other shops', async () => {
    const ids = [await order(), await order()];
    await call(alpha, 'POST', '/tags', { ids, add: ['ของขวัญ'] });
    await call(alpha, 'POST', '/tags', { ids: ids.slice(1), add: ['พรีออเดอร์'] });
    await call(beta, 'POST', '/tags', { ids: [await order(beta)], add: ['ของเบต้า'] });
    const { tags } = (await call(alpha, 'GET', '/tags')).body;
    const names = tags.map(({ tag }: { tag: string }) => tag);
    expect(names.indexOf('ของขวัญ')).toBeLessThan(names.indexOf('พรีออเดอร์'));
    expect(names).not.toContain('ของเบต้า');
  });

  it('of another shop’s orders stay as they are', async () => {
    const foreign = await order(beta);
    const tagged = await call(alpha, 'POST', '/tags', { ids: [foreign], add: ['VIP'] });
    expect(tagged.body).toEqual({ changed: 0 });
    expect((await call(beta, 'GET', `/${foreign}`)).body.tags).toEqual([]);
  });
});

describe('the list', () => {
  it('finds names, telephone numbers and tracking codes, and nothing of another shop', async () => {
    const mine = await order(alpha, 'Somchai ใจกว้าง');
    await order(beta, 'Somchai ใจกว้าง');
    expect(await list({ q: 'somchai' })).toEqual([mine]);
    expect(await list({ q: 'ใจกว้าง' })).toEqual([mine]);
    const { order_id: sent } = await placeOrderRows(host.db, {
      topic: 'order.shipped',
      tracking: { courier: 'KEX', code: 'KEX0099123' },
    });
    expect(await list({ q: 'kex0099' })).toEqual([sent]);
    expect(await list({ q: '081-234-5678', id: [sent] })).toEqual([sent]);
    expect(await list({ q: 'Somchai 081234' })).toEqual([]);
  });

  it('filters by days of Thailand and leaves cancelled orders out if asked to', async () => {
    const at = { last: '2026-03-01T16:59:59Z', next: '2026-03-01T17:00:00Z' };
    const [last, next] = [await order(), await order()];
    for (const [id, placed_at] of [
      [last, at.last],
      [next, at.next],
    ] as const) {
      await host.db
        .updateTable('sales_order')
        .set({ placed_at: new Date(placed_at) })
        .where('id', '=', id)
        .execute();
    }
    expect(await list({ from: '2026-03-01', to: '2026-03-01' })).toEqual([last]);
    expect(await list({ from: '2026-03-02', to: '2026-03-02' })).toEqual([next]);
    await host.db
      .updateTable('sales_order')
      .set({ status: 'cancelled' })
      .where('id', '=', next)
      .execute();
    expect(await list({ from: '2026-03-01', to: '2026-03-02', sold: true })).toEqual([last]);
    const bad = await call(alpha, 'GET', `?filter=${JSON.stringify({ from: 'yesterday' })}`);
    expect(bad.status).toBe(400);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyerAddress, createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { changeOrder } from '../orders/life/change-order.ts';
import type { ManagedCoupon } from './manage-coupons.contract.ts';

const base = `/api/v1/manage/${shops.alpha.id}/coupons`;
const day = 86_400_000;
const start = Date.now();
let now = new Date(start);
const later = (days: number) => new Date(start + days * day).toISOString();
let host: TestHost;
let buyer: Buyer;
let cookie: string;
let phones = 820_000_000;
let foreign: number;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => now,
    env: { RATE_LIMIT_FACTOR: '1000' },
  });
  buyer = createBuyer(host);
  cookie = await signIn(host, accounts.ownerAlpha.email);
  await buyer.setStock(products.cup.id, 500);
  const { id } = await host.db
    .insertInto('coupon')
    .values({
      shop_id: shops.beta.id,
      code: 'BETA',
      title: 'ของเบต้า',
      kind: 'amount',
      value: 100,
      begins_at: new Date(start - day),
      ends_at: new Date(start + day),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  foreign = id;
});
afterAll(() => host.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object) =>
  host.inject({
    method,
    url,
    headers: { origin: 'http://localhost:4000', cookie: `lang=en; ${cookie}` },
    ...(payload && { payload }),
  });
const make = async (fields: object = {}): Promise<ManagedCoupon> => {
  const body = { kind: 'percent', value: 10, ends_at: later(30), ...fields };
  const made = await call('POST', base, body);
  expect(made.body).toContain('revision');
  return made.json();
};
const one = async (id: number): Promise<ManagedCoupon> =>
  (await call('GET', `${base}/${id}`)).json();
const list = async (filter: object = {}): Promise<readonly ManagedCoupon[]> =>
  (await call('GET', `${base}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json().items;
const address = () => ({ ...buyerAddress, phone: `0${(phones += 1)}` });

/** Orders cups with a code and returns the net total that the page shows. */
async function order(code: string, seen: string, form = address(), cups = 1) {
  const token = await buyer.begin([[products.cup.uuid, cups]]);
  await buyer.submit(token, { coupon: code });
  return buyer.submit(token, { ...form, seen_net: seen });
}

async function cancelLast(): Promise<void> {
  const { id: orderId, revision } = await host.db
    .selectFrom('sales_order')
    .select(['id', 'revision'])
    .orderBy('sequence', 'desc')
    .executeTakeFirstOrThrow();
  await changeOrder(host.db, {
    shopId: shops.alpha.id,
    orderId,
    action: 'cancel',
    revision,
    tracking: null,
    accountId: accounts.ownerAlpha.id,
    at: now,
  });
}

describe('a coupon that an owner creates', () => {
  it('needs a discount and an end; code and names are made', async () => {
    const coupon = await make();
    expect(coupon).toMatchObject({
      code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
      titles: { th: 'ลด 10%', en: '10% off' },
      minimum: 0,
      per_buyer: 1,
      quota: null,
      is_public: true,
      state: 'running',
      collected: 0,
      used: 0,
      cost: 0,
    });
    const { coupons } = (await host.inject('/api/v1/coupon_list?site=alpha&lang=en')).json();
    expect(coupons.map(({ code }: { code: string }) => code)).toContain(coupon.code);
  });

  it('keeps its own name, and is renamed with its discount where it has none', async () => {
    const { id, revision } = await make({ titles: { th: 'ลดรับปีใหม่' } });
    const named = await call('PUT', `${base}/${id}`, { revision, value: 15 });
    expect(named.json().titles.th).toBe('ลดรับปีใหม่');
    const plain = await make();
    const changed = await call('PUT', `${base}/${plain.id}`, {
      revision: 1,
      kind: 'amount',
      value: 50,
    });
    expect(changed.json().titles).toEqual({ th: 'ลด ฿50', en: '฿50 off' });
  });

  it.each([
    [{ value: 0 }, 'value', 'Required.'],
    [{ value: 101 }, 'value', 'Enter a whole number from 1 to 100.'],
    [{ value: 10.5 }, 'value', 'Enter a whole number from 1 to 100.'],
    [{ kind: 'amount', value: 10.005 }, 'value', 'This value is not valid.'],
    [{ minimum: 1.001 }, 'minimum', 'This value is not valid.'],
    [{ begins_at: later(31) }, 'ends_at', 'The end must be after the beginning.'],
    [{ code: 'นโม' }, 'code', 'This value is not in the right format.'],
    [{ code: 'ab' }, 'code', 'At least 3 characters.'],
    [{ per_buyer: 0 }, 'per_buyer', 'At least 1.'],
    [{ claimed: 3 }, 'claimed', 'Unknown field.'],
  ])('%j is refused at its field', async (fields, path, message) => {
    const body = { kind: 'percent', value: 10, ends_at: later(30), ...fields };
    const refused = await call('POST', base, body);
    expect(refused.statusCode).toBe(400);
    const { fields: faults } = refused.json();
    expect(faults[0]).toMatchObject({ path, message });
  });

  it('has a code that no other coupon of the shop has, in whatever case', async () => {
    await make({ code: 'songkran' });
    const again = await call('POST', base, {
      kind: 'percent',
      value: 10,
      ends_at: later(3),
      code: 'SongKran',
    });
    expect(again.json().fields).toEqual([
      { path: 'code', message: 'Another coupon of the shop has this code.' },
    ]);
    expect((await make({ code: 'beta' })).code).toBe('BETA');
    const both = ['x', 'y'].map(() =>
      call('POST', base, { kind: 'percent', value: 1, ends_at: later(3), code: 'TWICE' }),
    );
    const codes = (await Promise.all(both)).map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([201, 400]);
  });
});

describe('the list', () => {
  it('has the shop’s own, by state, code and name, and nothing of another shop', async () => {
    const upcoming = await make({ code: 'SOON', begins_at: later(2), titles: { th: 'ตรุษจีน' } });
    const last = await make({ code: 'LASTONE', quota: 1 });
    expect((await order('lastone', '158')).kind).toBe('placed');
    const idsOf = async (filter: object) => (await list(filter)).map(({ id }) => id);
    expect(await idsOf({ state: 'upcoming' })).toEqual([upcoming.id]);
    expect(await idsOf({ state: 'used_up' })).toEqual([last.id]);
    expect(await idsOf({ q: 'ตรุษ' })).toEqual([upcoming.id]);
    expect(await idsOf({ q: 'lasto' })).toEqual([last.id]);
    expect(await idsOf({ q: '_' })).toEqual([]);
    expect(await idsOf({ state: 'running' })).not.toContain(last.id);
    const { items, total } = (await call('GET', `${base}?limit=200`)).json();
    expect(items).toHaveLength(total);
    expect(items.map(({ id }: ManagedCoupon) => id)).not.toContain(foreign);
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await call(method, `${base}/${foreign}`)).statusCode).toBe(404);
    }
    const put = await call('PUT', `${base}/${foreign}`, { revision: 1, value: 1 });
    expect(put.statusCode).toBe(404);
  });
});

describe('a coupon that shoppers have', () => {
  it('keeps code and discount; window, number and texts change', async () => {
    const { id } = await make({ code: 'KEEP', kind: 'amount', value: 20, quota: 5 });
    expect((await order('keep', '150')).kind).toBe('placed');
    const put = (body: object) => call('PUT', `${base}/${id}`, { revision: 1, ...body });
    for (const [path, value] of [
      ['code', 'OTHER'],
      ['kind', 'percent'],
      ['value', 30],
      ['minimum', 10],
    ] as const) {
      const refused = await put({ [path]: value });
      expect(refused.json().fields[0]?.path).toBe(path);
      expect(refused.json().fields[0]?.message).toContain('collected or used');
    }
    const changed = await put({ value: 20, quota: 1, titles: { th: 'ชื่อใหม่' }, ends_at: later(5) });
    expect(changed.json()).toMatchObject({ is_fixed: true, quota: 1, state: 'used_up' });
    expect((await put({ quota: 2 })).statusCode).toBe(409);
  });

  it('is counted with its cost, and a cancelled order is not', async () => {
    const { id } = await make({ code: 'COUNT', kind: 'amount', value: 20 });
    const ship = await make({ code: 'FREESHIP', kind: 'free_shipping' });
    expect((await order('count', '150')).kind).toBe('placed');
    expect((await order('count', '150')).kind).toBe('placed');
    expect(await one(id)).toMatchObject({ used: 2, cost: 40 });
    await cancelLast();
    expect(await one(id)).toMatchObject({ used: 1, cost: 20 });
    expect((await order('freeship', '120')).kind).toBe('placed');
    expect(await one(ship.id)).toMatchObject({ used: 1, cost: 50 });
  });

  it('is used by one buyer as often as its owner says', async () => {
    await make({ code: 'THRICE', kind: 'amount', value: 20, per_buyer: 3 });
    const form = address();
    for (const kind of ['placed', 'placed', 'placed', 'coupon'] as const) {
      expect((await order('thrice', '150', form)).kind).toBe(kind);
    }
    await cancelLast();
    expect((await order('thrice', '150', form)).kind).toBe('placed');
  });

  it('gives its last piece to one of two buyers, and two orders of one buyer count as two', async () => {
    const last = await make({ code: 'LAST', kind: 'amount', value: 20, quota: 1 });
    const once = await make({ code: 'ONCE', kind: 'amount', value: 20 });
    const race = async (code: string, forms: readonly object[]) => {
      const tokens = await Promise.all(
        forms.map(async () => {
          const token = await buyer.begin([[products.cup.uuid, 1]]);
          await buyer.submit(token, { coupon: code });
          return token;
        }),
      );
      const done = await Promise.all(
        tokens.map((token, index) => buyer.submit(token, { ...forms[index], seen_net: '150' })),
      );
      return done.map(({ kind }) => kind).toSorted();
    };
    expect(await race('LAST', [address(), address()])).toEqual(['coupon', 'placed']);
    expect(await one(last.id)).toMatchObject({ used: 1, cost: 20 });
    const same = address();
    expect(await race('ONCE', [same, same])).toEqual(['coupon', 'placed']);
    expect(await one(once.id)).toMatchObject({ used: 1, cost: 20 });
  });

  it('cannot be limited below the number already claimed', async () => {
    const { id } = await make({ code: 'OPEN', kind: 'amount', value: 20 });
    await order('open', '150');
    await order('open', '150');
    const few = await call('PUT', `${base}/${id}`, { revision: 1, quota: 1 });
    expect(few.json().fields[0]?.path).toBe('quota');
    await call('PUT', `${base}/${id}`, { revision: 1, quota: 3 });
    expect((await order('open', '150')).kind).toBe('placed');
    // The code is refused when it is typed, so the total has no discount.
    expect((await order('open', '150')).kind).toBe('price-changed');
  });

  it('is ended, and the checkout that shows it says so; it is not deleted', async () => {
    const { id } = await make({ code: 'ENDING', kind: 'amount', value: 20, begins_at: later(-1) });
    const token = await buyer.begin([[products.cup.uuid, 1]]);
    await buyer.submit(token, { coupon: 'ending' });
    await order('ending', '150');
    const removed = await call('DELETE', `${base}/${id}`);
    expect([removed.statusCode, removed.json().code]).toEqual([409, 'COUPON_IN_USE']);
    expect((await call('POST', `${base}/${id}/end`, { revision: 9 })).statusCode).toBe(409);
    const ended = await call('POST', `${base}/${id}/end`, { revision: 1 });
    expect(ended.json()).toMatchObject({ state: 'ended', used: 1, revision: 2 });
    expect(await buyer.submit(token, { ...address(), seen_net: '150' })).toMatchObject({
      kind: 'coupon',
      outcome: { refusal: { code: 'COUPON_ENDED' } },
    });
    const again = await call('PUT', `${base}/${id}`, { revision: 2, ends_at: later(4) });
    expect(again.json().state).toBe('running');
    expect((await order('ending', '150')).kind).toBe('placed');
  });
});

describe('a secret coupon', () => {
  it('is used by its code, and no page offers it or gives it away', async () => {
    const { id } = await make({ code: 'SECRET7', kind: 'amount', value: 20, is_public: false });
    for (const url of [
      '/api/v1/coupon_list?site=alpha',
      `/api/v1/coupon_get_html/${id}?site=alpha`,
      `/api/v1/products/${products.cup.id}/detail?site=alpha`,
      `/checkout/${await buyer.begin([[products.cup.uuid, 1]])}`,
    ]) {
      expect((await host.inject(url)).body).not.toContain('SECRET7');
    }
    const claim = await host.inject({
      method: 'POST',
      url: `/api/v1/coupons/${id}/claim?site=alpha`,
      headers: { origin: 'http://localhost:4000' },
      payload: {},
    });
    expect(claim.statusCode).toBe(404);
    expect((await order('secret7', '150')).kind).toBe('placed');
  });
});

describe('a coupon without a shopper', () => {
  it('is deleted', async () => {
    const { id, code } = await make();
    expect((await call('DELETE', `${base}/${id}`)).statusCode).toBe(204);
    expect((await call('GET', `${base}/${id}`)).statusCode).toBe(404);
    expect((await make({ code })).code).toBe(code);
  });
});

describe('single-use codes', () => {
  const codesOf = async (id: number): Promise<readonly string[]> => {
    const { body, headers } = await call('GET', `${base}/${id}/codes.csv`);
    expect(headers['content-type']).toContain('text/csv');
    return body.slice(1).trim().split('\r\n').slice(1);
  };

  it('are made with a prefix, each of them once, and read back as CSV', async () => {
    const { id, ...coupon } = await make({ code: 'vip', codes: 1_000 });
    expect(coupon).toMatchObject({ code: 'VIP', codes: 1_000, quota: 1_000, is_public: false });
    const lines = await codesOf(id);
    expect(new Set(lines).size).toBe(1_000);
    expect(lines.every((line) => /^VIP-[2-9A-HJKMNP-Z]{8},,$/.test(line))).toBe(true);
    const more = await call('POST', `${base}/${id}/codes`, { count: 5 });
    expect(more.json()).toMatchObject({ codes: 1_005, quota: 1_005 });
    expect(await codesOf(id)).toHaveLength(1_005);
    expect((await call('POST', `${base}/${id}/codes`, { count: 1_001 })).statusCode).toBe(400);
    const put = await call('PUT', `${base}/${id}`, { revision: more.json().revision, quota: 9 });
    expect(put.json().fields[0]?.path).toBe('quota');
  });

  it('are used once each, by two buyers at once too, and come back with a cancelled order', async () => {
    const { id } = await make({ code: 'GIFT', kind: 'amount', value: 20, codes: 2, per_buyer: 2 });
    const [first = '', second = ''] = (await codesOf(id)).map((line) => line.split(',')[0] ?? '');
    expect((await order('gift', '150')).kind).toBe('price-changed');
    const tokens = await Promise.all(
      [1, 2].map(async () => {
        const token = await buyer.begin([[products.cup.uuid, 1]]);
        await buyer.submit(token, { coupon: first.toLowerCase() });
        return token;
      }),
    );
    const done = await Promise.all(
      tokens.map((token) => buyer.submit(token, { ...address(), seen_net: '150' })),
    );
    expect(done.map(({ kind }) => kind).toSorted()).toEqual(['coupon', 'placed']);
    expect(await one(id)).toMatchObject({ used: 1, cost: 20, state: 'running' });
    const line = (await codesOf(id)).find((one) => one.startsWith(first));
    expect(line).toMatch(/,\d{4}-.*Z,\d+$/);
    const { coupon: stored } = await host.db
      .selectFrom('sales_order')
      .select('coupon')
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow();
    expect(stored?.code).toBe(first);
    await cancelLast();
    expect((await order(first, '150')).kind).toBe('placed');
    expect((await order(second, '150')).kind).toBe('placed');
    expect(await one(id)).toMatchObject({ used: 2, cost: 40, state: 'used_up' });
  });

  it('of another shop are not read', async () => {
    expect((await call('GET', `${base}/${foreign}/codes.csv`)).statusCode).toBe(404);
    expect((await call('POST', `${base}/${foreign}/codes`, { count: 1 })).statusCode).toBe(404);
  });
});

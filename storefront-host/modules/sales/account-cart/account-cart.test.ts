import type {
  AccountCartRequest,
  AccountCartResponse,
} from '@talad/elements/api/account-cart.contract';
import { MAX_CART_LINES } from '@talad/elements/commerce/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyerAddress } from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn, signInAtShop } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { newId } from '../../../db/ids.ts';
import { submitCheckout } from '../checkout/submit-checkout.ts';

const PLATFORM = 'localhost:4000';
const ALPHA = 'alpha.talad.localhost:4000';
const BETA = 'beta.talad.localhost:4000';
const { cup, mango, banana, plateOnSale } = products;

let host: TestHost;
let shopper: string;
let other: string;
let atAlpha: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  shopper = await signIn(host, accounts.shopper.email);
  other = await signIn(host, accounts.ownerBeta.email);
  atAlpha = await signInAtShop(host, accounts.shopper.email, shops.alpha.id);
});
afterAll(() => host.close());
// In every test another account has the same products in its cart.
beforeEach(async () => {
  await host.db.deleteFrom('account_cart').execute();
  await send(other, [add(cup.uuid, 7), add(banana.uuid, 6)]);
});

type Change = AccountCartRequest['changes'][number];
const add = (product_uuid: string, quantity: number): Change => ({
  product_uuid,
  quantity,
  added: true,
});
const set = (product_uuid: string, quantity: number): Change => ({
  product_uuid,
  quantity,
  added: false,
});

function post(cookie: string, payload: object, at = PLATFORM, headers = {}) {
  return host.inject({
    method: 'POST',
    url: '/api/v1/cart/account?lang=th',
    headers: { cookie, host: at, origin: `http://${at}`, ...headers },
    payload,
  });
}

/** Sends what a browser sends after it has seen `revision`; without one, it has no copy yet. */
async function send(
  cookie: string,
  changes: readonly Change[] = [],
  { revision = 0, owner, at }: { revision?: number; owner?: string; at?: string } = {},
): Promise<AccountCartResponse> {
  const reply = await post(cookie, { revision, changes, ...(owner && { owner }) }, at);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const linesOf = ({ lines }: AccountCartResponse) =>
  lines.map(({ product_uuid, quantity }) => [product_uuid, quantity]);

describe('the cart of an account', () => {
  it('is the same in every browser, in the order in which it was filled, with its products', async () => {
    await send(shopper, [add(mango.uuid, 1), add(cup.uuid.toUpperCase(), 2)]);
    const phone = await signIn(host, accounts.shopper.email);
    const read = await send(phone);
    expect(linesOf(read)).toEqual([
      [mango.uuid, 1],
      [cup.uuid, 2],
    ]);
    expect(read.product_data[cup.uuid]).toMatchObject({
      title: cup.title,
      shop_id: shops.alpha.id,
    });
    // The browser already has the product data of lines that it has seen.
    const again = await send(phone, [set(mango.uuid, 3)], read);
    expect(Object.keys(again.product_data)).toEqual([mango.uuid]);
    expect((await send(phone, [], again)).product_data).toEqual({});
  });

  it('belongs to one account', async () => {
    const mine = await send(shopper, [add(cup.uuid, 1)]);
    expect(linesOf(mine)).toEqual([[cup.uuid, 1]]);
    expect(linesOf(await send(other))).toEqual([
      [cup.uuid, 7],
      [banana.uuid, 6],
    ]);
  });

  it('applies nothing of another account’s copy', async () => {
    const theirs = await send(other);
    const answer = await send(shopper, [set(cup.uuid, 0), add(mango.uuid, 1)], theirs);
    expect(answer.owner).not.toBe(theirs.owner);
    expect(answer.lines).toEqual([]);
    expect(linesOf(await send(other))).toContainEqual([cup.uuid, 7]);
  });

  it('is refused to a guest, to other sites, and never kept by a cache', async () => {
    const body = { revision: 0, changes: [] };
    expect((await post('', body)).statusCode).toBe(401);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await post(shopper, body, PLATFORM, foreign)).statusCode).toBe(403);
    const own = await post(shopper, body);
    expect(own.headers['cache-control']).toBe('no-store');
    expect(own.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each([
    ['an unknown field', { revision: 0, changes: [], site: 'alpha' }],
    ['an unknown field of a change', { revision: 0, changes: [{ ...add(cup.uuid, 1), price: 1 }] }],
    ['1,000 pieces', { revision: 0, changes: [add(cup.uuid, 1000)] }],
    ['half a piece', { revision: 0, changes: [add(cup.uuid, 1.5)] }],
    ['less than none', { revision: 0, changes: [add(cup.uuid, -1)] }],
    ['no product', { revision: 0, changes: [add('12', 1)] }],
    ['201 changes', { revision: 0, changes: Array.from({ length: 201 }, () => add(newId(), 1)) }],
    ['a revision of text', { revision: 'x', changes: [] }],
  ])('refuses %s', async (_name, body) => {
    expect((await post(shopper, body)).statusCode).toBe(400);
  });

  it('limits how often it is called', async () => {
    const strict = await createTestHost({ seed: 'small' });
    const cookie = await signIn(strict, accounts.shopper.email);
    const call = () =>
      strict.inject({
        method: 'POST',
        url: '/api/v1/cart/account',
        headers: { cookie, origin: `http://${PLATFORM}` },
        payload: { revision: 0, changes: [] },
      });
    const answers = await Promise.all(Array.from({ length: 121 }, call));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    await strict.close();
  });
});

describe('two browsers of one account', () => {
  it('both get the other’s additions when they send at once', async () => {
    const ten = Object.values(products)
      .slice(0, 10)
      .map(({ uuid }) => uuid);
    await Promise.all(ten.map((uuid, index) => send(shopper, [add(uuid, index + 1)])));
    const all = await send(shopper);
    expect(Object.fromEntries(linesOf(all))).toEqual(
      Object.fromEntries(ten.map((uuid, index) => [uuid, index + 1])),
    );
    expect(all.revision).toBe(10);
  });

  it('the last quantity wins, by line', async () => {
    const both = await send(shopper, [add(cup.uuid, 1), add(mango.uuid, 1)]);
    await send(shopper, [set(cup.uuid, 5)], both);
    const late = await send(shopper, [set(cup.uuid, 2), set(mango.uuid, 4)], both);
    expect(linesOf(late)).toEqual([
      [cup.uuid, 2],
      [mango.uuid, 4],
    ]);
  });

  it('a removed line does not come back from a stale copy, and can be added again', async () => {
    const both = await send(shopper, [add(cup.uuid, 1)]);
    const gone = await send(shopper, [set(cup.uuid, 0)], both);
    expect((await send(shopper, [set(cup.uuid, 3)], both)).lines).toEqual([]);
    expect(linesOf(await send(shopper, [add(cup.uuid, 3)], gone))).toEqual([[cup.uuid, 3]]);
  });

  it('a stale copy removes nothing that was changed meanwhile', async () => {
    const both = await send(shopper, [add(cup.uuid, 1)]);
    await send(shopper, [set(cup.uuid, 2)], both);
    const late = await send(shopper, [set(cup.uuid, 0)], both);
    expect(linesOf(late)).toEqual([[cup.uuid, 2]]);
    expect((await send(shopper, [set(cup.uuid, 0)], late)).lines).toEqual([]);
  });

  it('keep an addition when another browser adds too', async () => {
    await send(shopper, [add(cup.uuid, 2)]);
    expect(linesOf(await send(shopper, [add(cup.uuid, 5)]))).toEqual([[cup.uuid, 2]]);
  });

  it('the same changes twice change the cart once', async () => {
    const changes = [add(cup.uuid, 2), add(mango.uuid, 1)];
    const once = await send(shopper, changes);
    expect(await send(shopper, changes)).toEqual(once);
  });

  it('a copy of a cart that was swept is answered from the beginning', async () => {
    const old = await send(shopper, [add(cup.uuid, 1), add(mango.uuid, 1)]);
    await host.db.deleteFrom('account_cart').execute();
    await send(shopper, [add(banana.uuid, 1)]);
    const read = await send(shopper, [], old);
    expect(Object.keys(read.product_data)).toEqual([banana.uuid]);
  });
});

describe('limits', () => {
  it('refuses the 101st line and keeps the hundred', async () => {
    const uuids = await manyProducts(MAX_CART_LINES + 1);
    const full = await send(
      shopper,
      uuids.map((uuid) => add(uuid, 1)),
    );
    expect(full.lines).toHaveLength(MAX_CART_LINES);
    expect(full.refused).toEqual([{ product_uuid: uuids.at(-1), code: 'CART_FULL' }]);
    const more = await send(shopper, [set(uuids[0] ?? '', 0), add(cup.uuid, 1)], full);
    expect([more.lines.length, more.refused]).toEqual([MAX_CART_LINES, []]);
    await host.db
      .updateTable('product')
      .set({ status: 'removed' })
      .where('uuid', '=', uuids[1] ?? '')
      .execute();
    expect((await send(shopper, [add(mango.uuid, 1)])).refused).toEqual([]);
  });

  it('refuses a product that is gone; one that goes later can still be removed', async () => {
    const [uuid = ''] = await manyProducts(1);
    const before = await send(shopper, [add(uuid, 1), add(newId(), 1), add(cup.uuid, 1)]);
    expect(before.refused).toEqual([{ product_uuid: expect.any(String), code: 'NOT_FOUND' }]);
    await host.db
      .updateTable('product')
      .set({ status: 'removed' })
      .where('uuid', '=', uuid)
      .execute();
    const read = await send(shopper);
    expect(Object.keys(read.product_data)).toEqual([cup.uuid]);
    expect(linesOf(read)).toEqual([
      [uuid, 1],
      [cup.uuid, 1],
    ]);
    expect(linesOf(await send(shopper, [set(uuid, 0)], read))).toEqual([[cup.uuid, 1]]);
    expect((await send(shopper, [add(uuid, 1)])).refused).toHaveLength(1);
  });
});

describe('a shop’s own host', () => {
  it('reads and changes the lines of that shop alone', async () => {
    const whole = await send(shopper, [add(cup.uuid, 1), add(banana.uuid, 1)]);
    const here = await send(atAlpha, [], { at: ALPHA });
    expect(linesOf(here)).toEqual([[cup.uuid, 1]]);
    expect(here.owner).not.toBe(whole.owner);
    const changed = await send(
      atAlpha,
      [set(cup.uuid, 4), set(banana.uuid, 0), set(banana.uuid, 9), add(mango.uuid, 1)],
      { at: ALPHA, revision: here.revision },
    );
    expect(linesOf(changed)).toEqual([[cup.uuid, 4]]);
    expect(changed.refused).toEqual([{ product_uuid: mango.uuid, code: 'NOT_FOUND' }]);
    expect(Object.fromEntries(linesOf(await send(shopper)))).toMatchObject({ [banana.uuid]: 1 });
  });

  it('takes no session of another shop, nor of the platform', async () => {
    const body = { revision: 0, changes: [] };
    expect((await post(atAlpha, body, BETA)).statusCode).toBe(401);
    expect((await post(atAlpha, body)).statusCode).toBe(401);
    expect((await post(shopper, body, ALPHA)).statusCode).toBe(401);
  });
});

describe('an order', () => {
  async function place(
    accountId: string | null,
    lines: readonly (readonly [string, number])[],
    headers = {},
  ) {
    const begun = await host.inject({
      method: 'POST',
      url: '/api/v1/cart/checkout?site=alpha',
      headers,
      payload: {
        shop_id: shops.alpha.id,
        products: lines.map(([product_uuid, quantity]) => ({ product_uuid, quantity })),
      },
    });
    const { data, net_price } = begun.json();
    const token = new URL(data.url).pathname.split('/').at(-1) ?? '';
    const form = { ...buyerAddress, seen_net: String(net_price) };
    const placed = await submitCheckout(host.host, { token, form, accountId, lang: 'th' });
    expect(placed.kind).toBe('placed');
  }

  it('takes what was bought out of the account’s cart; what another browser adds later stays', async () => {
    const before = await send(shopper, [
      add(cup.uuid, 2),
      add(plateOnSale.uuid, 3),
      add(banana.uuid, 1),
    ]);
    await place(accounts.shopper.id, [[cup.uuid, 2]]);
    expect(linesOf(await send(shopper))).toEqual([
      [plateOnSale.uuid, 3],
      [banana.uuid, 1],
    ]);
    // Another browser adds it again; the browser that ordered then removes the line of its own
    // copy.
    await send(shopper, [add(cup.uuid, 1)]);
    expect(linesOf(await send(shopper, [set(cup.uuid, 0)], before))).toContainEqual([cup.uuid, 1]);
    expect(linesOf(await send(other))).toContainEqual([cup.uuid, 7]);
  });

  it('of fewer pieces leaves the rest', async () => {
    await send(shopper, [add(cup.uuid, 5)]);
    await place(accounts.shopper.id, [[cup.uuid, 2]]);
    expect(linesOf(await send(shopper))).toEqual([[cup.uuid, 3]]);
  });

  it('from a cart on another site leaves the account’s as it is', async () => {
    await send(shopper, [add(cup.uuid, 2)]);
    await place(accounts.shopper.id, [[cup.uuid, 2]], { origin: 'https://blog.example' });
    expect(linesOf(await send(shopper))).toEqual([[cup.uuid, 2]]);
  });

  it('of a guest leaves every account’s cart as it is', async () => {
    await send(shopper, [add(cup.uuid, 2)]);
    await place(null, [[cup.uuid, 2]]);
    expect(linesOf(await send(shopper))).toEqual([[cup.uuid, 2]]);
  });
});

async function manyProducts(count: number): Promise<readonly string[]> {
  const uuids = Array.from({ length: count }, () => newId());
  const values = uuids.map((uuid) => ({
    shop_id: shops.alpha.id,
    uuid,
    title: 'ชาม',
    price: 9_000,
  }));
  await host.db.insertInto('product').values(values).execute();
  return uuids;
}

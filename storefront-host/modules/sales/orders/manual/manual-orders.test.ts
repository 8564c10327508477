import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buyerAddress,
  countOrders,
  createBuyer,
  type Buyer,
} from '../../../../../test/support/buyer.ts';
import { accounts, products } from '../../../../../test/support/fixture-market.ts';
import { manualOrder } from '../../../../../test/support/manual-order.ts';
import { signIn } from '../../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';

let host: TestHost;
let buyer: Buyer;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  buyer = createBuyer(host);
  cookie = await signIn(host, accounts.ownerAlpha.email);
});
afterAll(() => host.close());
beforeEach(() => buyer.setStock(products.cup.id, 10));

const { cup, mango, plateOnSale } = products;
const cups = (quantity: number) => [{ product_id: cup.id, quantity }];

async function post(path: string, payload: object) {
  const reply = await host.inject({
    method: 'POST',
    url: `/api/v1/manage/2/orders${path}`,
    headers: { origin: 'http://localhost:4000', cookie: `lang=en; ${cookie}` },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}

describe('a quote', () => {
  it('is what the shop charges, with a discount and a fee by hand', async () => {
    const plain = (await post('/quote', { lines: cups(2) })).body;
    expect(plain.price).toMatchObject({ product: 240, shipping: 50, net: 290 });
    const own = (await post('/quote', { lines: cups(2), discount: 20.25, fee: 0 })).body;
    expect(own.price).toMatchObject({ product: 240, discount: 20.25, shipping: 0, net: 219.75 });
    expect(own.vat).toBe(14.38);
    expect(own.lines).toMatchObject([{ title: cup.title, price: 120, line_total: 240 }]);
  });

  it('says which line is short, and knows no product of another shop', async () => {
    const { body } = await post('/quote', {
      lines: [...cups(11), { product_id: mango.id, quantity: 1 }],
    });
    expect(body.lines).toMatchObject([
      { refusal: { code: 'NOT_ENOUGH', left: 10 } },
      { title: '', refusal: { code: 'NOT_FOUND' } },
    ]);
    expect(JSON.stringify(body)).not.toContain(mango.title);
  });
});

describe('an order that is entered by hand', () => {
  it('takes stock, is in ledger and customers, and its link shows it to the customer', async () => {
    const { status, body } = await post('', {
      ...manualOrder(cups(3), 359.75, { discount: 20.25, fee: 20 }),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'placed',
      price: { product: 360, discount: 20.25, shipping: 20, net: 359.75 },
      contact: { name: buyerAddress.name, phone: '0812345678' },
      events: [{ action: 'entered', by: accounts.ownerAlpha.name }],
    });
    expect(await buyer.stockOf(cup.id)).toBe(7);
    const page = await host.inject(new URL(body.link).pathname);
    expect(page.body).toContain(String(body.number));
    const booked = await host.db
      .selectFrom('journal_line as line')
      .innerJoin('journal_entry as entry', 'entry.id', 'line.entry_id')
      .select(['line.account', 'line.amount'])
      .where('entry.order_id', '=', body.id)
      .execute();
    expect(booked.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(booked).toContainEqual({ account: 'receivable:cod', amount: 35_975 });
    expect(booked).toContainEqual({ account: 'discount', amount: 2025 });
  });

  it('is one order, however often its request is sent', async () => {
    const before = await countOrders(host);
    const order = manualOrder(cups(1), 170);
    const answers = await Promise.all([post('', order), post('', order), post('', order)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await countOrders(host)).toBe(before + 1);
    expect(await buyer.stockOf(cup.id)).toBe(9);
  });

  it('never sells more than there is, next to shoppers who buy the same', async () => {
    await buyer.setStock(cup.id, 3);
    const token = await buyer.begin([[cup.uuid, 1]]);
    const answers = await Promise.all([
      post('', manualOrder(cups(2), 290)),
      post('', manualOrder(cups(2), 290)),
      buyer.submit(token, { ...buyerAddress, seen_net: '170' }),
    ]);
    const sold = answers.filter((answer) => 'status' in answer && answer.status === 201).length;
    const bought = answers.filter((answer) => 'kind' in answer && answer.kind === 'placed').length;
    expect(await buyer.stockOf(cup.id)).toBe(3 - 2 * sold - bought);
    expect(sold).toBe(1);
  });

  it('is refused with another total, and the same key places it with other lines', async () => {
    const order = manualOrder(cups(1), 1);
    const refused = await post('', order);
    expect([refused.status, refused.body.code]).toEqual([409, 'TOTAL_CHANGED']);
    expect(refused.body.message).toContain('฿170');
    const placed = await post('', { ...order, lines: cups(2), net: 290 });
    expect(placed.status).toBe(201);
    expect(placed.body.lines).toMatchObject([{ quantity: 2 }]);
  });

  it.each([
    ['without a name', { address: { name: ' ' } }, 400, 'address/name'],
    ['with a telephone number that is none', { address: { phone: '12' } }, 400, 'address/phone'],
    [
      'with a postcode of another province',
      { address: { postcode: '10110' } },
      400,
      'address/postcode',
    ],
    ['with a negative discount', { discount: -1 }, 400, 'discount'],
    ['without lines', { lines: [] }, 400, 'lines'],
    ['with an unknown field', { price: 1 }, 400, 'price'],
  ])(
    'is refused %s',
    async (
      _what,
      more: { readonly address?: object; readonly [key: string]: unknown },
      status,
      path,
    ) => {
      const order = manualOrder(cups(1), 170);
      const address = { ...order.address, ...more.address };
      const { status: answered, body } = await post('', { ...order, ...more, address });
      expect(answered).toBe(status);
      expect(body.fields.map((field: { path: string }) => field.path)).toContain(path);
    },
  );

  it('is refused for a product of another shop, and for one with options', async () => {
    const other = await post('', manualOrder([{ product_id: mango.id, quantity: 1 }], 170));
    expect([other.status, other.body.code]).toEqual([409, 'DATA_NOT_FOUND']);
    const short = await post('', manualOrder(cups(11), 1000));
    expect([short.status, short.body.code]).toEqual([409, 'NOT_ENOUGH']);
    expect(await buyer.stockOf(plateOnSale.id)).toBeGreaterThan(0);
  });
});

describe('a pasted address', () => {
  it('comes back in fields, and what is not sure is marked', async () => {
    const { status, body } = await post('/split', {
      text: 'สมหญิง ใจดี ๐๘๑-๒๓๔-๕๖๗๘ 99/1 หมู่ 2 ต.ช้างเผือก 50300',
    });
    expect(status).toBe(200);
    expect(body.values).toMatchObject({ phone: '0812345678', district: 'เมืองเชียงใหม่' });
    expect(body.unsure.toSorted()).toEqual(['district', 'province']);
    expect((await post('/split', { text: 'ก'.repeat(2001) })).status).toBe(400);
  });
});

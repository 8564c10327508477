import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { accounts, products, shops } from './fixture-market.ts';
import { manageShop } from './manage-shop.ts';
import { manualOrder } from './manual-order.ts';
import { signIn } from './sign-in.ts';
import { createTestHost, type TestHost } from './test-host.ts';

const SHOP = shops.alpha.id;
type Lines = readonly { readonly product_id: number; readonly quantity: number }[];

/** Tax settings of alpha while it is registered for VAT. */
export const tax = {
  registered: true,
  number: '0105561177671',
  branch: '00001',
  name: 'บริษัท อัลฟา จำกัด',
  address: '1 ถนนสีลม กรุงเทพมหานคร 10500',
} as const;

export const buyer = {
  name: 'บริษัท ผู้ซื้อ จำกัด',
  address: '99 ถนนพระราม 9 กรุงเทพมหานคร 10310',
  tax_id: '0-1055-36000-31-3',
} as const;

export const taxedLines: Lines = [{ product_id: products.shirtRedM.id, quantity: 1 }];
/** Mugs are sold without VAT. */
export const exemptLines: Lines = [{ product_id: products.cup.id, quantity: 2 }];
export const mixedLines: Lines = [...exemptLines, ...taxedLines];

export interface TaxedStage {
  /** Set since the file's `beforeAll`. */
  readonly host: TestHost;
  readonly shop: Awaited<ReturnType<typeof taxedShop>>;
  /** The host's clock; a test may set it. */
  now: Date;
}

/** Opens one host for the tests of a file, in November 2026, where alpha is registered for VAT. */
export function taxedStage(): TaxedStage {
  let host: TestHost;
  let shop: TaxedStage['shop'];
  const stage = {
    now: new Date('2026-11-20T05:00:00Z'),
    get host() {
      return host;
    },
    get shop() {
      return shop;
    },
  };
  beforeAll(async () => {
    host = await createTestHost({
      seed: 'small',
      now: () => stage.now,
      env: { RATE_LIMIT_FACTOR: '1000' },
    });
    shop = await taxedShop(host);
  });
  afterAll(() => host.close());
  return stage;
}

/** Acts as the owner of alpha, registered for VAT and with enough stock. */
async function taxedShop(host: TestHost) {
  await host.db
    .updateTable('product')
    .set({ has_vat: false })
    .where('id', '=', products.cup.id)
    .execute();
  await host.db.updateTable('stock').set({ remain: 10_000 }).where('shop_id', '=', SHOP).execute();
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  await register(true);

  async function register(registered: boolean, more: object = {}): Promise<void> {
    const settings = JSON.stringify({ tax: { ...tax, ...more, registered } });
    await host.db
      .updateTable('shop')
      .set({ settings: sql`settings || ${settings}::jsonb` })
      .where('id', '=', SHOP)
      .execute();
  }

  function ask(method: 'GET' | 'POST', path: string, payload?: object, lang = 'th') {
    return host.inject({
      method,
      url: `/api/v1/manage/${SHOP}/${path}`,
      headers: { cookie: `lang=${lang}; ${cookie}`, origin: 'http://localhost:4000' },
      ...(payload && { payload }),
    });
  }

  const call = manageShop(() => host);

  /** Places an order as staff, with a delivery of 50 baht, and returns its id. */
  async function enter(lines: Lines = taxedLines): Promise<string> {
    const { body: quote } = await call('POST', 'orders/quote', { lines, fee: 50 });
    const order = manualOrder(lines, quote.price.net, { payment_method: 'transfer', fee: 50 });
    const { status, body } = await call('POST', 'orders', order);
    if (status !== 201) throw new Error(`an order was refused: ${JSON.stringify(body)}`);
    return body.id;
  }

  /** Places it and records its transfer. */
  async function sell(lines: Lines = taxedLines): Promise<string> {
    const id = await enter(lines);
    const { status } = await call('POST', `orders/${id}/receive`, { revision: 1 });
    if (status !== 200) throw new Error(`order ${id} was not paid`);
    return id;
  }

  return { register, ask, call, enter, sell };
}

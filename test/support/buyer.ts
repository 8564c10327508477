import { pathPlace } from '../../storefront-host/rendering/links.ts';
import {
  submitCheckout,
  type Submitted,
} from '../../storefront-host/modules/sales/checkout/submit-checkout.ts';
import type { ReadContext } from '../../storefront-host/modules/shops/read-context.ts';
import { openBrowser, type Page } from './browser/browser.ts';
import { products, shops } from './fixture-market.ts';
import type { TestHost } from './test-host.ts';

export type Lines = readonly (readonly [uuid: string, quantity: number])[];

/** A shopper of 'alpha' with an address, for tests of the steps after the pay button. */
export const buyerAddress = {
  name: 'สมหญิง ใจดี',
  phone: '081-234-5678',
  email: 'somying@example.test',
  address: '99/1 หมู่ 2',
  sub_district: 'ช้างเผือก',
  district: 'เมือง',
  province: 'เชียงใหม่',
  postcode: '50300',
};

/** An order that was placed with the form. */
export interface FormOrder {
  readonly id: string;
  readonly page: Page;
  readonly path: string;
  /** Returns the order's page at this moment, for the browser that placed it. */
  readonly again: () => Promise<Page>;
}

export interface Buyer {
  readonly ctx: ReadContext;
  /** Goes from a cart to the checkout and returns its token. */
  readonly begin: (lines: Lines) => Promise<string>;
  readonly submit: (token: string, form: object) => Promise<Submitted>;
  /** Goes the whole way; `net` is the total in baht that was shown. */
  readonly place: (
    lines: Lines,
    net: string,
  ) => Promise<{ readonly url: string; readonly id: string }>;
  /**
   * Orders one cup, ฿170 with its delivery, with the checkout's form in English; `form` adds fields
   * to it.
   */
  readonly orderCup: (form?: {
    readonly payment?: string;
    readonly seen_net?: string;
    readonly coupon?: string;
  }) => Promise<FormOrder>;
  readonly setStock: (productId: number, remain: number) => Promise<void>;
  readonly stockOf: (productId: number) => Promise<number>;
}

export function createBuyer(host: TestHost): Buyer {
  const { config } = host.host;
  const place = pathPlace(config, 'alpha');
  const buyer: Buyer = {
    ctx: { config, place, lang: 'th', now: new Date() },
    async begin(lines) {
      const reply = await host.inject({
        method: 'POST',
        url: '/api/v1/cart/checkout',
        payload: {
          shop_id: shops.alpha.id,
          products: lines.map(([product_uuid, quantity]) => ({ product_uuid, quantity })),
        },
      });
      const { pathname } = new URL(reply.json().data.url);
      return pathname.slice('/checkout/'.length);
    },
    submit: (token, form) =>
      submitCheckout(host.host, { token, form: { ...form }, accountId: null, lang: 'th' }),
    async place(lines, net) {
      const token = await buyer.begin(lines);
      const placed = await buyer.submit(token, { ...buyerAddress, seen_net: net });
      if (placed.kind !== 'placed') throw new Error(placed.kind);
      return { url: placed.url, id: await newestOrder(host) };
    },
    async orderCup({ coupon, ...form } = {}) {
      const browser = openBrowser(host, { lang: 'en' });
      const token = await buyer.begin([[products.cup.uuid, 1]]);
      if (coupon) await buyer.submit(token, { coupon });
      const fields = { ...buyerAddress, seen_net: '170', ...form };
      const page = await browser.post(`/checkout/${token}`, fields);
      const id = await newestOrder(host);
      const path = page.url.pathname;
      return { id, page, path, again: () => browser.get(path) };
    },
    async setStock(productId, remain) {
      await host.db
        .updateTable('stock')
        .set({ remain })
        .where('product_id', '=', productId)
        .execute();
    },
    async stockOf(productId) {
      const { remain } = await host.db
        .selectFrom('stock')
        .select('remain')
        .where('product_id', '=', productId)
        .executeTakeFirstOrThrow();
      return remain;
    },
  };
  return buyer;
}

/** Returns the id of alpha's newest order. */
async function newestOrder({ db }: TestHost): Promise<string> {
  const { id } = await db
    .selectFrom('sales_order')
    .select('id')
    .where('shop_id', '=', shops.alpha.id)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

export async function countOrders({ db }: TestHost): Promise<number> {
  const { n } = await db
    .selectFrom('sales_order')
    .select((select) => select.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

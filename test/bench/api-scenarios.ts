import { LAST_OFFSET_PAGE } from '@talad/elements/commerce/limits';
import type { ApiMarket } from './api-market.ts';
import type { LoadRequest, HttpClient } from './http-load.ts';

/** One kind of read, with the request of each turn. */
export interface Scenario {
  readonly what: string;
  /** Target in requests per second; null if there is none. */
  readonly goal: number | null;
  readonly ask: (market: ApiMarket, turn: number) => LoadRequest;
}

const PAGE = 24;
/** Number of different addresses; repeated ones are answered from the cache. */
const KEPT = 40;
const orders = ['popular', 'new', 'price_asc', 'price_desc'];
const keywords = ['เสื้อยืด', 'กระเป๋า', 'nike', 'สีดำ', 'รองเท้าวิ่ง', 'หูฟัง', 'หนังแท้', 'G-0001'];

export const scenarios: readonly Scenario[] = [
  {
    what: 'list of 24, cached',
    goal: 2_000,
    ask: (_, turn) => search(pageOf(turn % KEPT)),
  },
  { what: 'list of 24, asked once', goal: 600, ask: (_, turn) => search(...listOnce(turn)) },
  {
    what: 'list of 24, past all caches (nc=1)',
    goal: null,
    ask: (_, turn) => pastCaches(search(pageOf(turn % KEPT))),
  },
  {
    what: 'detail, cached',
    goal: 3_000,
    ask: (market, turn) => detail(market, turn % KEPT),
  },
  { what: 'detail, asked once', goal: 900, ask: (market, turn) => detail(market, KEPT + turn) },
  {
    what: 'detail, past all caches (nc=1)',
    goal: null,
    ask: (market, turn) => pastCaches(detail(market, turn)),
  },
  {
    what: 'search with total, asked once',
    goal: 500,
    ask: (_, turn) => search({ keyword: pick(keywords, turn), ...filterOnce(turn) }),
  },
  {
    what: 'search with total, past all caches (nc=1)',
    goal: null,
    ask: (_, turn) => pastCaches(search({ keyword: pick(keywords, turn) })),
  },
  {
    what: 'category, cached',
    goal: 2_000,
    ask: (market, turn) => search({ category_id: pick(market.categoryIds, turn) }),
  },
  {
    what: 'category with a filter, asked once',
    goal: 600,
    ask: (market, turn) =>
      search({ category_id: pick(market.categoryIds, turn), ...filterOnce(turn) }),
  },
  {
    what: 'category, past all caches (nc=1)',
    goal: null,
    ask: (market, turn) => pastCaches(search({ category_id: pick(market.categoryIds, turn) })),
  },
  {
    what: 'product page, cached',
    goal: 4_000,
    ask: (market, turn) => page(market, turn % KEPT),
  },
  { what: 'product page, asked once', goal: 150, ask: (market, turn) => page(market, KEPT + turn) },
];

/** Requests ten pages in each order. */
function pageOf(index: number) {
  return { sort: pick(orders, index), offset: PAGE * Math.floor(index / orders.length) };
}

/** Requests a different part of the list each time, in each order and language: 7,688 of them. */
function listOnce(turn: number): Parameters<typeof search> {
  const offsets = LAST_OFFSET_PAGE * PAGE + 1;
  const order = turn % orders.length;
  const offset = (PAGE * Math.floor(turn / orders.length)) % offsets;
  const isEnglish = turn >= orders.length * offsets;
  return [{ sort: pick(orders, order), offset }, isEnglish ? { 'accept-language': 'en' } : {}];
}

/** Sends a different query each time, which finds the same products, so that all cost the same. */
function filterOnce(turn: number) {
  return { price_max: 100_000 + turn };
}

function search(
  filter: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): LoadRequest {
  const json = encodeURIComponent(JSON.stringify({ ...filter, limit: PAGE }));
  return { path: `/api/v1/products/search?filter=${json}`, headers };
}

function detail({ products }: ApiMarket, index: number): LoadRequest {
  return { path: `/api/v1/products/${pick(products, index).id}/detail?` };
}

function page({ products }: ApiMarket, index: number): LoadRequest {
  const { slug, id } = pick(products, index);
  return { path: `/product/${slug}/${id}`, headers: { accept: 'text/html' } };
}

/** Adds the parameter of spec §7 that bypasses caches. */
function pastCaches(request: LoadRequest): LoadRequest {
  return { ...request, path: `${request.path}&nc=1` };
}

/** Returns the item at the index, which wraps around. */
export function pick<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
}

/** Adds one piece to a new cart and returns the cart's cookie. */
export async function newCart(client: HttpClient, productUuid: string): Promise<string> {
  const answer = await client.ask({
    method: 'POST',
    path: '/api/v1/cart/update',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ product_uuid: productUuid, qty: 1, add: true }),
  });
  const cookie = answer.headers['set-cookie']?.split(';')[0];
  if (answer.status !== 200 || cookie === undefined) {
    throw new Error(`the cart answered ${answer.status}: ${answer.body.toString()}`);
  }
  return cookie;
}

const address = {
  name: 'ทดสอบ แรงกด',
  email: '',
  address: '1 ถนนทดสอบ',
  sub_district: 'คลองตัน',
  district: 'คลองเตย',
  province: 'กรุงเทพมหานคร',
  postcode: '10110',
  note: '',
};

/** Runs one whole checkout for a new customer; throws if it places no order. */
export function buyerOf({ shopId, variants }: ApiMarket) {
  return async (client: HttpClient, turn: number): Promise<void> => {
    const begun = await client.ask({
      method: 'POST',
      path: '/api/v1/cart/checkout',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        shop_id: shopId,
        products: [{ product_uuid: pick(variants, turn * 3), quantity: 1 + (turn % 3) }],
      }),
    });
    const { data } = JSON.parse(begun.body.toString()) as { data: { url: string } };
    const path = new URL(data.url).pathname;
    const accept = { accept: 'text/html', 'accept-encoding': 'identity' };
    const shown = await client.ask({ path, headers: accept });
    const seenNet = /name="seen_net"[^>]*value="([^"]*)"/.exec(shown.body.toString())?.[1] ?? '';
    const placed = await client.ask({
      method: 'POST',
      path,
      headers: { ...accept, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...address, phone: phoneOf(turn), seen_net: seenNet }).toString(),
    });
    if (!placed.headers['location']?.includes('/orders/')) {
      throw new Error(`no order was placed: ${placed.status}`);
    }
  };
}

/** Use a new customer, because orders of the same customer wait for each other. */
function phoneOf(turn: number): string {
  return `08${String(turn).padStart(8, '0')}`;
}

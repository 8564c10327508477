import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { followPosted } from '../../../../test/support/pages/follow-posted.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { addAddress, listAddresses } from '../../shops/addresses/address-book.ts';

const origin = 'http://localhost:4000';
const home = {
  name: 'สมหญิง ใจดี',
  phone: '0812345678',
  address: '99/1 ถนนสุขุมวิท',
  sub_district: 'คลองตัน',
  district: 'คลองเตย',
  province: 'กรุงเทพมหานคร',
  postcode: '10110',
};
const office = { ...home, address: 'อาคารทำงาน ชั้น 5', name: 'สมหญิง ฝ่ายบัญชี' };

let host: TestHost;
let mine: Readonly<Record<string, string>>;
let other: Readonly<Record<string, string>>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  mine = { origin, cookie: await signIn(host, accounts.shopper.email) };
  other = { origin, cookie: await signIn(host, accounts.ownerBeta.email) };
});
afterAll(() => host.close());
beforeEach(() => host.db.deleteFrom('account_address').execute());

const addressForm = (parts: typeof home) =>
  host.db
    .transaction()
    .execute((trx) => addAddress(trx, accounts.shopper.id, parts, host.host.now()));
const book = () => listAddresses(host.db, accounts.shopper.id);
const get = (url: string, headers: Readonly<Record<string, string>> = { origin }) =>
  host.inject({ url: `${url}?lang=th`, headers });
const post = (url: string, form: object, headers: Readonly<Record<string, string>> = mine) =>
  host.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams({ ...form }).toString(),
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  });

async function checkout(): Promise<string> {
  const begun = await host.inject({
    method: 'POST',
    url: '/api/v1/cart/checkout',
    payload: {
      shop_id: shops.alpha.id,
      products: [{ product_uuid: products.cup.uuid, quantity: 1 }],
    },
    headers: { origin },
  });
  return new URL(begun.json().data.url).pathname;
}
const order = (html: string) => ({
  ...home,
  seen_net: /name="seen_net" value="([^"]+)"/.exec(html)?.[1] ?? '',
});

describe('the saved addresses of an account', () => {
  it('fill in the checkout: the usual one at once, another by its button', async () => {
    await addressForm(home);
    const officeId = await addressForm(office);
    const url = await checkout();
    const first = await get(url, mine);
    expect(first.body).toContain(`value="${home.name}"`);
    expect(first.body).toContain(`value="${accounts.shopper.email}"`);
    expect(first.body.match(/aria-current="true"/g)).toHaveLength(1);
    const chosen = await post(`${url}/address`, { saved: officeId, note: 'ฝากไว้ที่ป้อมยาม' });
    const filled = await followPosted(host, chosen, { lang: 'th', headers: mine });
    expect(filled).toContain(`value="${office.name}"`);
    expect(filled).toContain('ฝากไว้ที่ป้อมยาม');
    // Other holders of the link do not see what this shopper typed.
    expect((await get(url)).body).not.toContain('ฝากไว้ที่ป้อมยาม');
  });

  it('are shown to their account alone, not to other holders of the checkout’s link', async () => {
    const id = await addressForm(home);
    const url = await checkout();
    for (const headers of [{ origin }, other]) {
      expect((await get(url, headers)).body).not.toContain(home.address);
      const answer = await post(`${url}/address`, { saved: id, note: 'เอง' }, headers);
      const page = await followPosted(host, answer, { lang: 'th', headers });
      expect(page).toContain('เอง');
      expect(page).not.toContain(home.name);
    }
  });

  it('adopt the order’s address, if the buyer says so', async () => {
    const url = await checkout();
    const form = order((await get(url, mine)).body);
    expect((await post(url, form)).statusCode).toBe(303);
    expect(await book()).toEqual([]);
    const again = await checkout();
    expect((await post(again, { ...form, keep_address: '1' })).statusCode).toBe(303);
    expect(await book()).toMatchObject([{ ...home, isDefault: true }]);
  });

  it('never hold up an order: a place that no list knows is ordered to and not kept', async () => {
    const url = await checkout();
    const form = order((await get(url, mine)).body);
    const placed = await post(url, { ...form, sub_district: 'หมู่บ้านใหม่', keep_address: '1' });
    expect(placed.statusCode).toBe(303);
    expect(await book()).toEqual([]);
  });
});

it('a postcode of another province is asked about before anything is ordered', async () => {
  const url = await checkout();
  const form = order((await get(url)).body);
  const answer = await post(`${url}?lang=th`, { ...form, postcode: '50200' }, { origin });
  const page = await followPosted(host, answer, { lang: 'th' });
  expect(page).toContain('รหัสไปรษณีย์ไม่ตรงกับที่อยู่นี้');
});

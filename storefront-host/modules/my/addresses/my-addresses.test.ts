import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts } from '../../../../test/support/fixture-market.ts';
import { answerAfterPost } from '../../../../test/support/pages/follow-posted.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { MAX_ADDRESSES } from '../../shops/addresses/address-book.ts';

const origin = 'http://localhost:4000';
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

const home = {
  name: 'สมหญิง ใจดี',
  phone: '081-234-5678',
  address: '99/1 ถนนสุขุมวิท',
  sub_district: 'คลองตัน',
  district: 'คลองเตย',
  province: 'กรุงเทพมหานคร',
  postcode: '๑๐๑๑๐',
};
const get = (url: string, headers = mine) => host.inject({ url, headers });
const post = (url: string, form: Readonly<Record<string, string>> = {}, headers = mine) =>
  host.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  });
const refusal = async (url: string, form: Readonly<Record<string, string>>) =>
  answerAfterPost(host, await post(url, form), { headers: { cookie: mine['cookie'] ?? '' } });
const rows = () => host.db.selectFrom('account_address').selectAll().orderBy('id').execute();
const add = async (changed: Partial<typeof home> = {}, headers = mine) => {
  const known = new Set((await rows()).map(({ id }) => id));
  const reply = await post('/my/addresses/new', { ...home, ...changed }, headers);
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/my/addresses?done=saved']);
  return (await rows()).find(({ id }) => !known.has(id))?.id ?? '';
};

describe('my addresses', () => {
  it('are kept tidied, the first one as the usual one', async () => {
    await add();
    expect(await rows()).toMatchObject([
      {
        account_id: accounts.shopper.id,
        phone: '0812345678',
        line: home.address,
        subdistrict: home.sub_district,
        postcode: '10110',
        is_default: true,
      },
    ]);
    const { body } = await get('/my/addresses?done=saved&lang=th');
    for (const text of ['บันทึกที่อยู่เรียบร้อยแล้ว', home.address, '081-234-5678', 'ที่อยู่หลัก']) {
      expect(body).toContain(text);
    }
  });

  it('are asked again at the field that is wrong, with all that was typed', async () => {
    const posted = await post('/my/addresses/new', { ...home, postcode: '50200' });
    const headers = { cookie: mine['cookie'] ?? '' };
    const reply = await answerAfterPost(host, posted, { lang: 'th', headers });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('รหัสไปรษณีย์ไม่ตรงกับที่อยู่นี้');
    expect(reply.body).toMatch(/id="f-postcode"[^>]*aria-invalid="true"/);
    expect(reply.body).toContain(home.address);
    expect((await refusal('/my/addresses/new', { ...home, name: '' })).statusCode).toBe(422);
    expect(await rows()).toEqual([]);
  });

  it('have one usual one, whichever is chosen or goes', async () => {
    const first = await add();
    const second = await add({ address: '1 ซอยสอง' });
    const third = await add({ address: '2 ซอยสาม' });
    const usual = async () => (await rows()).filter((row) => row.is_default).map(({ id }) => id);
    expect(await usual()).toEqual([first]);
    await post(`/my/addresses/${second}/default`);
    expect(await usual()).toEqual([second]);
    await post(`/my/addresses/${second}/remove`);
    expect(await usual()).toEqual([third]);
    // Two at once: the one that comes second stays.
    await Promise.all([first, third].map((id) => post(`/my/addresses/${id}/default`)));
    expect(await usual()).toHaveLength(1);
  });

  it('are changed in place', async () => {
    const id = await add();
    await post(`/my/addresses/${id}`, { ...home, name: 'สมชาย ใจดี' });
    expect(await rows()).toMatchObject([{ id, name: 'สมชาย ใจดี', is_default: true }]);
  });

  it('are kept once where the same is saved again, and not without end', async () => {
    await add();
    await post('/my/addresses/new', home);
    expect(await rows()).toHaveLength(1);
    for (let index = 1; index < MAX_ADDRESSES; index += 1) await add({ address: `${index}` });
    const full = await refusal('/my/addresses/new', { ...home, address: 'one more' });
    expect(full.body).toContain(`You can save up to ${MAX_ADDRESSES} addresses`);
    expect(await rows()).toHaveLength(MAX_ADDRESSES);
  });

  it('are private to their account: no other can see, change, choose or remove them', async () => {
    const id = await add();
    expect((await get('/my/addresses', other)).body).not.toContain(home.address);
    const replies = [
      await get(`/my/addresses/${id}`, other),
      await post(`/my/addresses/${id}`, { ...home, name: 'x' }, other),
      await post(`/my/addresses/${id}/default`, {}, other),
      await post(`/my/addresses/${id}/remove`, {}, other),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(await rows()).toMatchObject([{ id, name: home.name }]);
  });

  it('are not available to a guest', async () => {
    expect((await post('/my/addresses/new', home, { origin, cookie: '' })).statusCode).toBe(401);
    expect(await rows()).toEqual([]);
  });
});

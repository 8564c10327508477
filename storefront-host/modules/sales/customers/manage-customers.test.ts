import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { newId } from '../../../db/ids.ts';
import { closeAccount } from '../../my/privacy/close-account.ts';
import type { CustomerDetail, ManagedCustomer } from './customers.contract.ts';

const { id: shopId } = shops.alpha;
const base = `/api/v1/manage/${shopId}`;
const DAY = 86_400_000;
let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  cookie = await signIn(host, accounts.ownerAlpha.email);
  await add({ name: 'ลูกค้าของเบต้า', tags: ['ขายส่ง'], marketing: true }, shops.beta.id);
});
afterAll(() => host.close());

interface Sample {
  readonly name: string;
  readonly account_id?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly tags?: string[];
  readonly orders?: number;
  readonly spend?: number;
  readonly daysAgo?: number;
  readonly last?: string;
  readonly marketing?: boolean;
  readonly joined_at?: Date;
}

async function add({ daysAgo = 0, last, ...one }: Sample, shop: number = shopId): Promise<string> {
  const id = newId();
  const last_at = new Date(last ?? Date.now() - daysAgo * DAY);
  const marketing_at = one.marketing ? last_at : null;
  await host.db
    .insertInto('customer')
    .values({ shop_id: shop, id, lang: 'th', last_at, marketing_at, ...one })
    .execute();
  return id;
}

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const headers = { origin: 'http://localhost:4000', cookie };
  const reply = await host.inject({
    method,
    url: `${base}/${path}`,
    headers,
    ...(payload && { payload }),
  });
  const isJson = String(reply.headers['content-type']).includes('json');
  return {
    status: reply.statusCode,
    text: reply.body,
    body: isJson ? reply.json() : null,
  };
}

async function list(filter: object = {}, sort = ['last_at', 'DESC']): Promise<readonly string[]> {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${JSON.stringify(sort)}`;
  const { body } = await call('GET', `customers?${query}`);
  return body.items.map(({ name }: ManagedCustomer) => name);
}

const detail = async (id: string): Promise<CustomerDetail> =>
  (await call('GET', `customers/${id}`)).body;

describe('the list', () => {
  it('finds the shop’s own customers by what the owner asks for', async () => {
    await add({ name: 'สมหญิง ใจดี', phone: '0812345678', orders: 3, spend: 90_000, daysAgo: 2 });
    await add({
      name: 'John Smith',
      email: 'John@Example.test',
      orders: 1,
      spend: 500_000,
      daysAgo: 120,
      tags: ['ขายส่ง'],
    });
    await add({ name: 'มานี', marketing: true, daysAgo: 50, joined_at: new Date() });
    expect(await list()).toEqual(['สมหญิง ใจดี', 'มานี', 'John Smith']);
    expect(await list({}, ['spend', 'DESC'])).toEqual(['John Smith', 'สมหญิง ใจดี', 'มานี']);
    expect(await list({}, ['orders', 'ASC'])).toEqual(['มานี', 'John Smith', 'สมหญิง ใจดี']);
    expect(await list({ q: 'ใจดี' })).toEqual(['สมหญิง ใจดี']);
    expect(await list({ q: '081-234-5678' })).toEqual(['สมหญิง ใจดี']);
    expect(await list({ q: 'john@EXAMPLE' })).toEqual(['John Smith']);
    expect(await list({ min_orders: 2 })).toEqual(['สมหญิง ใจดี']);
    expect(await list({ min_spend: 900 })).toEqual(['สมหญิง ใจดี', 'John Smith']);
    expect(await list({ idle_days: 90 })).toEqual(['John Smith']);
    expect(await list({ recent_days: 7 })).toEqual(['สมหญิง ใจดี']);
    expect(await list({ marketing: true })).toEqual(['มานี']);
    expect(await list({ tag: 'ขายส่ง' })).toEqual(['John Smith']);
    expect((await call('GET', 'customers?filter={"min_orders":0}')).status).toBe(400);
    expect((await call('GET', 'customers?filter={"name":"x"}')).status).toBe(400);
  });
});

describe('a customer', () => {
  it('has notes with their writer, which are deleted one by one', async () => {
    const id = await add({ name: 'ปิติ' });
    const { name } = accounts.ownerAlpha;
    await call('POST', `customers/${id}/notes`, { text: ' ชอบให้โทรก่อนส่ง\nหลังบ่ายสาม ' });
    const { notes } = await detail(id);
    expect(notes).toMatchObject([{ text: 'ชอบให้โทรก่อนส่ง\nหลังบ่ายสาม', by: name }]);
    expect((await call('POST', `customers/${id}/notes`, { text: '  ' })).status).toBe(400);
    const other = await add({ name: 'ชูใจ' });
    const path = `notes/${notes[0]?.id}`;
    expect((await call('DELETE', `customers/${other}/${path}`)).status).toBe(404);
    expect((await call('DELETE', `customers/${id}/${path}`)).body.notes).toEqual([]);
  });

  it('has tags without repetitions, and a newer change is not overwritten', async () => {
    const id = await add({ name: 'วีระ' });
    const put = (tags: string[], revision: number) =>
      call('PUT', `customers/${id}/tags`, { tags, revision });
    expect((await put([' VIP ', 'vip', 'ขาย  ส่ง'], 1)).body.tags).toEqual(['VIP', 'ขาย ส่ง']);
    expect((await put(['อื่น'], 1)).body.code).toBe('CONFLICT');
    expect((await put(['ก'.repeat(41)], 2)).status).toBe(400);
  });

  it('withdraws consent by word of mouth, and the shop can not give it', async () => {
    const id = await add({ name: 'สีดา', marketing: true });
    const consent = (marketing: boolean) =>
      call('PUT', `customers/${id}/consent`, { revision: 1, marketing });
    expect((await consent(true)).status).toBe(400);
    const { body } = await consent(false);
    expect(body).toMatchObject({
      marketing: false,
      marketing_at: expect.any(String),
      consents: [{ given: false, source: 'staff', by: accounts.ownerAlpha.name }],
    });
  });
});

describe('tags of many', () => {
  it('are changed for all that the filter finds, in one request, and for no other customer', async () => {
    const tag = 'ทั้งหมด';
    const many = Array.from({ length: 450 }, (_, n) => ({ name: `ลูกค้างาน ${n}`, tags: ['งาน'] }));
    for (const one of many) await add(one);
    const foreign = await add({ name: 'ลูกค้างาน ของเบต้า', tags: ['งาน'] }, shops.beta.id);
    const request = { filter: { tag: 'งาน' }, expected_count: 450, add: [tag], remove: ['งาน'] };
    const { status, body } = await call('POST', 'customers/tags', request);
    expect([status, body.changed, body.changes.length]).toEqual([200, 450, 450]);
    const list = `customers?filter=${encodeURIComponent(JSON.stringify({ tag }))}`;
    expect((await call('GET', list)).body.total).toBe(450);
    const { tags } = await host.db
      .selectFrom('customer')
      .select('tags')
      .where('shop_id', '=', shops.beta.id)
      .where('id', '=', foreign)
      .executeTakeFirstOrThrow();
    expect(tags).toEqual(['งาน']);
  });

  it('are added and removed for ids, or for all that a filter finds', async () => {
    const [one, two] = [await add({ name: 'หนึ่ง', tags: ['เก่า'] }), await add({ name: 'สอง' })];
    const ids = [one, two];
    const answer = await call('POST', 'customers/tags', { ids, add: ['งานแสดง'], remove: ['เก่า'] });
    const added = ['งานแสดง'];
    expect(answer.body).toMatchObject({ changed: 2, full: 0 });
    expect(answer.body.changes).toEqual(
      expect.arrayContaining([
        { id: one, added, removed: ['เก่า'] },
        { id: two, added, removed: [] },
      ]),
    );
    expect((await detail(one)).tags).toEqual(['งานแสดง']);
    const all = { filter: { tag: 'งานแสดง' }, expected_count: 2, remove: ['งานแสดง'] };
    expect((await call('POST', 'customers/tags', { ...all, expected_count: 3 })).status).toBe(409);
    expect((await call('POST', 'customers/tags', all)).body.changed).toBe(2);
    expect((await detail(two)).tags).toEqual([]);
    expect((await call('POST', 'customers/tags', { add: ['x'] })).status).toBe(400);
  });

  it('are as before after the undo, but for what was tagged meanwhile', async () => {
    const one = await add({ name: 'สาม', tags: ['เก่า', 'ประจำ'] });
    const request = { ids: [one], add: ['งานแสดง', 'ประจำ'], remove: ['เก่า'] };
    const { changes } = (await call('POST', 'customers/tags', request)).body;
    await call('POST', 'customers/tags', { ids: [one], add: ['ใหม่'] });
    const undone = await call('POST', 'customers/tags/undo', { changes });
    expect(undone.body).toEqual({ changed: 1 });
    expect((await detail(one)).tags).toEqual(['ประจำ', 'ใหม่', 'เก่า']);
    expect((await call('POST', 'customers/tags/undo', { changes })).body).toEqual({ changed: 0 });
    expect((await call('POST', 'customers/tags/undo', { changes: [] })).status).toBe(400);
  });

  it('are listed with the number of customers, of this shop alone', async () => {
    const { body } = await call('GET', 'customer-tags');
    expect(body.tags).toContainEqual({ tag: 'ขายส่ง', customers: 1 });
  });
});

describe('segments', () => {
  it('are saved, opened, renamed and deleted; a name is there once', async () => {
    const filter = { min_orders: 2, idle_days: 90, min_spend: 1_000, marketing: true, tag: 'vip' };
    const saved = await call('POST', 'customer-segments', { name: ' หายไปนาน ', filter });
    expect(saved.body.segments).toMatchObject([{ name: 'หายไปนาน', filter }]);
    const taken = await call('POST', 'customer-segments', { name: 'หายไปนาน', filter: {} });
    expect(taken.body.fields).toMatchObject([{ path: 'name' }]);
    const path = `customer-segments/${saved.body.segments[0].id}`;
    const renamed = await call('PUT', path, { name: 'กลับมานะ', filter: { min_orders: 3 } });
    expect(renamed.body.segments).toMatchObject([{ name: 'กลับมานะ', filter: { min_orders: 3 } }]);
    expect((await call('DELETE', path)).body.segments).toEqual([]);
    expect((await call('DELETE', path)).status).toBe(404);
  });
});

describe('an export', () => {
  it('for marketing has only customers who consented, and is in the activity log', async () => {
    await add({ name: '=สายฟ้า', email: 'fah@example.test', marketing: true });
    await add({ name: 'ไม่ยินยอม', email: 'no@example.test' });
    const { text } = await call('GET', 'customers.csv?purpose=marketing');
    expect(text).toContain("'=สายฟ้า,fah@example.test");
    expect(text).not.toContain('ไม่ยินยอม');
    expect(text).not.toContain('ลูกค้าของเบต้า');
    const none = await call('GET', 'customers.csv?purpose=marketing&filter={"marketing":false}');
    expect(none.text.trim().split('\r\n')).toHaveLength(1);
    const { body } = await call('GET', 'activity?kind=customer');
    expect(body.entries[0]).toMatchObject({ changes: [{ after: '0' }], path: null });
    expect(body.entries[1].changes[0].after).not.toBe('0');
  });

  it('of everything is another choice, with each one’s consent', async () => {
    const id = await add({
      name: 'มีโน้ต',
      email: 'note@example.test',
      tags: ['ก, ข'],
      last: '2026-11-20T05:00:30Z',
    });
    await call('POST', `customers/${id}/notes`, { text: 'โทรก่อนส่ง' });
    const { text } = await call('GET', 'customers.csv?purpose=all');
    expect(text).toMatch(/ไม่ยินยอม,no@example\.test.*,no,/);
    expect(text).toContain('มีโน้ต,note@example.test,,th,"ก\\, ข",[');
    expect(text).toMatch(/\] โทรก่อนส่ง,0,0,2026-11-20 12:00,,no,\r\n/);
    expect((await call('GET', 'customers.csv')).status).toBe(400);
  });

  it('has heads in the language of its reader', async () => {
    const heads = async (lang: string) =>
      (await call('GET', `customers.csv?purpose=marketing&lang=${lang}`)).text.split('\r\n')[0];
    expect(await heads('en')).toBe(
      '\uFEFFName,Email,Phone,Language,Tags,Consent chosen at (Thailand time)',
    );
    expect(await heads('th')).toBe('\uFEFFชื่อ,อีเมล,เบอร์โทร,ภาษา,แท็ก,วันที่เลือกเรื่องข่าวสาร (เวลาไทย)');
  });
});

describe('an erased account', () => {
  it('leaves no name, note or tag, and is in no list or export', async () => {
    const { id: accountId } = accounts.shopper;
    const id = await add({
      name: 'ผู้ถูกลืม',
      account_id: accountId,
      tags: ['ลับ'],
      marketing: true,
      orders: 2,
      spend: 20_000,
    });
    await call('POST', `customers/${id}/notes`, { text: 'โน้ตลับ' });
    const closed = await closeAccount(host.db, accountId, {
      publicUrl: 'http://localhost:4000',
      at: new Date(),
    });
    expect(closed.ok).toBe(true);
    expect(await list({ q: 'ผู้ถูกลืม' })).toEqual([]);
    expect(await list()).not.toContain('');
    const { text } = await call('GET', 'customers.csv?purpose=all');
    expect(text).not.toMatch(/ผู้ถูกลืม|ลับ/);
    expect(await detail(id)).toMatchObject({
      name: '',
      phone: null,
      email: null,
      tags: [],
      notes: [],
      marketing: false,
      orders: 2,
      spend: 200,
      erased_at: expect.any(String),
    });
    expect((await call('POST', `customers/${id}/notes`, { text: 'x' })).status).toBe(404);
  });
});

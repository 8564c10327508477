import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, shops } from '../../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../../test/support/placed-order.ts';
import { signIn } from '../../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../../test/support/test-host.ts';
import { newId } from '../../../../db/ids.ts';
import { addNote } from '../../../sales/customers/change-notes.ts';
import { createShop } from '../../../shops/create-shop.ts';
import { recordConsent } from '../../../shops/index.ts';

const ORIGIN = 'http://localhost:4000';
const alpha: number = shops.alpha.id;
let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  cookie = await signIn(host, accounts.ownerAlpha.email);
  // No import may find or change a customer of another shop.
  await add({ name: 'ของเบต้า', phone: '0810000001', email: 'one@example.test' }, shops.beta.id);
});
afterAll(() => host.close());

const base = (shopId = alpha) => `/api/v1/manage/${shopId}`;

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const headers = { origin: ORIGIN, cookie: `lang=en; ${cookie}` };
  const reply = await host.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() };
}

async function upload(text: string | Buffer, shopId = alpha) {
  const { statusCode, body } = await host.inject({
    method: 'POST',
    url: `${base(shopId)}/customer-imports?file_name=customers.csv`,
    headers: {
      origin: ORIGIN,
      cookie: `lang=en; ${cookie}`,
      'content-type': 'application/octet-stream',
    },
    payload: Buffer.from(text),
  });
  return { status: statusCode, body: JSON.parse(body) };
}

/** Uploads, checks and runs an import as the browser does, with the fields that the server proposes. */
async function importFile(text: string | Buffer, shopId = alpha) {
  const { body: uploaded } = await upload(text, shopId);
  const url = `${base(shopId)}/customer-imports/${uploaded.id}`;
  const matches = Object.fromEntries(
    uploaded.columns.map((one: { name: string; field: string }) => [
      one.name.toLowerCase(),
      one.field,
    ]),
  );
  const matched = await call('PUT', url, { matches });
  expect([matched.status, matched.body.state]).toEqual([200, 'checking']);
  await host.host.jobs.drain();
  const { body: checked } = await call('GET', url);
  expect((await call('POST', `${url}/run`)).status).toBe(200);
  await host.host.jobs.drain();
  return { url, checked, done: (await call('GET', url)).body };
}

interface Sample {
  readonly name: string;
  readonly account_id?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly guest_key?: string;
  readonly tags?: string[];
  readonly lang?: 'th' | 'en';
  readonly joined_at?: Date;
}

async function add(one: Sample, shopId = alpha): Promise<string> {
  const id = newId();
  await host.db
    .insertInto('customer')
    .values({ shop_id: shopId, id, lang: 'th', last_at: new Date('2026-11-20T05:00:30Z'), ...one })
    .execute();
  return id;
}

async function note(shopId: number, id: string, text: string, time: string) {
  const change = { shopId, accountId: accounts.ownerAlpha.id, at: new Date(time) };
  await addNote(host.db, change, id, text);
}

async function choose(shopId: number, id: string, isGiven: boolean, time: string) {
  const choice = { isGiven, source: 'checkout', lang: 'th', at: new Date(time) } as const;
  await host.db
    .transaction()
    .execute((trx) => recordConsent(trx, { shopId, customerId: id, ...choice }));
}

async function exported(shopId: number, lang = 'th'): Promise<string> {
  const url = `${base(shopId)}/customers.csv?purpose=all&lang=${lang}`;
  return (await host.inject({ url, headers: { cookie } })).body;
}

async function newShop(shopname: string): Promise<number> {
  const made = await host.db
    .transaction()
    .execute((trx) =>
      createShop(trx, { shopname, title: shopname, ownerId: accounts.ownerAlpha.id }),
    );
  if ('code' in made) throw new Error(made.code);
  return made.id;
}

const named = (name: string, shopId = alpha) =>
  host.db
    .selectFrom('customer')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('name', '=', name)
    .executeTakeFirst();

describe('an export', () => {
  it('imports into its own shop without a change, and into an empty one as the same file', async () => {
    const account = await add({
      name: '=HYPERLINK("https://evil.test")',
      account_id: accounts.shopper.id,
      phone: '0811111111',
      email: 'Shopper@Example.test',
      tags: ['ก, ข', '-20%'],
      joined_at: new Date('2025-01-02T03:04:05Z'),
      lang: 'en',
    });
    // A guest with the telephone number of the account.
    const guest = await add({
      name: '\'\'@สมหญิง, "จิ๋ว"',
      phone: '0811111111',
      guest_key: '0811111111',
    });
    const mail = await add({ name: 'มีแต่อีเมล', email: 'only@example.test' });
    await add({ name: 'มีแต่ชื่อ', account_id: accounts.operator.id });
    await note(alpha, account, '[2026-01-01 10:00] โทรก่อน\n\\o/', '2026-11-01T01:02:03Z');
    await note(alpha, account, 'ชอบสีคราม', '2026-11-02T01:02:03Z');
    await choose(alpha, account, true, '2026-11-03T01:02:03Z');
    await choose(alpha, guest, true, '2026-11-03T01:02:03Z');
    await choose(alpha, guest, false, '2026-11-04T01:02:03Z');
    await choose(alpha, mail, true, '2026-11-05T01:02:03Z');

    for (const lang of ['th', 'en']) {
      const csv = await exported(alpha, lang);
      const rows = 4;
      const own = await importFile(csv);
      expect(own.done.problems).toEqual([]);
      expect(own.done.dropped).toEqual([]);
      expect(own.done.tally.unchanged).toEqual({ rows, products: rows });
      expect(await exported(alpha, lang)).toBe(csv);

      const empty = await newShop(`customers-${lang}`);
      const moved = await importFile(csv, empty);
      expect(moved.checked.tally.created).toEqual({ rows, products: rows });
      expect(moved.done.problems).toEqual([]);
      expect(moved.done.tally.created).toEqual({ rows, products: rows });
      expect(await exported(empty, lang)).toBe(csv);
      const again = await importFile(csv, empty);
      expect(again.done.tally.unchanged.rows).toBe(rows);
      expect(await exported(empty, lang)).toBe(csv);
      // The import links no customer to an account, and only one of the two customers gets the
      // guest's next order.
      const made = await host.db
        .selectFrom('customer')
        .select(['account_id', 'guest_key', 'name'])
        .where('shop_id', '=', empty)
        .where('phone', '=', '0811111111')
        .execute();
      expect(made.map((one) => one.account_id)).toEqual([null, null]);
      expect(made.filter((one) => one.guest_key === '0811111111')).toHaveLength(1);
    }
  });
});

describe('a table of an owner', () => {
  it('updates whom the shop knows, adds the others, and says why a row is refused', async () => {
    const known = await add({ name: 'เก่า', phone: '0822222222', guest_key: '0822222222' });
    const withAccount = await add({
      name: 'เจ้าของบัญชี',
      email: 'acc@example.test',
      account_id: newId(),
    });
    await add({ name: 'คู่ 1', phone: '0833333333' });
    await add({ name: 'คู่ 2', phone: '0833333333' });
    const table = [
      'ชื่อลูกค้า,มือถือ,อีเมล,แท็ก,หมายเหตุ,สี',
      'ใหม่กว่า,+66 82-222-2222,new@example.test,ขายส่ง,โทรก่อน,แดง',
      'คนใหม่,812345678,,"VIP, vip",,',
      'เปลี่ยนชื่อ,,ACC@example.test,ขายส่ง,,',
      'ใครก็ไม่รู้,0833333333,,,,',
      'ไม่มีช่องทาง,,,,,',
      'เบอร์ผิด,12,,,,',
      'อีเมลผิด,,not-an-address,,,',
      `${'ก'.repeat(101)},0844444444,,,,`,
      'ซ้ำในไฟล์,0812345678,,,,',
      `แท็กยาว,0855555555,,${'ก'.repeat(41)},,`,
      '=1+A1,0866666666,,,,',
      "'=1+1,0877777777,,,,",
    ].join('\n');
    const { url, checked, done } = await importFile(table);
    const problems = [
      [
        4,
        'noted',
        'the customer has an account: name, contact and language stay as they gave them',
      ],
      [5, 'refused', expect.stringContaining('several customers')],
      [6, 'refused', expect.stringContaining('neither a telephone number nor')],
      [7, 'refused', expect.stringContaining('no telephone number')],
      [8, 'refused', 'no e-mail address'],
      [9, 'refused', 'the name is longer than 100 characters'],
      [10, 'refused', 'the same customer as line 3'],
      [11, 'refused', 'a tag is longer than 40 characters'],
      [12, 'refused', 'a formula in the place of its result: save the sheet as values'],
    ];
    for (const account of [checked, done]) {
      expect(
        account.problems.map((one: { line: number; outcome: string; reason: string }) => [
          one.line,
          one.outcome,
          one.reason,
        ]),
      ).toEqual(problems);
      expect(account.tally).toMatchObject({ created: { rows: 2 }, updated: { rows: 2 } });
      expect(account.dropped).toEqual(['สี']);
    }
    expect(await named('ใหม่กว่า')).toMatchObject({
      id: known,
      phone: '0822222222',
      email: 'new@example.test',
      tags: ['ขายส่ง'],
      guest_key: '0822222222',
    });
    expect(await named('คนใหม่')).toMatchObject({
      phone: '0812345678',
      tags: ['VIP'],
      // The shop's language.
      lang: 'en',
      marketing: false,
      marketing_at: null,
    });
    expect(await named('=1+1')).toMatchObject({ phone: '0877777777' });
    expect(await named('เจ้าของบัญชี')).toMatchObject({ id: withAccount, tags: ['ขายส่ง'] });
    const { body: detail } = await call('GET', `${base()}/customers/${known}`);
    expect(detail.notes).toMatchObject([{ text: 'โทรก่อน', by: null }]);
    // Sample rows and file name are personal data: both are deleted after the import.
    expect(done.columns[0].sample).toEqual([]);

    // An imported customer who orders, or gets a note, stays after the undo.
    const order = await placeOrderRows(host.db, { shop_id: alpha });
    await host.db
      .updateTable('sales_order')
      .set({ customer_id: (await named('คนใหม่'))?.id ?? null })
      .where('shop_id', '=', alpha)
      .where('id', '=', order.order_id)
      .execute();
    await call('PUT', `${base()}/customers/${withAccount}/tags`, { revision: 2, tags: ['อื่น'] });
    expect((await call('POST', `${url}/undo`)).body.state).toBe('undoing');
    await host.host.jobs.drain();
    const { body: undone } = await call('GET', url);
    expect(undone.state).toBe('undone');
    expect(undone.problems.filter((one: { outcome: string }) => one.outcome === 'kept')).toEqual([
      { line: 3, outcome: 'kept', reason: 'ordered after the import: they stay' },
      { line: 4, outcome: 'kept', reason: 'changed after the import: it stays as it is' },
    ]);
    expect(await named('เก่า')).toMatchObject({ id: known, email: null, tags: [] });
    expect((await call('GET', `${base()}/customers/${known}`)).body.notes).toEqual([]);
    expect(await named('=1+1')).toBeUndefined();
    expect(await named('ของเบต้า', shops.beta.id)).toMatchObject({ revision: 1 });
  });

  it('never gives consent to who chose otherwise here, nor without its time', async () => {
    const declined = await add({ name: 'ถอนแล้ว', phone: '0891111111' });
    const since = await add({ name: 'ยินยอมภายหลัง', phone: '0892222222' });
    const gone = await add({ name: 'ขอเลิก', phone: '0893333333' });
    await choose(alpha, declined, false, '2026-01-01T00:00:00Z');
    await choose(alpha, since, true, '2026-06-01T00:00:00Z');
    await choose(alpha, gone, true, '2026-01-01T00:00:00Z');
    const head = 'phone,name,marketing_consent,marketing_at\n';
    const { url, done } = await importFile(
      `${head}0891111111,,yes,2026-11-01\n0892222222,,no,2026-05-01\n0893333333,,no,2026-05-01\n` +
        `0894444444,ใหม่ไม่มีวัน,yes,\n0895555555,ใหม่มีวัน,ใช่,1/11/2569 10:00\n0896666666,x,maybe,\n` +
        `0897777777,x,yes,2999-01-01\n`,
    );
    expect(
      done.problems.map(({ line, reason }: { line: number; reason: string }) => [line, reason]),
    ).toEqual([
      [2, 'this customer declined offers in this shop: it stays so'],
      [3, 'this customer has consented to offers here since: it stays so'],
      [5, 'consent to offers without the time at which it was given is left out'],
      [7, "neither yes nor no: 'maybe'"],
      [8, expect.stringContaining("no date: '2999-01-01'")],
    ]);
    expect(await named('ถอนแล้ว')).toMatchObject({ marketing: false });
    expect(await named('ยินยอมภายหลัง')).toMatchObject({ marketing: true });
    expect(await named('ขอเลิก')).toMatchObject({ marketing: false });
    expect(await named('ใหม่ไม่มีวัน')).toMatchObject({ marketing: false, marketing_at: null });
    const given = await named('ใหม่มีวัน');
    expect(given).toMatchObject({ marketing: true, marketing_at: new Date('2026-11-01T03:00Z') });
    const { body } = await call('GET', `${base()}/customers/${given?.id}`);
    expect(body.consents).toMatchObject([
      { given: true, source: 'import', by: accounts.ownerAlpha.name },
    ]);
    await call('POST', `${url}/undo`);
    await host.host.jobs.drain();
    expect(await named('ขอเลิก')).toMatchObject({
      marketing: true,
      marketing_at: new Date('2026-01-01T00:00:00Z'),
    });
    const { body: detail } = await call('GET', `${base()}/customers/${gone}`);
    expect(detail.consents).toHaveLength(1);
  });

  it('does not bring back who was erased', async () => {
    const id = await add({ name: '' });
    await host.db
      .updateTable('customer')
      .set({ erased_at: new Date() })
      .where('shop_id', '=', alpha)
      .where('id', '=', id)
      .execute();
    const { done } = await importFile(`customer id,name,phone\n${id},กลับมา,0898888888\n`);
    expect(done.problems).toMatchObject([{ line: 2, reason: expect.stringContaining('erased') }]);
    expect(await named('กลับมา')).toBeUndefined();
  });
});

describe('an uploaded file', () => {
  /** Encodes text as Thai Excel does. */
  const windows874 = (text: string) =>
    Buffer.from(
      Array.from(text, (letter) => {
        const code = letter.charCodeAt(0);
        return code > 0xe00 ? code - 0xe00 + 0xa0 : code;
      }),
    );

  it('in windows-874 goes on where a killed server was, and every row counts once', async () => {
    const rows = Array.from({ length: 250 }, (_, n) => `ลูกค้า ${n},08${70_000_000 + n}`);
    const uploaded = await upload(windows874(`ชื่อ,เบอร์\n${rows.join('\n')}\n`));
    const { id } = uploaded.body;
    const url = `${base()}/customer-imports/${id}`;
    await call('PUT', url, { matches: { ชื่อ: 'name', เบอร์: 'phone' } });
    await host.host.jobs.drain();
    await call('POST', `${url}/run`);
    // The first row was settled before the kill, and the sweep finds the silent import.
    await host.db
      .insertInto('import_outcome')
      .values({
        shop_id: alpha,
        import_id: id,
        line: 2,
        outcome: 'created',
        product_key: 'customer:2',
      })
      .execute();
    await host.host.jobs.drain();
    const { body } = await call('GET', url);
    expect(body).toMatchObject({ state: 'done', tally: { created: { rows: 250, products: 250 } } });
    expect(await named('ลูกค้า 0')).toBeUndefined();
    expect(await named('ลูกค้า 1')).toMatchObject({ phone: '0870000001' });
    expect(await named('ลูกค้า 249')).toMatchObject({ phone: '0870000249' });
  });

  it('needs a column to know customers by, and is read by its own routes only', async () => {
    const { id } = (await upload('ชื่อ,เมือง\nก,ข\n')).body;
    const url = `${base()}/customer-imports/${id}`;
    const missing = await call('PUT', url, { matches: { ชื่อ: 'name' } });
    expect(missing).toMatchObject({ status: 400, body: { code: 'IMPORT_COLUMN_MISSING' } });
    const body = { matches: { ชื่อ: 'phone' } };
    expect((await call('PUT', url, { ...body, format: 'talad' })).status).toBe(400);
    // The permission to import products is not enough.
    const products = `${base()}/imports/${id}`;
    expect((await call('GET', products)).status).toBe(404);
    expect((await call('POST', `${products}/run`)).status).toBe(404);
    expect((await call('DELETE', products)).status).toBe(404);
    expect((await call('GET', `${base()}/imports`)).body.items).toEqual([]);
    expect((await call('GET', url)).body.columns[0].sample).toEqual(['ก']);
    await host.db
      .updateTable('import_run')
      .set({ updated_at: new Date(Date.now() - 8 * 86_400_000) })
      .where('shop_id', '=', alpha)
      .where('id', '=', id)
      .execute();
    await host.host.jobs.send('import.sweep', {});
    await host.host.jobs.drain();
    expect((await call('GET', url)).status).toBe(404);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import {
  insertPersonWithEverything,
  marks,
} from '../../../../test/support/records/person-with-everything.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { startSession } from '../../../identity/session/session.repository.ts';
import { answerAfterPost } from '../../../../test/support/pages/follow-posted.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import type { PersonalTable } from './personal-table.ts';
import { exportedTableNames, personalTableNames, personalTables } from './personal-tables.ts';

let host: TestHost;
let clock = () => new Date();
let person: string;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    now: () => clock(),
    env: { RATE_LIMIT_FACTOR: '100' },
  });
  person = await insertPersonWithEverything(host.db);
  cookie = await enter(person);
});
afterAll(() => host.close());

async function enter(accountId: string, proved: Date | null = new Date()): Promise<string> {
  const { db, host: inner } = host;
  const session = { accountId, level: 2, audience: 'platform', authenticatedAt: proved } as const;
  const { token } = await db
    .transaction()
    .execute((trx) => startSession(trx, session, inner.now()));
  return `talad=${token}`;
}

function ask(path: string, form?: Record<string, string>, by = cookie) {
  return host.inject({
    method: form ? 'POST' : 'GET',
    url: path,
    headers: {
      cookie: by,
      'accept-language': 'en',
      ...(form && {
        origin: 'http://localhost:4000',
        'content-type': 'application/x-www-form-urlencoded',
      }),
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  });
}
const close = (email: string = marks.email, by = cookie) => ask('/my/privacy/close', { email }, by);
/** The page that closing leads to. */
const pageAfter = async (posted: Awaited<ReturnType<typeof close>>) =>
  answerAfterPost(host, posted, { headers: { cookie, 'accept-language': 'en' } });
const long = new Date(Date.now() - 11 * 60_000);

interface Exported {
  readonly data: Readonly<
    Record<string, { readonly what: string; readonly rows: readonly object[] }>
  >;
}

describe('the export of my data', () => {
  it('is complete, part by part, and contains no other person’s data', async () => {
    const reply = await ask('/my/privacy/export', {});
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="talad-\d{4}-/);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    const { data } = reply.json<Exported>();
    expect(Object.keys(data)).toEqual(exportedTableNames);
    for (const name of exportedTableNames)
      expect([name, data[name]?.rows.length]).not.toEqual([name, 0]);
    expect(data['account']?.rows[0]).toMatchObject({ email: marks.email, phone: marks.phone });
    expect(data['sales_order']?.rows[0]).toMatchObject({ contact: { name: marks.name } });
    expect(data['favourite']?.what).toBe('Favourites');
    expect(reply.body).not.toMatch(/hash|token|"key"/);
    // A thief who exports the data leaves an entry that the owner can see.
    expect(data['account_event']?.rows).toMatchObject([
      { kind: 'signed_in' },
      { kind: 'data_exported' },
    ]);
    expect(data['mail']?.rows).toHaveLength(2);
    for (const other of Object.values(accounts)) expect(reply.body).not.toContain(other.email);
  });

  it('needs a recent proof of identity', async () => {
    const stale = await ask('/my/privacy/export', {}, await enter(person, long));
    expect(stale.statusCode).toBe(303);
    expect(stale.headers.location).toBe('/login?again=1&continue=%2Fmy%2Fprivacy');
    expect((await ask('/my/privacy/export', {}, '')).statusCode).toBe(401);
    const foreign = await host.inject({
      method: 'POST',
      url: '/my/privacy/export',
      headers: { cookie, origin: 'http://alpha.talad.localhost:4000' },
    });
    expect(foreign.statusCode).toBe(403);
  });

  it('is named by the day in Thailand', async () => {
    clock = () => new Date('2026-11-26T18:30:00Z');
    try {
      const reply = await ask('/my/privacy/export', {}, await enter(person, clock()));
      expect(reply.headers['content-disposition']).toBe(
        'attachment; filename="talad-2026-11-27.json"',
      );
    } finally {
      clock = () => new Date();
    }
  });
});

it('consent can be changed without JavaScript; what was agreed to is shown with its time', async () => {
  const reply = await ask('/my/privacy/consent', { functionality: '1', ads: '1' });
  expect(reply.headers.location).toBe('/my/privacy?saved=1');
  expect(String(reply.headers['set-cookie'])).toMatch(
    /^consent=v1\.11001; Path=\/; Max-Age=2592000/,
  );
  const page = await ask('/my/privacy', undefined, `${cookie}; consent=v1.11001`);
  expect(page.body).toContain('Allowed: Security, Functionality, Advertising');
  expect(page.body).toMatch(/name="ads"\s+value="1"\s+checked/);
  expect(page.body).not.toMatch(/name="analytics"\s+value="1"\s+checked/);
});

describe('closing my account', () => {
  it('waits for the shop, the orders and the money to be settled, and says so', async () => {
    const { db } = host;
    await db
      .updateTable('staff')
      .set({ flags: ['owner'] })
      .where('account_id', '=', person)
      .execute();
    await db.deleteFrom('staff').where('account_id', '=', accounts.ownerAlpha.id).execute();
    const { order_id } = await placeOrderRows(db, { account_id: person });
    const { number } = await db
      .selectFrom('sales_order')
      .select('number')
      .where('id', '=', order_id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('journal_line')
      .set({ amount: -25_000 })
      .where('holder_id', '=', person)
      .where('rank', '=', 1)
      .execute();
    const reply = await pageAfter(await close());
    expect(reply.statusCode).toBe(409);
    expect(reply.body).toContain(`Transfer or close your shop: ${shops.alpha.title}`);
    expect(reply.body).toContain(`your open orders to arrive, or cancel them: ${number}`);
    expect(reply.body).toContain('Your wallet has a balance of ฿200');
    for (const path of ['/mybusiness', '/my/orders', '/contactus']) {
      expect(reply.body).toContain(`<a href="${path}">`);
    }
    expect(reply.body).not.toContain('name="email"');
    expect((await ask('/my/privacy')).statusCode).toBe(200);
    // Settled.
    await db
      .updateTable('staff')
      .set({ flags: ['product'] })
      .where('account_id', '=', person)
      .execute();
    await db
      .updateTable('sales_order')
      .set({ status: 'delivered' })
      .where('id', '=', order_id)
      .execute();
    await db
      .updateTable('journal_line')
      .set({ amount: -5_000 })
      .where('holder_id', '=', person)
      .where('rank', '=', 1)
      .execute();
  });

  it('asks for the address of the account, and for a recent proof of identity', async () => {
    const wrong = await pageAfter(await close('somebody@example.test'));
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('This does not match the email address of this account.');
    const stale = await close(marks.email, await enter(person, long));
    expect(stale.statusCode).toBe(303);
    expect((await ask('/my/privacy')).statusCode).toBe(200);
  });

  it('is not for operators of the platform', async () => {
    const { db } = host;
    await db.updateTable('account').set({ level: 10 }).where('id', '=', person).execute();
    const reply = await pageAfter(await close());
    expect(reply.statusCode).toBe(409);
    expect(reply.body).toContain('You have a role on this marketplace');
    await db.updateTable('account').set({ level: 2 }).where('id', '=', person).execute();
  });

  it('erases data that need not be kept, makes the rest anonymous, and ends every session', async () => {
    const { db } = host;
    const elsewhere = await enter(person);
    const reply = await pageAfter(await close());
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(marks.email);
    for (const by of [cookie, elsewhere]) {
      expect((await ask('/api/v1/users/me/points', undefined, by)).statusCode).toBe(401);
    }
    for (const name of personalTableNames) {
      const { of, closing }: PersonalTable = personalTables[name];
      if (closing === 'keep' || name === 'account' || name === 'media') continue;
      // The confirmation is the only mail left to that address.
      const condition = of({ accountId: person, email: name === 'mail' ? 'nobody' : marks.email });
      const { rows } = await sql`SELECT 1 FROM ${sql.table(name)} t WHERE ${condition}`.execute(db);
      expect([name, rows.length]).toEqual([name, 0]);
    }
    const media = await db
      .selectFrom('media')
      .select('from_shopper')
      .where('account_id', '=', person)
      .execute();
    expect(media).toEqual([{ from_shopper: false }]);
    const review = await db
      .selectFrom('review')
      .select(['reviewer_name', 'body', 'account_id'])
      .where('body', '=', 'ถ้วยสวยมาก')
      .executeTakeFirstOrThrow();
    expect(review).toEqual({ reviewer_name: 'ผู้ซื้อ', body: 'ถ้วยสวยมาก', account_id: null });
  });

  it('leaves no word of the person but in the papers that the law asks for', async () => {
    const { db } = host;
    const { rows: tables } = await sql<{ name: string }>`
      SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`.execute(db);
    const found: string[] = [];
    for (const { name } of tables) {
      for (const mark of Object.values(marks)) {
        const { rows } = await sql`
          SELECT 1 FROM ${sql.table(name)} t WHERE t::text LIKE ${`%${mark}%`}`.execute(db);
        if (rows.length > 0) found.push(`${name}: ${mark}`);
      }
    }
    expect(found.toSorted()).toEqual(
      [
        `mail: ${marks.email}`,
        `paper: ${marks.name}`,
        `sales_order: ${marks.email}`,
        `sales_order: ${marks.name}`,
        `sales_order: ${marks.phone}`,
      ].toSorted(),
    );
    const letters = await db
      .selectFrom('mail')
      .select(['kind', 'subject'])
      .where('recipient', '=', marks.email)
      .execute();
    expect(letters).toEqual([{ kind: 'account.closed', subject: 'ปิดบัญชีของคุณเรียบร้อยแล้ว' }]);
    const product = await db
      .selectFrom('product')
      .select('last_review')
      .where('id', '=', products.cup.id)
      .executeTakeFirstOrThrow();
    expect(product.last_review).toMatchObject({ name: 'ผู้ซื้อ' });
  });

  it('leaves the address free for another account', async () => {
    const { numInsertedOrUpdatedRows } = await host.db
      .insertInto('account')
      .values({ id: '01930000-0000-7000-8000-0000000000aa', email: marks.email, name: 'ใหม่' })
      .executeTakeFirstOrThrow();
    expect(numInsertedOrUpdatedRows).toBe(1n);
  });
});

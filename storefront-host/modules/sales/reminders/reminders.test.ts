import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { buyerAddress, createBuyer, type Buyer } from '../../../../test/support/buyer.ts';
import { accounts, products, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const HOUR = 3_600_000;
const EMAIL = 'nida@example.test';
let now = new Date();
let host: TestHost;
let buyer: Buyer;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '100' },
    now: () => now,
  });
  buyer = createBuyer(host);
});
afterAll(() => host.close());
beforeEach(async () => {
  now = new Date();
  await remindAfter(3);
  await buyer.setStock(products.cup.id, 20);
  await host.db.deleteFrom('checkout').where('shop_id', '=', shops.alpha.id).execute();
  await host.db.deleteFrom('mail').where('kind', '=', 'checkout.reminder').execute();
});

async function remindAfter(hours: number | null): Promise<void> {
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  const url = `/api/v1/manage/${shops.alpha.id}/settings`;
  const headers = { cookie, origin: host.host.config.publicUrl };
  const { revision } = (await host.inject({ url, headers })).json();
  const checkout = { guests: true, email: 'optional', note: 'optional', remind_hours: hours };
  const saved = await host.inject({ method: 'PUT', url, headers, payload: { revision, checkout } });
  expect(saved.statusCode, saved.body).toBe(200);
}

/** Begins a checkout of a cup with the reminder's checkbox ticked. */
async function begin(email = EMAIL): Promise<string> {
  const token = await buyer.begin([[products.cup.uuid, 2]]);
  const browser = openBrowser(host, { lang: 'en' });
  await browser.post(`/checkout/${token}/remind`, { reminder: '1', remind: '1', email });
  return token;
}

async function later(hours = 4, workers = 1): Promise<void> {
  now = new Date(now.getTime() + hours * HOUR);
  for (let count = 0; count < workers; count += 1) {
    await host.host.jobs.send('checkout.remind', {});
  }
  await Promise.all(Array.from({ length: workers }, () => host.host.jobs.drain()));
}

const reminders = () =>
  host.db
    .selectFrom('mail')
    .select(['recipient', 'subject', 'body', 'unsubscribe_url'])
    .where('kind', '=', 'checkout.reminder')
    .execute();

it('offers an unticked box where the shop reminds, and none elsewhere', async () => {
  const browser = openBrowser(host, { lang: 'en' });
  const path = `/checkout/${await buyer.begin([[products.cup.uuid, 1]])}`;
  const shown = await browser.get(path);
  expect(shown.html).toContain('Email me one reminder');
  expect(shown.html).not.toMatch(/name="remind"[^>]*checked/);
  await later();
  expect(await reminders()).toEqual([]);
  await remindAfter(null);
  expect((await browser.get(path)).html).not.toContain('Email me one reminder');
});

it('sends one mail in the shopper’s language with the lines, under two workers', async () => {
  await begin();
  await host.db
    .updateTable('checkout')
    .set({ lang: 'th' })
    .where('shop_id', '=', shops.alpha.id)
    .execute();
  await later(2);
  expect(await reminders()).toEqual([]);
  await later(2, 2);
  const [mail, ...more] = await reminders();
  expect(more).toEqual([]);
  expect(mail?.recipient).toBe(EMAIL);
  expect(mail?.subject).toBe(`สินค้าที่${shops.alpha.title}ยังรอคุณอยู่`);
  expect(mail?.body).toContain(`${products.cup.title} × 2`);
  await later();
  expect(await reminders()).toHaveLength(1);
});

it('its link opens the same checkout again, also when the first link is over', async () => {
  await begin();
  await later(4);
  now = new Date(now.getTime() + 48 * HOUR);
  const [mail] = await reminders();
  const [, again = ''] = /(\/checkout\/\S+\/again)/.exec(mail?.body ?? '') ?? [];
  const page = await openBrowser(host, { lang: 'en' }).get(again);
  expect(page.url.pathname).toMatch(/^\/checkout\/[^/]+$/);
  expect(page.html).toContain(products.cup.title);
});

it('reports an order of its checkout as won back, with the list of such orders', async () => {
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  const at = new Date(now.getTime() + 7 * HOUR).toISOString().slice(0, 10);
  const read = async (path: string) => {
    const url = `/api/v1/manage/${shops.alpha.id}/${path}`;
    return (await host.inject({ url, headers: { cookie } })).json();
  };
  const report = () => read(`report?from=${at}&to=${at}`);
  const before = (await report()).totals;
  const plain = await begin('other@example.test');
  const plainOrder = { ...buyerAddress, seen_net: '290' };
  expect((await buyer.submit(plain, plainOrder)).kind).toBe('placed');
  const token = await begin();
  await host.db
    .updateTable('checkout')
    .set({ remind_at: now })
    .where('shop_id', '=', shops.alpha.id)
    .execute();
  await later(0);
  expect((await buyer.submit(token, { ...buyerAddress, seen_net: '290' })).kind).toBe('placed');
  const { totals } = await report();
  expect(totals.orders - before.orders).toBe(2);
  expect(totals).toMatchObject({ reminded: 1, reminded_net: 290 });
  const filter = encodeURIComponent(JSON.stringify({ reminded: true, from: at, to: at }));
  const list = await read(`orders?filter=${filter}`);
  expect(list.total).toBe(1);
  expect(list.items[0].net).toBe(290);
});

it.each<readonly [string, (token: string) => Promise<unknown>]>([
  ['ordered', (token) => buyer.submit(token, { ...buyerAddress, seen_net: '290' })],
  ['ordered by another checkout', () => buyer.place([[products.cup.uuid, 1]], '170')],
  ['the products are gone', () => buyer.setStock(products.cup.id, 0)],
  ['the shop stopped reminding', () => remindAfter(null)],
  [
    'the box was unticked again',
    (token) =>
      openBrowser(host, { lang: 'en' }).post(`/checkout/${token}/remind`, {
        reminder: '1',
        email: buyerAddress.email,
      }),
  ],
])('sends nothing when meanwhile %s', async (_name, meanwhile) => {
  const token = await begin(buyerAddress.email);
  now = new Date(now.getTime() + HOUR);
  await meanwhile(token);
  await later();
  expect(await reminders()).toEqual([]);
});

it('sends an address one reminder in seven days, of two checkouts at once too', async () => {
  await begin();
  await begin();
  await later(4, 2);
  expect(await reminders()).toHaveLength(1);
  await begin();
  await later();
  expect(await reminders()).toHaveLength(1);
  now = new Date(now.getTime() + 7 * 24 * HOUR);
  await begin();
  await later();
  expect(await reminders()).toHaveLength(2);
});

it.each([
  ['the mail program', 'List-Unsubscribe=One-Click'],
  ['the reader', ''],
])('ends with one post of %s, and not when its link is only opened', async (_by, payload) => {
  await begin();
  await later();
  const [mail] = await reminders();
  await begin('other@example.test');
  const { pathname: url } = new URL(mail?.unsubscribe_url ?? '');
  const page = await host.inject({ url, headers: { 'accept-language': 'en' } });
  expect(page.body).toMatch(/<form[^>]*method="post"[^>]*>[^]*Stop reminders</);
  const waiting = () =>
    host.db
      .selectFrom('checkout')
      .select(['remind_email', 'remind_at'])
      .where('shop_id', '=', shops.alpha.id)
      .where('remind_at', 'is not', null)
      .execute();
  await begin();
  expect(await waiting()).toHaveLength(2);
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'accept-language': 'en',
  };
  const posted = await host.inject({ method: 'POST', url, headers, payload });
  expect(posted.statusCode).toBe(200);
  expect(posted.body).toContain('Reminders are off');
  expect((await waiting()).map((row) => row.remind_email)).toEqual(['other@example.test']);
});

it('reminds a customer with consent to marketing, until it is withdrawn', async () => {
  const { id: accountId } = await host.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', accounts.shopper.email)
    .executeTakeFirstOrThrow();
  await host.db
    .insertInto('customer')
    .values({
      shop_id: shops.alpha.id,
      account_id: accountId,
      name: 'N',
      phone: '',
      lang: 'th',
      marketing: true,
      last_at: now,
    })
    .execute();
  const cookie = `lang=en; ${await signIn(host, accounts.shopper.email)}`;
  const open = async () => {
    const token = await buyer.begin([[products.cup.uuid, 1]]);
    return (await host.inject({ url: `/checkout/${token}`, headers: { cookie } })).body;
  };
  expect(await open()).toMatch(/name="remind"[^>]*checked/);
  await later();
  const [mail] = await reminders();
  expect(mail?.recipient).toBe(accounts.shopper.email);
  await host.inject({ method: 'POST', url: new URL(mail?.unsubscribe_url ?? '').pathname });
  const { marketing } = await host.db
    .selectFrom('customer')
    .select('marketing')
    .where('shop_id', '=', shops.alpha.id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  expect(marketing).toBe(false);
  expect(await open()).not.toMatch(/name="remind"[^>]*checked/);
});

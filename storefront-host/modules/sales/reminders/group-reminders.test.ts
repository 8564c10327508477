import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { createBuyer } from '../../../../test/support/buyer.ts';
import {
  accounts,
  products,
  shops,
  smallPassword,
} from '../../../../test/support/fixture-market.ts';
import { beginGroup, groupBuyer } from '../../../../test/support/group-buyer.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const HOUR = 3_600_000;
const EMAIL = 'nida@example.test';
const both = [
  [products.cup.uuid, 2],
  [products.banana.uuid, 1],
] as const;
let now = new Date();
let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '1000' },
    now: () => now,
  });
});
afterAll(() => host.close());
beforeEach(async () => {
  now = new Date();
  await remindAfter({ alpha: 3, beta: 5 });
  for (const { id } of [products.cup, products.banana]) await createBuyer(host).setStock(id, 20);
  await host.db.deleteFrom('checkout').execute();
  await host.db.deleteFrom('mail').where('kind', '=', 'checkout.reminder').execute();
});

const manage = {
  alpha: manageShop(() => host),
  beta: manageShop(() => host, { email: accounts.ownerBeta.email, shopId: shops.beta.id }),
};
async function remindAfter(hours: Readonly<Record<'alpha' | 'beta', number | null>>) {
  for (const shop of ['alpha', 'beta'] as const) {
    const { revision } = (await manage[shop]('GET', 'settings')).body;
    const checkout = {
      guests: true,
      email: 'optional',
      note: 'optional',
      remind_hours: hours[shop],
    };
    expect((await manage[shop]('PUT', 'settings', { revision, checkout })).status).toBe(200);
  }
}

/** Begins a visit to both shops with the box ticked, and returns its path. */
async function begin(): Promise<string> {
  const path = await beginGroup(host, both);
  const browser = openBrowser(host, { lang: 'en' });
  await browser.post(`${path}/remind`, { reminder: '1', remind: '1', email: EMAIL });
  return path;
}

async function later(hours: number, workers = 1): Promise<void> {
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
const waiting = async () =>
  (await host.db.selectFrom('checkout').select('id').where('remind_at', 'is not', null).execute())
    .length;

describe('a checkout of several shops', () => {
  it('offers one unticked box if a shop reminds, and none otherwise', async () => {
    const path = await beginGroup(host, both);
    const browser = openBrowser(host, { lang: 'en' });
    const shown = await browser.get(path);
    expect(shown.html.match(/name="remind"/g)).toHaveLength(1);
    expect(shown.html).not.toMatch(/name="remind"[^>]*checked/);
    await later(9);
    expect(await reminders()).toEqual([]);
    await remindAfter({ alpha: null, beta: null });
    expect((await browser.get(path)).html).not.toContain('name="remind"');
  });

  it('sends one mail with the lines of both shops, under two workers', async () => {
    const path = await begin();
    expect((await openBrowser(host).get(path)).html).toMatch(/name="remind"[^>]*checked/);
    await later(2);
    expect(await reminders()).toEqual([]);
    await later(2, 2);
    const [mail, ...more] = await reminders();
    expect(more).toEqual([]);
    expect(mail?.recipient).toBe(EMAIL);
    expect(mail?.body).toContain(`${products.cup.title} × 2`);
    expect(mail?.body).toContain(`${products.banana.title} × 1`);
    expect(mail?.body).toContain(`${shops.alpha.title}, ${shops.beta.title}`);
    await later(9);
    expect(await reminders()).toHaveLength(1);
    // Both shops leave the address alone for a week.
    await begin();
    await later(9);
    expect(await reminders()).toHaveLength(1);
  });

  it('is opened again by the mail, with all shops, also when the first link is over', async () => {
    await begin();
    await later(4);
    now = new Date(now.getTime() + 48 * HOUR);
    const [mail] = await reminders();
    const [, again = ''] = /(\/checkout\/\S+\/again)/.exec(mail?.body ?? '') ?? [];
    const visit = groupBuyer(host);
    const page = await visit.browser.get(again);
    expect(page.url.pathname).toMatch(/^\/checkout\/all\//);
    expect(page.html).toContain(products.banana.title);
    const placed = await visit.press(page, { payment: 'cod' });
    expect(placed.url.pathname).toMatch(/^\/orders\/all\//);
    expect((await visit.browser.get(again)).url.pathname).toMatch(/^\/orders\/all\//);
    const orders = await host.db
      .selectFrom('sales_order')
      .select('shop_id')
      .where('reminded_at', 'is not', null)
      .orderBy('shop_id')
      .execute();
    expect(orders.map(({ shop_id: id }) => id)).toEqual([shops.alpha.id, shops.beta.id]);
  });

  it('lists the shops that remind and can still be ordered from', async () => {
    await remindAfter({ alpha: null, beta: 3 });
    await begin();
    await later(4);
    const [mail] = await reminders();
    expect(mail?.body).toContain(products.banana.title);
    expect(mail?.body).not.toContain(products.cup.title);
    expect(mail?.body).not.toContain(shops.alpha.title);
  });

  it('sends nothing once it was ordered, or the box was unticked again', async () => {
    const visit = groupBuyer(host);
    const page = await visit.begin(both);
    const ticked = { reminder: '1', remind: '1', payment: 'cod', email: EMAIL };
    await visit.press(page, ticked);
    const path = await begin();
    await openBrowser(host).post(`${path}/remind`, { reminder: '1', email: EMAIL });
    expect(await waiting()).toBe(1);
    await later(9);
    expect(await reminders()).toEqual([]);
  });

  it('ends the reminders of all its shops with one post', async () => {
    await begin();
    await later(4);
    const [mail] = await reminders();
    await begin();
    expect(await waiting()).toBe(1);
    const { pathname: url } = new URL(mail?.unsubscribe_url ?? '');
    expect((await host.inject({ method: 'POST', url })).statusCode).toBe(200);
    expect(await waiting()).toBe(0);
  });

  it('reminds a customer of the shops whose news they agreed to', async () => {
    const { id: accountId } = accounts.shopper;
    await host.db
      .insertInto('customer')
      .values({
        shop_id: shops.beta.id,
        account_id: accountId,
        name: 'N',
        phone: '',
        lang: 'th',
        marketing: true,
        last_at: now,
      })
      .execute();
    const browser = openBrowser(host, { lang: 'en' });
    await browser.signIn(accounts.shopper.email, smallPassword);
    const path = await beginGroup(host, both);
    expect((await browser.get(path)).html).toMatch(/name="remind"[^>]*checked/);
    await later(6);
    const [mail, ...more] = await reminders();
    expect(more).toEqual([]);
    expect(mail?.recipient).toBe(accounts.shopper.email);
    expect(mail?.body).toContain(products.banana.title);
    expect(mail?.body).not.toContain(products.cup.title);
  });
});

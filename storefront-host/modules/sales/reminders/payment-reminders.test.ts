import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { createBuyer } from '../../../../test/support/buyer.ts';
import { drawSlip, slipForm, slipText } from '../../../../test/support/drawn-slip.ts';
import {
  accounts,
  products,
  shops,
  smallPassword,
} from '../../../../test/support/fixture-market.ts';
import { groupBuyer } from '../../../../test/support/group-buyer.ts';
import { manageShop } from '../../../../test/support/manage-shop.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const HOUR = 3_600_000;
const EMAIL = 'nida@example.test';
let now = new Date();
let host: TestHost;
let operator: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  host = await createTestHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '1000' },
    now: () => now,
  });
  for (const { id } of [products.cup, products.banana]) await createBuyer(host).setStock(id, 50);
  operator = openBrowser(host, { lang: 'en' });
  await operator.signIn(accounts.operator.email, smallPassword, '/admin/payments');
  await operator.post('/admin/payments', {
    scope: 'all',
    promptpay: '081-234-5678',
    promptpay_name: 'Talad Market',
    pay_hours: '6',
  });
  const alpha = manageShop(() => host);
  const { revision } = (await alpha('GET', 'settings')).body;
  const checkout = { guests: true, email: 'optional', note: 'optional', remind_hours: 3 };
  await alpha('PUT', 'settings', { revision, checkout });
});
afterAll(() => host.close());
beforeEach(async () => {
  now = new Date();
  await host.db
    .updateTable('payment_group')
    .set({ state: 'over' })
    .where('state', '=', 'open')
    .execute();
  await host.db.deleteFrom('mail').where('kind', '=', 'payment.reminder').execute();
});

const ticked = { reminder: '1', remind: '1', payment: 'platform', email: EMAIL };

/** A visit to both shops that awaits its payment; without `remind` the box is not ticked. */
async function visit(fields: Readonly<Record<string, string>> = ticked) {
  const one = groupBuyer(host);
  const page = await one.begin([
    [products.cup.uuid, 1],
    [products.banana.uuid, 1],
  ]);
  const { url } = await one.press(page, fields);
  return { path: url.pathname, ...(await newest()) };
}

async function newest() {
  const { id, net } = await host.db
    .selectFrom('payment_group')
    .select(['id', 'net'])
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id, net: net / 100 };
}

async function later(hours: number, workers = 1): Promise<void> {
  now = new Date(now.getTime() + hours * HOUR);
  for (let count = 0; count < workers; count += 1) await host.host.jobs.send('payment.remind', {});
  await Promise.all(Array.from({ length: workers }, () => host.host.jobs.drain()));
}

const reminders = () =>
  host.db
    .selectFrom('mail')
    .select(['recipient', 'subject', 'body', 'unsubscribe_url'])
    .where('kind', '=', 'payment.reminder')
    .execute();

describe('a payment that the marketplace awaits', () => {
  it('is reminded of once at half time, with its orders and the page to pay, under two workers', async () => {
    const { path, net } = await visit();
    await later(2);
    expect(await reminders()).toEqual([]);
    await later(1.1, 2);
    const [mail, ...more] = await reminders();
    expect(more).toEqual([]);
    expect(mail?.recipient).toBe(EMAIL);
    expect(mail?.subject).toContain(`฿${net}`);
    expect(mail?.body).toContain(shops.alpha.title);
    expect(mail?.body).toContain(shops.beta.title);
    const [, page = ''] = /(\/orders\/all\/\S+)/.exec(mail?.body ?? '') ?? [];
    const shown = await openBrowser(host, { lang: 'en' }).get(page);
    expect(shown.html).toContain('class="qr"');
    expect(path).toMatch(/^\/orders\/all\//);
    await later(1);
    expect(await reminders()).toHaveLength(1);
  });

  it('of one order leads to the page of the order', async () => {
    await createBuyer(host).orderCup({ ...ticked });
    await later(3.1);
    const [mail] = await reminders();
    expect(mail?.subject).toContain('฿170');
    const [, page = ''] = /(\/orders\/\S+)/.exec(mail?.body ?? '') ?? [];
    expect((await openBrowser(host, { lang: 'en' }).get(page)).html).toContain('class="qr"');
    const { pathname: url } = new URL(mail?.unsubscribe_url ?? '');
    expect((await host.inject({ method: 'POST', url })).statusCode).toBe(200);
  });

  it.each<readonly [string, (paid: { id: string; net: number; path: string }) => Promise<unknown>]>(
    [
      [
        'it was received',
        ({ id, net }) => operator.post(`/admin/payments/${id}/received`, { amount: String(net) }),
      ],
      [
        'its slip is being checked',
        async ({ path }) =>
          openBrowser(host).post(
            `${path}/slip`,
            slipForm(await drawSlip(slipText('20261127000000000077'))),
          ),
      ],
      [
        'its time is over',
        async () => {
          now = new Date(now.getTime() + 4 * HOUR);
        },
      ],
    ],
  )('is not reminded of when %s', async (_why, meanwhile) => {
    const one = await visit();
    now = new Date(now.getTime() + 2.5 * HOUR);
    await meanwhile(one);
    await later(0.7);
    expect(await reminders()).toEqual([]);
  });

  it('is not reminded of without the box', async () => {
    await visit({ reminder: '1', payment: 'platform', email: EMAIL });
    await later(3.1);
    expect(await reminders()).toEqual([]);
  });
});

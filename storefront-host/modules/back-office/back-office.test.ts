import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBackOffice } from '../../../test/support/builds/build-back-office.ts';
import { accounts, shops } from '../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../test/support/placed-order.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';
import { ADMIN_DIST } from './admin-page.ts';
import type { ShopSummary } from './summary.contract.ts';

let host: TestHost;
let owner: string;
/** 20 November in Thailand, still 19 November in London. */
const now = new Date('2026-11-19T18:30:00Z');

beforeAll(async () => {
  await buildBackOffice();
  host = await createTestHost({ seed: 'small', now: () => now });
  owner = await signIn(host, accounts.ownerAlpha.email);
}, 120_000);
afterAll(() => host.close());

const page = (url: string, cookie?: string) =>
  host.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });
const summary = (shopId: number, cookie: string) =>
  host.inject({ url: `/api/v1/manage/${shopId}/summary`, headers: { cookie } });

describe('the back office page', () => {
  it('leads a visitor without a session to the login and back', async () => {
    const reply = await page('/mybusiness/alpha/orders?page=2');
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe(
      `/login?continue=${encodeURIComponent('/mybusiness/alpha/orders?page=2')}`,
    );
  });

  it('is the same page at every address, never stored, in the language of the visitor', async () => {
    for (const url of ['/mybusiness', '/mybusiness/', '/mybusiness/alpha/orders/1/show']) {
      const reply = await host.inject({
        url,
        headers: { accept: 'text/html', cookie: `${owner}; lang=en` },
      });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.body).toContain('<html lang="en"');
    }
  });

  it('is dark from its first moment in the chosen mode, and follows the device otherwise', async () => {
    const schemeOf = async (mode: string) => {
      const { body } = await page('/mybusiness/alpha', `${owner}; mode=${mode}`);
      return /name="color-scheme" content="([^"]*)"/.exec(body)?.[1];
    };
    expect(await schemeOf('dark')).toBe('dark');
    expect(await schemeOf('light')).toBe('light');
    expect(await schemeOf('%22%3E%3Cscript%3E')).toBe('light dark');
  });

  it('allows its own scripts only, and styles by a nonce of this reply', async () => {
    const [first, second] = await Promise.all([
      page('/mybusiness', owner),
      page('/mybusiness', owner),
    ]);
    const nonceOf = (body: string) => /csp-nonce" nonce="([^"]+)"/.exec(body)?.[1];
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`'nonce-${nonceOf(first.body)}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(nonceOf(second.body)).not.toBe(nonceOf(first.body));
  });

  it('does not exist on a shop host: its scripts never share an origin with it', async () => {
    const reply = await host.inject({
      url: '/mybusiness',
      headers: { host: 'alpha.talad.localhost:4000', accept: 'application/json', cookie: owner },
    });
    expect(reply.statusCode).toBe(404);
  });
});

describe('its files', () => {
  const script = () =>
    readdirSync(`${ADMIN_DIST}assets`).find((name) => /^admin-.*\.js$/.test(name));

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('are compressed for a browser that takes "%s"', async (accept, coding) => {
    const reply = await host.inject({
      url: `/mybusiness/assets/${script()}`,
      headers: { 'accept-encoding': accept },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-encoding']).toBe(coding);
    expect(reply.headers['content-type']).toContain('text/javascript');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['nothing.js', '..%2Fadmin%2Findex.html', `${'x'.repeat(200)}.js`])(
    'are only those of the build: %s is not found',
    async (name) => {
      const reply = await host.inject(`/mybusiness/assets/${name}`);
      expect(reply.statusCode).toBe(404);
    },
  );
});

describe('the summary', () => {
  it('counts by the days of Thailand and leaves cancelled orders out', async () => {
    const today = await placeOrderRows(host.db);
    const cancelled = await placeOrderRows(host.db);
    const lateYesterday = await placeOrderRows(host.db);
    const elsewhere = await placeOrderRows(host.db, { shop_id: shops.beta.id });
    const at = async (id: string, placed_at: string, status: 'placed' | 'shipped' | 'cancelled') =>
      host.db
        .updateTable('sales_order')
        .set({ placed_at: new Date(placed_at), status })
        .where('id', '=', id)
        .execute();
    await at(today.order_id, '2026-11-19T17:00:00Z', 'placed');
    await at(cancelled.order_id, '2026-11-19T17:10:00Z', 'cancelled');
    await at(lateYesterday.order_id, '2026-11-19T16:59:59Z', 'shipped');
    await at(elsewhere.order_id, '2026-11-19T17:00:00Z', 'placed');

    const joined = (shop_id: number) => ({ shop_id, account_id: accounts.shopper.id });
    await host.db
      .insertInto('shop_member')
      .values([joined(shops.alpha.id), joined(shops.beta.id)])
      .execute();

    const { result: reply, count } = await host.countQueries(() => summary(shops.alpha.id, owner));
    const body = reply.json<ShopSummary>();
    expect(body.today).toEqual({ orders: 1, net: 309 });
    expect(body.to_ship).toBe(1);
    expect(body.on_the_way).toBe(1);
    expect(body.unanswered_messages).toBe(0);
    expect(body.members).toBe(1);
    expect(body.days).toHaveLength(14);
    expect(body.days.at(0)?.date).toBe('2026-11-07');
    expect(body.days.at(-2)).toEqual({ date: '2026-11-19', orders: 1, net: 309 });
    // Queries: session, flags, the summary itself, its visitors, and the money that couriers owe and
    // that the marketplace holds.
    expect(count).toBe(6);
  });

  it('is refused to staff without orders and to owners of other shops', async () => {
    const staff = await signIn(host, accounts.staffAlpha.email);
    expect((await summary(shops.alpha.id, staff)).statusCode).toBe(403);
    expect((await summary(shops.beta.id, owner)).statusCode).toBe(403);
  });
});

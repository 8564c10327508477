import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../test/support/fixture-market.ts';
import { answerAfterPost } from '../../../test/support/pages/follow-posted.ts';
import { placeOrderRows } from '../../../test/support/placed-order.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

let host: TestHost;
let cookie: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  cookie = await signIn(host, accounts.shopper.email);
});
afterAll(() => host.close());

describe('my account', () => {
  it('asks a guest to sign in, and comes back', async () => {
    const reply = await host.inject({
      url: '/my?lang=th',
      headers: { accept: 'text/html', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
    });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/login?continue=%2Fmy%3Flang%3Dth');
  });

  it('asks whose sign-in has ended on an open page, and leads back to its form', async () => {
    const origin = host.host.config.publicUrl;
    const headers = { accept: 'text/html', cookie: 'talad=ended' };
    const send = async (referer: string) => {
      const posted = await host.inject({
        method: 'POST',
        url: '/my/profile',
        headers: {
          origin,
          referer,
          ...headers,
          'accept-language': 'th',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: 'name=x',
      });
      return answerAfterPost(host, posted, { lang: 'th', headers });
    };
    const reply = await send(`${origin}/my/profile?lang=th`);
    expect(reply.statusCode).toBe(401);
    expect(reply.body).toContain('กรุณาเข้าสู่ระบบก่อน');
    expect(reply.body).toContain('href="/login?continue=%2Fmy%2Fprofile%3Flang%3Dth"');
    const foreign = await send('https://evil.example/my/profile');
    expect(foreign.body).toContain('href="/login?continue=%2F"');
  });

  it('is cached nowhere and found by no search engine', async () => {
    const reply = await host.inject({ url: '/my?lang=th', headers: { cookie } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.body).toContain('<meta name="robots" content="noindex');
    expect(reply.body).toContain('บัญชีของฉัน');
  });

  it('shows the account, its balances and its orders', async () => {
    const account_id = accounts.shopper.id;
    const ids = [];
    for (let index = 0; index < 3; index += 1) {
      ids.push((await placeOrderRows(host.db, { account_id })).order_id);
    }
    await host.db
      .updateTable('sales_order')
      .set({ status: 'delivered' })
      .where('id', '=', ids[0] ?? '')
      .execute();
    const { body } = await host.inject({ url: '/my?lang=en', headers: { cookie } });
    const counts = [...body.matchAll(/<span>([^<]+)<\/span\s*><b class="[^"]*">(\d+)<\/b>/g)];
    expect(counts.map(([, label, count]) => [label, Number(count)])).toEqual([
      ['To ship', 2],
      ['To receive', 0],
      ['Delivered', 1],
      ['Cancelled', 0],
      ['To review', 1],
    ]);
    expect(body).toContain(accounts.shopper.name);
    expect(body).toContain(`/my/orders/${ids[2]}`);
  });

  it('is not on a shop’s own host', async () => {
    const reply = await host.inject({
      url: '/my',
      headers: { cookie, host: 'alpha.talad.localhost:4000' },
    });
    expect(reply.statusCode).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../test/support/fixture-market.ts';
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

  it('is kept by nobody and found by no search engine', async () => {
    const reply = await host.inject({ url: '/my?lang=th', headers: { cookie } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.body).toContain('<meta name="robots" content="noindex');
    expect(reply.body).toContain('บัญชีของฉัน');
  });

  it('is not on a shop’s own host', async () => {
    const reply = await host.inject({
      url: '/my',
      headers: { cookie, host: 'alpha.talad.localhost:4000' },
    });
    expect(reply.statusCode).toBe(404);
  });
});

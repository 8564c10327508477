import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../../test/support/fixture-market.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { TALAD_DEV: '1' } });
}, 120_000);
afterAll(() => host.close());

describe('npm run dev', () => {
  it('serves the back office from its sources, with fast refresh', async () => {
    const cookie = await signIn(host, accounts.ownerAlpha.email);
    const page = await host.inject({
      url: '/mybusiness',
      headers: { accept: 'text/html', cookie },
    });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('/@vite/client');
    expect(page.body).toContain('/@react-refresh');
    const source = /src="(\/admin\/main\.tsx[^"]*)"/.exec(page.body)?.[1];
    const script = await host.inject(source ?? '');
    expect(script.statusCode).toBe(200);
    expect(script.headers['content-type']).toContain('javascript');
  });

  it('still answers everything else itself', async () => {
    expect((await host.inject('/api/v1/shops/info?site=alpha')).statusCode).toBe(200);
    expect((await host.inject('/nowhere')).statusCode).toBe(404);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, shops } from '../../../test/support/fixture-market.ts';
import { signIn } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

const SRC = 'https://chat.example/widget.js?shop=4';
const CODE = 'window.shopChat = 4';
const ownHost = { host: 'alpha.talad.localhost:4000' };

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
  const look = JSON.stringify({ externalScripts: [{ src: SRC }, { code: CODE }] });
  await host.db
    .insertInto('site_design')
    .values({ shop_id: shops.alpha.id, draft: look, published: look })
    .execute();
});
afterAll(() => host.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  host.inject({ url, headers: { accept: 'text/html', ...headers } });
const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']);

it.each(['/', '/search', '/product/cup/101'])(
  'run on the shop’s own host, each named by the policy: %s',
  async (path) => {
    const { body, headers } = await open(path, ownHost);
    expect(body).toContain(`<script src="${SRC}" async></script>`);
    expect(body).toContain(`<script>${CODE}</script>`);
    const script = /script-src ([^;]*)/.exec(policyOf(headers))?.[1] ?? '';
    expect(script.split(' ')).toEqual([
      "'self'",
      'https://chat.example/widget.js',
      expect.stringMatching(/^'sha256-/),
    ]);
    expect(policyOf(headers)).toContain("frame-src 'self' https://chat.example");
  },
);

it('run nowhere on the platform: not in path form, and not where it shows the shop’s products', async () => {
  for (const path of ['/web/alpha', '/web/alpha/product/cup/101', '/product/cup/101', '/']) {
    const { body, headers } = await open(path);
    expect(body).not.toContain('chat.example');
    expect(body).not.toContain(CODE);
    expect(policyOf(headers)).toContain("script-src 'self';");
    expect(policyOf(headers)).toContain("require-trusted-types-for 'script'");
  }
});

it('do not run in the editor’s canvas, on any host', async () => {
  const cookie = await signIn(host, accounts.ownerAlpha.email);
  const { url, token } = (
    await host.inject({
      method: 'POST',
      url: '/api/v1/pages/canvas/2/frontpage',
      headers: { cookie, origin: 'http://localhost:4000' },
    })
  ).json();
  for (const canvas of [await open(url), await open(`/?edit=1&t=${token}`, ownHost)]) {
    expect(canvas.statusCode).toBe(200);
    expect(canvas.body).not.toContain('chat.example');
    expect(policyOf(canvas.headers)).not.toContain('chat.example');
  }
});

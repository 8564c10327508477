import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../test/support/browser/browser.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

const OWNER = 'owner-alpha@example.test';
const PASSWORD = 'correct horse';

describe('a market on a public https origin', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await createTestHost({
      seed: 'small',
      env: { PUBLIC_URL: 'https://market.example', SMTP_URL: 'smtp://mail.example:587' },
    });
  });
  afterAll(() => host.close());

  test('binds its cookies to one host, out of reach of scripts and other sites', async () => {
    const browser = openBrowser(host);
    const page = await browser.signIn(OWNER, PASSWORD);
    const line = page.setCookies.find((cookie) => cookie.startsWith('__Host-talad=')) ?? '';
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).toContain('HttpOnly');
    expect(line).toContain('Secure');
    expect(line).toContain('SameSite=Lax');
    expect(line).not.toContain('Domain');
    expect(page.setCookies.every((cookie) => !/domain=/i.test(cookie))).toBe(true);
    // The account service sets a cookie of its own for the sign-in form, and deletes it afterwards.
    expect(page.setCookies.some((cookie) => cookie.startsWith('__Host-talad-account='))).toBe(true);
    expect(browser.cookie('market.example', '__Host-talad-account')).toBeNull();
    expect(page.headers['strict-transport-security']).toContain('max-age=');
  });

  test('refuses the demo market’s accounts at login and with a session they still have', async () => {
    const browser = openBrowser(host);
    await browser.signIn(OWNER, PASSWORD, '/api/v1/users/me/profile');
    await host.db.updateTable('account').set({ demo: true }).where('email', '=', OWNER).execute();
    const used = await browser.get('/api/v1/users/me/profile');
    expect(used.status).toBe(401);
    const again = await openBrowser(host).signIn(OWNER, PASSWORD);
    expect(again.status).toBe(401);
    expect(again.html).not.toContain('talad-demo');
    await host.db.updateTable('account').set({ demo: false }).where('email', '=', OWNER).execute();
  });

  test('answers no operator, from any address', async () => {
    const browser = openBrowser(host);
    await browser.signIn('operator@example.test', PASSWORD);
    for (const path of ['/admin', '/devadmin', '/devadmin/api', '/devadmin/openapi.json']) {
      expect((await browser.get(path)).status).toBe(404);
    }
  });

  test('refuses host names that are not its own', async () => {
    const reply = await host.inject({ url: '/', headers: { host: 'rebound.example' } });
    expect(reply.statusCode).toBe(421);
    const local = await host.inject({ url: '/', headers: { host: 'localhost' } });
    expect(local.statusCode).toBe(421);
  });
});

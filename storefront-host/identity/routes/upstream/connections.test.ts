import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import {
  startOtherProvider,
  type OtherProvider,
  type Person,
} from '../../../../test/support/processes/other-provider.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';

const PROFILE = '/api/v1/users/me/profile';
const PASSWORD = 'correct horse';

let host: TestHost;
let google: OtherProvider;

beforeAll(async () => {
  google = await startOtherProvider({
    callback: 'http://localhost:4000/account/with/google/callback',
  });
  host = await createTestHost({
    seed: 'small',
    env: {
      GOOGLE_CLIENT_ID: 'market',
      GOOGLE_CLIENT_SECRET: 'a secret of thirty-two characters or more',
      GOOGLE_ISSUER: google.issuer,
      RATE_LIMIT_FACTOR: '100',
    },
  });
});
afterAll(async () => {
  await host.close();
  await google.stop();
});

const visitor = () => openBrowser(host, { elsewhere: [google.issuer] });

async function signInWithGoogle(person: Person) {
  await google.setClaims({ person });
  const browser = visitor();
  const form = await browser.get(`/login?continue=${PROFILE}`);
  return browser.get(`${form.url.pathname}/with/google`);
}

async function lastSubject(recipient: string): Promise<string> {
  const { subject } = await host.db
    .selectFrom('mail')
    .select('subject')
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return subject;
}

describe('an account that is signed in', () => {
  const SHOPPER = 'shopper@example.test';

  test('connects Google and takes it off again', async () => {
    const browser = visitor();
    await browser.signIn(SHOPPER, PASSWORD);
    await google.setClaims({ person: { sub: 'g-shopper', name: 'x' } });
    const page = await browser.post('/account/connections/google', {});
    expect(page.url.pathname).toBe('/my/security');
    expect(page.html).toContain('action="/account/connections/google/remove"');
    expect(await lastSubject(SHOPPER)).toBe('เชื่อมต่อการเข้าสู่ระบบด้วย Google แล้ว');
    const opened = await signInWithGoogle({ sub: 'g-shopper' });
    expect(JSON.parse(opened.html).profile.email).toBe(SHOPPER);
    await browser.post('/account/connections/google/remove', {});
    const closed = await signInWithGoogle({ sub: 'g-shopper' });
    expect(closed.html).toContain('Your email address');
  });

  test('asks for proof again before a provider is connected or removed', async () => {
    const browser = visitor();
    await browser.signIn(SHOPPER, PASSWORD);
    await host.db
      .updateTable('session')
      .set({ authenticated_at: new Date(Date.now() - 11 * 60_000) })
      .execute();
    for (const path of ['/account/connections/google', '/account/connections/google/remove']) {
      const page = await browser.post(path, {});
      expect(page.html).toContain('autocomplete="current-password"');
      await browser.get('http://localhost:4000/cart');
    }
  });

  test('is not given what opens another account', async () => {
    await signInWithGoogle({
      sub: 'g-taken',
      email: 'taken@example.test',
      email_verified: true,
    });
    const browser = visitor();
    await browser.signIn(SHOPPER, PASSWORD);
    await google.setClaims({ person: { sub: 'g-taken' } });
    const page = await browser.post('/account/connections/google', {});
    expect(page.status).toBe(409);
    expect(page.html).toContain('already connected to another account');
  });

  test('is not connected by another site, nor by a guest', async () => {
    const browser = visitor();
    await browser.signIn(SHOPPER, PASSWORD);
    const evil = { origin: 'https://evil.example' };
    expect((await browser.post('/account/connections/google', {}, evil)).status).toBe(403);
    expect((await browser.post('/account/connections/google/remove', {}, evil)).status).toBe(403);
    expect((await visitor().post('/account/connections/google', {})).status).toBe(401);
  });
});

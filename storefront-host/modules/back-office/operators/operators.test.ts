import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { freePort } from '../../../../test/support/processes/free-port.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import {
  mainListenerIsOperators,
  openOperatorListener,
} from '../../../http/listeners/operator-listener.ts';
import { readConfig } from '../../../config.ts';
import { newId } from '../../../db/ids.ts';

const OPERATOR = 'operator@example.test';
const OWNER = 'owner-alpha@example.test';
const PASSWORD = 'correct horse';

function local(env: Readonly<Record<string, string>>): boolean {
  return mainListenerIsOperators(readConfig(env));
}

test('the main listener answers operators only while this machine alone can reach it', () => {
  const smtp = { SMTP_URL: 'smtp://mail.example' };
  expect(local({})).toBe(true);
  expect(local({ HOST: '0.0.0.0' })).toBe(false);
  expect(local({ HOST: '192.168.1.4' })).toBe(false);
  expect(local({ TRUST_PROXY: '1' })).toBe(false);
  expect(local({ PUBLIC_URL: 'https://market.example', ...smtp })).toBe(false);
});

describe('on a machine of one’s own', () => {
  let host: TestHost;
  beforeAll(async () => {
    host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  });
  afterAll(() => host.close());

  test('operators see the market in figures and the developers’ pages', async () => {
    const browser = openBrowser(host, { lang: 'th' });
    const page = await browser.signIn(OPERATOR, PASSWORD, '/admin');
    expect(page.status).toBe(200);
    expect(page.html).toContain('ภาพรวมระบบตลาด');
    expect(page.html).toContain('ร้านอัลฟา');
    expect(page.html).toContain(OWNER);
    const index = await browser.get('/devadmin?lang=en');
    for (const { 1: link = '' } of index.html.matchAll(/href="(\/(?:devadmin|admin)[^"]*)"/g)) {
      expect([link, (await browser.get(link)).status]).toEqual([link, 200]);
    }
    expect(index.html).toContain('/devadmin/api');
  });

  test('the page of the API loads nothing from elsewhere and is allowed to run', async () => {
    const browser = openBrowser(host);
    await browser.signIn(OPERATOR, PASSWORD);
    const page = await browser.get('/devadmin/api');
    expect(page.html).not.toMatch(/(src|href)="https?:/);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  });

  test('a job that failed for good is shown with its reason and can be tried again', async () => {
    // The file of this picture is not in the store, so no retry can succeed.
    const media = { shop_id: 2, id: newId(), key: '2/lost', mime: 'image/webp' };
    await host.db
      .insertInto('media')
      .values({ ...media, width: 500, height: 500, bytes: 9 })
      .execute();
    await host.host.jobs.send('image.variants', { shop_id: 2, media_id: media.id });
    await host.host.jobs.drain();
    const browser = openBrowser(host, { lang: 'en' });
    const page = await browser.signIn(OPERATOR, PASSWORD, '/admin');
    expect(page.html).toContain(`the file of picture ${media.id} is missing`);
    const action = /action="(\/admin\/jobs\/image\.variants\/[^"]+)"/.exec(page.html)?.[1];
    const after = await browser.post(action!, {});
    expect([after.answered, after.status]).toEqual([303, 200]);
    expect(after.html).not.toContain(action!);
  });

  test('others are sent to sign in, and then refused', async () => {
    const guest = await openBrowser(host).get('/admin');
    expect(guest.url.pathname).toMatch(/^\/account\/interaction/);
    const owner = await openBrowser(host).signIn(OWNER, PASSWORD, '/admin');
    expect(owner.status).toBe(403);
    const shop = await host.inject({
      url: '/admin',
      headers: { host: 'alpha.talad.localhost:4000' },
    });
    expect(shop.statusCode).toBe(404);
  });
});

describe('OPERATOR_PORT of a public market', () => {
  let host: TestHost;
  let port: number;
  let close: () => Promise<void>;
  beforeAll(async () => {
    port = await freePort();
    host = await createTestHost({
      seed: 'small',
      env: {
        PUBLIC_URL: 'https://market.example',
        SMTP_URL: 'smtp://mail.example',
        OPERATOR_PORT: String(port),
        RATE_LIMIT_FACTOR: '100',
      },
    });
    const server = await openOperatorListener(host.app, host.host.config);
    close = () =>
      new Promise(
        (done) =>
          void server?.close(() => {
            done();
          }),
      );
  });
  afterAll(async () => {
    await close();
    await host.close();
  });

  const ask = (path: string, cookie = '', page = false) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: 'manual',
      headers: {
        connection: 'close',
        ...(cookie && { cookie }),
        ...(page && { accept: 'text/html' }),
      },
    });

  test('answers nothing else', async () => {
    for (const path of ['/', '/login', '/api/v1/products/search', '/account/auth', '/mybusiness']) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
    expect((await ask('/admin')).status).toBe(401);
  });

  test('takes over an operator’s session of the platform, and no other', async () => {
    const redirectOf = async (email: string, secondFactorAt: Date | null) => {
      const own = await signIn(host, email, { secondFactorAt });
      const start = await ask('/session/start?return=/admin');
      const nonce = /talad-handover=([^;]+)/.exec(start.headers.get('set-cookie') ?? '')?.[1] ?? '';
      const platform = new URL(start.headers.get('location') ?? '');
      const handover = await host.inject({
        url: platform.pathname + platform.search,
        headers: { cookie: own },
      });
      return { handover, cookie: `talad-handover=${nonce}` };
    };
    const owner = await redirectOf(OWNER, new Date());
    expect(owner.handover.statusCode).toBe(403);
    const halfProven = await redirectOf(OPERATOR, null);
    expect(halfProven.handover.headers.location).toMatch(/^\/my\/security\/required\?return=/);

    const { handover, cookie } = await redirectOf(OPERATOR, new Date());
    const target = new URL(String(handover.headers.location));
    expect(target.origin).toBe(`http://127.0.0.1:${port}`);
    const accepted = await ask(target.pathname + target.search, cookie);
    expect(accepted.status).toBe(303);
    const session =
      /[^,; ]*talad-operator=[^;]+/.exec(accepted.headers.get('set-cookie') ?? '')?.[0] ?? '';
    const admin = await ask('/admin', session, true);
    expect(admin.status).toBe(200);
    expect(await admin.text()).toContain('Marketplace administration');
    // Its session is not valid on the public listener.
    const [, token = ''] = session.split('=');
    const outside = await host.inject({
      url: '/api/v1/users/me/profile',
      headers: { cookie: `__Host-talad=${token}` },
    });
    expect(outside.statusCode).toBe(401);
  });

  test('a page visit without a session begins one', async () => {
    const reply = await ask('/admin', '', true);
    expect(reply.headers.get('location')).toBe('/session/start?return=%2Fadmin');
  });
});

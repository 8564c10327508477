import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../test/support/browser/browser.ts';
import { signIn, signInAtShop } from '../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';
import { signToken } from '../secrets/signed-token.ts';

/**
 * Attacks on accounts and sessions that concern several modules. The others are tested with their code:
 * open redirects (identity/routes/continue-url), names (modules/shops/shop-name), guessed passwords and
 * codes, forged answers of providers (identity/routes), hand-over (shop-session), logins planted by a
 * sub-domain (planted-login).
 */
const PASSWORD = 'correct horse';
const SHOPPER = 'shopper@example.test';
const OWNER = 'owner-alpha@example.test';
const PROFILE = '/api/v1/users/me/profile';
const HERE = 'http://localhost:4000';
const ALPHA = 'http://alpha.talad.localhost:4000';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(() => host.close());

/** Any site may call these for its visitor's cart; the answer is that for a guest. */
const forEmbeds = [
  'POST /api/v1/cart/checkout',
  'POST /api/v1/cart/checkout/all',
  'POST /api/v1/cart/delivery',
  'POST /api/v1/cart/status',
];

describe('cross-site requests', () => {
  const evil: readonly (readonly [string, Record<string, string>])[] = [
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site, in an old browser', { origin: 'https://evil.example' }],
    [
      'a shop’s sub-domain, which is the same site',
      { origin: ALPHA, 'sec-fetch-site': 'same-site' },
    ],
    ['another port', { origin: 'http://localhost:4001', 'sec-fetch-site': 'same-site' }],
    ['https in place of http', { origin: 'https://localhost:4000' }],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a page that hides where it is', { origin: 'null' }],
    ['no header at all', {}],
    ['a link that says only its site', { 'sec-fetch-site': 'cross-site' }],
  ];

  test.each(evil)('change nothing, on any route: %s', async (_name, headers) => {
    const cookie = await signIn(host, OWNER);
    const changing = host.app.routeTable.filter(
      ({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method),
    );
    expect(changing.length).toBeGreaterThan(50);
    const wrong: string[] = [];
    for (const { method, url } of changing) {
      const path = url.replaceAll(/:\w+/g, '1').replace('*', 'x');
      const isApi = path.startsWith('/api/');
      const reply = await host.inject({
        method: method as 'POST',
        url: path,
        headers: {
          cookie,
          ...headers,
          'content-type': isApi ? 'application/json' : 'application/x-www-form-urlencoded',
        },
        payload: isApi ? '{}' : 'a=b',
      });
      const refused = reply.statusCode === 403 && reply.json().code === 'CROSS_ORIGIN';
      if (!refused) wrong.push(`${method} ${url}`);
    }
    expect(wrong.toSorted()).toEqual(forEmbeds);
    expect((await host.inject({ url: PROFILE, headers: { cookie } })).statusCode).toBe(200);
  });

  test('read nothing of a visitor, on the same site neither', async () => {
    const cookie = await signIn(host, SHOPPER);
    for (const headers of [
      { origin: ALPHA, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
    ]) {
      const profile = await host.inject({ url: PROFILE, headers: { cookie, ...headers } });
      expect(profile.statusCode).toBe(401);
      expect(profile.headers['access-control-allow-origin']).toBeUndefined();
      const out = await host.inject({ url: '/api/v1/url/logout', headers: { cookie, ...headers } });
      expect(out.json().url).not.toContain('token=');
      expect(out.headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  test('read nothing either by an address that is written another way', async () => {
    const cookie = await signIn(host, SHOPPER);
    const headers = { origin: ALPHA, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' };
    for (const url of ['/%61pi/v1/users/me/profile', '/api/v1/users/me/%70rofile']) {
      const own = await host.inject({ url, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
      expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store']);
      const other = await host.inject({ url, headers: { cookie, ...headers } });
      expect(other.statusCode).toBe(401);
      expect(other.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('are anonymous on routes that any site may call: an embed stays a guest', async () => {
    const cookie = await signIn(host, SHOPPER);
    const counted = await host.countQueries(() =>
      host.inject({
        method: 'POST',
        url: '/api/v1/cart/status',
        headers: { cookie, origin: 'https://blog.example', 'sec-fetch-site': 'cross-site' },
        payload: { products: [] },
      }),
    );
    expect(counted.result.headers['access-control-allow-origin']).toBe('*');
    expect(counted.result.headers['access-control-allow-credentials']).toBeUndefined();
    expect(counted.statements.some((statement) => statement.includes('"session"'))).toBe(false);
  });

  test('cannot sign a user out by a picture or a link', async () => {
    const cookie = await signIn(host, SHOPPER);
    const forged = signToken(
      host.host.secrets,
      'handover',
      { session: 'x' },
      new Date(Date.now() + 9e5),
    );
    for (const query of ['', '?token=x.y', `?token=${forged}`])
      await host.inject({ url: `/logout${query}`, headers: { cookie, accept: 'text/html' } });
    expect((await host.inject({ url: PROFILE, headers: { cookie } })).statusCode).toBe(200);
  });

  test('frame no page of an account', async () => {
    for (const url of ['/login', '/account/register', '/account/forgot']) {
      const page = await openBrowser(host).get(url);
      const policy = page.headers['content-security-policy'];
      expect(policy).toContain("frame-ancestors 'none'");
    }
  });
});

describe('session fixation', () => {
  test('a session that was planted in the browser ends when its victim signs in', async () => {
    const browser = openBrowser(host);
    await browser.signIn(SHOPPER, PASSWORD);
    const planted = browser.cookie('localhost', 'talad') ?? '';
    const victim = 'owner-beta@example.test';
    await browser.post('/account/forgot', { email: victim });
    await host.host.jobs.drain();
    const mail = await host.db
      .selectFrom('mail')
      .select('body')
      .where('recipient', '=', victim)
      .executeTakeFirstOrThrow();
    const link = new URL(/http\S+/.exec(mail.body)?.[0] ?? '');
    const token = link.searchParams.get('token') ?? '';
    await browser.post('/account/password', { token, password: 'a brand new secret' });
    expect(JSON.parse((await browser.get(PROFILE)).html).profile.email).toBe(victim);
    expect(browser.cookie('localhost', 'talad')).not.toBe(planted);
    const reply = await host.inject({ url: PROFILE, headers: { cookie: `talad=${planted}` } });
    expect(reply.statusCode).toBe(401);
  });

  test('an account service’s session is not carried over to the next person', async () => {
    const browser = openBrowser(host);
    await browser.signIn(OWNER, PASSWORD);
    await browser.post('/logout', {});
    const next = await browser.signIn(SHOPPER, PASSWORD, PROFILE);
    expect(JSON.parse(next.html).profile.email).toBe(SHOPPER);
  });
});

describe('two tabs', () => {
  const cookiesOf = (reply: Awaited<ReturnType<TestHost['inject']>>) =>
    [reply.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);

  test('a call of the one that was begun before the other signed in takes no cookie away', async () => {
    const headers = { cookie: 'talad=ended; talad-token=ended', 'sec-fetch-site': 'same-origin' };
    const beat = await host.inject({ url: '/api/v1/heartbeat', headers });
    expect(beat.json().account_id).toBeNull();
    expect(cookiesOf(beat)).toEqual([]);
    expect(cookiesOf(await host.inject({ url: PROFILE, headers }))).toEqual([]);
    const page = await host.inject({ url: '/', headers: { ...headers, accept: 'text/html' } });
    expect(cookiesOf(page)).toEqual(expect.arrayContaining(['talad=', 'talad-token=']));
  });
});

describe('user enumeration', () => {
  const GHOST = 'ghost@example.test';

  test.each(['register', 'forgot'])('%s says the same to all', async (kind) => {
    const fields = (email: string) => ({ name: 'x', email });
    const [known, unknown] = await Promise.all(
      [SHOPPER, GHOST].map(async (email) =>
        openBrowser(host).post(`/account/${kind}`, fields(email)),
      ),
    );
    expect(known?.status).toBe(unknown?.status);
    const strip = (html = '', email: string) =>
      html.replaceAll(email, '').replaceAll(/posted=[\w-]+/g, '');
    expect(strip(known?.html, SHOPPER)).toBe(strip(unknown?.html, GHOST));
  });

  test('a login says the same, and works as long: one look-up and one hash', async () => {
    const [known, unknown, closed] = await Promise.all(
      [SHOPPER, GHOST, 'no.password@example.test'].map(async (email) => {
        const page = await openBrowser(host).signIn(email, 'not this one');
        return { status: page.status, text: page.html.replaceAll(email, '') };
      }),
    );
    const plain = (page: typeof known) =>
      page?.text.replaceAll(/(value|action|href|data-passkey-request)="[^"]*"/g, '');
    expect(plain(known)).toBe(plain(unknown));
    expect(plain(known)).toBe(plain(closed));
    const work = async (email: string) => {
      const browser = openBrowser(host);
      const { url } = await browser.get('/login');
      const { statements } = await host.countQueries(() =>
        browser.post(url.href, { email, password: 'not this one' }),
      );
      return statements.length;
    };
    expect(await work(OWNER)).toBe(await work('nobody-at-all@example.test'));
  });
});

describe('replayed and swapped tokens', () => {
  test('a token of one purpose is none of another', async () => {
    const soon = new Date(Date.now() + 60_000);
    const everything = {
      id: 'x',
      to: HERE,
      session: 'x',
      nonce: 'x',
      path: '/',
      email: SHOPPER,
      name: null,
      state: 'x',
      next: '/',
      uid: 'abcdefghijklmnop',
      accountId: '01930000-0000-7000-9000-0000000000ff',
    };
    const token = signToken(host.host.secrets, 'another-purpose', everything, soon);
    const opened = await Promise.all(
      [`/account/password?token=${token}`, `/session/accept?token=${token}`].map((url) =>
        host.inject({ url, headers: { cookie: 'talad-handover=x' } }),
      ),
    );
    const posted = await Promise.all(
      ['/account/email', '/account/email/code'].map((url) =>
        host.inject({
          method: 'POST',
          url,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: `token=${token}&email=a%40b.test&code=000000`,
        }),
      ),
    );
    expect([...opened, ...posted].map(({ statusCode }) => statusCode)).toEqual([
      400, 400, 400, 400,
    ]);
  });

  test('a session that was ended is not brought back by its cookie', async () => {
    const browser = openBrowser(host);
    await browser.signIn(OWNER, PASSWORD);
    const token = browser.cookie('localhost', 'talad') ?? '';
    await browser.post('/logout', {});
    const reply = await host.inject({ url: PROFILE, headers: { cookie: `talad=${token}` } });
    expect(reply.statusCode).toBe(401);
  });
});

describe('cookies of other hosts', () => {
  test('a session of one host opens no other', async () => {
    const platform = await signIn(host, OWNER);
    const shop = await signInAtShop(host, OWNER, 2);
    const ask = (cookie: string, origin: string) =>
      host.inject({ url: PROFILE, headers: { cookie, host: new URL(origin).host } });
    expect((await ask(shop, HERE)).statusCode).toBe(401);
    expect((await ask(shop, 'http://beta.talad.localhost:4000')).statusCode).toBe(401);
    expect((await ask(platform, ALPHA)).statusCode).toBe(401);
    expect((await ask(shop, ALPHA)).json().profile).toMatchObject({ email: '', myshops: [] });
  });

  test('a shop’s session does nothing on the platform’s own business', async () => {
    const cookie = await signInAtShop(host, OWNER, 2);
    const headers = { cookie, host: new URL(ALPHA).host };
    for (const url of ['/my', '/my/security', '/mybusiness', '/api/v1/manage/2/orders', '/admin']) {
      const { statusCode, headers: answer } = await host.inject({ url, headers });
      expect(statusCode === 404 || String(answer.location).startsWith(HERE)).toBe(true);
    }
  });

  describe('on https', () => {
    const MARKET = 'https://market.example';
    let secure: TestHost;
    beforeAll(async () => {
      secure = await createTestHost({
        seed: 'small',
        env: { PUBLIC_URL: MARKET, SMTP_URL: 'smtp://mail.example:587' },
      });
    });
    afterAll(() => secure.close());

    const ask = async (cookie: string) =>
      (await secure.inject({ url: PROFILE, headers: { cookie } })).statusCode;

    test('only a __Host- cookie is a session: a sub-domain can set none for its parent', async () => {
      const good = await signIn(secure, OWNER);
      expect(good).toMatch(/^__Host-talad=/);
      const token = good.slice(good.indexOf('=') + 1);
      expect(await ask(good)).toBe(200);
      for (const name of ['talad', '__Secure-talad', '__host-talad', 'Talad', ' __Host-talad.x']) {
        expect(await ask(`${name}=${token}`)).toBe(401);
      }
    });

    test('a cookie planted next to it changes nothing', async () => {
      const good = await signIn(secure, OWNER);
      const other = await signIn(secure, SHOPPER);
      const token = other.slice(other.indexOf('=') + 1);
      const reply = await secure.inject({
        url: PROFILE,
        headers: { cookie: `talad=${token}; ${good}; __Secure-talad=${token}` },
      });
      expect(reply.json().profile.email).toBe(OWNER);
    });

    test('no cookie of ours is for a whole domain, or for plain http', async () => {
      const browser = openBrowser(secure);
      const page = await browser.signIn(OWNER, PASSWORD);
      expect(page.setCookies.length).toBeGreaterThan(3);
      for (const line of page.setCookies) {
        expect(line).toMatch(/^__(Host|Secure)-/);
        expect(line).toMatch(/; secure/i);
        expect(line).not.toMatch(/; domain=/i);
      }
    });

    test('a shop’s domain in the database that is a name of ours leads nowhere new', async () => {
      const domains = ['market.example', 'beta.market.example'];
      for (const domain of domains) {
        await secure.db.updateTable('shop').set({ domain }).where('id', '=', 2).execute();
        const { json } = await secure.inject({
          url: '/api/v1/heartbeat',
          headers: { host: domain, 'sec-fetch-site': 'same-origin' },
        });
        expect(json().urls.profile).toBe(`https://${domain}/api/v1/users/me/profile`);
        const cookie = await signInAtShop(secure, OWNER, 2);
        const reply = await secure.inject({ url: PROFILE, headers: { cookie, host: domain } });
        expect(reply.statusCode).toBe(401);
      }
    });
  });
});

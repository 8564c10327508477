import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';

const PROFILE = '/api/v1/users/me/profile';

interface Person {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

/** A provider on its own port, whose login is a link: what it says of a person is what is tested. */
describe('another provider by ACCOUNT_ISSUER', () => {
  let host: TestHost;
  let server: Server;
  let issuer: string;
  let person: Person;

  beforeAll(async () => {
    server = createServer();
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    host = await createTestHost({
      seed: 'small',
      env: {
        ACCOUNT_ISSUER: issuer,
        ACCOUNT_CLIENT_ID: 'market',
        ACCOUNT_CLIENT_SECRET: 'market-secret',
      },
    });
    const provider = otherProvider(issuer, host.host.config.publicUrl, () => person);
    const callback = provider.callback();
    server.on('request', (request, response) => void callback(request, response));
  });
  afterAll(async () => {
    await host.close();
    server.closeAllConnections();
    await new Promise((done) => {
      server.close(done);
    });
  });
  beforeEach(() => {
    person = { sub: 'p-1', email: 'visitor@example.test', email_verified: true, name: 'ผู้มาเยือน' };
  });

  test('makes an account at the first login and finds it again by its subject', async () => {
    const first = await signIn('/cart');
    expect(first.location).toBe('/cart');
    const profile = await profileOf(first.cookie);
    expect(profile).toMatchObject({
      email: 'visitor@example.test',
      display_name: 'ผู้มาเยือน',
      user_level: 2,
    });
    person = { ...person, email: 'moved@example.test' };
    const second = await signIn();
    expect((await profileOf(second.cookie)).id).toBe(profile.id);
  });

  test('joins an account that has the same proven address', async () => {
    person = { sub: 'p-2', email: 'Owner-Alpha@example.test', email_verified: true, name: 'x' };
    const { cookie } = await signIn();
    expect(await profileOf(cookie)).toMatchObject({
      myshops: [{ shopname: 'alpha', is_owner: true }],
    });
  });

  test('gives nobody an account by an address that is not proven', async () => {
    person = { sub: 'p-3', email: 'owner-beta@example.test', email_verified: false, name: 'thief' };
    const { status, cookie, body } = await signIn();
    expect(status).toBe(403);
    expect(cookie).toBe('');
    expect(body).toContain('not confirmed your e-mail address');
  });

  test('asks with PKCE, state and nonce, and believes no other answer', async () => {
    const begun = await begin();
    const query = begun.url.searchParams;
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('state')).toBeTruthy();
    expect(query.get('nonce')).toBeTruthy();
    const forged = await host.inject({
      url: `/login/callback?code=made-up&state=${query.get('state')}&iss=${encodeURIComponent(issuer)}`,
      headers: { cookie: begun.cookie, accept: 'text/html' },
    });
    expect(forged.statusCode).toBe(400);
    expect(forged.body).toContain('Signing in did not work');
    const mixed = await host.inject({
      url: '/login/callback?code=x&state=another',
      headers: { cookie: begun.cookie },
    });
    expect(mixed.json()).toMatchObject({ code: 'EXPIRED' });
  });

  test('signs out there as well', async () => {
    const { cookie } = await signIn();
    const out = await host.inject({
      method: 'POST',
      url: '/logout',
      headers: { cookie, origin: host.host.config.publicUrl },
    });
    expect(out.headers.location).toContain(`${issuer}/session/end`);
    expect(out.headers.location).toContain('id_token_hint=');
  });

  test('leaves the embedded service out', async () => {
    expect((await host.inject('/account/.well-known/openid-configuration')).statusCode).toBe(404);
    expect((await host.inject('/account/register')).statusCode).toBe(404);
  });

  async function begin(next = '/') {
    const reply = await host.inject(`/login?continue=${encodeURIComponent(next)}`);
    const cookie = reply.cookies
      .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    return { url: new URL(String(reply.headers.location)), cookie };
  }

  async function signIn(next = '/') {
    const { url, cookie } = await begin(next);
    const callback = await walk(url.href, host.host.config.publicUrl);
    const reply = await host.inject({
      url: callback.pathname + callback.search,
      headers: { cookie, accept: 'text/html' },
    });
    const session = reply.cookies.find(({ name }) => name === 'talad')?.value;
    return {
      status: reply.statusCode,
      location: reply.headers.location,
      body: reply.body,
      cookie: session ? `talad=${session}` : '',
    };
  }

  async function profileOf(cookie: string) {
    return (await host.inject({ url: PROFILE, headers: { cookie } })).json().profile;
  }
});

/** Follows a provider's redirects with its cookies until it leads back to the market. */
async function walk(start: string, until: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = start;
  while (!next.startsWith(until)) {
    const reply = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = reply.headers.get('location');
    if (!location) throw new Error(`${next} answered ${reply.status}: ${await reply.text()}`);
    next = new URL(location, next).href;
  }
  return new URL(next);
}

function otherProvider(issuer: string, market: string, person: () => Person): Provider {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'market',
        client_secret: 'market-secret',
        redirect_uris: [`${market}/login/callback`],
        post_logout_redirect_uris: [market],
      },
    ],
    cookies: { keys: ['a key of the other provider'] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/who/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...person() }) }),
    async loadExistingGrant(context) {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/who/')) return next();
    const result = { login: { accountId: person().sub } };
    await provider.interactionFinished(context.req, context.res, result);
    context.respond = false;
    return undefined;
  });
  return provider;
}

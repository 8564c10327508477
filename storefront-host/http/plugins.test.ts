import Fastify, { type FastifyContextConfig } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';
import type { App } from '../host.ts';
import { access } from '../identity/plugins/access.ts';
import { errors } from './errors/errors.ts';
import { preferredOf } from './requests/language.ts';
import { addressOf } from '../identity/plugins/rate-limits.ts';

const OWNER = 'owner-alpha@example.test';
const ORIGIN = 'http://localhost:4000';
const PROFILE = '/api/v1/users/me/profile';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => host.close());

describe('errors', () => {
  test('are JSON with a stable code, in the language of the request', async () => {
    const english = await host.inject('/api/v1/nowhere');
    expect(english.statusCode).toBe(404);
    expect(english.json()).toEqual({ error: true, code: 'NOT_FOUND', message: 'Not found.' });
    const thai = await host.inject('/api/v1/nowhere?lang=th');
    expect(thai.json().message).toBe('ไม่พบข้อมูลที่ต้องการ');
  });

  test('do not tell what an address that is none does to us', async () => {
    const reply = await host.inject({ url: '/%zz', headers: { 'accept-language': 'th' } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error: true, code: 'BAD_REQUEST' });
  });

  test('are pages for people', async () => {
    const reply = await host.inject({
      url: '/',
      headers: { host: 'unknown.example', accept: 'text/html', 'accept-language': 'th' },
    });
    expect(reply.statusCode).toBe(421);
    expect(reply.body).toContain('ไม่มีร้านค้าที่ที่อยู่นี้');
  });
});

async function post(headers: Readonly<Record<string, string>>) {
  const cookie = await signIn(host, OWNER);
  return host.inject({ method: 'POST', url: '/logout', headers: { cookie, ...headers } });
}

describe('calls that change something', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a shop’s host, which is the same site', { origin: 'http://alpha.talad.localhost:4000' }],
    ['another port', { origin: 'http://localhost:4001' }],
    ['a page without an origin', { origin: 'null' }],
    ['a sandboxed page', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    [
      'a page that claims the other header',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['a browser that says same-site', { 'sec-fetch-site': 'same-site' }],
    ['nobody says where', {}],
  ])('are refused from %s', async (_name, headers) => {
    const reply = await post(headers);
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'CROSS_ORIGIN' });
  });

  test.each([
    ['our own pages', { origin: ORIGIN }],
    ['our own pages, without Origin', { 'sec-fetch-site': 'same-origin' }],
    [
      'our own pages, when they send no referrer',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ],
  ])('are taken from %s', async (_name, headers) => {
    expect((await post(headers)).statusCode).toBe(303);
  });
});

describe('other sites', () => {
  test('may read what is public, never with credentials', async () => {
    const reply = await host.inject({
      url: '/api/v1/products/search',
      headers: { origin: 'https://blog.example' },
    });
    expect(reply.headers['access-control-allow-origin']).toBe('*');
    expect(reply.headers['timing-allow-origin']).toBe('*');
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('read nothing of an account', async () => {
    const reply = await host.inject({ url: PROFILE, headers: { origin: 'https://blog.example' } });
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('every reply', () => {
  test.each(['/api/v1/shops/info', '/api/v1/nowhere', '/login', '/healthz'])(
    '%s is guarded',
    async (url) => {
      const { headers } = await host.inject(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['referrer-policy']).toBeDefined();
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('host names', () => {
  test('a page of the platform asked at a shop’s host leads to the platform', async () => {
    const shop = { host: 'alpha.talad.localhost:4000', accept: 'text/html' };
    const page = await host.inject({ url: '/login?x=1', headers: shop });
    expect(page.headers.location).toBe(`${ORIGIN}/login?x=1`);
    const url = '/api/v1/manage/2/orders';
    const call = await host.inject({ url, headers: { ...shop, accept: '*/*' } });
    expect(call.statusCode).toBe(404);
  });

  test('127.0.0.1 leads to the name that cookies are set for', async () => {
    const page = await host.inject({
      url: '/login',
      headers: { host: '127.0.0.1:4000', accept: 'text/html' },
    });
    expect(page.headers.location).toBe(`${ORIGIN}/login`);
  });
});

describe('rate limits', () => {
  test('answer in our own form and say when to come back', async () => {
    const limited = await createTestHost({ seed: 'small' });
    const ask = () =>
      limited.inject({
        method: 'POST',
        url: '/account/forgot',
        headers: { origin: ORIGIN },
        payload: {},
      });
    for (let n = 0; n < 10; n += 1) expect((await ask()).statusCode).toBe(303);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: true, code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });

  test('count an IPv6 network as one', () => {
    expect(addressOf({ ip: '2001:db8:1:2:3:4:5:6' })).toBe('2001:db8:1:2::/64');
    expect(addressOf({ ip: '2001:db8::5' })).toBe('2001:db8::/64');
    expect(addressOf({ ip: '203.0.113.9' })).toBe('203.0.113.9');
    expect(addressOf({ ip: '::ffff:203.0.113.9' })).toBe('203.0.113.9');
  });
});

async function add(url: string, config: FastifyContextConfig) {
  const app = Fastify() as unknown as App;
  await access(app, host.host);
  app.get(url, { config }, async () => 'ok');
}

describe('routes', () => {
  test('refuse to exist without a rule that fits their path', async () => {
    await expect(add('/x', {})).rejects.toThrow('does not say who may call it');
    await expect(add('/api/v1/manage/x', { access: 'order:read' })).rejects.toThrow(':shop_id');
    await expect(add('/admin/x', { access: 'public' })).rejects.toThrow('operators');
    await expect(add('/x', { access: 'operator' })).rejects.toThrow('operators');
    await expect(add('/x/:shop_id', { access: 'order:read' })).resolves.toBeUndefined();
  });
});

describe('the problems of a form', () => {
  test('is said field by field, in words', async () => {
    const app = Fastify({ ajv: { customOptions: { allErrors: true } } }) as unknown as App;
    await errors(app, host.host);
    app.decorateRequest('lang', 'en');
    const body = Type.Object({
      name: Type.String({ minLength: 1 }),
      quantity: Type.Integer({ minimum: 1 }),
      size: Type.Union([Type.Literal('S'), Type.Literal('M')]),
      contact: Type.Object({ email: Type.String({ format: 'email' }), phone: Type.String() }),
    });
    app.post('/x', { schema: { body } }, async () => 'ok');
    const reply = await app.inject({
      method: 'POST',
      url: '/x',
      payload: { name: '', quantity: 0, size: 'XXL', contact: { email: 'nobody' } },
    });
    expect(reply.json()).toEqual({
      error: true,
      code: 'VALIDATION',
      message: 'Please correct the marked fields.',
      fields: expect.arrayContaining([
        { path: 'name', message: 'Required.' },
        { path: 'quantity', message: 'At least 1.' },
        { path: 'size', message: 'Choose one of the options.' },
        { path: 'contact/email', message: 'Enter a valid email address.' },
        { path: 'contact/phone', message: 'Required.' },
      ]),
    });
  });

  test('a bug shows the caller its reference and nothing else', async () => {
    const app = Fastify({ genReqId: () => 'reference-1' }) as unknown as App;
    await errors(app, host.host);
    app.decorateRequest('lang', 'en');
    app.get('/x', async () => {
      throw new Error('password of the database');
    });
    const reply = await app.inject('/x');
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toContain('password');
    expect(reply.json()).toMatchObject({ code: 'INTERNAL' });
    expect(reply.json().message).toContain('reference-1');
  });
});

test('languages are chosen by weight', () => {
  expect(preferredOf('en;q=0.4, th;q=0.9')).toBe('th');
  expect(preferredOf('fr, en-GB;q=0.5')).toBe('en');
  expect(preferredOf('th-TH, en;q=0')).toBe('th');
  expect(preferredOf('fr')).toBeNull();
  expect(preferredOf(undefined)).toBeNull();
});

test('a page in another language is remembered; an API call leaves the choice to its page', async () => {
  const cookiesOf = async (url: string, lang: string) => {
    const { cookies } = await host.inject({ url, headers: { cookie: `lang=${lang}` } });
    return cookies.flatMap(({ name, value }) => (name === 'lang' ? [value] : []));
  };
  expect(await cookiesOf('/?lang=th', 'en')).toEqual(['th']);
  expect(await cookiesOf('/api/v1/products/search?lang=en', 'th')).toEqual([]);
});

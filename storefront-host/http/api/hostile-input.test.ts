import { connect } from 'node:net';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '@talad/elements/api/error.contract';
import { signIn } from '../../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';
import type { ListedRoute } from '../../identity/plugins/access.ts';

let host: TestHost;
let owner: string;
let operator: string;

beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  owner = await signIn(host, 'owner-alpha@example.test');
  operator = await signIn(host, 'operator@example.test');
  await host.host.jobs.start();
});
afterAll(() => host.close());

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const wide = JSON.stringify({
  products: Array.from({ length: 20_000 }, () => ({ quantity: 'x' })),
});
const big = JSON.stringify({ text: 'ก'.repeat(340_000) });
const strange = {
  'no JSON': '{"products":',
  'deep JSON': deep(50_000),
  'wide JSON': wide,
  'more than 1 MB': big,
  'a prototype': '{"__proto__":{"access":"public"},"constructor":{"prototype":{}}}',
  'a NUL in a text': JSON.stringify({
    products: [{ product_uuid: 'a\0b', quantity: 1 }],
    name: '\0',
    shop_id: 2,
  }),
  'a lone surrogate': '{"name":"\\ud800","shop_id":2,"title":"\\udfff"}',
  'numbers without end':
    '{"shop_id":1e999,"quantity":-1e400,"price":123456789012345678901234567890}',
  'numbers in lists': '{"ids":[1e30],"products":[1e30],"flags":[1e400],"shop_id":1e30}',
  null: 'null',
  'a text': '"x"',
  'a list': '[[],{},null]',
} as const;

/** Values that no page of ours would send. */
const values = [
  '%00',
  '%ff%fe',
  '%',
  '%e0%b8',
  '..%2f..%2fetc%2fpasswd',
  "1'%20OR%20'1'='1",
  '-1',
  '0',
  '99999999999999999999',
  '1e9',
  '1e30',
  '1e400',
  'NaN',
  '%F0%9F%98%80',
  'a'.repeat(280),
  'a'.repeat(5000),
  '__proto__',
  '%3Cscript%3E',
  '1%0d%0aSet-Cookie:x=1',
];
const queries = [
  `?q=${'ก'.repeat(3_000)}&keyword=${'x'.repeat(9_000)}`,
  '?filter=%7B&sort=%7B&range=%7B',
  '?filter=[]&sort=[]&range=[]',
  '?filter=null&sort=null&range=null',
  `?filter=${encodeURIComponent(deep(2_000))}`,
  `?filter=${encodeURIComponent('{"keyword":"\\u0000","id":"\\u0000","q":"\\u0000"}')}`,
  `?filter=${encodeURIComponent('{"id":[1e30],"category_id":99999999999999999999}')}`,
  '?sort=["id;DROP TABLE shop","ASC"]&range=[-1,99999999999]',
  '?page=99999999999999999999&range=[0,1e9]&include=%ff',
  '?limit=-1&after=x',
  '?limit=1e30&after=a.b.c',
  `?after=${'x'.repeat(9_000)}`,
  '?page=-1&price_min=-1&price_max=NaN&before=x',
  '?q=%00&keyword=%00&token=%00&code=%00&state=%00',
  '?lang=%00&site=%00',
  '?lang=th&lang=en&site[]=a&q[]=1&__proto__[a]=1',
  '?continue=//evil.example&return=javascript:alert(1)',
];

interface Attempt {
  readonly what: string;
  readonly status: number;
  readonly body: string;
  readonly type: string;
}

type Request = Parameters<TestHost['inject']>[0] & object;

async function ask(what: string, request: Request): Promise<Attempt> {
  const answer = await host.inject(request);
  const type = answer.headers['content-type'] ?? '';
  return { what, status: answer.statusCode, body: answer.body, type };
}

/** No hostile input may cause a 5xx. A refusal has a status below 500 and, if it is JSON, the shape of our errors. */
function faults(attempts: readonly Attempt[]): readonly string[] {
  return attempts.flatMap(({ what, status, body, type }) => {
    if (status >= 500) return [`${status} ${what}: ${body.slice(0, 200)}`];
    if (status < 400 || !type.includes('json')) return [];
    const parsed: unknown = JSON.parse(body);
    const isOurs = Value.Check(ApiError, parsed) || isOAuthError(parsed);
    return isOurs ? [] : [`${status} ${what}: not our form: ${body.slice(0, 200)}`];
  });
}

/** The account service answers other programs in the format of RFC 6749. */
function isOAuthError(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    typeof body.error === 'string' &&
    'error_description' in body
  );
}

function send(
  { method, url }: ListedRoute,
  what: string,
  type: string,
  payload: string,
): Promise<Attempt> {
  return ask(`${method} ${url} with ${what} as ${type}`, {
    method,
    url: fill(url, '1'),
    headers: { ...headersFor(url), 'content-type': type },
    payload,
  });
}

function routes(): readonly ListedRoute[] {
  const all = host.app.routeTable.filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS');
  expect(all.length).toBeGreaterThan(20);
  return all;
}

/** Parameters that must exist to pass the first check get real ids. */
function fill(url: string, value: string): string {
  return url
    .replace(/:shop_id/, '2')
    .replace(/:(\w+)(\([^)]*\))?\??/g, value)
    .replace('*', value);
}

const cookieFor = (url: string) => (/^\/(dev)?admin/.test(url) ? operator : owner);
const headersFor = (url: string) => ({
  cookie: cookieFor(url),
  origin: host.host.config.publicUrl,
});

describe('every route of the server', { timeout: 180_000 }, () => {
  test('takes any address', async () => {
    const attempts: Attempt[] = [];
    for (const { method, url } of routes()) {
      if (!/[:*]/.test(url)) continue;
      for (const value of values) {
        const path = fill(url, value);
        attempts.push(
          await ask(`${method} ${path.slice(0, 120)}`, {
            method,
            url: path,
            headers: headersFor(url),
            ...(method === 'GET' ? {} : { payload: {} }),
          }),
        );
      }
    }
    expect(faults(attempts)).toEqual([]);
  });

  test('takes any query', async () => {
    const attempts: Attempt[] = [];
    for (const { method, url } of routes()) {
      if (method !== 'GET') continue;
      for (const query of queries) {
        const path = fill(url, '1') + query;
        attempts.push(
          await ask(`GET ${path.slice(0, 120)}`, { url: path, headers: headersFor(url) }),
        );
      }
    }
    expect(faults(attempts)).toEqual([]);
  });

  test('takes any body', async () => {
    const attempts: Attempt[] = [];
    for (const { method, url } of routes()) {
      if (method === 'GET') continue;
      for (const [what, payload] of Object.entries(strange)) {
        attempts.push(await send({ method, url }, what, 'application/json', payload));
      }
    }
    expect(faults(attempts)).toEqual([]);
  });

  test('takes a body of any type', async () => {
    const attempts: Attempt[] = [];
    const types = [
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/xml',
      'nonsense',
    ];
    for (const route of routes()) {
      if (route.method === 'GET') continue;
      for (const type of types) {
        attempts.push(await send(route, 'a field', type, 'name=%00&=&a[b]=c&%ff=%'));
        attempts.push(
          await send(route, 'half a part', type, '--x\r\nContent-Disposition: form-data'),
        );
      }
      attempts.push(
        await send(route, 'more than 1 MB', types[0] ?? '', `name=${'x'.repeat(1_100_000)}`),
      );
    }
    expect(faults(attempts)).toEqual([]);
  });

  test('takes invalid UTF-8, and a body that is no body', async () => {
    const attempts: Attempt[] = [];
    const broken = Buffer.concat([
      Buffer.from('{"name":"'),
      Buffer.from([0xc3, 0x28, 0xff]),
      Buffer.from('"}'),
    ]);
    for (const { method, url } of routes()) {
      if (method === 'GET') continue;
      const headers = headersFor(url);
      const path = fill(url, '1');
      const json = { ...headers, 'content-type': 'application/json' };
      const deflated = { ...json, 'content-encoding': 'gzip' };
      attempts.push(
        await ask(`${method} ${url}: invalid UTF-8`, {
          method,
          url: path,
          headers: json,
          payload: broken,
        }),
      );
      attempts.push(
        await ask(`${method} ${url}: says gzip`, {
          method,
          url: path,
          headers: deflated,
          payload: broken,
        }),
      );
      attempts.push(
        await ask(`${method} ${url}: nothing`, {
          method,
          url: path,
          headers: json,
        }),
      );
    }
    expect(faults(attempts)).toEqual([]);
  });
});

test('a cookie, a language or a host of nonsense is only nonsense', async () => {
  const attempts: Attempt[] = [];
  const nonsense = [
    'talad=%00',
    `talad=${'x'.repeat(4_000)}`,
    'talad=;lang=;cart=%ff',
    '=;=;;',
    'cart=s:1.2.3; lang=__proto__',
  ];
  for (const url of ['/', '/cart', '/search', '/api/v1/users/me/profile', '/mybusiness']) {
    for (const cookie of nonsense)
      attempts.push(await ask(`${url} ${cookie}`, { url, headers: { cookie } }));
    for (const lang of ['th;q=NaN', ','.repeat(5_000), 'x'.repeat(5_000)])
      attempts.push(
        await ask(`${url} ${lang.slice(0, 20)}`, { url, headers: { 'accept-language': lang } }),
      );
    for (const name of [
      '',
      '[',
      'a b',
      '..',
      '%00',
      'x'.repeat(300),
      'alpha.talad.localhost:99999',
      '[::1',
    ])
      attempts.push(await ask(`${url} host ${name}`, { url, headers: { host: name } }));
  }
  expect(faults(attempts)).toEqual([]);
});

test('bytes that are no HTTP get an answer, and the server lives on', async () => {
  const address = new URL(await host.app.listen({ port: 0, host: '127.0.0.1' }));
  const say = (bytes: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(address.port), '127.0.0.1', () => socket.end(bytes, 'latin1'));
      let heard = '';
      socket.on('data', (chunk) => (heard += String(chunk)));
      socket.on('close', () => resolve(heard.split('\r\n')[0] ?? ''));
      socket.on('error', () => resolve(''));
    });
  expect(await say('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  expect(
    await say(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`),
  ).toMatch(/^HTTP\/1\.1 431/);
  expect(await say('GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 4\d\d/);
  expect(
    await say(
      'POST /api/v1/cart/status HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ),
  ).toMatch(/^HTTP\/1\.1 400/);
  expect((await fetch(new URL('/healthz', address))).status).toBe(200);
});

import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBuyer } from '../../test/support/buyer.ts';
import { accounts, products } from '../../test/support/fixture-market.ts';
import { signIn } from '../../test/support/sign-in.ts';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';

/** Reads the policy of each kind of page from the header that browsers obey. */

const PLATFORM = 'http://localhost:4000';
const ALPHA = 'alpha.talad.localhost:4000';

type Policy = Readonly<Record<string, string>>;

const storefront: Policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' #sheets",
  'img-src': `'self' ${PLATFORM} data:`,
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': `'self' ${PLATFORM}`,
  'frame-ancestors': `'self' ${PLATFORM}`,
  'require-trusted-types-for': "'script'",
  'trusted-types': 'lit-html talad-worker',
};
/** Pages of one buyer or one order are never framed, not even by the platform. */
const checkout: Policy = { ...storefront, 'frame-ancestors': "'none'" };
/** Accounts, operators and errors have no scripts of their own. */
const plain: Policy = {
  'default-src': "'none'",
  'style-src': '#sheets',
  'img-src': "'self' data:",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
};
const backOffice: Policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' #nonce",
  'font-src': "'self'",
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
};
/** A page of a package has its own files, and style attributes that hide collapsed parts. */
const apiDocs: Policy = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'style-src-attr': "'unsafe-inline'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};
/** Data and files contain nothing that a browser could run, send or frame. */
const nothing: Policy = {
  'default-src': "'none'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

let host: TestHost;
let operator: string;
let owner: string;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  operator = await signIn(host, accounts.operator.email, {
    authenticatedAt: new Date(),
    secondFactorAt: new Date(),
  });
  owner = await signIn(host, accounts.ownerAlpha.email);
});
afterAll(() => host.close());

function get(url: string, headers: Readonly<Record<string, string>> = {}) {
  return host.inject({ url, headers: { accept: 'text/html', ...headers } });
}

function policyOf(answer: LightMyRequestResponse): Policy {
  const text = String(answer.headers['content-security-policy'])
    .replace(/'sha256-[^']+'( 'sha256-[^']+')*/g, '#sheets')
    .replace(/'nonce-[^']+'/g, '#nonce');
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test.each([
  ['the front page', '/'],
  ["a shop's page", '/web/alpha'],
  ['a product', `/product/shirt/${products.shirt.id}`],
  ['the cart', '/cart'],
  ['a page that is missing', '/no-such-page'],
])('storefront: %s', async (_name, url) => {
  expect(policyOf(await get(url))).toEqual(storefront);
});

test("storefront: a shop's own host posts its cart to the platform, which may frame it", async () => {
  expect(policyOf(await get('/', { host: ALPHA }))).toEqual(storefront);
});

test('checkout and order are never framed', async () => {
  const buyer = createBuyer(host);
  const begun = await get(`/checkout/${await buyer.begin([[products.cup.uuid, 1]])}`);
  expect([begun.statusCode, policyOf(begun)]).toEqual([200, checkout]);
  const { url } = await buyer.place([[products.cup.uuid, 1]], '170');
  const order = await get(new URL(url).pathname);
  expect([order.statusCode, policyOf(order)]).toEqual([200, checkout]);
});

test('accounts and operators run nothing', async () => {
  const forgot = await get('/account/forgot');
  expect([forgot.statusCode, policyOf(forgot)]).toEqual([200, plain]);
  const admin = await get('/admin', { cookie: operator });
  expect([admin.statusCode, policyOf(admin)]).toEqual([200, plain]);
});

test('the description of the API has no script of another origin', async () => {
  const page = await get('/devadmin/api', { cookie: operator });
  expect([page.statusCode, policyOf(page)]).toEqual([200, apiDocs]);
});

test('the back office has a nonce for its styles', async () => {
  const page = await get('/mybusiness', { cookie: owner });
  expect([page.statusCode, policyOf(page)]).toEqual([200, backOffice]);
});

test('the canvas is framed by the editor alone', async () => {
  const answer = await host.inject({
    method: 'POST',
    url: '/api/v1/pages/canvas/2/frontpage',
    headers: { cookie: owner, origin: PLATFORM },
  });
  const { pathname, search } = new URL(answer.json().url, PLATFORM);
  const canvas = await get(pathname + search);
  expect([canvas.statusCode, policyOf(canvas)]).toEqual([
    200,
    {
      ...storefront,
      'frame-ancestors': PLATFORM,
      // Rich text is typed into the page (decision 486).
      'trusted-types': `${storefront['trusted-types']} talad-editor`,
    },
  ]);
});

test('answers of the API and refusals for programs are no pages', async () => {
  expect(policyOf(await host.inject('/api/v1/shops/2/detail'))).toEqual(nothing);
  expect(policyOf(await host.inject('/api/v1/no-such-call'))).toEqual(nothing);
});

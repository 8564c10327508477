import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStorefront } from '../../test/support/builds/build-storefront.ts';
import { accounts } from '../../test/support/fixture-market-data.ts';
import { backOfficeMatrix } from '../../test/support/access/back-office-matrix.ts';
import { groupMatrix } from '../../test/support/access/group-matrix.ts';
import { tokenMatrix } from '../../test/support/access/token-matrix.ts';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';
import { newId } from '../db/ids.ts';
import { startSession } from './session/session.repository.ts';

/**
 * Access of each role to each route, written by hand. One row per route of the running server: a
 * route without a row fails, and so does a row without a route. The shop in every path is alpha
 * (2); orders and products in a path are beta's, so `ok` there is the 404 of a record that is not
 * this shop's.
 *
 * ok: let in, whatever the answer. 401 not signed in, 403 signed in but not allowed, 404 not there.
 */
const roles = [
  'guest',
  'shopper',
  'owner',
  'otherOwner',
  'productStaff',
  'designStaff',
  'moderator',
  'operator',
  'shopSession',
] as const;
type Role = (typeof roles)[number];

const matrix: Readonly<Record<string, string>> = {
  //                                   guest shopper owner other product design moder. operator shop-host
  'GET /*': '                            ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /assets/*': '                     ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /assets/speculation-rules.json': 'ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /assets/theme-fonts.css': 'ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /favicon.ico': '                  ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /favicon.svg': '                  ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /style/:shop_id/:file': '         ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /manifest.webmanifest': '         ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /web/:shopname/manifest.webmanifest': 'ok ok  ok    ok    ok    ok    ok    ok    ok',
  'GET /icons/mark/:file': '             ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /icons/:shop_id/:media_id/:file': 'ok   ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /offline': '                      ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /web/:shopname/offline': '         ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /sw.js': '                        ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /robots.txt': '                   ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /sitemap.xml': '                  ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /sitemap/:file': '                ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /web/:shopname/sitemap.xml': '    ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /web/:shopname/sitemap/:file': '  ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /healthz': '                      ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /readyz': '                       ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /media/:shop_id/:media_id/:file': 'ok   ok    ok    ok    ok    ok    ok    ok    ok',

  // Accounts
  'GET /signup': '                       ok    ok    ok    ok    ok    ok    ok    ok    404',
  'POST /signup': '                      401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /signup/preview': '               401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /api/v1/signup/shopname': '       401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /login': '                        ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /login/callback': '               ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /logout': '                       ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /logout': '                      ok    ok    ok    ok    ok    ok    ok    ok    ok',
  // Shows the result of a form to the browser that posted it only.
  'GET /forms/failed': '                 ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /account/going-on': '             ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /account/register/sent': '        ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /account/forgot/sent': '          ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /account/email': '                ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /account/email/code': '           ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /account/address/done': '         ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /account/address/restore/done': ' ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /account/closed': '               ok    ok    ok    ok    ok    ok    ok    ok    404',
  // Opened by a token from a mail: its holder sees the offer and the recipient.
  'GET /invitation': '                   ok    ok    ok    ok    ok    ok    ok    ok    404',
  'POST /invitation': '                  ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /session/start': '                ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /session/handover': '             ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /session/accept': '               ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /account/interaction/:uid/with/:provider': 'ok ok ok ok   ok    ok    ok    ok    404',
  'GET /account/interaction/:uid/known': 'ok   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /account/with/:provider/callback': 'ok  ok    ok    ok    ok    ok    ok    ok    404',
  'POST /account/email': '               ok    ok    ok    ok    ok    ok    ok    ok    404',
  'POST /account/email/code': '          ok    ok    ok    ok    ok    ok    ok    ok    404',
  'POST /account/connections/:provider': '401  ok    ok    ok    ok    ok    ok    ok    404',
  'POST /account/connections/:provider/remove': '401 ok ok ok    ok    ok    ok    ok    404',
  'GET /account/auth': '                 ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /account/auth/:uid': '            ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /account/interaction/:uid': '     ok    ok    ok    ok    ok    ok    ok    ok    404',
  'POST /account/interaction/:uid': '    ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /account/register': '             ok    ok    ok    ok    ok    ok    ok    ok    404',
  'POST /account/register': '            ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /account/forgot': '               ok    ok    ok    ok    ok    ok    ok    ok    404',
  'POST /account/forgot': '              ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /account/password': '             ok    ok    ok    ok    ok    ok    ok    ok    404',
  'POST /account/password': '            ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /account/interaction/:uid/code': 'ok    ok    ok    ok    ok    ok    ok    ok    404',
  'POST /account/interaction/:uid/code': 'ok    ok    ok    ok    ok    ok    ok    ok    404',
  'POST /account/interaction/:uid/passkey': 'ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /account/address': '              ok    ok    ok    ok    ok    ok    ok    ok    404',
  'POST /account/address': '             ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /account/address/restore': '      ok    ok    ok    ok    ok    ok    ok    ok    404',
  'POST /account/address/restore': '     ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /account/.well-known/openid-configuration': 'ok ok ok ok ok ok ok ok 404',
  'GET /account/jwks': '                 ok    ok    ok    ok    ok    ok    ok    ok    404',
  // These require a client's secret or an access token instead: their 401 does not concern the
  // session.
  'GET /account/me': '                   401   401   401   401   401   401   401   401   404',
  'POST /account/token': '               ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /api/v1/url/login': '             ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/url/register': '          ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/url/logout': '            ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/users/me/profile': '      401   ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/users/join': '           401   ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/users/unjoin': '         401   ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/heartbeat': '             ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/heartbeat': '            ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/notifications': '         401   ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/notifications/read': '   401   ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/notifications/stream': '  401   ok    ok    ok    ok    ok    ok    ok    ok',

  // My account has one person's pages; a POST answers 400 to the test's empty form.
  'GET /my': '                           401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/security': '                  401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/security/devices/:id/end': ' 401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/security/required': '         401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/security/password': '         401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/security/password': '        401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/security/email': '            401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/security/email': '           401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/security/email/verify': '    401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/security/second-factor': '    401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/security/second-factor': '   401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/security/second-factor/codes': '401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/security/second-factor/off': '401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/security/passkeys': '         401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/security/passkeys': '        401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/security/passkeys/rename': ' 401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/security/passkeys/remove': ' 401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/orders': '                    401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/orders/:id': '                401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/orders/:id/slip': '         401   ok    ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/orders/:id/pay': '            401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/orders/:id/papers': '         401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/orders/:id/receipt': '        401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/orders/:id/cancel': '        401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/orders/:id/again': '         401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/addresses': '                 401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/addresses/new': '             401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/addresses/:id': '             401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/addresses/new': '            401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/addresses/:id': '            401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/addresses/:id/default': '    401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/addresses/:id/remove': '     401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/reviews': '                   401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/reviews/write/:order_id/:product_id': '401 ok ok ok   ok    ok    ok    ok    404',
  'POST /my/reviews/write/:order_id/:product_id': '401 ok ok ok  ok    ok    ok    ok    404',
  'GET /my/reviews/:id': '               401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/reviews/:id': '              401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/profile': '                   401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/profile': '                  401   ok    ok    ok    ok    ok    ok    ok    404',

  // Storefront
  'GET /presets/:key/images/:file': '    ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/frontpage': '             ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/categories/list': '       ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/categories/:id/parent': ' ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/categories/:id': '        ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/product/:id': '           ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/category/:id/:page': '    ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/showroom/:type/:page': '  ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/search/:page': '          ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/products/search': '       ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/products/facets': '       ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/products/suggest': '      ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/shops/search': '          ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/errors': '               ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/products/compare': '      ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/areas/:lang/provinces/:province': 'ok ok ok ok   ok    ok    ok    ok    404',
  'GET /api/v1/areas/:lang/postcodes/:postcode': 'ok ok ok ok   ok    ok    ok    ok    404',
  'GET /api/v1/products/:id/detail': '   ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/products/:id/subproducts': 'ok  ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/products/:id/review-permission': 'ok ok ok ok    ok    ok    ok    ok    ok',
  'POST /api/v1/products/:id/reviews': ' ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /product/:id/reviews': '         ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /web/:shopname/product/:id/reviews': 'ok ok ok  ok    ok    ok    ok    ok    ok',
  'GET /api/v1/sellers/list': '          ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/app/constants': '         ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/shops/info': '            ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/shops/:id/detail': '      ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/shops/:id/reviews': '     ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/sitemap': '               ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/contents': '              ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/contents/:id': '          ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/coupon_list': '           ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/coupon_get_html/:id': '   ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/coupons/:id/claim': '    ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/coupons/merge': '        401   ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/collections/:id': '       ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/embed/products/:reference': 'ok ok   ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/embed/products/:reference/detail': 'ok ok ok ok ok ok    ok    ok    ok',
  'GET /embed/v1/:file': '               ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /embed/v1/:build/:file': '        ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/cart/get': '              ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/cart/settled': '          ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/cart/update': '          ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/cart/status': '          ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/cart/checkout': '        ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/cart/delivery': '        ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /cart/items': '                  ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /cart/items/:uuid': '            ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /cart/items/:uuid/remove': '     ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /cart/checkout': '               ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /web/:shopname/cart/items': '    ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /web/:shopname/cart/items/:uuid': 'ok  ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /web/:shopname/cart/items/:uuid/remove': 'ok ok ok ok ok ok ok ok ok',
  'POST /web/:shopname/cart/checkout': ' ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/web/contactus': '        ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/web/business_submit': '  ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/web/form_submit/:type': 'ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/web/legal/:document': '   ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /contactus': '                   ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /web/:shopname/contactus': '     ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /forms/:type': '                 ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /web/:shopname/forms/:type': '   ok    ok    ok    ok    ok    ok    ok    ok    ok',
  // A shop's own host can read only that shop's data.
  'POST /api/v1/cart/account': '         401   ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/favourites': '            401   ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/favourites': '           401   ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/favourites/merge': '     401   ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/consent': '              ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/visits/page': '          ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'POST /api/v1/visits/cart': '          ok    ok    ok    ok    ok    ok    ok    ok    ok',
  'GET /api/v1/users/me/points': '       401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /api/v1/users/me/wallet': '       401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/privacy': '                   401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/privacy/consent': '          401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/privacy/news/:shop_id': '    401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/privacy/export': '           401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/privacy/close': '             401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/privacy/close': '            401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/favourites': '                401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/favourites': '               401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/recent': '                    401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/notifications': '             401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/notifications/:id': '         401   ok    ok    ok    ok    ok    ok    ok    404',
  'POST /my/notifications/read': '       401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/points': '                    401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/wallet': '                    401   ok    ok    ok    ok    ok    ok    ok    404',
  'GET /my/coupons': '                   401   ok    ok    ok    ok    ok    ok    ok    404',

  ...groupMatrix,
  ...tokenMatrix,
  ...backOfficeMatrix,
};

const ALPHA = 'alpha.talad.localhost:4000';
const values: Readonly<Record<string, string>> = {
  shop_id: '2',
  shopname: 'alpha',
  id: '01930000-0000-7000-9000-0000000000ff',
  uuid: '01930000-0000-7000-9000-0000000000ff',
  media_id: '01930000-0000-7000-9000-0000000000ff',
  file: 'x-240.webp',
  uid: 'abcdefghijklmnop',
  token: 'abc.def',
  page: 'frontpage',
  slot: 'main',
};

let host: TestHost;
const cookies = new Map<Role, string>();

beforeAll(async () => {
  // The server has a route for /assets/ only where they are built.
  await buildStorefront();
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '1000' } });
  const moderator = await addPerson('moderator', 10);
  const designer = await addPerson('designer', 2);
  await host.db
    .insertInto('staff')
    .values({ shop_id: 2, account_id: designer, flags: ['design'] })
    .execute();
  await enter('shopper', accounts.shopper.id);
  await enter('owner', accounts.ownerAlpha.id);
  await enter('otherOwner', accounts.ownerBeta.id);
  await enter('productStaff', accounts.staffAlpha.id);
  await enter('designStaff', designer);
  await enter('moderator', moderator);
  await enter('operator', accounts.operator.id);
  await enter('shopSession', accounts.ownerAlpha.id);
});
afterAll(() => host.close());

test('every route of the server has a row, and every row a route', () => {
  const served = host.app.routeTable
    .filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
    .map(({ method, url }) => rowOf(`${method} ${url}`));
  expect(Object.keys(matrix).toSorted()).toEqual([...new Set(served)].toSorted());
});

test.each(Object.entries(matrix))('%s', async (route, row) => {
  const expected = row.trim().split(/\s+/);
  const actual = await Promise.all(roles.map((role) => ask(route, role)));
  expect(byRole(actual.map((status, index) => verdict(status, expected[index])))).toEqual(
    byRole(expected),
  );
});

/** The routes that a package registers below its page are one row. */
function rowOf(route: string): string {
  return route.replace(/^(GET \/devadmin\/api)\/.+/, '$1/*').replace(/(.)\/$/, '$1');
}

function byRole(list: readonly (string | undefined)[]) {
  return Object.fromEntries(roles.map((role, index) => [role, list[index]]));
}

/**
 * A caller is let in if the answer is neither a refusal nor an error; a missing record answers 404
 * too.
 */
function verdict(status: number, expected: string | undefined): string {
  // 503 is an answer of /readyz: without its jobs this server is not ready.
  const isRefusal = status === 401 || status === 403 || (status >= 500 && status !== 503);
  return expected === 'ok' && !isRefusal ? 'ok' : String(status);
}

async function ask(route: string, role: Role): Promise<number> {
  const [method = '', path = ''] = route.split(' ');
  const atShop = role === 'shopSession';
  // Calls that end a session get one of their own.
  const cookie = route.includes('/logout') ? '' : (cookies.get(role) ?? '');
  const { statusCode } = await host.app.inject({
    method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: path
      .replace(/:(\w+)/g, (_whole, name: string) => values[name] ?? 'x')
      .replace('/api/*', '/api/static/index.html')
      .replace('*', 'orders'),
    headers: {
      host: atShop ? ALPHA : 'localhost:4000',
      origin: atShop ? `http://${ALPHA}` : 'http://localhost:4000',
      cookie,
      ...(method !== 'GET' && { 'content-type': contentType(path) }),
    },
    ...(method !== 'GET' && { payload: contentType(path) === 'application/json' ? '{}' : 'a=b' }),
  });
  return statusCode;
}

function contentType(path: string): string {
  return path.startsWith('/api/') ? 'application/json' : 'application/x-www-form-urlencoded';
}

async function addPerson(name: string, level: 2 | 10): Promise<string> {
  const id = newId();
  const email = `${name}@example.test`;
  await host.db
    .insertInto('account')
    .values({ id, email, name, level, email_verified: true })
    .execute();
  return id;
}

async function enter(role: Role, accountId: string): Promise<void> {
  const isShop = role === 'shopSession';
  const { token } = await host.db.transaction().execute((trx) =>
    startSession(
      trx,
      {
        accountId,
        level: 2,
        audience: isShop ? 'shop' : 'platform',
        ...(isShop && { shopId: 2 }),
      },
      host.host.now(),
    ),
  );
  cookies.set(role, `talad=${token}`);
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../test/support/browser/browser.ts';
import { buildStorefront } from '../../test/support/builds/build-storefront.ts';
import { accounts, smallPassword } from '../../test/support/fixture-market-data.ts';
import type { FormPostMarket, FormPostRows } from '../../test/support/form-posts/form-post.ts';
import { myFormPosts } from '../../test/support/form-posts/my-form-posts.ts';
import { securityFormPosts } from '../../test/support/form-posts/security-form-posts.ts';
import { groupFormPosts } from '../../test/support/form-posts/group-form-posts.ts';
import { orderFormPosts } from '../../test/support/form-posts/order-form-posts.ts';
import { slipFormPosts } from '../../test/support/form-posts/slip-form-posts.ts';
import { walletFormPosts } from '../../test/support/form-posts/wallet-form-posts.ts';
import { shopFormPosts } from '../../test/support/form-posts/shop-form-posts.ts';
import { signInFormPosts } from '../../test/support/form-posts/sign-in-form-posts.ts';
import {
  startOtherProvider,
  type OtherProvider,
} from '../../test/support/processes/other-provider.ts';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';
import { newId } from '../db/ids.ts';
import { text } from '../locales/text.ts';

/**
 * Checks post/redirect/get for every form: a valid post and a refused one are both answered with 303, and the next
 * page shows the result, also after a reload. Every route that accepts a form has a row.
 */
let host: TestHost;
let google: OtherProvider;
beforeAll(async () => {
  // The form for a passkey needs its built script.
  await buildStorefront();
  google = await startOtherProvider({
    callback: 'http://localhost:4000/account/with/google/callback',
  });
  const secret = 'a secret of thirty-two characters or more';
  host = await createTestHost({
    seed: 'small',
    env: {
      GOOGLE_CLIENT_ID: 'market',
      GOOGLE_CLIENT_SECRET: secret,
      GOOGLE_ISSUER: google.issuer,
      LINE_CHANNEL_ID: 'market',
      LINE_CHANNEL_SECRET: secret,
      LINE_ISSUER: 'http://127.0.0.1:9',
      RATE_LIMIT_FACTOR: '1000',
    },
  });
}, 120_000);
afterAll(async () => {
  await host.close();
  await google.stop();
});

const visitor = () => openBrowser(host, { elsewhere: [google.issuer] });

const market: FormPostMarket = {
  host: () => host,
  google: () => google,
  visitor,
  async person() {
    const id = newId();
    const email = `${id}@example.test`;
    const { password_hash } = await host.db
      .selectFrom('account')
      .select('password_hash')
      .where('id', '=', accounts.shopper.id)
      .executeTakeFirstOrThrow();
    const account = { id, email, name: 'Nida', email_verified: true, password_hash };
    await host.db.insertInto('account').values(account).execute();
    const browser = visitor();
    await browser.signIn(email, smallPassword);
    return { browser, id, email };
  },
  async operator() {
    const browser = visitor();
    await browser.signIn(accounts.operator.email, smallPassword);
    return browser;
  },
};

const rows: FormPostRows = {
  ...signInFormPosts(market),
  ...securityFormPosts(market),
  ...myFormPosts(market),
  ...shopFormPosts(market),
  ...orderFormPosts(market),
  ...slipFormPosts(market),
  ...groupFormPosts(market),
  ...walletFormPosts(market),
};

test('every route that takes a form has a row, and every row a route', () => {
  const served = host.app.routeTable
    .filter(({ method, url }) => method === 'POST' && !url.startsWith('/api/'))
    .map(({ url }) => `POST ${url}`);
  expect(Object.keys(rows).toSorted()).toEqual(served.toSorted());
});

/** A row without a post contains the reason instead. */
const posts = Object.entries(rows).flatMap(([route, row]) =>
  (['good', 'bad'] as const).flatMap((kind) => {
    const begin = row[kind];
    return typeof begin === 'string' ? [] : [[route, kind, begin] as const];
  }),
);

test.each(posts)('%s, %s', async (_route, _kind, begin) => {
  const { browser, path, fields, lands, says, vars, keeps, hides } = await begin();
  const page = await browser.post(path, fields);
  expect([page.answered, page.url.pathname]).toEqual([303, expect.stringMatching(lands)]);
  const again = await browser.get(page.url.href);
  const wanted = [says && text('en', says, vars), keeps].filter((one) => one !== undefined);
  for (const { html } of [page, again]) {
    expect(wanted.filter((one) => !html.includes(one))).toEqual([]);
    expect(hides !== undefined && html.includes(hides)).toBe(false);
  }
});

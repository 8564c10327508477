import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { createHost, type CreatedHost } from '../../startup/create-host.ts';
import { openDatabase, type OpenedDatabase } from '../../db/open.ts';
import type { App } from '../../host.ts';
import { accounts, products, shops } from '../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../test/support/test-host.ts';
import { updateProduct } from '../catalog/products/writing/update-product.ts';

let first: TestHost;
let opened: OpenedDatabase;
let created: CreatedHost;
let second: App;

beforeAll(async () => {
  first = await createTestHost({ seed: 'small' });
  opened = openDatabase(first.database.connection, { max: 3 });
  created = await createHost(first.host.config, opened, {
    secrets: first.host.secrets,
    onTrouble: () => undefined,
  });
  second = await buildApp(created.host);
});
afterAll(async () => {
  await second.close();
  await created.close();
  await opened.close();
  await first.close();
});

const pages = ['/', '/search', '/web/alpha', '/category/home/1', '/product/cup/101'];

const bodies = async (app: App) =>
  Promise.all(
    pages.map(async (url) => {
      const headers = { host: new URL(first.host.config.publicUrl).host, accept: 'text/html' };
      return (await app.inject({ url, headers })).body;
    }),
  );

it('a changed price is on every page of every process at once', async () => {
  for (const app of [first.app, second]) {
    for (const body of await bodies(app)) expect(body).toContain('฿120');
  }
  const { revision } = await first.db
    .selectFrom('product')
    .select('revision')
    .where('id', '=', products.cup.id)
    .executeTakeFirstOrThrow();
  const changed = await updateProduct(first.db, {
    shopId: shops.alpha.id,
    productId: products.cup.id,
    update: { price: 135, revision },
    accountId: accounts.ownerAlpha.id,
    at: new Date(),
  });
  expect(changed.ok).toBe(true);
  await vi.waitFor(async () => {
    for (const app of [first.app, second]) {
      for (const body of await bodies(app)) {
        expect(body).toContain('฿135');
        expect(body).not.toContain('฿120');
      }
    }
    // Ten pages are rendered each time: more than the usual second on a busy machine.
  }, 15_000);
});

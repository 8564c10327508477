import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { listMails } from '../../../storefront-host/modules/back-office/mail/devmail.repository.ts';
import { findOrder } from '../../../storefront-host/modules/sales/orders/orders.repository.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { acrossShops } from './across-shops.ts';
import { unusedExceptions } from './check-exceptions.ts';
import { createTenantGuard } from './tenant-guard.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const place = 'modules/back-office/mail/devmail.repository.ts listMails';

it('names the place, the table and the statement of a leak', async () => {
  const guard = createTenantGuard(inject('tableColumns'), []);
  await listMails(database.db.withPlugin(guard.plugin), null);
  const { leaks, used } = guard.take();
  expect(leaks).toEqual([expect.stringContaining(`${place} reads mail without shop_id: select`)]);
  expect(used).toEqual([]);
  expect(guard.take().leaks).toEqual([]);
});

it('lets a statement of an exception pass, and notes that it is needed', async () => {
  const guard = createTenantGuard(inject('tableColumns'));
  await listMails(database.db.withPlugin(guard.plugin), null);
  expect(guard.take()).toEqual({ leaks: [], used: [`${place} mail`] });
});

it('lets no statement pass that the column of the exception does not limit', async () => {
  const exception = { because: 'by id', by: 'id', places: { [place]: ['mail'] } };
  const guard = createTenantGuard(inject('tableColumns'), [exception]);
  await listMails(database.db.withPlugin(guard.plugin), null);
  expect(guard.take().leaks).toHaveLength(1);
});

it('is content with a shop, and with whatever tests ask', async () => {
  const guard = createTenantGuard(inject('tableColumns'), []);
  const db = database.db.withPlugin(guard.plugin);
  await findOrder(db, 1, '00000000-0000-0000-0000-000000000000');
  await db.selectFrom('sales_order').selectAll().execute();
  expect(guard.take()).toEqual({ leaks: [], used: [] });
});

it('lists exceptions that no statement needed', () => {
  const exceptions = [{ because: '', places: { 'a.ts one': ['product', 'mail'] } }];
  expect(unusedExceptions(['a.ts one mail'], exceptions)).toEqual(['a.ts one product']);
  expect(unusedExceptions([])).toContain(`${place} mail`);
  expect(acrossShops.every(({ because }) => because.length > 0)).toBe(true);
});

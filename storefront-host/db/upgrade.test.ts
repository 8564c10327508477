import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../test/support/fixture-market.ts';
import { marks } from '../../test/support/records/person-with-everything.ts';
import { createTestHost, type TestHost } from '../../test/support/test-host.ts';
import { exportAccount } from '../modules/my/privacy/export-account.ts';
import { migrationState } from './migrate.ts';

const folder = join(import.meta.dirname, '../../test/support/fixtures');
const fixtures = readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
/** The first backup that contains shoppers' accounts. */
const withPeople = 'market-0005_current_price.tar.gz';
/** Tables that are newer than that backup, or whose column of people is. */
const later = new Set([
  'slip_verifier',
  'topup_offer',
  'wallet_topup',
  'account_cart_line',
  'account_cart',
  'blog',
  'customer_note',
  'customer_consent',
  'order_note',
  'paper',
  'parcel',
  'order_picture',
  'order_slip',
  'order_return',
  'order_refund',
  'past_order',
  'list_setting',
  'checkout',
  'form_answer',
  'draft_link',
  'page_schedule',
]);

test('there is a database of every released version', () => {
  expect(fixtures).toEqual(
    expect.arrayContaining([
      'market-0001_foundation.tar.gz',
      'market-0002_content_and_import.tar.gz',
      'market-0005_current_price.tar.gz',
    ]),
  );
});

describe.each(fixtures)('a market kept as %s', (name) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await createTestHost({ restore: join(folder, name) });
  });
  afterAll(() => host.close());

  test('is brought up to date', async () => {
    expect((await migrationState(host.db)).pending).toEqual([]);
  });

  test('sells what it sold', async () => {
    const answer = await host.inject(`/api/v1/products/${products.cup.id}/detail?site=alpha`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().product).toMatchObject({
      id: products.cup.id,
      title: 'ถ้วยกาแฟเซรามิก',
      price: 120,
    });
  });

  test('has its orders, stock and people', async () => {
    const order = await host.db
      .selectFrom('sales_order')
      .innerJoin('order_line', 'order_line.order_id', 'sales_order.id')
      .select(['sales_order.net', 'sales_order.contact', 'order_line.quantity'])
      .orderBy('sales_order.id')
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ net: 30_900, contact: { name: 'วิชัย มั่นคง' } });
    const stock = await host.db
      .selectFrom('stock')
      .select('remain')
      .where('product_id', '=', products.mango.id)
      .executeTakeFirstOrThrow();
    expect(stock.remain).toBe(5);
    const people = await host.db.selectFrom('account').select('email').execute();
    expect(people.map(({ email }) => email)).toContain('owner-alpha@example.test');
  });

  test('goes on with ids of its own', async () => {
    const { id } = await host.db
      .insertInto('shop')
      .values({ kind: 'shop', shopname: 'later', title: 'Later' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBeGreaterThan(3);
  });
});

describe.each(fixtures.filter((name) => name >= withPeople))('a shopper of %s', (name) => {
  let host: TestHost;
  beforeAll(async () => {
    host = await createTestHost({ restore: join(folder, name) });
  });
  afterAll(() => host.close());

  test('has all that was theirs', async () => {
    const { id } = await host.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', marks.email)
      .executeTakeFirstOrThrow();
    const person = { accountId: id, email: marks.email };
    let file = '';
    for await (const part of exportAccount(host.db, { person, lang: 'th', at: new Date() })) {
      file += part;
    }
    const { data } = JSON.parse(file) as { data: Record<string, { rows: unknown[] }> };
    const empty = Object.keys(data).filter((table) => data[table]?.rows.length === 0);
    expect(empty.filter((table) => !later.has(table))).toEqual([]);
    expect(data['account_address']?.rows).toEqual([expect.objectContaining({ line: marks.line })]);
    expect(data['favourite']?.rows).toEqual([
      expect.objectContaining({ kind: 'product', item_id: products.cup.uuid }),
    ]);
  });
});

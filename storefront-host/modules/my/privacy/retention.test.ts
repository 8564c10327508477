import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  insertPersonWithEverything,
  marks,
} from '../../../../test/support/records/person-with-everything.ts';
import { shops } from '../../../../test/support/fixture-market.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { text } from '../../../locales/text.ts';
import { retention, sweepRetained, type RetainedPaper } from './retention.ts';

let host: TestHost;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small' });
});
afterAll(() => host.close());

const papers = Object.keys(retention) as RetainedPaper[];
const inMonths = (count: number) => {
  const then = new Date();
  then.setUTCMonth(then.getUTCMonth() + count);
  return then;
};

it('takes away what is over its time, and nothing a day before', async () => {
  const id = await insertPersonWithEverything(host.db);
  const guests = () =>
    host.db.selectFrom('customer').select('phone').where('guest_key', '=', '0899999999').execute();
  await host.db
    .insertInto('customer')
    .values({
      shop_id: shops.beta.id,
      guest_key: '0899999999',
      phone: '089 999 9999',
      lang: 'th',
      last_at: new Date(),
    })
    .execute();
  const of = (table: 'account_event' | 'consent_entry' | 'coupon_use') =>
    host.db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
  await sweepRetained(host.db, inMonths(2));
  expect((await of('account_event')).n).toBe(1);
  const { events } = await sweepRetained(host.db, inMonths(13));
  expect(events).toBe(1);
  expect((await of('account_event')).n).toBe(0);
  expect((await of('consent_entry')).n).toBe(1);
  await host.db
    .updateTable('account')
    .set({ deleted_at: new Date() })
    .where('id', '=', id)
    .execute();
  await sweepRetained(host.db, inMonths(71));
  expect(await guests()).toHaveLength(1);
  await sweepRetained(host.db, inMonths(73));
  expect(await guests()).toEqual([]);
  expect((await of('consent_entry')).n).toBe(0);
  expect((await of('coupon_use')).n).toBe(0);
  expect(await host.db.selectFrom('account').select('id').where('id', '=', id).execute()).toEqual(
    [],
  );
  // An order stays as a figure of the shop's, without personal data.
  const order = await host.db
    .selectFrom('sales_order')
    .selectAll()
    .where('net', '=', 30_900)
    .executeTakeFirstOrThrow();
  expect(order).toMatchObject({
    account_id: null,
    contact: { name: '', phone: '' },
    tracking: null,
  });
  expect(JSON.stringify(order)).not.toContain(marks.phone);
  expect(await sweepRetained(host.db, inMonths(73))).toMatchObject({ orders: 0 });
});

it.each(papers)('the documentation says how long %s are kept', (paper) => {
  const page = readFileSync(new URL('../../../../docs/personal-data.md', import.meta.url), 'utf8');
  const { months } = retention[paper];
  const row = page.split('\n').find((line) => line.includes(text('en', `privacy.kept.${paper}`)));
  const period = months % 12 === 0 ? `${months / 12} year` : `${months} months`;
  expect(row).toContain(period);
});

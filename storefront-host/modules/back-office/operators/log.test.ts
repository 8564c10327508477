import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/support/browser/browser.ts';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { placeOrderRows } from '../../../../test/support/placed-order.ts';
import { insertReturnRow } from '../../../../test/support/records/order-rows.ts';
import { createTestHost, type TestHost } from '../../../../test/support/test-host.ts';
import { writeAudits } from '../../shops/audit-log/audit-log.ts';

let host: TestHost;
let operator: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  host = await createTestHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
  operator = openBrowser(host, { lang: 'en' });
  await operator.signIn(accounts.operator.email, 'correct horse', '/admin/log');
  // A second operator, whose decisions appear as well.
  await host.db
    .updateTable('account')
    .set({ level: 100 })
    .where('id', '=', accounts.ownerBeta.id)
    .execute();
});
afterAll(() => host.close());

/** Decides a dispute about an order of 309.00 baht; returns the order's number. */
async function decided(
  by: ReturnType<typeof openBrowser>,
  shop_id: number,
  decision: Readonly<Record<string, string>>,
): Promise<string> {
  const { order_id } = await placeOrderRows(host.db, {
    shop_id,
    payment_method: 'transfer',
    payment_status: 'paid',
  });
  const at = new Date();
  const { number } = await host.db
    .updateTable('sales_order')
    .set({ status: 'delivered', return_state: 'disputed', return_at: at })
    .where('shop_id', '=', shop_id)
    .where('id', '=', order_id)
    .returning('number')
    .executeTakeFirstOrThrow();
  await insertReturnRow(host.db, { shop_id, order_id, at });
  await host.db
    .updateTable('order_return')
    .set({ objection: 'ไม่เห็นด้วย' })
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .execute();
  const form = { revision: '1', amount: '12.50', way: 'transfer', ...decision };
  await by.post(`/admin/disputes/${shop_id}/${order_id}`, form);
  return number;
}

describe('the operators’ log', () => {
  it('shows the decisions of every operator in every shop, with reason and refund', async () => {
    const other = openBrowser(host, { lang: 'en' });
    await other.signIn(accounts.ownerBeta.email, 'correct horse', '/admin/log');
    const mine = await decided(operator, shops.alpha.id, { for: 'buyer', reason: 'แก้วบิ่นจริง' });
    const theirs = await decided(other, shops.beta.id, { for: 'shop', reason: 'ไม่มีรอยบิ่น' });
    const { html } = await operator.get('/admin/log');
    for (const words of [
      `#${mine}`,
      '฿12.50 refunded',
      'Reason: แก้วบิ่นจริง',
      `#${theirs}`,
      'Reason: ไม่มีรอยบิ่น',
      accounts.ownerBeta.name,
    ]) {
      expect(html).toContain(words);
    }
    expect(html.indexOf('ไม่มีรอยบิ่น')).toBeLessThan(html.indexOf('แก้วบิ่นจริง'));

    const only = (await operator.get(`/admin/log?operator=${accounts.ownerBeta.id}&kind=`)).html;
    expect(only).toContain('ไม่มีรอยบิ่น');
    expect(only).not.toContain('แก้วบิ่นจริง');
  });

  it('shows roles and points by kind, with their reasons', async () => {
    await operator.post(`/admin/people/${accounts.shopper.id}/points`, {
      points: '+250',
      reason: 'ชดเชยระบบล่ม',
    });
    const people = (await operator.get('/admin/log?kind=people')).html;
    expect(people).toContain('Adjusted the points of a shopper');
    expect(people).toContain('Reason: ชดเชยระบบล่ม');
    expect(people).not.toContain('แก้วบิ่นจริง');
    const disputes = (await operator.get('/admin/log?kind=disputes')).html;
    expect(disputes).not.toContain('ชดเชยระบบล่ม');
  });

  it('goes on page by page, without what shops did themselves', async () => {
    const at = new Date();
    await host.db.transaction().execute((trx) =>
      writeAudits(
        trx,
        Array.from({ length: 60 }, (_, n) => ({
          shopId: n % 2 ? shops.mall.id : shops.alpha.id,
          entity: n % 2 ? ('staff' as const) : ('order' as const),
          entityId: accounts.shopper.id,
          action: n % 2 ? 'standing' : 'shipped',
          accountId: accounts.operator.id,
          before: null,
          after: { reason: `n${n}.` },
          at: new Date(at.getTime() + n),
        })),
      ),
    );
    const first = (await operator.get('/admin/log?kind=people')).html;
    expect(first).toContain('n59.');
    expect(first).not.toContain('n58.');
    await host.db.transaction().execute((trx) =>
      writeAudits(
        trx,
        Array.from({ length: 40 }, () => ({
          shopId: shops.mall.id,
          entity: 'staff' as const,
          entityId: accounts.shopper.id,
          action: 'standing',
          accountId: accounts.operator.id,
          before: null,
          after: null,
          at: new Date(at.getTime() + 1000),
        })),
      ),
    );
    const pages = [(await operator.get('/admin/log?kind=people')).html];
    const more = /href="(\/admin\/log\?[^"]*after=[^"]+)"/.exec(pages[0] ?? '')?.[1] ?? '';
    pages.push((await operator.get(more.replaceAll('&amp;', '&'))).html);
    expect(pages[0]).toContain('n59.');
    expect(pages[0]).not.toContain('n1.');
    expect(pages[1]).toContain('n1.');
    expect(pages[1]).not.toContain('n59.');
  });
});

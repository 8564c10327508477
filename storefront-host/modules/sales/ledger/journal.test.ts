import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bahtToSatang, toSatang } from '@talad/elements/commerce/money';
import { orderTotal } from '@talad/elements/commerce/price/order-total';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts';
import { newId } from '../../../db/ids.ts';
import { postEntry, reverseOrder } from './journal.ts';
import { orderEntry, paidEntry } from './order-entry.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const at = new Date('2026-11-20T05:00:00Z');

async function balances(orderId: string): Promise<Record<string, number>> {
  const rows = await database.db
    .selectFrom('journal_line as line')
    .innerJoin('journal_entry as entry', 'entry.id', 'line.entry_id')
    .select(['line.account', 'line.amount'])
    .where('entry.order_id', '=', orderId)
    .execute();
  const sums: Record<string, number> = {};
  for (const row of rows) sums[row.account] = (sums[row.account] ?? 0) + row.amount;
  return sums;
}

describe('the journal', () => {
  it.each([
    [100, 0, 0, 50],
    [99.99, 33.33, 0, 0],
    [1_234.56, 0.01, 200, 35],
    [10, 10, 0, 50],
  ])(
    'an order of %d less %d less %d plus %d sums to zero',
    (product, discount, lnwcash, shipping) => {
      const rule = { flat: bahtToSatang(shipping) };
      const total = orderTotal([{ unitPrice: bahtToSatang(product), quantity: 1 }], rule, {
        discount: bahtToSatang(discount),
        points: { count: 1_500, value: toSatang(1) },
        lnwcash: bahtToSatang(lnwcash),
        vatRate: 700,
      });
      const { price, points, vat } = total;
      const lines = orderEntry(total, newId(), 'cod');
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(0);
      expect(lines.find((line) => line.account === 'receivable:cod')?.amount).toBe(price.net);
      expect(lines.find((line) => line.account === 'vat:output')?.amount).toBe(0 - vat);
      expect(lines.find((line) => line.account === 'points')?.amount).toBe(points.worth);
      expect(lines.find((line) => line.account === 'discount')?.amount).toBe(
        bahtToSatang(discount),
      );
    },
  );

  it('books no wallet for a guest', () => {
    const total = orderTotal(
      [{ unitPrice: bahtToSatang(100), quantity: 1 }],
      { flat: bahtToSatang(50) },
      { lnwcash: bahtToSatang(20) },
    );
    expect(() => orderEntry(total, null, 'cod')).toThrow('a guest has no wallet');
  });

  it('books nothing that does not sum to zero', async () => {
    const entry = {
      shopId: 2,
      kind: 'order.paid',
      orderId: newId(),
      at,
      lines: [{ account: 'cash:cod', amount: toSatang(100) }],
    } as const;
    const posting = database.db.transaction().execute((trx) => postEntry(trx, entry));
    await expect(posting).rejects.toThrow('off by 100 satang');
    expect(await balances(entry.orderId)).toEqual({});
  });

  it('takes back all that was booked for one order, and nothing of another', async () => {
    const [mine, other] = [newId(), newId()];
    await database.db.transaction().execute(async (trx) => {
      for (const orderId of [mine, other]) {
        const lines = paidEntry(bahtToSatang(170), 'cod');
        await postEntry(trx, { shopId: 2, kind: 'order.paid', orderId, at, lines });
      }
      await reverseOrder(trx, { shopId: 2, orderId: mine, at });
    });
    expect(await balances(mine)).toEqual({ 'cash:cod': 0, 'receivable:cod': 0 });
    expect(await balances(other)).toEqual({ 'cash:cod': 17_000, 'receivable:cod': -17_000 });
  });
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { accounts, shops } from '../../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../../test/support/sign-in.ts';
import {
  buyer,
  exemptLines,
  mixedLines,
  taxedLines,
  taxedStage,
} from '../../../../../test/support/taxed-shop.ts';

const SHOP = shops.alpha.id;
const stage = taxedStage();

const report = async (month: string) =>
  (await stage.shop.call('GET', `tax-report?month=${month}`)).body;

/** VAT in baht that the ledger owes for all orders. */
async function owed(): Promise<number> {
  const { sum } = await stage.host.db
    .selectFrom('journal_line')
    .select(sql<number>`sum(amount)::bigint`.as('sum'))
    .where('shop_id', '=', SHOP)
    .where('account', '=', 'vat:output')
    .executeTakeFirstOrThrow();
  return sum / -100;
}

it('sums to the ledger over sales, full invoices, credit notes and void ones, month by month', async () => {
  await stage.shop.sell(mixedLines);
  const gone = await stage.shop.sell(taxedLines);
  await stage.shop.sell(exemptLines);
  const full = await stage.shop.sell(taxedLines);
  const { body } = await stage.shop.call('POST', `orders/${full}/papers`, { buyer });
  const wrong = body.papers.find(({ kind }: { kind: string }) => kind === 'full');
  await stage.shop.call('POST', `papers/${wrong.id}/void`, { reason: 'ชื่อผิด' });
  await stage.shop.call('POST', `orders/${full}/papers`, { buyer });
  // 300 baht contain 19.63 of VAT; checkout/vat.test.ts calculates the mixed order.
  expect(await report('2026-11')).toEqual({
    taxable: 818.23,
    exempt: 264.49,
    vat: 57.28,
    papers: 3,
    voided: 2,
    differences: [],
  });
  expect(await owed()).toBe(57.28);

  stage.now = new Date('2026-12-02T05:00:00Z');
  await stage.shop.call('POST', `orders/${gone}/cancel`, { revision: 2 });
  const december = await report('2026-12');
  expect(december).toMatchObject({ taxable: -280.37, vat: -19.63, papers: 1, differences: [] });
  expect(await owed()).toBe(37.65);
  // The report of a month that was filed does not change.
  expect(await report('2026-11')).toMatchObject({ vat: 57.28, differences: [] });

  const csv = (await stage.shop.ask('GET', 'tax-report.csv?month=2026-11')).body.split('\r\n');
  expect(csv).toHaveLength(7);
  expect(csv[0]).toBe(
    '\uFEFFวันที่,เลขที่,ชนิดเอกสาร,ชื่อผู้ซื้อ,เลขประจำตัวผู้เสียภาษี,สาขา,มูลค่าก่อนภาษี,มูลค่ายกเว้นภาษี,ภาษีมูลค่าเพิ่ม,รวม,อ้างถึงเลขที่,ยกเลิก: เหตุผล',
  );
  expect(csv).toContain(
    `2026-11-20,TX00001-202611-00001,ใบกำกับภาษี/ใบเสร็จรับเงิน,${buyer.name},'0105536000313,'00000,0,0,0,0,AB00001-202611-00003,ชื่อผิด`,
  );
  expect(csv).toContain(
    `2026-11-20,TX00001-202611-00002,ใบกำกับภาษี/ใบเสร็จรับเงิน,${buyer.name},'0105536000313,'00000,280.37,0,19.63,300,TX00001-202611-00001,`,
  );
  const vat = csv.slice(1, -1).reduce((sum, line) => sum + Number(line.split(',')[8]), 0);
  expect(Math.round(vat * 100)).toBe(5_728);
  expect((await stage.shop.ask('GET', 'tax-report.csv?month=2026-12')).body).toContain(
    'CN00001-202612-00001,ใบลดหนี้,,,,-280.37,0,-19.63,-300,AB00001-202611-00002,',
  );
});

it('names an order whose papers and bookings differ', async () => {
  stage.now = new Date('2026-12-10T05:00:00Z');
  const id = await stage.shop.sell(taxedLines);
  const { body } = await stage.shop.call('GET', `orders/${id}/papers`);
  await stage.shop.call('POST', `papers/${body.papers[0].id}/void`, { reason: 'ลืมออกใหม่' });
  expect((await report('2026-12')).differences).toEqual([
    { order_id: id, order_number: expect.any(String), papers: 0, ledger: 19.63 },
  ]);
});

it('is each shop’s own, and its file is written to the log', async () => {
  const cookie = await signIn(stage.host, accounts.ownerBeta.email);
  const url = `/api/v1/manage/${shops.beta.id}/tax-report`;
  const own = await stage.host.inject({ url: `${url}?month=2026-11`, headers: { cookie } });
  expect(own.json()).toEqual({
    taxable: 0,
    exempt: 0,
    vat: 0,
    papers: 0,
    voided: 0,
    differences: [],
  });
  const file = await stage.host.inject({ url: `${url}.csv?month=2026-11`, headers: { cookie } });
  expect(file.body.split('\r\n')).toHaveLength(2);
  const { action, shop_id: shopId } = await stage.host.db
    .selectFrom('audit_log')
    .select(['action', 'shop_id'])
    .where('action', '=', 'papers_exported')
    .where('shop_id', '=', shops.beta.id)
    .executeTakeFirstOrThrow();
  expect([action, shopId]).toEqual(['papers_exported', shops.beta.id]);
});

it.each(['2026-13', '2026', ''])('refuses the month “%s”', async (month) => {
  expect((await stage.shop.call('GET', `tax-report?month=${month}`)).status).toBe(400);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { toSatang } from '@talad/elements/commerce/money';
import { accounts, shops } from '../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../test/support/sign-in.ts';
import {
  buyer,
  exemptLines,
  mixedLines,
  tax,
  taxedStage,
} from '../../../../test/support/taxed-shop.ts';
import { issueCreditNote } from './credit-note.ts';
import type { Paper } from './papers.contract.ts';

const SHOP = shops.alpha.id;
const stage = taxedStage();
beforeEach(async () => {
  stage.now = new Date('2026-11-20T05:00:00Z');
  await stage.host.db.deleteFrom('paper').execute();
  await stage.host.db.deleteFrom('paper_series').execute();
  await stage.shop.register(true);
});

async function papersOf(orderId: string): Promise<readonly Paper[]> {
  return (await stage.shop.call('GET', `orders/${orderId}/papers`)).body.papers;
}

/** Returns the satang that the ledger owes for an order. */
async function owedVat(orderId: string): Promise<number> {
  const rows = await stage.host.db
    .selectFrom('journal_line as line')
    .innerJoin('journal_entry as entry', 'entry.id', 'line.entry_id')
    .select('line.amount')
    .where('entry.order_id', '=', orderId)
    .where('line.account', '=', 'vat:output')
    .execute();
  return rows.reduce((sum, { amount }) => sum - amount, 0);
}

describe('a paid order of a shop that is registered for VAT', () => {
  it('has an abbreviated tax invoice with the VAT of the ledger, of its taxed lines alone', async () => {
    const id = await stage.shop.sell(mixedLines);
    const [paper, ...more] = await papersOf(id);
    expect(more).toEqual([]);
    // The order has mugs for 240 and a shirt for 250 with delivery for 50, as calculated in
    // checkout/vat.test.ts.
    expect(paper).toMatchObject({
      kind: 'abbreviated',
      number: 'AB00001-202611-00001',
      taxable: 257.49,
      exempt: 264.49,
      vat: 18.02,
      total: 540,
      buyer: '',
      voided_at: null,
    });
    expect(await owedVat(id)).toBe(1_802);
  });

  it('gets a full one on request, which replaces the first and cites it', async () => {
    const id = await stage.shop.sell();
    stage.now = new Date('2026-12-03T05:00:00Z');
    const { status, body } = await stage.shop.call('POST', `orders/${id}/papers`, { buyer });
    expect(status).toBe(200);
    const [first, full] = body.papers;
    // The tax stays in its month, no matter when the buyer asks for the invoice.
    expect(full).toMatchObject({
      kind: 'full',
      number: 'TX00001-202611-00001',
      dated_at: '2026-11-20T05:00:00.000Z',
      issued_at: '2026-12-03T05:00:00.000Z',
      buyer: buyer.name,
      buyer_tax_id: '0105536000313',
      buyer_branch: '00000',
      cites: { kind: 'abbreviated', number: first.number },
    });
    expect(first).toMatchObject({
      voided_at: '2026-12-03T05:00:00.000Z',
      void_reason: 'ออกใบใหม่แทน เลขที่ TX00001-202611-00001',
    });
    expect(body.may_issue).toEqual([]);
    expect((await stage.shop.call('POST', `orders/${id}/papers`, { buyer })).body.code).toBe(
      'BAD_STATE',
    );
  });

  it.each([
    ['tax_id', { ...buyer, tax_id: '0105536000314' }],
    ['tax_id', { ...buyer, tax_id: '', branch: '00001' }],
    ['branch', { ...buyer, branch: '12' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    const id = await stage.shop.sell();
    const { status, body } = await stage.shop.call('POST', `orders/${id}/papers`, { buyer: wrong });
    expect([status, body.fields[0].path]).toEqual([400, `buyer/${field}`]);
    expect(await papersOf(id)).toHaveLength(1);
  });

  it('keeps what it says when the shop changes', async () => {
    const id = await stage.shop.sell();
    await stage.shop.register(true, { name: 'ชื่อใหม่', branch: '00009' });
    const { content } = await stage.host.db
      .selectFrom('paper')
      .select('content')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(content.seller).toEqual({
      name: tax.name,
      address: tax.address,
      tax_id: tax.number,
      branch: '00001',
    });
    // The next paper belongs to the series of the other establishment.
    expect((await papersOf(await stage.shop.sell()))[0]?.number).toBe('AB00009-202611-00001');
  });

  it('is credited when it is cancelled, and the ledger owes nothing then', async () => {
    const id = await stage.shop.sell(mixedLines);
    stage.now = new Date('2026-12-01T05:00:00Z');
    expect((await stage.shop.call('POST', `orders/${id}/cancel`, { revision: 2 })).status).toBe(
      200,
    );
    const [invoice, note] = await papersOf(id);
    expect(note).toMatchObject({
      kind: 'credit',
      number: 'CN00001-202612-00001',
      taxable: 257.49,
      exempt: 264.49,
      vat: 18.02,
      cites: { number: invoice?.number, dated_at: '2026-11-20T05:00:00.000Z' },
    });
    expect(invoice?.voided_at).toBeNull();
    expect(await owedVat(id)).toBe(0);
    const { content } = await stage.host.db
      .selectFrom('paper')
      .select('content')
      .where('kind', '=', 'credit')
      .executeTakeFirstOrThrow();
    expect(content.credit).toEqual({
      old_value: 52_198,
      right_value: 0,
      reason: 'ยกเลิกคำสั่งซื้อและคืนเงินแล้ว',
    });
  });

  it('is credited in parts that sum to the invoice, and never above it', async () => {
    const id = await stage.shop.sell(mixedLines);
    const credit = (amount: number | null) =>
      stage.host.db.transaction().execute((trx) =>
        issueCreditNote(trx, {
          shopId: SHOP,
          orderId: id,
          amount: amount === null ? null : toSatang(amount),
          reason: 'คืนสินค้าบางส่วน',
          at: stage.now,
        }),
      );
    for (const amount of [1, 3_333, 10_001, 7]) await credit(amount);
    await expect(credit(54_000)).rejects.toThrow(RangeError);
    const last = await credit(null);
    expect(last?.content.credit?.right_value).toBe(0);
    expect(await credit(null)).toBeNull();
    const [invoice, ...notes] = await stage.host.db
      .selectFrom('paper')
      .select(['kind', 'taxable', 'exempt', 'vat'])
      .where('order_id', '=', id)
      .orderBy('kind')
      .execute();
    for (const name of ['taxable', 'exempt', 'vat'] as const) {
      expect(notes.reduce((sum, note) => sum + note[name], 0)).toBe(invoice?.[name]);
    }
  });

  it('has its invoice voided with a reason, and issued again with the same date', async () => {
    const id = await stage.shop.sell();
    await stage.shop.call('POST', `orders/${id}/papers`, { buyer });
    const full = (await papersOf(id)).find(({ kind }) => kind === 'full');
    const path = `papers/${full?.id}/void`;
    expect((await stage.shop.call('POST', path, { reason: '  ' })).status).toBe(400);
    stage.now = new Date('2026-12-05T05:00:00Z');
    expect((await stage.shop.call('POST', path, { reason: 'ชื่อผู้ซื้อผิด' })).body.may_issue).toEqual([
      'abbreviated',
      'full',
    ]);
    expect((await stage.shop.call('POST', path, { reason: 'อีกครั้ง' })).status).toBe(409);
    await stage.shop.call('POST', `orders/${id}/papers`, {
      buyer: { ...buyer, name: 'บริษัท ใหม่ จำกัด' },
    });
    const papers = await papersOf(id);
    expect(papers.map(({ number, void_reason: reason }) => [number, reason])).toEqual([
      ['AB00001-202611-00001', 'ออกใบใหม่แทน เลขที่ TX00001-202611-00001'],
      ['TX00001-202611-00001', 'ชื่อผู้ซื้อผิด'],
      ['TX00001-202611-00002', null],
    ]);
    expect(papers[2]?.cites?.number).toBe('TX00001-202611-00001');
  });

  it('that is first written after part refunds is for the payment, with a note for each of them', async () => {
    const id = await stage.shop.sell(mixedLines);
    const [wrong] = await papersOf(id);
    await stage.shop.call('POST', `papers/${wrong?.id}/void`, { reason: 'ผิด' });
    const refund = (revision: number, more: object) =>
      stage.shop.call('POST', `orders/${id}/refunds`, {
        revision,
        lines: [],
        shipping: 0,
        way: 'transfer',
        note: '',
        ...more,
      });
    expect((await refund(2, { goods: 100 })).status).toBe(200);
    stage.now = new Date(stage.now.getTime() + 1000);
    expect((await refund(3, { goods: 33.33, shipping: 10 })).status).toBe(200);
    expect(await papersOf(id)).toMatchObject([{ kind: 'abbreviated' }]);
    await stage.shop.call('POST', `orders/${id}/papers`, { buyer });
    const [, invoice, ...notes] = await papersOf(id);
    expect(invoice).toMatchObject({ kind: 'full', total: 540, vat: 18.02 });
    expect(notes).toMatchObject([
      { kind: 'credit', total: 100, cites: { number: invoice?.number } },
      { kind: 'credit', total: 43.33, cites: { number: invoice?.number } },
    ]);
    const credited = notes.reduce((sum, { vat }) => sum + Math.round(vat * 100), 0);
    expect(1_802 - credited).toBe(await owedVat(id));
    const report = await stage.shop.call('GET', 'tax-report?month=2026-11');
    // Delete the papers of earlier tests, so that only this test's orders differ.
    const differing = report.body.differences.map((one: { order_id: string }) => one.order_id);
    expect(differing).not.toContain(id);
  });

  it('keeps an invoice that a credit note cites', async () => {
    const id = await stage.shop.sell();
    const [invoice] = await papersOf(id);
    await stage.host.db.transaction().execute((trx) =>
      issueCreditNote(trx, {
        shopId: SHOP,
        orderId: id,
        amount: toSatang(100),
        reason: 'ลดราคา',
        at: stage.now,
      }),
    );
    expect(
      (await stage.shop.call('POST', `papers/${invoice?.id}/void`, { reason: 'ผิด' })).status,
    ).toBe(409);
    expect((await stage.shop.call('POST', `orders/${id}/papers`, { buyer })).status).toBe(409);
  });
});

describe('an order without VAT', () => {
  it('of a shop that is not registered has a receipt, and no tax invoice on request', async () => {
    await stage.shop.register(false);
    const id = await stage.shop.sell();
    expect(await papersOf(id)).toMatchObject([
      { kind: 'receipt', number: 'RC00000-202611-00001', taxable: 0, vat: 0, total: 300 },
    ]);
    expect((await stage.shop.call('POST', `orders/${id}/papers`, { buyer })).body.code).toBe(
      'BAD_STATE',
    );
    // All money was refunded: the receipt is void, and no credit note can be issued.
    await stage.shop.call('POST', `orders/${id}/cancel`, { revision: 2 });
    expect(await papersOf(id)).toMatchObject([
      { kind: 'receipt', void_reason: 'ยกเลิกคำสั่งซื้อและคืนเงินแล้ว' },
    ]);
  });

  it('gets a refund note for each part of its receipt that goes back', async () => {
    await stage.shop.register(false);
    const id = await stage.shop.sell();
    const part = { lines: [], goods: 100, shipping: 0, way: 'transfer', note: '' };
    await stage.shop.call('POST', `orders/${id}/refunds`, { revision: 2, ...part });
    const [receipt, note] = await papersOf(id);
    expect(receipt).toMatchObject({ kind: 'receipt', voided_at: null });
    expect(note).toMatchObject({
      kind: 'refund',
      number: 'RF00000-202611-00001',
      vat: 0,
      total: 100,
      cites: { kind: 'receipt', number: receipt?.number },
    });
    const { content } = await stage.host.db
      .selectFrom('paper')
      .select('content')
      .where('order_id', '=', id)
      .where('kind', '=', 'refund')
      .executeTakeFirstOrThrow();
    expect(content.credit).toMatchObject({ old_value: 30_000, right_value: 20_000 });
    const voided = await stage.shop.call('POST', `papers/${receipt?.id}/void`, { reason: 'ผิด' });
    expect(voided.status).toBe(409);

    await stage.shop.call('POST', `orders/${id}/cancel`, { revision: 3 });
    expect(await papersOf(id)).toMatchObject([
      { kind: 'receipt', voided_at: null },
      { kind: 'refund', total: 100 },
      { kind: 'refund', total: 200 },
    ]);
  });

  it('has a receipt that is first written after a part refund, with its refund note', async () => {
    await stage.shop.register(false);
    const id = await stage.shop.sell();
    const [wrong] = await papersOf(id);
    await stage.shop.call('POST', `papers/${wrong?.id}/void`, { reason: 'ผิด' });
    const part = { lines: [], goods: 100, shipping: 0, way: 'transfer', note: '' };
    await stage.shop.call('POST', `orders/${id}/refunds`, { revision: 2, ...part });
    await stage.shop.call('POST', `orders/${id}/papers`, {});
    expect(await papersOf(id)).toMatchObject([
      { kind: 'receipt', void_reason: 'ผิด' },
      { kind: 'receipt', voided_at: null, total: 300 },
      { kind: 'refund', total: 100 },
    ]);
  });

  it('of exempt goods has a receipt of a registered shop too', async () => {
    const id = await stage.shop.sell(exemptLines);
    expect(await papersOf(id)).toMatchObject([{ kind: 'receipt', vat: 0 }]);
  });
});

it('an unpaid order has none, and none on request', async () => {
  const id = await stage.shop.enter();
  expect((await stage.shop.call('GET', `orders/${id}/papers`)).body).toEqual({
    papers: [],
    may_issue: [],
  });
  expect((await stage.shop.call('POST', `orders/${id}/papers`, {})).status).toBe(409);
});

it('the rate is that of the day of the paper', async () => {
  await stage.host.db
    .insertInto('vat_rate')
    .values({ since: '2026-11-21', basis_points: 1_000 })
    .execute();
  expect((await papersOf(await stage.shop.sell()))[0]).toMatchObject({ vat: 19.63, total: 300 });
  stage.now = new Date('2026-11-20T17:00:00Z');
  expect((await papersOf(await stage.shop.sell()))[0]).toMatchObject({ vat: 27.27, total: 300 });
  await stage.host.db.deleteFrom('vat_rate').where('since', '=', '2026-11-21').execute();
});

describe('another shop', () => {
  it('sees none of them in its list, and voids none', async () => {
    const id = await stage.shop.sell();
    const [paper] = await papersOf(id);
    const list = await stage.shop.call(
      'GET',
      `papers?filter=${JSON.stringify({ month: '2026-11' })}`,
    );
    expect(list.body.items.map(({ id: one }: Paper) => one)).toEqual([paper?.id]);
    const beta = await signIn(stage.host, accounts.ownerBeta.email);
    const ask = (method: 'GET' | 'POST', path: string, payload?: object) =>
      stage.host.inject({
        method,
        url: `/api/v1/manage/${shops.beta.id}/${path}`,
        headers: { cookie: beta, origin: 'http://localhost:4000' },
        ...(payload && { payload }),
      });
    expect((await ask('GET', 'papers')).json().items).toEqual([]);
    expect((await ask('GET', `orders/${id}/papers`)).statusCode).toBe(404);
    const voided = await ask('POST', `papers/${paper?.id}/void`, { reason: 'ไม่ใช่ของเรา' });
    expect(voided.statusCode).toBe(404);
    expect((await papersOf(id))[0]?.voided_at).toBeNull();
  });
});

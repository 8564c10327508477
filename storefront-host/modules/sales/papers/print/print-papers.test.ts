import { afterEach, describe, expect, it } from 'vitest';
import { extractText } from 'unpdf';
import { openBrowser } from '../../../../../test/support/browser/browser.ts';
import { accounts, shops } from '../../../../../test/support/fixture-market.ts';
import { signIn } from '../../../../../test/support/sign-in.ts';
import { buyer, mixedLines, tax, taxedStage } from '../../../../../test/support/taxed-shop.ts';
import { orderLink } from '../../orders/order-link.ts';

const stage = taxedStage();

const linkOf = (order_id: string) =>
  new URL(orderLink(stage.host.host, { shop_id: shops.alpha.id, order_id })).pathname;

/**
 * Returns the text of a PDF, read by pdf.js, with letters and marks composed by Unicode
 * normalization.
 */
async function textOf(file: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  return text.normalize('NFKD').replace(/\s+/g, ' ');
}
const composed = (text: string) => text.normalize('NFKD');

/** Returns the words of a page. */
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

async function fullInvoice(lines = mixedLines) {
  const id = await stage.shop.sell(lines);
  const { body } = await stage.shop.call('POST', `orders/${id}/papers`, { buyer });
  const paper = body.papers.find(({ kind }: { kind: string }) => kind === 'full');
  return { id, paper, path: `papers/${paper.id}` };
}

describe('a full tax invoice', () => {
  it('prints with all that the law asks for, VAT apart', async () => {
    const { paper, path } = await fullInvoice();
    const page = wordsOf((await stage.shop.ask('GET', `${path}/print`)).body);
    for (const text of [
      'ใบกำกับภาษี',
      paper.number,
      '20 พฤศจิกายน 2569',
      tax.name,
      tax.address,
      `เลขประจำตัวผู้เสียภาษี ${tax.number} · สาขาที่ 00001`,
      buyer.name,
      'เลขประจำตัวผู้เสียภาษี 0105536000313 · สำนักงานใหญ่',
      `ออกแทนใบเลขที่ AB00001-202611-`,
      'มูลค่าก่อนภาษีมูลค่าเพิ่ม 257.49',
      'มูลค่าที่ได้รับยกเว้นภาษี 264.49',
      'ภาษีมูลค่าเพิ่ม 7% 18.02',
      'รวมทั้งสิ้น 540.00',
    ]) {
      expect(page).toContain(text);
    }
  });

  it('is a PDF with the same words, in Thai and for readers of English', async () => {
    const { paper, path } = await fullInvoice();
    for (const [lang, title] of [
      ['th', 'ใบกำกับภาษี/ใบเสร็จรับเงิน'],
      ['en', 'VAT 7%'],
    ] as const) {
      const reply = await stage.shop.ask('GET', `${path}/pdf`, undefined, lang);
      expect(reply.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${paper.number}.pdf"`,
        'cache-control': 'no-store',
      });
      const text = await textOf(reply.rawPayload);
      for (const word of [title, paper.number, tax.number, '257.49', '18.02', '540.00']) {
        expect(text).toContain(composed(word));
      }
    }
  });

  it('that is void says so, with the reason', async () => {
    const { path } = await fullInvoice();
    await stage.shop.call('POST', `${path}/void`, { reason: 'ชื่อผู้ซื้อผิด' });
    expect(wordsOf((await stage.shop.ask('GET', `${path}/print`)).body)).toContain(
      'ยกเลิก: ชื่อผู้ซื้อผิด',
    );
  });

  it('is no other shop’s to print', async () => {
    const { path } = await fullInvoice();
    const cookie = await signIn(stage.host, accounts.ownerBeta.email);
    for (const form of ['print', 'pdf']) {
      const url = `/api/v1/manage/${shops.beta.id}/${path}/${form}`;
      expect((await stage.host.inject({ url, headers: { cookie } })).statusCode).toBe(404);
    }
  });
});

it('a PDF of sixty lines goes on over pages with a number each', async () => {
  const { paper, path } = await fullInvoice();
  const { content } = await stage.host.db
    .selectFrom('paper')
    .select('content')
    .where('id', '=', paper.id)
    .executeTakeFirstOrThrow();
  const lines = Array.from({ length: 60 }, (_, n) => ({
    title: `กระเป๋าผ้าทอมือลายดอกไม้ย้อมสีธรรมชาติจากเปลือกไม้ประดู่และครามแท้จากสกลนคร ${n}`,
    options: '',
    quantity: 1,
    unit_price: 100,
    total: 100,
    exempt: false,
  }));
  await stage.host.db
    .updateTable('paper')
    .set({ content: JSON.stringify({ ...content, lines }) })
    .where('id', '=', paper.id)
    .execute();
  const text = await textOf((await stage.shop.ask('GET', `${path}/pdf`)).rawPayload);
  expect(text).toContain(`${paper.number} · 4/4`);
  for (const n of [0, 29, 59]) expect(text).toContain(` ${n} `);
  expect(text.match(/รายการ/g)).toHaveLength(4);
});

describe('a credit note', () => {
  it('prints the original, the old and the right value, the difference, VAT and the reason', async () => {
    const { id, paper } = await fullInvoice();
    await stage.shop.call('POST', `orders/${id}/cancel`, { revision: 2 });
    const { body } = await stage.shop.call('GET', `orders/${id}/papers`);
    const note = body.papers.find(({ kind }: { kind: string }) => kind === 'credit');
    const page = wordsOf((await stage.shop.ask('GET', `papers/${note.id}/print`)).body);
    for (const text of [
      'ใบลดหนี้',
      `อ้างถึงใบกำกับภาษีเดิม ${paper.number} (20 พฤศจิกายน 2569)`,
      'เหตุผล ยกเลิกคำสั่งซื้อและคืนเงินแล้ว',
      'มูลค่าตามใบกำกับภาษีเดิม 521.98',
      'มูลค่าที่ถูกต้อง 0.00',
      'ผลต่าง 521.98',
      'ภาษีมูลค่าเพิ่ม 7% 18.02',
      buyer.name,
    ]) {
      expect(page).toContain(text);
    }
  });
});

it('a receipt shows no VAT', async () => {
  await stage.shop.register(false);
  const id = await stage.shop.sell();
  await stage.shop.register(true);
  const { body } = await stage.shop.call('GET', `orders/${id}/papers`);
  const page = wordsOf((await stage.shop.ask('GET', `papers/${body.papers[0].id}/print`)).body);
  expect(page).toContain('ใบเสร็จรับเงิน');
  expect(page).not.toMatch(/มูลค่าเพิ่ม|ใบกำกับภาษี/);
});

describe('the buyer', () => {
  afterEach(() => {
    stage.now = new Date('2026-11-20T05:00:00Z');
  });

  it('is offered no tax invoice by a shop that is not registered for VAT', async () => {
    await stage.shop.register(false);
    const id = await stage.shop.sell();
    await stage.shop.register(true);
    const browser = openBrowser(stage.host, { lang: 'th' });
    for (const path of [linkOf(id), `${linkOf(id)}/papers`]) {
      const { status, html } = await browser.get(path);
      expect(status).toBe(200);
      expect(html).toContain('ใบเสร็จรับเงิน');
      expect(html).not.toContain('ใบกำกับภาษี');
    }
  });

  it('gets a full invoice by the link of the order, and prints it', async () => {
    const id = await stage.shop.sell();
    // Browsers expire the posted form's cookie by their own clock.
    stage.now = new Date();
    const browser = openBrowser(stage.host, { lang: 'th' });
    const order = await browser.get(linkOf(id));
    expect(order.html).toContain(`href="${linkOf(id)}/papers"`);
    const before = await browser.get(`${linkOf(id)}/papers`);
    expect(before.html).toContain('ใบกำกับภาษีอย่างย่อ');
    const wrong = await browser.post(`${linkOf(id)}/papers`, { ...buyer, branch: '12' });
    expect(wrong.html).toContain('รหัสสาขาต้องเป็นตัวเลข 5 หลัก');
    expect(wrong.html).toContain(`value="${buyer.name}"`);
    const after = await browser.post(`${linkOf(id)}/papers`, { ...buyer, branch: '' });
    expect(after.html).toContain('TX00001-202611-');
    expect(after.html).not.toContain('<form');
    expect(after.html).not.toContain('ใบกำกับภาษีอย่างย่อ');
    const [, path = ''] = /href="([^"]+\/papers\/[^"/]+)"/.exec(after.html) ?? [];
    expect((await browser.get(path)).html).toContain(buyer.name);
    const pdf = await stage.host.inject({ url: `${path}/pdf` });
    expect(await textOf(pdf.rawPayload)).toContain('0105536000313');
  });

  it('opens no paper of another order by the link', async () => {
    const [{ paper }, other] = [await fullInvoice(), await stage.shop.sell()];
    for (const end of ['', '/pdf']) {
      const url = `${linkOf(other)}/papers/${paper.id}${end}`;
      expect((await stage.host.inject({ url })).statusCode).toBe(404);
    }
    expect((await stage.host.inject({ url: '/orders/forged/papers' })).statusCode).toBe(404);
  });
});

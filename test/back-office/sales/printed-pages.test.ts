import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { accounts, shops } from '../../support/fixture-market.ts';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { placeOrderRows, type PlacedOrder } from '../../support/placed-order.ts';
import { tax } from '../../support/taxed-shop.ts';

const stage = backOfficeStage();
const place = {
  address:
    'บริษัท เทคโนโลยีสารสนเทศและการสื่อสาร จำกัด อาคารพหลโยธินเพลส ชั้น 28 ห้อง 2801-2805 เลขที่ 408/128 หมู่บ้านเศรษฐสิริ ซอยพหลโยธิน 9 ถนนพหลโยธิน ตรงข้ามสถานีรถไฟฟ้าสะพานควาย',
  sub_district: 'สวนหลวงเฉลิมพระเกียรติ',
  district: 'พระนครศรีอยุธยา',
  province: 'พระนครศรีอยุธยา',
  postcode: '13000',
  note: 'โปรดโทรก่อนส่งอย่างน้อยสามสิบนาที ถ้าไม่อยู่ฝากไว้ที่ป้อมยามหน้าหมู่บ้านได้เลยค่ะ',
};
/** The longest address and note that a checkout accepts. */
const longest = {
  ...place,
  address: 'หมู่บ้านเศรษฐสิริ ถนนพหลโยธิน '.repeat(11).slice(0, 300),
  note: 'โปรดโทรก่อนส่ง '.repeat(40).slice(0, 500),
};
const name = 'คุณหญิงกัญญารัตน์อัจฉราพรรณ ทรัพย์อนันต์สุวรรณภูมิพัฒนกิจ (แผนกจัดซื้อเครื่องเขียน)';

beforeAll(async () => {
  const settings = JSON.stringify({ tax });
  await sql`UPDATE shop SET settings = settings || ${settings}::jsonb, address = ${place.address},
    title = 'ร้านอัลฟาเซรามิกและเครื่องปั้นดินเผาศิลปะไทยร่วมสมัยเชียงใหม่'
    WHERE id = ${shops.alpha.id}`.execute(stage.host.db);
});

const visit = () => stage.open({ email: accounts.ownerAlpha.email, lang: 'th', width: 1280 });
const urlOf = (path: string) => `${stage.host.origin}/api/v1/manage/${shops.alpha.id}/${path}`;

async function post(page: Page, path: string, data: object): Promise<void> {
  const headers = { origin: stage.host.origin };
  const reply = await page.request.post(urlOf(path), { data, headers });
  expect(reply.status()).toBe(200);
}

async function order(address: object, more: PlacedOrder = {}): Promise<string> {
  const { order_id: id } = await placeOrderRows(stage.host.db, { contact: { name }, ...more });
  await stage.host.db
    .updateTable('sales_order')
    .set({ address: JSON.stringify(address), net: 123_456_750, product_total: 123_451_750 })
    .where('shop_id', '=', shops.alpha.id)
    .where('id', '=', id)
    .execute();
  return id;
}

/** Finds parts of the labels that overlap the next part, or leave their label. */
function overlaps(): string[] {
  return Array.from(document.querySelectorAll('.label'), (label) => {
    const edge = label.getBoundingClientRect();
    const boxes = ['.from', '.to', '.foot', '.bar']
      .flatMap((part) => {
        const range = document.createRange();
        const box = label.querySelector(part);
        if (!box) return [];
        range.selectNodeContents(box);
        return [range.getBoundingClientRect()];
      })
      .map(({ top, bottom, left, right }) => ({ top, bottom, left, right }));
    return boxes.flatMap(({ top, bottom, left, right }, n) => {
      const next = boxes[n + 1]?.top ?? edge.bottom;
      const isCut = left < edge.left || right > edge.right || top < edge.top;
      return isCut || bottom > next ? [`part ${n} ends ${Math.round(bottom - next)} px late`] : [];
    });
  }).flat();
}

/**
 * Returns the font size of the first address in points, and the bar widths in dots of a 203 dpi
 * thermal printer.
 */
function sizes() {
  const address = document.querySelector('.place');
  const drawing = document.querySelector<SVGSVGElement>('.bar svg');
  if (!address || !drawing) throw new Error('no label');
  const module = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
  return {
    letters: (Number.parseFloat(getComputedStyle(address).fontSize) * 72) / 96,
    dots: (module * 25.4 * 8) / 96,
  };
}

it('cuts nothing of the longest names and addresses on labels and on the list that a driver signs', async () => {
  const page = await visit();
  const ids = [await order(place), await order(longest)];
  for (const [n, id] of ids.entries()) {
    const parcel = { revision: 1, courier: 'thailand-post', code: `EY12345678${n}TH` };
    await post(page, `orders/${id}/parcels`, parcel);
  }
  const labels = `orders/labels?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`;
  for (const size of ['100x150', '100x75', 'a6']) {
    await page.goto(urlOf(`${labels}&size=${size}`));
    expect(await page.locator('.label').count()).toBe(2);
    await expect.poll(() => page.evaluate(overlaps), { message: size }).toEqual([]);
    const { letters, dots } = await page.evaluate(sizes);
    expect(letters).toBeGreaterThanOrEqual(7);
    expect(dots).toBeGreaterThan(1.9);
    expect(Math.abs(dots - Math.round(dots))).toBeLessThan(0.02);
  }
  await page.goto(urlOf(`${labels}&size=handover`));
  for (const text of ['EY123456780TH', 'คำสั่งซื้อ']) {
    expect(await linesOf(page, text), text).toBe(1);
  }
});

it('breaks the heads of a paper’s table between words', async () => {
  const page = await visit();
  const id = await order(place, { payment_method: 'transfer' });
  await post(page, `orders/${id}/receive`, { revision: 1 });
  const { papers } = await (await page.request.get(urlOf(`orders/${id}/papers`))).json();
  await page.goto(urlOf(`papers/${papers[0].id}/print`));
  await page.emulateMedia({ media: 'print' });
  for (const head of ['จำนวน', 'ราคาต่อหน่วย', 'จำนวนเงิน (บาท)']) {
    expect(await linesOf(page, head), head).toBe(1);
  }
});

/** Counts the lines of text in a table's cell. */
function linesOf(of: Page, text: string): Promise<number> {
  return of
    .getByText(text, { exact: true })
    .first()
    .evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    });
}

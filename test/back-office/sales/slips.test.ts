import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { orderLink } from '../../../storefront-host/modules/sales/orders/order-link.ts';
import { openBrowser } from '../../support/browser/browser.ts';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { createBuyer } from '../../support/buyer.ts';
import { drawSlip, slipForm, slipText } from '../../support/drawn-slip.ts';
import { accounts, shops, smallPassword } from '../../support/fixture-market.ts';
import { placeOrderRows } from '../../support/placed-order.ts';

const stage = backOfficeStage();
const { at, open } = stage;
const phone = { lang: 'th', width: 375 } as const;

let transfers = 0;
/** Sends a slip as its buyer does; returns the bank's number of the transfer. */
async function send(path: string): Promise<string> {
  transfers += 1;
  const reference = `20261127${String(transfers).padStart(12, '0')}`;
  const form = slipForm(await drawSlip(slipText(reference)));
  const sent = await openBrowser(stage.host).post(`${path}/slip`, form);
  expect(sent.url.pathname).toBe(path);
  return reference;
}

/** Creates an order of ฿309 whose buyer says that the transfer is made. */
async function transferred(name: string, shop_id: number = shops.alpha.id) {
  const { order_id } = await placeOrderRows(stage.host.db, {
    shop_id,
    contact: { name },
    payment_method: 'transfer',
  });
  const { pathname: path } = new URL(orderLink(stage.host.host, { shop_id, order_id }));
  return { path, reference: await send(path) };
}

/** Returns the pixels by which the page, or a part of it that scrolls, overflows. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...Array.from(
        document.querySelectorAll('html, .scroll'),
        (box) => box.scrollWidth - box.clientWidth,
      ),
    ),
  );
}

it('shows an owner on a phone what to compare of each slip, and takes both answers', async () => {
  const right = await transferred('สมหญิง โอนจริง');
  const wrong = await transferred('สมชาย โอนผิด');
  await transferred('ลูกค้าของร้านอื่น', shops.beta.id);
  const page = await open({ email: accounts.ownerAlpha.email, ...phone });
  await page.goto(at('/slips'));
  await page.getByText('เทียบยอดเงิน เวลา และบัญชีกับแอปธนาคารของร้านก่อนยืนยันสลิป').waitFor();
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  for (const [name, { reference }] of [
    ['สมหญิง โอนจริง', right],
    ['สมชาย โอนผิด', wrong],
  ] as const) {
    const text = await card(name).innerText();
    for (const shown of ['฿309', 'ธนาคารยังไม่ได้ยืนยัน', 'ไทยพาณิชย์', reference]) {
      expect(text).toContain(shown);
    }
    const picture = card(name).getByRole('link', { name: 'เปิดดูสลิป' });
    const width = () =>
      picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    const href = (await picture.getAttribute('href')) ?? '';
    expect((await page.request.get(new URL(href, page.url()).href)).status()).toBe(200);
  }
  expect(await card('ลูกค้าของร้านอื่น').count()).toBe(0);
  expect(await overflow(page)).toBe(0);

  const dialog = page.getByRole('dialog');
  await card('สมหญิง').getByRole('button', { name: 'ได้รับเงินแล้ว' }).click();
  await dialog.getByText('เงิน ฿309 เข้าบัญชีแล้วใช่ไหม').waitFor();
  await dialog.getByRole('button', { name: 'เงินเข้าแล้ว' }).click();
  await card('สมหญิง').waitFor({ state: 'detached' });

  await card('สมชาย').getByRole('button', { name: 'ไม่รับสลิป' }).click();
  await dialog.getByRole('button', { name: 'ไม่รับสลิป' }).click();
  await dialog.getByText('กรอกเหตุผล').waitFor();
  await dialog.getByLabel('เหตุผลที่แจ้งลูกค้า').fill('ยอดไม่ตรง');
  await dialog.getByRole('button', { name: 'ไม่รับสลิป' }).click();
  await card('สมชาย').waitFor({ state: 'detached' });

  const buyer = openBrowser(stage.host, { lang: 'th' });
  expect((await buyer.get(right.path)).html).toContain('ชำระเงินแล้ว');
  const refused = await buyer.get(wrong.path);
  expect(refused.html).toContain('ยอดไม่ตรง');
  expect(refused.html).not.toContain('ชำระเงินแล้ว');
});

it('shows an operator on a phone a payment with its slip and answers, without scrolling sideways', async () => {
  const operator = openBrowser(stage.host);
  await operator.signIn(accounts.operator.email, smallPassword, '/admin/payments');
  await operator.post('/admin/payments', {
    scope: 'all',
    promptpay: '081-234-5678',
    promptpay_name: 'Talad Market',
    pay_hours: '1',
  });
  const reference = await send(
    (await createBuyer(stage.host).orderCup({ payment: 'platform' })).path,
  );
  const page = await open({ email: accounts.operator.email, ...phone });
  await page.goto(`${stage.host.origin}/admin/payments`);
  const row = page.getByRole('row').filter({ hasText: reference });
  const text = await row.innerText();
  for (const shown of ['฿170', 'ธนาคารยังไม่ได้ยืนยัน', 'รอชำระถึง']) expect(text).toContain(shown);
  expect(await overflow(page)).toBe(0);
  for (const name of ['ได้รับเงินแล้ว', 'ไม่รับสลิป']) {
    const box = await row.getByRole('button', { name, exact: true }).boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 0), name).toBeLessThanOrEqual(375);
  }
});

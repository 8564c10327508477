import { expect, it } from 'vitest';
import { accounts, shops } from '../../support/fixture-market.ts';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { placeOrderRows } from '../../support/placed-order.ts';

const stage = backOfficeStage();
const { at, open } = stage;
const owner = accounts.ownerAlpha.email;

it('sends an order in two parcels on a phone, corrects one and takes one back', async () => {
  const { order_id: id } = await placeOrderRows(stage.host.db, {
    contact: { name: 'สมหญิง สองกล่อง' },
  });
  const page = await open({ email: owner, lang: 'th', width: 375 });
  await page.goto(at(`/orders/${id}/show`));
  const dialog = page.getByRole('dialog');
  const send = async (code: string, pieces?: string) => {
    await page.getByRole('button', { name: 'จัดส่ง', exact: true }).click();
    await dialog.getByRole('button', { name: 'แฟลช เอ็กซ์เพรส' }).click();
    await dialog.getByLabel('เลขพัสดุ').fill(code);
    if (pieces) await dialog.getByRole('group').getByRole('textbox').fill(pieces);
    await dialog.getByLabel('น้ำหนัก (กรัม)').fill('450');
    await dialog.getByRole('button', { name: 'ยืนยันการจัดส่ง' }).click();
  };
  await send('THPHONE0000001', '3');
  await dialog.getByText('ไม่เกิน 2').waitFor();
  await dialog.getByRole('group').getByRole('textbox').fill('1');
  await dialog.getByRole('button', { name: 'ยืนยันการจัดส่ง' }).click();
  await page.getByText(/ส่วนที่เหลือส่งภายหลัง/).waitFor();
  const parcels = page.getByRole('listitem').filter({ hasText: 'THPHONE' });
  await parcels.getByText('0.45 กก.').waitFor();
  expect(await parcels.getByRole('link', { name: 'ติดตามพัสดุ' }).getAttribute('href')).toContain(
    'THPHONE0000001',
  );

  await page.getByRole('button', { name: 'ยกเลิกพัสดุ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ยกเลิกพัสดุ' }).click();
  await page.getByText('ยังไม่ได้ส่งพัสดุ').waitFor();

  await send('THPHONE0000002', '1');
  await parcels.waitFor();
  await send('THPHONE0000003');
  await expect.poll(() => parcels.count()).toBe(2);
  expect(await page.getByRole('button', { name: 'ยกเลิกพัสดุ' }).count()).toBe(0);
  await parcels.nth(1).getByRole('button', { name: 'แก้ไข' }).click();
  await dialog.getByLabel('เลขพัสดุ').fill('THPHONE0000009');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await parcels.filter({ hasText: 'THPHONE0000009' }).waitFor();
  const order = await stage.host.db
    .selectFrom('sales_order')
    .select(['status', 'tracking'])
    .where('shop_id', '=', shops.alpha.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(order.status).toBe('shipped');
  expect(order.tracking?.code).toBe('THPHONE0000009');
});

it('imports tracking numbers after each row of the file was seen', async () => {
  const { order_id: id } = await placeOrderRows(stage.host.db, { contact: { name: 'Imp One' } });
  const { number } = await stage.host.db
    .selectFrom('sales_order')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const page = await open({ email: owner, width: 375 });
  await page.goto(at('/orders'));
  await page.getByRole('button', { name: 'Import tracking numbers' }).click();
  const dialog = page.getByRole('dialog');
  const file = `เลขที่คำสั่งซื้อ,ขนส่ง,เลขพัสดุ\n${number},Flash,THIMP00000001\n999999,Flash,THIMP00000002\n`;
  await dialog.getByLabel('Choose file').setInputFiles({
    name: 'tracking.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  });
  await dialog.getByText('1 row is ready · 1 row stays as it is').waitFor();
  const rows = dialog.getByRole('listitem');
  expect(await rows.nth(0).innerText()).toContain('Ships the order');
  expect(await rows.nth(1).innerText()).toContain('Line 3 · No order has this number');
  await dialog.getByRole('button', { name: 'Ship these orders' }).click();
  await page.getByText('Tracking numbers imported').waitFor();
  await page.goto(at(`/orders/${id}/show`));
  await page.getByText('THIMP00000001').first().waitFor();
});

const MM = 72 / 25.4;
const sizes = [
  ['100 × 150 mm (thermal)', 100, 150],
  ['100 × 75 mm', 100, 75],
  ['A6', 105, 148],
] as const;

it.each(sizes)('prints labels of %s, one a page, from the list and the order', async (...size) => {
  const [name, width, height] = size;
  const contact = { name: `${name} พัชรินทร์ วงศ์สุวรรณรัตนโชติ` };
  const { order_id: id } = await placeOrderRows(stage.host.db, { contact });
  await placeOrderRows(stage.host.db, { contact });
  const page = await open({ email: owner });
  const print = async () => {
    await page.getByRole('button', { name: 'Labels' }).click();
    const opened = page.waitForEvent('popup');
    await page.getByRole('menuitem', { name }).click();
    const popup = await opened;
    await popup.getByText(contact.name).first().waitFor();
    const pdf = await popup.pdf({ preferCSSPageSize: true });
    await popup.close();
    return pagesOf(pdf.toString('latin1'));
  };
  await page.goto(at('/orders'));
  await page.getByRole('searchbox').fill(contact.name);
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const sheet = [Math.round(width * MM), Math.round(height * MM)];
  expect(await print()).toEqual([sheet, sheet]);
  await page.goto(at(`/orders/${id}/show`));
  expect(await print()).toEqual([sheet]);
});

/** Returns width and height of each page of a PDF in points. */
function pagesOf(pdf: string): number[][] {
  return pdf
    .split(/\/Type\s*\/Page\b/)
    .slice(1)
    .map((page) => {
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
      return [Math.round(Number(width)), Math.round(Number(height))];
    });
}

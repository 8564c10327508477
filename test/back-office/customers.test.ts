import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { newId } from '../../storefront-host/db/ids.ts';
import { accounts, shops } from '../support/fixture-market.ts';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';
import { findViolations } from '../support/browser/find-violations.ts';
import { placeOrderRows } from '../support/placed-order.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;
const { id: shop_id } = shops.alpha;

interface Sample {
  readonly name: string;
  readonly phone?: string;
  readonly email?: string;
  readonly orders?: number;
  readonly spend?: number;
  readonly daysAgo?: number;
  readonly marketing?: boolean;
}

async function add({ daysAgo = 1, ...sample }: Sample): Promise<string> {
  const id = newId();
  const last_at = new Date(Date.now() - daysAgo * 86_400_000);
  const marketing_at = sample.marketing ? last_at : null;
  await stage.host.db
    .insertInto('customer')
    .values({ shop_id, id, lang: 'th', last_at, marketing_at, ...sample })
    .execute();
  if (sample.marketing) {
    await stage.host.db
      .insertInto('customer_consent')
      .values({
        shop_id,
        customer_id: id,
        is_given: true,
        source: 'checkout',
        version: 'v1',
        lang: 'th',
        created_at: last_at,
      })
      .execute();
  }
  return id;
}

describe('an owner', () => {
  it('filters customers on a phone, saves the segment and opens it again', async () => {
    await add({ name: 'สมหญิง ใจดี', phone: '0812345678', orders: 3, spend: 90_000, daysAgo: 120 });
    await add({ name: 'มานะ', phone: '0898765432', orders: 1, spend: 10_000 });
    const page = await open({ email: owner, lang: 'th', width: 375 });
    await page.goto(at('/customers'));
    await page.getByRole('link', { name: 'มานะ' }).waitFor();
    await page.getByRole('button', { name: 'ตัวกรอง' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('จำนวนคำสั่งซื้อ ตั้งแต่').fill('2');
    await dialog.getByLabel('ไม่ได้ซื้อมาแล้ว').fill('90');
    await dialog.getByRole('button', { name: 'ดูลูกค้า' }).click();
    await page.getByRole('link', { name: 'มานะ' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'สมหญิง ใจดี' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'บันทึกเป็นกลุ่ม' }).click();
    await page.getByRole('textbox', { name: 'ชื่อกลุ่ม' }).fill('หายไปนาน');
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText('บันทึกกลุ่มแล้ว').waitFor();

    await page.goto(at('/customers'));
    await page.getByLabel('กลุ่มลูกค้า').selectOption({ label: 'หายไปนาน' });
    await page.getByRole('link', { name: 'มานะ' }).waitFor({ state: 'detached' });
    await page.getByText('ไม่ได้ซื้อมา 90 วัน').waitFor();
    await page.getByRole('button', { name: 'เอาตัวกรองออก: ไม่ได้ซื้อมา 90 วัน' }).click();
    await page.getByText('ซื้อตั้งแต่ 2 ครั้ง').waitFor();
    await page.getByText('ไม่ได้ซื้อมา 90 วัน').waitFor({ state: 'detached' });
  });

  it('comes from an order to its customer, writes a note and a tag, and goes back', async () => {
    const id = await add({ name: 'John Smith', email: 'john@example.test', marketing: true });
    const { order_id } = await placeOrderRows(stage.host.db, { contact: { name: 'John Smith' } });
    await stage.host.db
      .updateTable('sales_order')
      .set({ customer_id: id })
      .where('shop_id', '=', shop_id)
      .where('id', '=', order_id)
      .execute();
    const page = await open({ email: owner });
    await page.goto(at(`/orders/${order_id}/show`));
    await page.getByRole('link', { name: 'John Smith' }).click();
    await page.getByRole('heading', { name: 'John Smith' }).waitFor();
    await page.getByRole('textbox', { name: 'New note' }).fill('Call before delivery');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByText(accounts.ownerAlpha.name).waitFor();
    await page.getByRole('combobox', { name: 'Tags' }).fill('Wholesale');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Tags saved').waitFor();
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Record withdrawal' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Record withdrawal' }).click();
    await page.getByText('Withdrawn, recorded by').waitFor();
    await page.getByRole('link', { name: /^#\d/ }).click();
    await page.waitForURL(at(`/orders/${order_id}/show`));
  });

  it('tags many at once, and exports only those who agreed to offers', async () => {
    await add({ name: 'Agreed', email: 'yes@example.test', marketing: true });
    await add({ name: 'Silent', email: 'no@example.test' });
    const page = await open({ email: owner });
    await page.goto(at('/customers'));
    await page.getByRole('checkbox', { name: 'Select Agreed' }).check();
    await page.getByRole('checkbox', { name: 'Select Silent' }).check();
    await page.getByText('2 customers selected').waitFor();
    await page.getByRole('button', { name: 'Change tags' }).click();
    await page.getByRole('combobox', { name: 'Add tags' }).fill('Fair 2026');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Changed tags of 2 customers').waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export customers' });
    await dialog.getByRole('radio', { name: /^All customer data/ }).check();
    await dialog.getByText('Do not send offers to everyone').waitFor();
    await dialog.getByRole('radio', { name: /^For news and offers/ }).check();
    const download = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Download file' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('yes@example.test');
    expect(file).not.toContain('no@example.test');
    await page.goto(at('/activity'));
    await page.getByText('Exported customers for marketing').waitFor();
  });
});

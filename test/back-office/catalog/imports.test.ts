import writeXlsxFile from 'write-excel-file/node';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { findViolations } from '../../support/browser/find-violations.ts';
import { accounts, shops } from '../../support/fixture-market.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;
/** Runs the job once the page shows that it is waiting for it. */
async function work(page: Page, label: string): Promise<void> {
  await page.getByRole('progressbar', { name: label }).waitFor();
  await stage.host.host.jobs.drain();
}
const titles = async () => {
  const rows = await stage.host.db
    .selectFrom('product')
    .select('title')
    .where('shop_id', '=', shops.alpha.id)
    .where('import_key', 'is not', null)
    .where('status', '<>', 'removed')
    .orderBy('title')
    .execute();
  return rows.map(({ title }) => title);
};

describe('an owner', () => {
  it('uploads a table, matches a column, checks, imports and takes it back', async () => {
    const goods = {
      name: 'goods.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('ชื่อสินค้า,ขายละ,Colour\nหมวกสาน,๑๒๐,red\nตะกร้า,"12,50",\n,5,\n'),
    };
    const page = await open({ email: owner, lang: 'en', width: 1280 });
    await page.goto(at('/imports'));
    await page.getByText('No file has been imported yet.').waitFor();
    await page.getByLabel('Choose a file').first().setInputFiles(goods);
    await page.getByRole('button', { name: 'Delete the file' }).click();
    await page.getByText('No file has been imported yet.').waitFor();
    await page.getByLabel('Choose a file').first().setInputFiles(goods);
    await page.getByRole('heading', { name: 'goods.csv' }).waitFor();
    await page.getByText('Choose a column for the name, and one for the price').waitFor();
    expect(await page.getByRole('button', { name: 'Check the file' }).isDisabled()).toBe(true);
    await page.getByRole('combobox', { name: 'ขายละ' }).click();
    await page.getByRole('option', { name: 'Price', exact: true }).click();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await work(page, 'Checking the file');
    await page.getByText('the title is empty').waitFor();
    await page.getByText('Columns that are not imported: Colour').waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await titles()).toEqual([]);

    await page.reload();
    await page.getByRole('button', { name: 'Import 2 products' }).click();
    await work(page, 'Importing');
    const undo = page.getByRole('button', { name: 'Undo the import' });
    await undo.waitFor();
    expect(await titles()).toEqual(['ตะกร้า', 'หมวกสาน']);
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download every row' }).click();
    expect((await file).suggestedFilename()).toBe('import.csv');

    await undo.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
    await work(page, 'Undoing the import');
    await page.getByText('Undone').first().waitFor();
    expect(await titles()).toEqual([]);
  });

  it('imports a workbook on a phone in Thai, and reads why a file is refused', async () => {
    const page = await open({ email: owner, lang: 'th', width: 375 });
    await page.goto(at('/imports'));
    const input = page.getByLabel('เลือกไฟล์').first();
    const [name, mimeType] = ['old.xls', 'application/vnd.ms-excel'];
    await input.setInputFiles({ name, mimeType, buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]) });
    await page.getByText('บันทึกเป็น .xlsx แล้วอัปโหลดใหม่').waitFor();
    const buffer = await writeXlsxFile([
      [{ value: 'ชื่อสินค้า' }, { value: 'ราคา' }],
      [{ value: 'เสื่อกก' }, { value: 350.5, type: Number }],
    ]).toBuffer();
    await input.setInputFiles({ name: 'ของใหม่.xlsx', mimeType, buffer });
    await page.getByRole('button', { name: 'ตรวจไฟล์' }).click();
    await work(page, 'กำลังตรวจไฟล์');
    await page.getByRole('button', { name: 'นำเข้าสินค้า 1 รายการ' }).click();
    await work(page, 'กำลังนำเข้า');
    await page.getByRole('button', { name: 'ย้อนการนำเข้า' }).waitFor();
    expect(await titles()).toEqual(['เสื่อกก']);
    expect(await findViolations(page)).toEqual([]);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });

  it('imports customers on a phone in Thai, reads what becomes of consent, and takes it back', async () => {
    const page = await open({ email: owner, lang: 'th', width: 375 });
    await page.goto(at('/customers'));
    await page.getByRole('link', { name: 'นำเข้า', exact: true }).click();
    await page.getByRole('heading', { name: 'นำเข้าลูกค้า' }).waitFor();
    const text = 'ชื่อ,เบอร์มือถือของเขา,ยินยอมรับข่าวสาร\nสมศรี,812345670,ใช่\nปิติ,12,\n';
    const buffer = Buffer.from(text);
    await page
      .getByLabel('เลือกไฟล์')
      .first()
      .setInputFiles({ name: 'ลูกค้า.csv', mimeType: 'text/csv', buffer });
    await page.getByText('เลือกคอลัมน์เบอร์โทร อีเมล หรือรหัสลูกค้า').waitFor();
    await page.getByText('ร้านต้องมีหลักฐานความยินยอม (PDPA)').waitFor();
    await page.getByRole('combobox', { name: 'เบอร์มือถือของเขา' }).click();
    await page.getByRole('option', { name: 'เบอร์โทร' }).click();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'ตรวจไฟล์' }).click();
    await work(page, 'กำลังตรวจไฟล์');
    await page.getByText('เบอร์โทรไม่ถูกต้อง').waitFor();
    await page.getByText('ไม่มีวันที่ยินยอม จึงไม่ได้นำเข้า').waitFor();
    await page.getByRole('button', { name: 'นำเข้าลูกค้า 1 คน' }).click();
    await work(page, 'กำลังนำเข้า');
    const undo = page.getByRole('button', { name: 'ย้อนการนำเข้า' });
    await undo.waitFor();
    const customers = () =>
      stage.host.db
        .selectFrom('customer')
        .select(['name', 'phone', 'marketing'])
        .where('shop_id', '=', shops.alpha.id)
        .execute();
    const imported = { name: 'สมศรี', phone: '0812345670', marketing: false };
    expect(await customers()).toContainEqual(imported);
    await undo.click();
    await page.getByRole('dialog').getByRole('button', { name: 'ย้อนการนำเข้า' }).click();
    await work(page, 'กำลังย้อนการนำเข้า');
    await page.getByText('ย้อนกลับแล้ว').first().waitFor();
    expect(await customers()).not.toContainEqual(imported);
  });
});

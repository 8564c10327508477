import { describe, expect, it } from 'vitest';
import { accounts, products, shops } from '../../support/fixture-market.ts';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { countClicks } from '../../support/browser/count-clicks.ts';
import { findViolations } from '../../support/browser/find-violations.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;
const productPage = async () =>
  (await fetch(`${stage.host.origin}/web/alpha/product/cup/${products.cup.id}`)).text();

describe('a flash sale', () => {
  it('takes six clicks on a phone, shows its prices first, and the product page sells by them', async () => {
    expect(await productPage()).toContain('฿120');
    const page = await open({ email: owner, lang: 'th', width: 375 });
    const clicks = await countClicks(page);
    await page.goto(at('/promotions'));
    await page.getByRole('link', { name: 'สร้างโปรโมชั่น' }).first().click();
    await page.getByRole('spinbutton', { name: 'เปอร์เซ็นต์' }).fill('25');
    await page.getByRole('combobox', { name: 'สินค้า' }).click();
    await page.keyboard.type('ถ้วย');
    await page.getByRole('option', { name: products.cup.title }).click();
    const row = page.getByRole('row').filter({ hasText: products.cup.title });
    await row.getByText('฿90', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'บันทึก' }).click();
    await page.getByText('สร้างโปรโมชั่นแล้ว').waitFor();
    await page.getByRole('heading', { name: 'แฟลชเซลลด 25%' }).waitFor();
    expect(await clicks()).toBeLessThanOrEqual(6);
    console.log(`a flash sale: ${await clicks()} clicks`);
    expect(await productPage()).toContain('฿90');
    await row.waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'จบตอนนี้' }).click();
    await page.getByText('จบแล้ว', { exact: true }).waitFor();
    expect(await productPage()).not.toContain('฿90');
    await page.getByRole('alert').getByRole('button', { name: 'เลิกทำ' }).click();
    await page.getByText('กำลังลด').waitFor();
    expect(await productPage()).toContain('฿90');
  });

  it('names another promotion that is cheaper, and which one counts', async () => {
    const page = await open({ email: owner });
    await page.goto(at('/promotions/create'));
    await page.getByRole('spinbutton', { name: 'Percent' }).fill('10');
    await page.getByRole('combobox', { name: 'Products' }).click();
    await page.getByRole('option', { name: products.cup.title }).click();
    await page.getByText('“แฟลชเซลลด 25%” is cheaper: ฿90').waitFor();
    await page.getByText('1 price is in another promotion at the same time.').waitFor();
    await page.getByRole('spinbutton', { name: 'Percent' }).fill('50');
    await page.getByText('Also in “แฟลชเซลลด 25%” for ฿90').waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Promotion created').waitFor();
    expect(await productPage()).toContain('฿60');
    await page.getByRole('button', { name: 'Delete promotion' }).click();
    await page.getByText('Promotion deleted').waitFor();
    const line = page.getByRole('row').filter({ hasText: '50% off' });
    await line.waitFor({ state: 'detached' });
    expect(await productPage()).not.toContain('฿60');
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await line.waitFor();
    expect(await productPage()).toContain('฿60');
  });

  it('without products or discount says so next to the field, and news need a name', async () => {
    const page = await open({ email: owner, lang: 'th', width: 375 });
    await page.goto(at('/promotions/create'));
    await page.getByRole('button', { name: 'บันทึก' }).click();
    await page.getByText('ต้องแก้ไข 1 ช่อง').or(page.getByText('1 ช่อง')).first().waitFor();
    await page.getByLabel('แบบ', { exact: true }).selectOption('news');
    await page.getByRole('button', { name: 'บันทึก' }).click();
    await page.getByLabel('ชื่อภาษาไทย').fill('ร้านหยุดปีใหม่');
    await page.getByRole('textbox', { name: 'เนื้อหาภาษาไทย' }).click();
    await page.keyboard.type('หยุดสามวัน');
    await page.keyboard.press('Enter');
    await page.keyboard.type('กลับมาวันที่ 4');
    await page.getByRole('button', { name: 'บันทึก' }).click();
    await page.getByText('สร้างโปรโมชั่นแล้ว').waitFor();
    const { html } = await stage.host.db
      .selectFrom('promotion')
      .select('html')
      .where('shop_id', '=', shops.alpha.id)
      .where('kind', '=', 'news')
      .executeTakeFirstOrThrow();
    expect(html).toBe('<p>หยุดสามวัน</p><p>กลับมาวันที่ 4</p>');
  });
});

import { expect, it } from 'vitest';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';
import { findViolations } from '../support/browser/find-violations.ts';
import { accounts } from '../support/fixture-market.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;

it('an owner adds a question on a phone, moves it up, and shoppers read it first', async () => {
  const page = await open({ email: owner, lang: 'th', width: 375 });
  await page.goto(at('/help-topics'));
  await page.getByRole('link', { name: /คำถามที่พบบ่อย/ }).click();
  await page.getByRole('button', { name: 'เพิ่มคำถาม' }).click();
  await page.getByRole('textbox', { name: /^คำถาม.*ไทย/ }).fill('สลักชื่อได้ไหม');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByText('ต้องกรอก').first().waitFor();
  await page.getByRole('textbox', { name: /^คำตอบ.*ไทย/ }).click();
  await page.keyboard.type('สลักได้ค่ะ ไม่เกินสิบตัวอักษร');
  const up = page.getByRole('button', { name: /สลักชื่อได้ไหม.*ขึ้น|ขึ้น.*สลักชื่อได้ไหม/ });
  while (await up.isEnabled()) await up.click();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByText('บันทึกข้อความช่วยเหลือแล้ว').waitFor();

  const shopper = await open({ lang: 'th', width: 375 });
  await shopper.goto(`${stage.host.origin}/web/alpha/help#faqs`);
  const first = shopper.locator('#faqs details').first();
  await first.getByText('สลักชื่อได้ไหม').click();
  await first.getByText('สลักได้ค่ะ').waitFor();
});

it('an owner changes the text of a tab, and takes the built-in one back', async () => {
  const page = await open({ email: owner });
  await page.goto(at('/help-topics/how2pay'));
  await page.getByRole('textbox', { name: /^Text.*English/ }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' All Thai banks.');
  await page.keyboard.press('Control+s');
  await page.getByText('Help saved').waitFor();
  const shopper = await open({});
  await shopper.goto(`${stage.host.origin}/web/alpha/help?lang=en#how2pay`);
  await shopper.getByText('All Thai banks.').waitFor();
  await page.getByRole('button', { name: 'Use the built-in text' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Use the built-in text' })
    .click();
  await page.getByText('The built-in text is back').waitFor();
  await shopper.reload();
  expect(await shopper.getByText('All Thai banks.').count()).toBe(0);
});

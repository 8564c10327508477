import { expect, it } from 'vitest';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';
import { findViolations } from '../support/browser/find-violations.ts';
import { accounts } from '../support/fixture-market.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;

it('an owner takes over a policy, shoppers read it, and the built-in text comes back', async () => {
  const page = await open({ email: owner, lang: 'th', width: 375 });
  await page.goto(at('/policies'));
  await page.getByRole('link', { name: /นโยบายการคืนสินค้าและคืนเงิน/ }).click();
  const thai = page.getByRole('textbox', { name: /ไทย/ });
  await thai.getByText('กรณีที่คืนหรือเปลี่ยนได้').waitFor();
  await thai.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('แพ็กกล่องเดิมกลับมานะคะ');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByText('บันทึกนโยบายแล้ว').waitFor();
  await page.getByText(/ข้อความของร้าน แก้ไขล่าสุด/).waitFor();
  expect(await findViolations(page)).toEqual([]);

  const shopper = await open({ lang: 'th', width: 375 });
  await shopper.goto(`${stage.host.origin}/web/alpha/returns`);
  await shopper.getByText('แพ็กกล่องเดิมกลับมานะคะ').waitFor();
  await shopper.getByRole('heading', { name: 'วิธีแจ้งคืน' }).waitFor();

  await page.getByRole('button', { name: 'กลับไปใช้ข้อความสำเร็จรูป' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'กลับไปใช้ข้อความสำเร็จรูป' }).click();
  await page.getByText('ใช้ข้อความสำเร็จรูปแล้ว').waitFor();
  await shopper.reload();
  expect(await shopper.getByText('แพ็กกล่องเดิมกลับมานะคะ').count()).toBe(0);
});

it('an emptied policy is refused next to its text, and nothing is lost', async () => {
  const page = await open({ email: owner });
  await page.goto(at('/policies/terms'));
  for (const name of [/Thai/, /English/]) {
    await page.getByRole('textbox', { name }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
  }
  await page.keyboard.press('Control+s');
  await page.getByRole('alert').filter({ hasText: 'Required' }).waitFor();
  const stored = await stage.host.db.selectFrom('shop_policy').select('document').execute();
  expect(stored).toEqual([]);
});

import { expect, it } from 'vitest';
import { accounts, products, shops } from '../support/fixture-market.ts';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';
import { findViolations } from '../support/browser/find-violations.ts';

const stage = backOfficeStage();
const { open } = stage;

it('a question about a product is shown on its page with an answer, and taken off', async () => {
  const { id: about } = products.cup;
  const product = { sections: { submit: { disable: false } } };
  await stage.host.db
    .updateTable('shop')
    .set({ design: JSON.stringify({ pages: { product } }) })
    .where('id', '=', shops.alpha.id)
    .execute();
  await stage.host.inject({
    method: 'POST',
    url: '/api/v1/web/form_submit/product?site=alpha',
    payload: { about, data: { name: 'มานี', email: 'm@example.test', message: 'เข้าเครื่องล้างได้ไหม' } },
  });
  const page = await open({
    email: accounts.ownerAlpha.email,
    lang: 'th',
    width: 375,
  });
  await page.goto(`${stage.host.origin}/mybusiness/alpha/messages`);
  await page.getByRole('link', { name: 'มานี' }).click();
  await page.getByRole('button', { name: 'แสดงบนหน้าสินค้า' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'แสดงบนหน้าสินค้า' }).click();
  await dialog.getByText('กรุณาใส่ข้อความ').waitFor();
  await dialog.getByRole('textbox', { name: 'คำตอบ' }).fill('ได้ค่ะ');
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'แสดงบนหน้าสินค้า' }).click();
  await page.getByText('แสดงบนหน้าสินค้าแล้ว').waitFor();
  const address = `${stage.host.origin}/web/alpha/product/cup/${about}?lang=th`;
  const shop = await open({});
  await shop.goto(address);
  const questions = shop.locator('#questions');
  await questions.getByRole('heading', { name: 'ถาม–ตอบ' }).waitFor();
  expect(await questions.innerText()).toMatch(/เข้าเครื่องล้างได้ไหม\s+ได้ค่ะ/);
  await shop.close();
  await page.getByRole('button', { name: 'เอาออกจากหน้าสินค้า' }).click();
  await page.getByText('เอาออกจากหน้าสินค้าแล้ว').waitFor();
  expect(await (await fetch(address)).text()).not.toContain('เข้าเครื่องล้างได้ไหม');
});

it('questions that wait are answered and hidden in a list of their own', async () => {
  const { id: about } = products.cup;
  const data = { name: 'ปิติ', email: 'piti@example.test', message: 'มีสีแดงไหม' };
  await stage.host.inject({
    method: 'POST',
    url: '/api/v1/web/form_submit/product?site=alpha',
    payload: { about, data },
  });
  await stage.host.db
    .updateTable('shop')
    .set({ design: JSON.stringify({}) })
    .where('id', '=', shops.alpha.id)
    .execute();
  const page = await open({
    email: accounts.ownerAlpha.email,
    lang: 'th',
    width: 375,
  });
  await page.goto(`${stage.host.origin}/mybusiness/alpha/questions`);
  await page.getByLabel('สถานะ').selectOption('waiting');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'มีสีแดงไหม' }).click();
  await page.getByText('ปิติ · piti@example.test').waitFor();
  await page.getByRole('textbox', { name: 'คำตอบ' }).fill('มีค่ะ');
  await page.getByLabel('ส่งคำตอบทางอีเมลถึง piti@example.test ด้วย').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'เผยแพร่คำตอบ' }).click();
  await page.getByText('เผยแพร่คำตอบแล้ว').waitFor();
  const address = `${stage.host.origin}/web/alpha/product/cup/${about}?lang=th`;
  expect(await (await fetch(address)).text()).toContain('มีค่ะ');
  await page.getByRole('button', { name: 'ซ่อนคำถาม' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'ซ่อนคำถาม' }).click();
  await dialog.getByRole('textbox').fill('ถามซ้ำ');
  await dialog.getByRole('button', { name: 'ซ่อนคำถาม' }).click();
  await page.getByText('ซ่อนอยู่ เหตุผล: ถามซ้ำ').waitFor();
  expect(await (await fetch(address)).text()).not.toContain('มีค่ะ');
  await page.getByRole('button', { name: 'แสดงคำถามอีกครั้ง' }).click();
  await page.getByText('แสดงคำถามแล้ว').waitFor();
});

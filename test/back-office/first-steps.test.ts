import { expect, it } from 'vitest';
import { accounts, shops } from '../support/fixture-market.ts';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';

const stage = backOfficeStage();

it('a shop that closed at night in Thailand says on which day there it will be deleted', async () => {
  await stage.host.db
    .updateTable('shop')
    .set({ closed_at: new Date('2026-11-26T18:30:00Z') })
    .where('id', '=', shops.beta.id)
    .execute();
  const page = await stage.open({ email: accounts.ownerBeta.email, lang: 'th', width: 375 });
  await page.goto(`${stage.host.origin}/mybusiness/beta`);
  const deletion = page.getByText('จะถูกลบในวันที่ 27 ธันวาคม 2569');
  await expect.poll(() => deletion.count()).toBe(1);
  await page.getByRole('button', { name: 'เปิดร้านกลับมา' }).waitFor();

  // A shop that never opened does not open again: visitors see that it opens soon.
  await stage.host.db
    .updateTable('shop')
    .set({ opened_at: null })
    .where('id', '=', shops.beta.id)
    .execute();
  await page.reload();
  await page.getByRole('button', { name: 'ไม่ปิดร้านแล้ว' }).click();
  await page.getByText('ร้านจะไม่ถูกลบ ลูกค้าเห็นหน้า “เปิดเร็ว ๆ นี้”').waitFor();
  await page.getByRole('button', { name: 'เปิดร้าน', exact: true }).waitFor();
  // Without an order the shop's address is there to be copied and shared.
  await page.getByRole('button', { name: 'คัดลอกลิงก์ร้าน' }).waitFor();
});

it('the first steps of an open shop are put away, and stay so', async () => {
  const page = await stage.open({ email: accounts.ownerAlpha.email, lang: 'en', width: 375 });
  await page.goto(stage.at(''));
  const steps = page.getByRole('heading', { name: 'Get your shop ready' });
  await steps.waitFor();
  await page.getByRole('button', { name: 'Hide this list' }).click();
  await steps.waitFor({ state: 'detached' });
  const read = page.waitForResponse((response) => response.url().endsWith('/opening'));
  await page.reload();
  await read;
  await page.getByRole('heading', { name: 'Latest orders' }).waitFor();
  expect(await steps.count()).toBe(0);
});

it('each first step leads to the field in which it is done, and ticks itself', async () => {
  const page = await stage.open({
    email: accounts.ownerAlpha.email,
    lang: 'en',
    width: 375,
  });
  const home = stage.at('');
  const follow = async (step: RegExp) => {
    await page.goto(home);
    await page.getByRole('link', { name: step }).click();
  };
  const focused = () => page.locator(':focus');

  await follow(/Add your first product/);
  await expect.poll(() => focused().getAttribute('name')).toMatch(/^titles\./);
  await follow(/Add a product image/);
  await expect
    .poll(() => focused().evaluate((field) => field.closest('#pictures') !== null))
    .toBe(true);
  await follow(/Set your shipping fee/);
  await expect.poll(() => focused().getAttribute('name')).toBe('charges_shipping');
  await follow(/Choose how customers pay/);
  await expect.poll(() => focused().getAttribute('name')).toBe('payments.transfer');
  await follow(/Add your address and contact/);
  await expect.poll(() => focused().getAttribute('name')).toBe('address.th');
  await page.keyboard.type('1 ถนนสุขใจ');
  await page.getByLabel('Mobile').fill('0812345678');
  await page.keyboard.press('Control+s');
  await page.getByText('Settings saved').waitFor();
  await page.goto(home);
  const step = page.getByRole('listitem').filter({ hasText: 'Add your address and contact' });
  await step.getByRole('img', { name: 'Done' }).waitFor();
  const { address } = await stage.host.db
    .selectFrom('shop')
    .select('address')
    .where('id', '=', shops.alpha.id)
    .executeTakeFirstOrThrow();
  expect(address).toBe('1 ถนนสุขใจ');

  await follow(/Choose a look/);
  await page.getByRole('region', { name: 'Themes' }).getByRole('button').first().waitFor();
});

import { expect, it } from 'vitest';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';
import { accounts, shops } from '../support/fixture-market.ts';
import { png } from '../support/pictures.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const readProducts = () =>
  stage.host.db
    .selectFrom('product')
    .select(['title', 'price', 'category_id'])
    .where('shop_id', '=', shops.alpha.id)
    .where('title', 'like', 'สบู่%')
    .orderBy('id')
    .execute();

it('leads from any page to a new product, and from there to the next in the same category', async () => {
  const page = await open({ email: accounts.ownerAlpha.email, width: 375, isTouch: true });
  await page.goto(at('/settings'));
  await page.getByRole('button', { name: 'Create', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'New product' }).tap();
  const name = page.getByLabel(/^Thai name/);
  const price = page.getByRole('spinbutton', { name: /^Price/ });
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('สบู่ขมิ้น');
  await page.getByRole('combobox', { name: 'Shop category' }).tap();
  const first = page.getByRole('option').first();
  const category = (await first.textContent()) ?? '';
  await first.tap();
  await price.fill('89');
  await page.getByRole('button', { name: 'Save and add another' }).tap();

  await expect.poll(() => name.inputValue()).toBe('');
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await price.inputValue()).toBe('');
  const shopCategory = page.getByRole('combobox', { name: 'Shop category' });
  expect(await shopCategory.inputValue()).toBe(category);
  await page.keyboard.type('สบู่มะกรูด');
  await price.fill('95');
  // Enter submits with the main button of the form.
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'สบู่มะกรูด' }).waitFor();

  const made = await readProducts();
  expect(made.map(({ title, price }) => [title, price])).toEqual([
    ['สบู่ขมิ้น', 8900],
    ['สบู่มะกรูด', 9500],
  ]);
  expect(made[0]?.category_id).not.toBeNull();
  expect(made[1]?.category_id).toBe(made[0]?.category_id);
});

it('invites staff, and offers each person only the records that they may create', async () => {
  const owner = await open({ email: accounts.ownerAlpha.email });
  await owner.goto(at(''));
  await owner.getByRole('button', { name: 'Create', exact: true }).click();
  await owner.getByRole('menuitem', { name: 'Invite staff' }).click();
  await owner.getByRole('dialog').getByLabel('Email').waitFor();
  await owner.keyboard.press('Escape');
  await expect.poll(() => new URL(owner.url()).search).toBe('');

  const clerk = await open({ email: accounts.staffAlpha.email });
  await clerk.goto(at(''));
  await clerk.getByRole('button', { name: 'Create', exact: true }).click();
  await clerk.getByRole('menuitem', { name: 'New product' }).waitFor();
  expect(await clerk.getByRole('menuitem', { name: 'Invite staff' }).count()).toBe(0);
  expect(await clerk.getByRole('menuitem', { name: 'New order' }).count()).toBe(0);
});

it('the drawer unfolds the pages of a group without leaving the page', async () => {
  const page = await open({ email: accounts.ownerAlpha.email, width: 375, isTouch: true });
  await page.goto(at('/settings'));
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('button', { name: 'Pages of Customers' }).tap();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Reviews' }).tap();
  await page.waitForURL(/\/reviews$/);
  await expect.poll(() => menu.isVisible()).toBe(false);
});

it('on a phone, the account menu has the language', async () => {
  const page = await open({ email: accounts.ownerAlpha.email, width: 375, isTouch: true });
  await page.goto(at(''));
  await page.getByRole('button', { name: 'Account' }).tap();
  await page.getByRole('menuitem', { name: 'Language: ไทย' }).tap();
  await expect.poll(() => page.getByRole('heading', { name: 'หน้าแรก' }).count()).toBe(1);
});

it('saves a new product when its picture is uploaded, and not at all if the upload fails', async () => {
  const page = await open({ email: accounts.ownerAlpha.email });
  const fill = async (title: string) => {
    await page.goto(at('/products/create'));
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add images' }).click();
    const file = {
      name: 'soap.png',
      mimeType: 'image/png',
      buffer: await png(300, 300, '#c8a876'),
    };
    await (await chooser).setFiles([file]);
    await page.getByLabel(/^Thai name/).fill(title);
    await page.getByRole('spinbutton', { name: /^Price/ }).fill('89');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saves as soon as the images are uploaded').waitFor();
  };
  let answer: ((isSent: boolean) => void) | undefined;
  await page.route('**/media', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const isSent = await new Promise<boolean>((resolve) => (answer = resolve));
    return isSent ? route.continue() : route.abort();
  });
  await fill('แชมพูมะกรูด');
  answer?.(true);
  await page.getByRole('heading', { name: 'แชมพูมะกรูด' }).waitFor();
  await page.getByRole('img', { name: 'Image 1' }).first().waitFor();

  await fill('แชมพูขิง');
  answer?.(false);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.getByText('An image was not uploaded. Try again or remove it.').waitFor();
  const saved = await stage.host.db
    .selectFrom('product')
    .select('title')
    .where('shop_id', '=', shops.alpha.id)
    .where('title', 'like', 'แชมพู%')
    .execute();
  expect(saved.map(({ title }) => title)).toEqual(['แชมพูมะกรูด']);
});

it('begins each new record in its first field', async () => {
  const page = await open({ email: accounts.ownerAlpha.email, width: 375, isTouch: true });
  await page.goto(at(''));
  const first: Readonly<Record<string, string>> = {
    'New product': 'titles.th',
    'New category': 'titles.th',
    'New promotion': 'discount_value',
    'New coupon': 'value',
    'New post': 'titles.th',
    'Invite staff': '',
  };
  // Run through twice: pages that are already loaded open at the moment when the menu closes.
  for (const [item, name] of [...Object.entries(first), ...Object.entries(first)]) {
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''), {
        message: item,
      })
      .toBe(name);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: item })
      .toMatch(/INPUT|TEXTAREA/);
    if (item === 'Invite staff') await page.keyboard.press('Escape');
  }
});

import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { findViolations } from '../../support/browser/find-violations.ts';
import { accounts, products } from '../../support/fixture-market.ts';
import { cloth, seedManyCombinations } from '../../support/records/many-combinations.ts';

const stage = backOfficeStage();
beforeAll(() => seedManyCombinations(stage.host.db));

const open = async (id: number, visit: { lang?: 'th' | 'en'; width?: number } = {}) => {
  const page = await stage.open({
    email: accounts.ownerAlpha.email,
    ...visit,
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${stage.host.origin}/mybusiness/alpha/products/${id}`);
  await page.getByRole('grid').getByRole('gridcell').first().waitFor();
  return page;
};
const row = (id: number) =>
  stage.host.db
    .selectFrom('product as p')
    .innerJoin('stock as k', (join) =>
      join.onRef('k.shop_id', '=', 'p.shop_id').onRef('k.product_id', '=', 'p.id'),
    )
    .select(['p.price', 'p.full_price', 'p.code', 'k.remain'])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
const cell = (page: Page, line: number, column: number) =>
  page.getByRole('row').nth(line).getByRole('gridcell').nth(column);
const { shirt, shirtRedS, shirtRedM, shirtBlueS, shirtBlueM } = products;

it('is typed into by keyboard, and saved with the product', async () => {
  const page = await open(shirt.id);
  await cell(page, 1, 0).click();
  await page.keyboard.type('250');
  await page.keyboard.press('Tab');
  await page.keyboard.type('300.50');
  await page.keyboard.press('Tab');
  await page.keyboard.type('8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('R-S');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.type('12.345');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('1 cell to correct').waitFor();
  await cell(page, 2, 0).click();
  await page.keyboard.press('Control+z');
  await page.getByLabel('Brand').fill('Kram');
  await page.keyboard.press('Control+s');
  await page.getByText('Product saved').waitFor();
  expect(await row(shirtRedS.id)).toEqual({
    price: 25_000,
    full_price: 30_050,
    code: 'R-S',
    remain: 8,
  });
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
  expect(await cell(page, 1, 0).textContent()).toBe('250');
  expect(await findViolations(page)).toEqual([]);
});

it('takes a block from Excel, fills down, and leaves by Escape and Tab', async () => {
  const page = await open(shirt.id);
  await page.evaluate(() => navigator.clipboard.writeText('฿1,100\t1,200\r\n๙๐\t\r\n'));
  await cell(page, 1, 0).click();
  await page.keyboard.press('Control+v');
  await cell(page, 3, 0).click();
  await page.keyboard.type('77');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('77\n77');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  expect(await page.getByRole('grid').evaluate((grid) => grid === document.activeElement)).toBe(
    false,
  );
  await page.keyboard.press('Control+s');
  await page.getByText('Product saved').waitFor();
  expect([await row(shirtRedS.id), await row(shirtRedM.id)]).toMatchObject([
    { price: 110_000, full_price: 120_000 },
    { price: 9_000, full_price: null },
  ]);
  expect([await row(shirtBlueS.id), await row(shirtBlueM.id)]).toMatchObject([
    { price: 7_700 },
    { price: 7_700 },
  ]);
});

it('keeps what another person changed meanwhile, and says so in the row', async () => {
  const page = await open(shirt.id);
  await cell(page, 1, 0).click();
  await page.keyboard.type('333');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('444');
  await page.keyboard.press('Enter');
  await stage.host.db
    .updateTable('product')
    .set((set) => ({ revision: set('revision', '+', 1), price: 5_500 }))
    .where('id', '=', shirtRedS.id)
    .execute();
  await page.keyboard.press('Control+s');
  await page.getByText('1 row was not saved').first().waitFor();
  expect([await row(shirtRedS.id), await row(shirtRedM.id)]).toMatchObject([
    { price: 5_500 },
    { price: 44_400 },
  ]);
  await cell(page, 1, 0).click();
  await page.getByText(/changed this in the meantime/).waitFor();
  expect(await cell(page, 1, 0).textContent()).toBe('333');
  await page.keyboard.type('334');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await page.getByText('Product saved').waitFor();
  expect(await row(shirtRedS.id)).toMatchObject({ price: 33_400 });
});

it('switches variants off and on, one by a click and several by Space', async () => {
  const page = await open(shirt.id);
  const statuses = async () => {
    const rows = await stage.host.db
      .selectFrom('product')
      .select('status')
      .where('id', 'in', [shirtRedS.id, shirtRedM.id, shirtBlueS.id, shirtBlueM.id])
      .orderBy('rank')
      .orderBy('id')
      .execute();
    return rows.map(({ status }) => status);
  };
  expect(await cell(page, 1, 3).textContent()).toBe('On');
  await cell(page, 1, 3).click();
  expect(await cell(page, 1, 3).textContent()).toBe('Off');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await page.getByText('Product saved').waitFor();
  const off = 'product_sync_disable';
  expect(await statuses()).toEqual([off, off, off, 'availability']);
  expect(await findViolations(page)).toEqual([]);
  await cell(page, 1, 3).click();
  await cell(page, 3, 3).click({ modifiers: ['Shift'] });
  await page.keyboard.type('1');
  await page.keyboard.press('Control+s');
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
  expect(await statuses()).toEqual(Array.from({ length: 4 }, () => 'availability'));
});

it('renders few of 2,000 rows, and goes to the last one at once', async () => {
  const page = await open(cloth.id);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const grid = page.getByRole('grid');
  await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe('2001');
  const rendered = () => page.getByRole('gridcell').count();
  expect(await rendered()).toBeLessThan(250);
  await cell(page, 1, 0).click();
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.type('1999');
  await page.keyboard.press('Enter');
  expect(await rendered()).toBeLessThan(250);
  // The rows come in the background, 200 at a time; neither going down nor typing asks the server.
  const calls = requests.filter((request) => request.includes('/manage/'));
  const ofRows = calls.filter((request) => /^GET .*\/combinations\?/.test(request));
  expect(calls).toEqual(ofRows);
  expect(ofRows.length).toBeLessThanOrEqual(10);
  await page.keyboard.press('Control+s');
  await page.getByText('Product saved').waitFor();
  expect(await row(cloth.last)).toMatchObject({ price: 199_900 });
  const saves = requests.filter((request) => /^(PUT|POST) .*\/manage\//.test(request));
  expect(saves).toHaveLength(1);
});

it('changes its options on a phone, in Thai, and keeps what variants have', async () => {
  const page = await open(shirt.id, { lang: 'th', width: 375 });
  await page.getByRole('button', { name: 'แก้ตัวเลือก' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('ค่าที่มีให้เลือก').first().fill('เขียว,');
  await dialog.getByRole('button', { name: 'บันทึก' }).click();
  await page.getByText('บันทึกตัวเลือกแล้ว').waitFor();
  await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('7');
  expect(await row(shirtRedS.id)).toMatchObject({ code: 'R-S', remain: 8 });
  const touched = cell(page, 1, 0);
  await touched.dblclick();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('88');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByText('บันทึกสินค้าแล้ว').waitFor();
  expect(await row(shirtRedS.id)).toMatchObject({ price: 8_800 });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
});

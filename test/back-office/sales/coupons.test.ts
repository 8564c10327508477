import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { accounts, products } from '../../support/fixture-market.ts';
import { backOfficeStage } from '../../support/browser/back-office-stage.ts';
import { buyerAddress, createBuyer } from '../../support/buyer.ts';
import { countClicks } from '../../support/browser/count-clicks.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;

async function orderWith(code: string): Promise<string> {
  const buyer = createBuyer(stage.host);
  const token = await buyer.begin([[products.cup.uuid, 2]]);
  const applied = await buyer.submit(token, { coupon: code });
  if (applied.kind !== 'coupon' || applied.outcome.kind !== 'applied') return 'refused';
  const seen = await fetch(`${stage.host.origin}/checkout/${token}`);
  const net = /name="seen_net" value="([^"]+)"/.exec(await seen.text())?.[1];
  return (await buyer.submit(token, { ...buyerAddress, seen_net: net })).kind;
}

const codeOf = (page: Page) => page.getByRole('textbox', { name: 'โค้ด' }).inputValue();

describe('a new coupon', () => {
  it('takes one number and four clicks on a phone, and a shopper uses it at the checkout', async () => {
    const page = await open({ email: owner, lang: 'th', width: 375 });
    const clicks = await countClicks(page);
    await page.goto(at('/coupons'));
    await page.getByRole('link', { name: 'สร้างคูปอง' }).first().click();
    await page.getByLabel('เปอร์เซ็นต์').fill('10');
    const code = await codeOf(page);
    await page.getByRole('button', { name: 'บันทึก' }).click();
    await page.getByText('สร้างคูปองแล้ว').waitFor();
    await page.getByRole('heading', { name: 'ลด 10%' }).waitFor();
    expect(await clicks()).toBeLessThanOrEqual(4);
    console.log(`a coupon: ${await clicks()} clicks`);
    expect(await orderWith(code.toLowerCase())).toBe('placed');
    await page.reload();
    await page.getByText('มีลูกค้าเก็บหรือใช้คูปองนี้แล้ว', { exact: false }).waitFor();
    await page.getByRole('definition').filter({ hasText: '฿24' }).waitFor();
  });

  it('says next to the field what is wrong, in the words of its kind', async () => {
    const page = await open({ email: owner });
    await page.goto(at('/coupons/create'));
    await page.getByLabel('Percent').fill('120');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter a whole number from 1 to 100.').waitFor();
    await page.getByLabel('Kind of discount').selectOption('free_shipping');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Coupon created').waitFor();
    await page.getByRole('heading', { name: 'Free shipping' }).waitFor();
    expect(await page.getByText('to correct').count()).toBe(0);
  });
});

describe('a coupon that runs', () => {
  it('is ended at once, and the notice takes it back', async () => {
    const page = await open({ email: owner });
    await page.goto(at('/coupons/create'));
    await page.getByLabel('Percent').fill('5');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Active').waitFor();
    await page.getByRole('button', { name: 'End now' }).click();
    await page.getByText('Ended', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Active').waitFor();
    expect(await page.getByRole('button', { name: 'End now' }).count()).toBe(1);
  });

  it('is deleted while no shopper has it, and comes back by the notice', async () => {
    const page = await open({ email: owner, lang: 'th', width: 375 });
    await page.goto(at('/coupons/create'));
    await page.getByLabel('เปอร์เซ็นต์').fill('7');
    const code = await codeOf(page);
    await page.getByRole('button', { name: 'บันทึก' }).click();
    await page.getByRole('button', { name: 'ลบคูปอง' }).click();
    const row = page.getByRole('listitem').filter({ hasText: code });
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'เลิกทำ' }).click();
    await row.waitFor();
    expect(await row.innerText()).toContain('ลด 7%');
  });
});

describe('single-use codes', () => {
  it('are made with a coupon on a phone, downloaded, added to, and used once', async () => {
    const page = await open({ email: owner, lang: 'th', width: 375 });
    await page.goto(at('/coupons/create'));
    await page.getByLabel('เปอร์เซ็นต์').fill('15');
    await page.getByRole('textbox', { name: 'โค้ด' }).fill('LIVE');
    await page.getByRole('spinbutton', { name: 'จำนวนโค้ดใช้ครั้งเดียว' }).fill('50');
    await page.getByLabel('แสดงในร้าน').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'บันทึก' }).click();
    await page.getByText('สร้างคูปองแล้ว').waitFor();
    const codes = page.getByRole('region', { name: 'โค้ดใช้ครั้งเดียว' });
    await codes.getByText('0 / 50').waitFor();
    const download = page.waitForEvent('download');
    await codes.getByRole('link', { name: 'ดาวน์โหลด CSV' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
    expect(lines).toHaveLength(52);
    const [code = ''] = lines[1]?.split(',') ?? [];
    expect(await orderWith(code)).toBe('placed');
    expect(await orderWith(code)).toBe('refused');
    await codes.getByRole('button', { name: 'เพิ่มโค้ด' }).click();
    await page.getByRole('button', { name: 'สร้างโค้ด' }).click();
    await codes.getByText('1 / 150').waitFor();
  });
});

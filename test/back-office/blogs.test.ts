import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, shops } from '../support/fixture-market.ts';
import { buildBackOffice } from '../support/build-back-office.ts';
import { countClicks } from '../support/count-clicks.ts';
import { findViolations } from '../support/find-violations.ts';
import { launchChromium } from '../support/launch-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';
import { openBackOffice } from '../support/open-back-office.ts';

let host: ListeningHost;
let browser: Browser;
beforeAll(async () => {
  await buildBackOffice();
  host = await createListeningHost({ seed: 'small' });
  browser = await launchChromium();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

const owner = accounts.ownerAlpha.email;
const at = (path: string) => `${host.origin}/mybusiness/alpha${path}`;
const inShop = async (path = '') => (await fetch(`${host.origin}/web/alpha/blog${path}`)).text();

describe('a new post', () => {
  it('takes a title, a text and three clicks on a phone, and the shop shows it', async () => {
    const page = await openBackOffice(browser, host, { email: owner, lang: 'th', width: 375 });
    const clicks = await countClicks(page);
    await page.goto(at('/blogs'));
    await page.getByText('ยังไม่มีบทความ').waitFor();
    await page.getByRole('link', { name: 'เขียนบทความ' }).first().click();
    await page.getByRole('textbox', { name: 'ชื่อบทความ (ภาษาไทย)' }).fill('เปิดเตาครั้งแรก');
    await page.getByRole('textbox', { name: 'เนื้อหา (ภาษาไทย)' }).click();
    await page.keyboard.type('ถ้วยชุดแรกออกจากเตาแล้ว');
    await page.getByRole('button', { name: 'บันทึก' }).click();
    await page.getByText('สร้างบทความแล้ว').waitFor();
    await page.getByRole('heading', { name: 'เปิดเตาครั้งแรก' }).waitFor();
    await page.getByText('เผยแพร่แล้ว').waitFor();
    expect(await clicks()).toBeLessThanOrEqual(3);
    console.log(`a post: ${await clicks()} clicks`);
    expect(await inShop()).toContain('เปิดเตาครั้งแรก');
    const link = page.locator('a[href*="/web/alpha/blog/"]').first();
    const shown = await fetch(new URL((await link.getAttribute('href')) ?? '', host.origin));
    expect(await shown.text()).toContain('<p>ถ้วยชุดแรกออกจากเตาแล้ว</p>');
    expect(await findViolations(page)).toEqual([]);
  });

  it('waits for its time, is a draft again, and says what is missing in English', async () => {
    const page = await openBackOffice(browser, host, { email: owner });
    await page.goto(at('/blogs/create'));
    await page.getByLabel('Status').selectOption('scheduled');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Required').first().waitFor();
    await page.getByRole('textbox', { name: 'Title (Thai)' }).fill('ข่าวพรุ่งนี้');
    await page.getByText('Not translated: shoppers see the Thai text').first().waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Post created').waitFor();
    await page.getByText('Scheduled', { exact: true }).waitFor();
    expect(await inShop()).not.toContain('ข่าวพรุ่งนี้');
    await page.getByLabel('Status').selectOption('draft');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Post saved').waitFor();
    await page.getByText('Draft', { exact: true }).waitFor();
  });
});

describe('a post that is there', () => {
  it('is deleted without a question, and comes back by the notice', async () => {
    const page = await openBackOffice(browser, host, { email: owner, lang: 'th', width: 375 });
    await page.goto(at('/blogs'));
    await page.getByRole('link', { name: 'เปิดเตาครั้งแรก' }).click();
    await page.getByRole('button', { name: 'ลบบทความ' }).click();
    await page.getByText('ลบบทความแล้ว').waitFor();
    const row = page.getByRole('listitem').filter({ hasText: 'เปิดเตาครั้งแรก' });
    await row.waitFor({ state: 'detached' });
    expect(await inShop()).not.toContain('เปิดเตาครั้งแรก');
    await page.getByRole('button', { name: 'เลิกทำ' }).click();
    await row.waitFor();
    expect(await inShop()).toContain('เปิดเตาครั้งแรก');
  });

  it('of another writer is read and not changed by staff who only add posts', async () => {
    const { staffAlpha } = accounts;
    await host.db
      .updateTable('staff')
      .set({ flags: ['blog_add'] })
      .where('shop_id', '=', shops.alpha.id)
      .where('account_id', '=', staffAlpha.id)
      .execute();
    const page = await openBackOffice(browser, host, { email: staffAlpha.email });
    await page.goto(at(''));
    await page.getByRole('link', { name: 'Write a post' }).waitFor();
    await page.goto(at('/blogs'));
    await page.getByRole('link', { name: 'เปิดเตาครั้งแรก' }).click();
    await page.getByText('Written by another person').waitFor();
    expect(await page.getByRole('textbox', { name: 'Title (Thai)' }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Delete post' }).count()).toBe(0);
  });
});

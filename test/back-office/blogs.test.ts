import { describe, expect, it } from 'vitest';
import { givePicture } from '../support/browser/give-picture.ts';
import { accounts, shops } from '../support/fixture-market.ts';
import { backOfficeStage } from '../support/browser/back-office-stage.ts';
import { countClicks } from '../support/browser/count-clicks.ts';
import { findViolations } from '../support/browser/find-violations.ts';
import { png } from '../support/pictures.ts';

const stage = backOfficeStage();
const { at, open } = stage;

const owner = accounts.ownerAlpha.email;
const inShop = async (path = '') =>
  (await fetch(`${stage.host.origin}/web/alpha/blog${path}`)).text();

describe('a new post', () => {
  it('takes a title, a text and three clicks on a phone, and the shop shows it', async () => {
    const page = await open({ email: owner, lang: 'th', width: 375 });
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
    const shown = await fetch(new URL((await link.getAttribute('href')) ?? '', stage.host.origin));
    expect(await shown.text()).toContain('<p>ถ้วยชุดแรกออกจากเตาแล้ว</p>');
    expect(await findViolations(page)).toEqual([]);
  });

  it('waits for its time, is a draft again, and says what is missing in English', async () => {
    const page = await open({ email: owner });
    await page.goto(at('/blogs/create'));
    await page.getByLabel('Status').selectOption('scheduled');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Required').first().waitFor();
    await page.getByRole('textbox', { name: 'Title (Thai)' }).fill('ข่าวพรุ่งนี้');
    await page.getByText('Not translated: shoppers see the Thai text').first().waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Post created').waitFor();
    await page.getByText('Scheduled', { exact: true }).waitFor();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Preview' }).click();
    const preview = await opened;
    await preview.getByText('Preview: readers see this post once it is published.').waitFor();
    await preview.getByRole('heading', { name: 'ข่าวพรุ่งนี้', level: 1 }).waitFor();
    await preview.close();
    expect(await inShop()).not.toContain('ข่าวพรุ่งนี้');
    await page.getByLabel('Status').selectOption('draft');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Post saved').waitFor();
    await page.getByText('Draft', { exact: true }).waitFor();
  });
});

describe('a post that is there', () => {
  it('gets tags as chips with names in English, and a picture of the library in its text', async () => {
    const page = await open({ email: owner, lang: 'th', width: 375 });
    await page.goto(at('/blogs'));
    await page.getByRole('link', { name: 'เปิดเตาครั้งแรก' }).click();
    const tags = page.getByRole('combobox', { name: 'แท็ก', exact: true });
    await tags.fill('เตา');
    await tags.press('Enter');
    await page.getByRole('textbox', { name: 'เตา (ภาษาอังกฤษ)' }).fill('Kiln');
    await page.getByRole('button', { name: 'เพิ่มรูป' }).first().click();
    const library = page.getByRole('dialog', { name: 'คลังรูป' });
    const buffer = await png(300, 200);
    const kiln = { name: 'kiln.png', mimeType: 'image/png', buffer };
    await library.locator('input[type=file]').first().setInputFiles(kiln);
    await library.getByRole('button', { name: 'ใช้ 1 รูป' }).click();
    const inText = page.getByRole('textbox', { name: 'เนื้อหา (ภาษาไทย)' }).locator('img');
    await inText.waitFor();
    await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
    await page.getByText('บันทึกบทความแล้ว').waitFor();
    expect(await inShop('/search/tag/เตา')).toContain('เปิดเตาครั้งแรก');
    await page.goto(at('/blogs/create'));
    await page.getByRole('combobox', { name: 'แท็ก', exact: true }).click();
    await page.getByRole('option', { name: 'เตา' }).click();
    const label = page.getByRole('textbox', { name: 'เตา (ภาษาอังกฤษ)' });
    expect(await label.inputValue()).toBe('Kiln');
    expect(await findViolations(page)).toEqual([]);
  });

  it('is deleted without a question, and comes back by the notice', async () => {
    const page = await open({ email: owner, lang: 'th', width: 375 });
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
    await stage.host.db
      .updateTable('staff')
      .set({ flags: ['blog_add'] })
      .where('shop_id', '=', shops.alpha.id)
      .where('account_id', '=', staffAlpha.id)
      .execute();
    const page = await open({ email: staffAlpha.email });
    await page.goto(at(''));
    await page.getByRole('link', { name: 'Write a post' }).click();
    // Blog writers choose pictures from the library too.
    await page.getByRole('button', { name: 'Add image' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'kiln' }).click();
    await page.getByRole('button', { name: 'Use image' }).click();
    await page.getByRole('textbox', { name: 'Text (Thai)' }).locator('img').waitFor();
    await page.goto(at('/blogs'));
    await page.getByRole('link', { name: 'เปิดเตาครั้งแรก' }).click();
    await page.getByText('Written by another person').waitFor();
    expect(await page.getByRole('textbox', { name: 'Title (Thai)' }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Delete post' }).count()).toBe(0);
  });
});

it('saves a post when the picture pasted into its text is uploaded; a failed one is tried again', async () => {
  const page = await open({ email: owner });
  const uploads: ((isSent: boolean) => void)[] = [];
  await page.route('**/media', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const isSent = await new Promise<boolean>((resolve) => uploads.push(resolve));
    return isSent ? route.continue() : route.abort();
  });
  const paste = async (title: string) => {
    await page.goto(at('/blogs/create'));
    await page.getByRole('textbox', { name: 'Title (Thai)' }).fill(title);
    const picture = await png(300, 300, '#a8c876');
    await givePicture(page, 'paste', 'balm.png', picture, '.tiptap');
    await expect.poll(() => uploads.length).toBe(1);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saves as soon as the images are uploaded').waitFor();
  };
  const saved = () =>
    stage.host.db
      .selectFrom('blog')
      .select(['title', 'html'])
      .where('shop_id', '=', shops.alpha.id)
      .where('title', 'like', 'ยาหม่อง%')
      .orderBy('id')
      .execute();
  const pictured = (title: string) => ({ title, html: expect.stringContaining('<img ') });
  await paste('ยาหม่องไพล');
  uploads.pop()?.(true);
  await page.getByText('Post created').waitFor();
  await paste('ยาหม่องเขียว');
  uploads.pop()?.(false);
  const told = page.getByText('An image was not uploaded. Try again or remove it.');
  await told.waitFor();
  await page.getByText(/^balm\.png: /).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await told.waitFor();
  expect(await saved()).toEqual([pictured('ยาหม่องไพล')]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => uploads.length).toBe(1);
  uploads.pop()?.(true);
  await told.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Post created').waitFor();
  expect(await saved()).toEqual([pictured('ยาหม่องไพล'), pictured('ยาหม่องเขียว')]);
});

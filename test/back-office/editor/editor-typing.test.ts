import type { FrameLocator, Locator, Page } from '@playwright/test';
import { beforeEach, describe, expect, it } from 'vitest';
import { png } from '../../support/pictures.ts';
import { editorSuite, headline, saveNow } from '../../support/browser/editor-page.ts';

const { draft, open, put } = editorSuite();

/** Types as a phone's keyboard does: the word is composed, and then taken. */
async function compose(page: Page, steps: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const text of steps) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await session.send('Input.insertText', { text: steps.at(-1) ?? '' });
}

/** Pastes HTML, as from another page. */
const paste = (text: Locator, plain: string, html: string) =>
  text.evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', data.plain);
      clipboardData.setData('text/html', data.html);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { plain, html },
  );

/** Presses the text twice: the section is selected, then the text is edited. */
async function edit(canvas: FrameLocator, text: string): Promise<Locator> {
  await canvas.getByText(text).click();
  await canvas.locator('talad-canvas-overlay .selected').waitFor();
  await canvas.getByText(text).click();
  const field = canvas.getByRole('textbox');
  await field.and(canvas.locator(':focus')).waitFor();
  return field;
}

describe('typing on the canvas', () => {
  let page: Page;
  let canvas: FrameLocator;
  const heading = () => page.getByRole('textbox', { name: 'หัวเรื่อง', exact: true });

  beforeEach(async ({ task }) => {
    const name = task.id.replaceAll(/\W/g, '').slice(-12);
    await put(name, [
      headline('top', 'ชา'),
      {
        id: 'points',
        name: 'FeatureSection',
        props: {
          title: 'ทำไมต้องเรา',
          features: [{ title: 'ส่งไว' }, { title: 'ส่งไว', link: '/x' }],
        },
      },
      { id: 'story', name: 'ParagraphSection', props: { description: '<p>เรื่องของเรา</p>' } },
    ]);
    ({ page, canvas } = await open({ lang: 'th', name }));
    saved = async () => {
      await saveNow(page);
      return draft(name);
    };
  });
  let saved: () => Promise<string>;

  it('takes composed Thai into canvas, inspector and draft, and undo removes the burst', async () => {
    const field = await edit(canvas, 'ชา');
    expect(await field.getAttribute('aria-label')).toBe('หัวเรื่อง');
    await page.keyboard.press('End');
    await compose(page, ['ก', 'กา', 'กาแ', 'กาแฟ', 'กาแฟน้ำผึ้ง']);
    await expect.poll(() => field.textContent()).toBe('ชากาแฟน้ำผึ้ง');
    await expect.poll(() => heading().inputValue()).toBe('ชากาแฟน้ำผึ้ง');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    expect(await canvas.locator('talad-headline h2').textContent()).toBe('ชากาแฟน้ำผึ้ง');
    expect(await saved()).toContain('"title":"ชากาแฟน้ำผึ้ง"');

    await page.keyboard.press('Control+z');
    await expect.poll(() => canvas.locator('talad-headline h2').textContent()).toBe('ชา');
    await expect.poll(() => heading().inputValue()).toBe('ชา');
  });

  it('follows the inspector, undoes while it types, and Enter ends a line', async () => {
    const field = await edit(canvas, 'ชา');
    await page.keyboard.press('End');
    await page.keyboard.type(' อู่หลง');
    await expect.poll(() => heading().inputValue()).toBe('ชา อู่หลง');
    await page.keyboard.press('Control+z');
    await expect.poll(() => field.textContent()).toBe('ชา');
    await page.keyboard.press('Control+y');
    await expect.poll(() => field.textContent()).toBe('ชา อู่หลง');
    await page.keyboard.press('Enter');
    await field.waitFor({ state: 'detached' });
    await heading().fill('ชาดำ');
    await expect.poll(() => canvas.locator('talad-headline h2').textContent()).toBe('ชาดำ');
    // A text can be emptied: its element stays until the typing ends.
    const again = await edit(canvas, 'ชาดำ');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('ใหม่');
    await expect.poll(() => heading().inputValue()).toBe('ใหม่');
    expect(await again.textContent()).toBe('ใหม่');
  });

  it('pastes plain text in one line, within the limit', async () => {
    const field = await edit(canvas, 'ชา');
    await page.keyboard.press('End');
    await paste(field, ' อู่หลง\nดอยแม่สลอง', '<b>อู่หลง</b><br>ดอยแม่สลอง');
    await expect.poll(() => field.textContent()).toBe('ชา อู่หลง ดอยแม่สลอง');
    expect(await field.locator('*').count()).toBe(0);
    await paste(field, 'ก'.repeat(500), '');
    await expect.poll(() => heading().inputValue()).toHaveLength(120);
    await page.keyboard.type('ข');
    expect(await field.textContent()).toHaveLength(120);
  });

  it('edits the pressed item of a list, shows it in the inspector, and Tab goes on', async () => {
    const second = canvas.locator('talad-feature h3').nth(1);
    await second.click();
    await canvas.locator('talad-canvas-overlay .selected').waitFor();
    await second.click();
    await canvas.getByRole('textbox').waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.type('เรา');
    const item = page.getByRole('button', { name: /แก้ไขรายการที่ 2/ });
    await expect.poll(() => item.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => item.textContent()).toContain('เราส่งไว');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => canvas.getByRole('textbox').textContent()).toBe('ส่งไว');
    await page.keyboard.type('ส่งฟรี');
    expect(await saved()).toContain(
      '"features":[{"title":"ส่งฟรี"},{"link":"/x","title":"เราส่งไว"}]',
    );
  });

  it('selects a Thai word by a double click, and types in the language of the page', async () => {
    await page.locator('[data-row=top]').click();
    await page.getByRole('tab', { name: 'อังกฤษ' }).click();
    const title = canvas.locator('talad-feature h2');
    const box = (await title.boundingBox())!;
    const letters = await title.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect().right / innerWidth;
    });
    const frame = (await page.locator('iframe').boundingBox())!;
    await page.mouse.dblclick(frame.x + frame.width * letters - 4, box.y + box.height / 2);
    await canvas.getByRole('textbox').waitFor();
    await page.keyboard.type('ร้านนี้');
    await expect.poll(() => title.textContent()).toBe('ทำไมต้องร้านนี้');
    const kept = await saved();
    expect(kept).toContain('"title":"ทำไมต้องเรา"');
    expect(kept).toContain('"en":{"title":"ทำไมต้องร้านนี้"}');
  });

  it('formats rich text by its bar', async () => {
    const field = await edit(canvas, 'เรื่องของเรา');
    await page.keyboard.press('Control+a');
    await canvas.getByRole('button', { name: 'ตัวหนา' }).click();
    await canvas.getByRole('button', { name: 'ลิงก์' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').first().click();
    await page.getByRole('option', { name: 'เว็บไซต์อื่น' }).click();
    await dialog.getByRole('textbox').fill('https://talad.example/story');
    await dialog.getByRole('button', { name: 'ใช้ลิงก์นี้' }).click();
    await field.locator('a').waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await canvas.locator('talad-paragraph a').waitFor();
    expect(await saved()).toMatch(
      /<p>(<b><a href=\\"https:\/\/talad.example\/story\\">|<a href=\\"https:\/\/talad.example\/story\\"><b>)เรื่องของเรา/,
    );
  });
});

describe('what is not typed', () => {
  it('a double click opens the library for a picture, the picker for products, the pane of the header', async () => {
    await put('parts', [
      {
        id: 'pic',
        name: 'TopicSection',
        props: { title: 'ร้าน', image: '/assets/icons/icon-192.png' },
      },
      { id: 'goods', name: 'ProductSection', props: { title: 'สินค้า' } },
    ]);
    const { page, canvas, context } = await open({ name: 'parts' });
    await canvas.locator('talad-topic img').dblclick();
    const library = page.getByRole('dialog', { name: 'Media library' });
    const buffer = await png(300, 200, '#c02020');
    await library
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'kiln.png', mimeType: 'image/png', buffer });
    await library.waitFor({ state: 'detached' });
    const describe = page.getByRole('link', { name: 'Crop and describe' });
    const id = /[^/]+$/.exec((await describe.getAttribute('href')) ?? '')?.[0];
    await saveNow(page);
    expect(await draft('parts')).toContain(`"image":"${id}"`);

    const box = canvas.locator('talad-products talad-product-box').first();
    await box.dblclick();
    await page.getByRole('combobox', { name: 'Category' }).and(page.locator(':focus')).waitFor();
    await box.click();
    const [product] = await Promise.all([
      context.waitForEvent('page'),
      canvas.getByRole('button', { name: 'Edit this product' }).click(),
    ]);
    await product.waitForURL(/\/mybusiness\/alpha\/products\/\d+$/);
    await product.close();

    await canvas.locator('talad-header').click({ position: { x: 4, y: 4 } });
    await expect.poll(() => page.getByLabel('Search field').isVisible()).toBe(true);
  });
});

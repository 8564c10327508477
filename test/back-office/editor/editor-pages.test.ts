import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import {
  add,
  canvasOf,
  editorSuite,
  headline,
  order,
  publish,
  saveNow,
} from '../../support/browser/editor-page.ts';
import { findPreset } from '../../../presets/index.ts';
import { findViolations } from '../../support/browser/find-violations.ts';
import { png } from '../../support/pictures.ts';
import { products } from '../../support/fixture-market.ts';

const { host, open, put, draft, visit } = editorSuite();

const thai = (page: Page) => page.getByRole('tab', { name: 'ไทย' }).click();

it('makes a page with an address and two names, finds it in the list, publishes it', async () => {
  const { page } = await open();
  const chooser = page.getByRole('button', { name: /^Page: / });
  await chooser.click();
  await page.getByRole('menuitem', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a page' });
  await dialog.getByLabel('in Thai').fill('เรื่องของเรา');
  await dialog.getByLabel('in English').fill('Our story');
  const address = dialog.getByRole('textbox', { name: 'Address' });
  expect(await address.inputValue()).toBe('our-story');
  await address.fill('search');
  await dialog.getByText('This address is already used by the shop').waitFor();
  await address.fill('our story 2');
  expect(await address.inputValue()).toBe('our-story-2');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/\/pages\/our-story-2$/);
  // Wait for the new page, not the one that was open.
  await page.getByRole('heading', { name: 'Start your page' }).waitFor();
  await canvasOf(page);
  await expect.poll(() => chooser.textContent()).toBe('Our story');
  await add(page, 'Headline');
  await thai(page);
  await page.getByLabel('Heading', { exact: true }).fill('เริ่มจากเตาหลังบ้าน');

  await chooser.click();
  await page
    .getByRole('menuitem', { name: 'Our story /our-story-2 · not published yet' })
    .waitFor();
  await page.getByRole('menuitem', { name: 'Rename page' }).click();
  await page.getByLabel('in English').fill('How we began');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => chooser.textContent()).toBe('How we began');
  await saveNow(page);
  await publish(page);
  await expect.poll(() => visit('/our-story-2?lang=th')).toContain('<title>เรื่องของเรา');
  expect(await visit('/our-story-2?lang=th')).toContain('เริ่มจากเตาหลังบ้าน');
  await expect.poll(() => visit('/our-story-2?lang=en')).toContain('<title>How we began');
  // The list shows it in the reader's language.
  const inThai = await open({ lang: 'th', name: 'our-story-2' });
  await inThai.page.getByRole('button', { name: 'หน้า: เรื่องของเรา' }).click();
  await inThai.page
    .getByRole('menuitem', { name: 'เรื่องของเรา /our-story-2', exact: true })
    .waitFor();
});

it('takes a picture from the device onto the page, as every visitor gets it', async () => {
  await put('art', [{ id: 'topic', name: 'TopicSection', props: { title: 'Kiln' } }]);
  const { page, canvas } = await open({ name: 'art' });
  await page.locator('[data-row=topic]').click();
  const upload = async (name: string, buffer: Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page
        .getByRole('button', { name: /^(Choose image|Change)$/ })
        .first()
        .click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'image/png', buffer });
  };
  await upload('no-picture.png', Buffer.from('not a picture at all'));
  await page
    .getByText(/image/i)
    .filter({ hasText: /JPEG|PNG|WebP/i })
    .first()
    .waitFor();
  await upload('kiln.png', await png(900, 600, '#a2543d'));
  const drawn = canvas.locator('[data-block-id=topic] img').first();
  await drawn.waitFor();
  await expect
    .poll(() => drawn.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(900);
  await saveNow(page);
  const [id = ''] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(await draft('art')) ?? [];
  // The library offers an uploaded picture again.
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await drawn.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Media library' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: /^kiln/ }).click();
  await drawn.waitFor();
  await saveNow(page);
  expect(await draft('art')).toContain(id);
  await host().host.jobs.drain();
  await publish(page);
  await expect.poll(() => visit('/art')).toContain(`/media/2/${id}/`);
  expect(await visit('/art')).toContain('image/avif');
});

it('links to a page, a product, a category, the web, a mail, a phone, and nowhere unsafe', async () => {
  await put('links', [
    { id: 'top', name: 'Headline', props: { title: 'Links', button: 'Go' } },
    { id: 'text', name: 'ParagraphSection', props: { description: '<p>Read our story</p>' } },
  ]);
  const { page, canvas } = await open({ name: 'links' });
  await page.locator('[data-row=top]').click();
  await thai(page);
  const dialog = page.getByRole('dialog', { name: 'Link to' });
  const field = page.getByLabel(/link/i, { exact: false }).and(page.locator('input')).first();
  const kind = async (name: string) => {
    await dialog.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  const choose = async (name: string, pick: () => Promise<unknown>) => {
    await page
      .getByRole('button', { name: /^Choose: / })
      .first()
      .click();
    await kind(name);
    await pick();
    await dialog.getByRole('button', { name: 'Use this link' }).click();
    await dialog.waitFor({ state: 'detached' });
    return field.inputValue();
  };
  const type = (label: string, text: string) => () =>
    dialog.getByRole('textbox', { name: label }).fill(text);
  const { cup } = products;
  expect(
    await choose('Product', async () => {
      await dialog.getByRole('combobox', { name: 'Product' }).fill(cup.title.slice(0, 4));
      await page.getByRole('option', { name: cup.title }).click();
    }),
  ).toBe(`/product/${cup.id}`);
  expect(
    await choose('Category', async () => {
      await dialog.getByRole('combobox', { name: 'Category' }).click();
      await page.getByRole('option').first().click();
    }),
  ).toMatch(/^\/category\/\d+$/);
  expect(await choose('Phone number', type('Phone number', '02-123 4567'))).toBe('tel:021234567');
  expect(await choose('Email address', type('Email address', 'a@b.test'))).toBe('mailto:a@b.test');
  await page
    .getByRole('button', { name: /^Choose: / })
    .first()
    .click();
  await kind('Web address');
  await type('Web address', 'javascript:alert(1)')();
  await dialog.getByRole('button', { name: 'Use this link' }).click();
  await dialog.getByText('Enter a web address that starts').waitFor();
  expect(await findViolations(page, 'iframe')).toEqual([]);
  await type('Web address', 'example.test/kiln')();
  await dialog.getByRole('button', { name: 'Use this link' }).click();
  await expect.poll(() => field.inputValue()).toBe('https://example.test/kiln');
  const pickPage = async (path: string) => {
    await dialog.getByRole('combobox', { name: 'Shop page' }).fill(path);
    await page.getByRole('option', { name: path }).click();
  };
  expect(await choose('Shop page', () => pickPage('/links'))).toBe('/links');
  await canvas.locator('[data-block-id=top] a[href="/web/alpha/links"]').waitFor();

  // Text shows the links marked in it.
  await page.locator('[data-row=text]').click();
  await thai(page);
  const words = page.getByRole('textbox', { name: 'Text', exact: true });
  await words.getByText('Read our story').dblclick({ position: { x: 12, y: 8 } });
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Shop page' }).fill('/our-story');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => words.innerHTML()).toContain('<a href="/our-story">Read</a>');
  const link = canvas.locator('[data-block-id=text] a');
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe('/web/alpha/our-story');
  // Pasted markup is sanitized.
  await words.evaluate((place) => {
    place.innerHTML = '<p><a href="javascript:alert(1)">bad</a> good</p>';
    place.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await canvas.getByText('bad good').waitFor();
  await saveNow(page);
  expect(await draft('links')).toContain('<p>bad good</p>');
  expect(await order(page)).toEqual(['top', 'text']);
});

it('manages pages from the list: template, search texts, front page, address, deletion', async () => {
  await put('story', [headline('s', 'Our kiln')], true);
  const { page } = await open({ name: 'story' });
  const manage = async () => {
    await page.getByRole('button', { name: /^Page: / }).click();
    await page.getByRole('menuitem', { name: 'Manage pages' }).click();
  };
  const list = page.getByRole('dialog', { name: 'Pages of the shop' });
  const act = async (name: string, choice: string) => {
    await list.getByRole('button', { name: `Options of ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: choice }).click();
  };
  await manage();
  // Pages that the site finds by name have no other address.
  await list.getByRole('button', { name: 'Options of Front page' }).waitFor();
  await act('story', 'Search and sharing');
  const seo = page.getByRole('dialog', { name: 'Search and sharing' });
  await seo.getByLabel('Title in search results').fill('Kiln of Alpha');
  for (const shown of ['On Google', 'Shared in LINE']) {
    await seo.getByRole('figure', { name: shown }).getByText('Kiln of Alpha').waitFor();
  }
  expect(await findViolations(page, 'iframe')).toEqual([]);
  await seo.getByRole('button', { name: 'Save' }).click();
  await seo.waitFor({ state: 'detached' });
  expect(await visit('/story?lang=en')).toContain('<title>Kiln of Alpha');

  await act('story', 'Duplicate');
  await list.getByText('/story-2 · not published yet').waitFor();
  await act('story', 'Use as front page');
  await list.getByText('Front page', { exact: true }).nth(1).waitFor();
  expect(await visit('?lang=en')).toContain('Our kiln');

  await act('story', 'Change the address');
  const address = page.getByRole('dialog', { name: 'Change the address' });
  await address.getByRole('textbox').fill('story-2');
  await address.getByText('A page with this address already exists').waitFor();
  await address.getByRole('textbox').fill('our kiln');
  await address.getByRole('button', { name: 'Save' }).click();
  // The page is open in the editor, which follows it.
  await page.waitForURL(/\/pages\/our-kiln$/);
  await canvasOf(page);

  await manage();
  await act('story', 'Unpublish');
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
  await list.getByText('/our-kiln · not published yet').waitFor();
  expect(await visit('?lang=en')).not.toContain('Our kiln');
  await act('story', 'Delete');
  await page.waitForURL(/\/pages$/);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await page.waitForURL(/\/pages\/our-kiln$/);
  await page.locator('[data-row=s]').waitFor();

  await page.getByRole('button', { name: /^Page: / }).click();
  await page.getByRole('menuitem', { name: 'New page' }).click();
  const create = page.getByRole('dialog', { name: 'Create a page' });
  await create.getByLabel('in English').fill('Who we are');
  await create.getByRole('combobox', { name: 'Theme of the templates' }).selectOption('x_pottery');
  await create.getByRole('radio', { name: 'About us' }).click();
  await create.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/\/pages\/who-we-are$/);
  const [section] = findPreset('x_pottery')?.pages['aboutus']?.blocks ?? [];
  await expect.poll(() => draft('who-we-are')).toContain(section?.id);
});

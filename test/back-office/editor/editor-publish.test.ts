import { expect, it } from 'vitest';
import {
  add,
  editorSuite,
  headline,
  order,
  saveNow,
  type OpenEditor,
} from '../../support/browser/editor-page.ts';
import { findViolations } from '../../support/browser/find-violations.ts';
import { shops } from '../../support/fixture-market.ts';

const { host, open, openTab, put, draft, visit } = editorSuite();

const leave = ({ page }: OpenEditor) =>
  page.getByRole('button', { name: 'Back to the back office' }).click();

// Keep this test first, because the later ones publish.
it('is not left with work in a shop that was never published, until it is', async () => {
  const editor = await open();
  const { page } = editor;
  await add(page, 'Paragraph');
  await leave(editor);
  const refused = page.getByRole('dialog', { name: 'Need to publish first' });
  await refused.waitFor();
  expect(await refused.getByRole('button').allTextContents()).toEqual(['Keep editing', 'Publish']);
  await refused.getByRole('button', { name: 'Keep editing' }).click();
  await refused.waitFor({ state: 'detached' });
  expect(await page.getByRole('treegrid').count()).toBe(1);
  await leave(editor);
  await refused.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Publish successfully.').waitFor();
  await leave(editor);
  await page.waitForURL(/\/mybusiness\/alpha$/);
});

it('names all that a publication brings before visitors, of the whole shop', async () => {
  await put('older', [headline('o', 'Older')], true);
  await host()
    .db.updateTable('page')
    .set({ title: 'Older news', draft: JSON.stringify({ version: 2, title: 'x', blocks: [] }) })
    .where('shop_id', '=', shops.alpha.id)
    .where('name', '=', 'older')
    .execute();
  await put('fresh', [headline('f', 'Fresh')]);
  await host()
    .db.insertInto('page')
    .values({ shop_id: shops.beta.id, name: 'beta-page', title: 'Of another shop', draft: '{}' })
    .execute();
  const { page } = await open();
  await add(page, 'Headline');
  await page.getByRole('tab', { name: 'Theme' }).click();
  await page.getByLabel('Main colour', { exact: true }).first().fill('#7a1f5c');
  await page.getByRole('button', { name: 'Footer' }).first().click();
  await page.getByLabel('Slogan').first().fill('Fired at dawn');
  await saveNow(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish your shop?' });
  const lines = (group: string | RegExp) =>
    dialog.getByRole('list', { name: group }).getByRole('listitem').allTextContents();
  const part = (name: string) => dialog.getByRole('checkbox', { name });
  await part('Older news').waitFor();
  expect(await lines('On every page')).toEqual(['Footer', 'Colours']);
  expect(await lines(/^This page/)).toEqual(['Added “Headline”']);
  expect(await dialog.getByRole('checkbox').count()).toBe(4);
  // The pictures are the real page: as visitors see it, and as it will be, apart for page and look.
  const picture = (title: string) => dialog.frameLocator(`iframe[title="${title}"]`);
  const headlines = (title: string) => picture(title).locator('talad-headline').count();
  await picture('Front page: after publishing').locator('footer').waitFor();
  await picture('Front page: live now').locator('footer').waitFor();
  expect(await headlines('Front page: after publishing')).toBe(
    (await headlines('Front page: live now')) + 1,
  );
  await picture('On every page: after publishing').getByText('Fired at dawn').waitFor();
  expect(await picture('Front page: after publishing').getByText('Fired at dawn').count()).toBe(0);
  expect(await findViolations(page, 'iframe')).toEqual([]);

  // The look and one page wait.
  await part('On every page').uncheck();
  await part('fresh (new)').uncheck();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await dialog.waitFor({ state: 'detached' });
  const front = await visit('');
  expect(front).not.toContain('#7a1f5c');
  expect(front).not.toContain('Fired at dawn');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await part('fresh (new)').waitFor();
  expect(await lines('On every page')).toEqual(['Footer', 'Colours']);
  expect(await dialog.getByRole('checkbox').count()).toBe(2);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await visit('')).toContain('Fired at dawn');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByText('No changes since the last publish.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Publish now' }).isDisabled()).toBe(true);
  expect(await dialog.getByRole('list').count()).toBe(0);
});

it('lists weaknesses before publishing, each with a remedy and one click from its place', async () => {
  await put('weak', [
    headline('s', 'ร้านเล็กหัวมุมถนน'),
    { id: 'e', name: 'ParagraphSection', props: {} },
    { id: 'l', name: 'Headline', props: { title: 'x', button: 'y', buttonLink: '/gone' } },
  ]);
  const { page } = await open({ name: 'weak' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish your shop?' });
  const checks = dialog.getByRole('list', { name: 'Before you publish' });
  const texts = async () =>
    (
      await checks.getByRole('listitem').locator('.MuiListItemText-primary').allTextContents()
    ).filter((text) => !text.includes('hard to read'));
  await checks.waitFor();
  expect(await texts()).toEqual([
    '“Headline” still has sample text: ร้านเล็กหัวมุมถนน',
    '“Headline” has no English text: ร้านเล็กหัวมุมถนน',
    '“Paragraph” is empty',
    'A link leads to a page that does not exist: /gone',
  ]);
  // The empty section is deleted at once, and the page is checked again.
  await checks.getByRole('button', { name: 'Delete section' }).click();
  await checks.getByText('“Paragraph” is empty').waitFor({ state: 'detached' });
  expect(await texts()).toHaveLength(3);
  await checks.getByRole('button', { name: /^Show: A link leads/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('[data-row=l][aria-selected=true]').waitFor();
  expect(await order(page)).toEqual(['s', 'l']);
});

it('names sample text once in the reader’s language, and deletes all such sections at once', async () => {
  const sample = (id: string, th: string, en: string) => ({
    ...headline(id, th),
    i18n: { en: { title: en } },
  });
  await put('samples', [
    sample('a', 'ร้านเล็กหัวมุมถนน', 'The small shop on the corner'),
    headline('o', 'Own'),
    sample('b', 'ขนมปังออกเตาหกโมงเช้า', 'Bread out of the oven at six'),
  ]);
  const { page } = await open({ name: 'samples' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish your shop?' });
  const lines = dialog.getByText('still has sample text');
  await lines.first().waitFor();
  expect(await lines.allTextContents()).toEqual([
    '“Headline” still has sample text: The small shop on the corner',
    '“Headline” still has sample text: Bread out of the oven at six',
  ]);
  await dialog.getByRole('button', { name: 'Delete 2 sections with sample text' }).click();
  await lines.first().waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await order(page)).toEqual(['o']);
  // One step of undo brings them back.
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect.poll(() => order(page)).toEqual(['a', 'o', 'b']);
});

it('keeps the page where it is, whatever scrolls the frame’s surroundings', async () => {
  const { page } = await open();
  const moved = await page.locator('iframe').evaluate((frame) => {
    const above: Element[] = [];
    for (let at = frame.parentElement; at; at = at.parentElement) above.push(at);
    for (const one of above) one.scrollTo({ left: 60, top: 60 });
    return above.filter((one) => one.scrollTop !== 0 || one.scrollLeft !== 0).length;
  });
  expect(moved).toBe(0);
});

it('has a name for the menu that is about more than one thing', async () => {
  const { page } = await open();
  await page.getByRole('button', { name: 'More actions' }).click();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual([
    'Schedule publishing',
    'Share the draft',
    'Random layout',
    'Published versions',
    'Revert to published',
  ]);
});

it('merges what a refused save brings with it, without asking again', async () => {
  await put('refused', [headline('a', 'Before'), headline('b', 'Before')], true);
  // Without the live stream this tab hears of the other one only by the refusal.
  const { context, page: first } = await open();
  await context.route('**/notifications/stream*', (route) => route.abort());
  await first.close();
  const mine = await openTab(context, 'refused');
  const theirs = await open({ name: 'refused' });
  const write = async ({ page }: OpenEditor, id: string, text: string) => {
    await page.locator(`[data-row=${id}]`).click();
    await page.getByRole('tab', { name: 'ไทย' }).click();
    await page.getByLabel('Heading', { exact: true }).fill(text);
  };
  await write(theirs, 'a', 'Theirs');
  await saveNow(theirs.page);
  const loads: string[] = [];
  mine.page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/pages/edit/')) loads.push('load');
  });
  await write(mine, 'b', 'Mine');
  await mine.page.keyboard.press('Control+s');
  await expect.poll(() => draft('refused')).toContain('Mine');
  expect(await draft('refused')).toContain('Theirs');
  expect(loads).toEqual([]);
  expect(await order(mine.page)).toEqual(['a', 'b']);
});

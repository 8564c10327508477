import { expect, it } from 'vitest';
import {
  drawn,
  editorSuite,
  headline,
  order,
  rows,
  saveNow,
} from '../../support/browser/editor-page.ts';

const { draft, open, openTab, put } = editorSuite();

const five = ['a', 'b', 'c', 'd', 'e'].map((id) => headline(id, `Title ${id}`));
/** Chromium asks before a page reads the clipboard by a button. */
const own = { permissions: ['clipboard-read', 'clipboard-write'] };

it('several are selected by mouse and keys, moved, deleted and brought back as one step', async () => {
  await put('several', five);
  const { page, canvas } = await open({ name: 'several' });
  const marked = () =>
    page
      .locator('[role=row][aria-selected=true]')
      .evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
  await page.locator('[data-row=b]').click();
  await page.locator('[data-row=d]').click({ modifiers: ['Shift'] });
  await page.locator('[data-row=c]').click({ modifiers: ['ControlOrMeta'] });
  expect(await marked()).toEqual(['b', 'd']);
  // The canvas shows the same selection, and adds to it.
  await expect.poll(() => canvas.locator('.box.selected:visible').count()).toBe(2);
  await canvas.locator('[data-block-id=a]').click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(marked).toEqual(['a', 'b', 'd']);
  await page.getByRole('heading', { name: '3 sections selected' }).waitFor();

  // A key in the frame acts on all, as one step.
  await page.keyboard.press('Delete');
  await expect.poll(() => order(page)).toEqual(['c', 'e']);
  await page.getByRole('button', { name: 'Undo: Delete 3 sections' }).click();
  await expect.poll(() => order(page)).toEqual(['a', 'b', 'c', 'd', 'e']);
  await expect.poll(() => drawn(canvas)).toEqual(['a', 'b', 'c', 'd', 'e']);

  // The keyboard alone: a range, moved by one.
  await page.locator('[data-row=d]').click();
  await page.locator('[data-row=d]').press('Shift+ArrowDown');
  await page.locator('[data-row=e]').press('Alt+ArrowUp');
  expect(await order(page)).toEqual(['a', 'b', 'd', 'e', 'c']);

  // Larger than its room, the page scrolls sideways only, and a click still finds its section.
  await page.getByRole('combobox', { name: 'Size of the page' }).click();
  await page.getByRole('option', { name: '100 %', exact: true }).click();
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBe(1280);
  await canvas.locator('[data-block-id=e]').click();
  await expect.poll(marked).toEqual(['e']);
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  await page.locator('[data-row=d]').click();

  // The header stays, and a person who looks is told why.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByText('The header stays at the top').waitFor();
  expect(await order(page)).toEqual(['a', 'b', 'd', 'e', 'c']);
});

it('sections go to another page by Ctrl+C and Ctrl+V, and by the buttons', async () => {
  await put('from', five.slice(0, 2));
  await put('to', [headline('z', 'Title z')]);
  const { page, context } = await open({ name: 'from', own });
  await page.locator('[data-row=a]').click();
  await page.locator('[data-row=b]').click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+c');
  await page.getByText('2 sections copied').waitFor();

  const second = await openTab(context, 'to');
  await second.page.locator('[data-row=z]').click();
  await second.page.keyboard.press('Control+v');
  await second.canvas.getByText('Title b').waitFor();
  await second.page.getByRole('button', { name: 'Paste sections' }).click();
  await expect.poll(async () => (await order(second.page)).length).toBe(5);
  await saveNow(second.page);
  expect(await draft('to')).toContain('Title a');

  // Text of any other kind does nothing; a cut is one step.
  await second.page.evaluate(() => navigator.clipboard.writeText('<b>no section</b>'));
  await second.page.keyboard.press('Control+v');
  await second.page.getByText('no copied sections').waitFor();
  await second.page.locator('[data-row=z]').click();
  await second.page.getByRole('button', { name: 'More for “Headline”' }).first().click();
  await second.page.getByRole('menuitem', { name: 'Cut' }).click();
  await expect.poll(() => rows(second.page).count()).toBe(6);
  await second.page.keyboard.press('Control+z');
  await expect.poll(() => rows(second.page).count()).toBe(7);
});

it('a finger selects several in the list of a phone', async () => {
  await put('touch', five.slice(0, 3));
  const { page } = await open({ name: 'touch', lang: 'th', width: 375, own: { hasTouch: true } });
  await page.getByRole('button', { name: 'ส่วนต่าง' }).tap();
  // A finger's grip is as large as a finger.
  const grip = await page.locator('[data-row=b] [title^=ลาก]').boundingBox();
  expect([grip?.width, grip?.height]).toEqual([44, 44]);
  await page.getByRole('button', { name: 'เลือกหลายส่วน' }).tap();
  await page.locator('[data-row=a]').tap();
  await page.locator('[data-row=c]').tap();
  await page.getByRole('button', { name: 'ลบส่วนที่เลือก' }).tap();
  await expect.poll(() => order(page)).toEqual(['b']);
});

it('a locked and named section changes only after it is unlocked', async () => {
  await put('locks', five.slice(0, 2));
  const { page, canvas } = await open({ name: 'locks' });
  const menu = async (of: string, act: string) => {
    await page
      .getByRole('button', { name: `More for “${of}”` })
      .first()
      .click();
    await page.getByRole('menuitem', { name: act, exact: true }).click();
  };
  await page.locator('[data-row=a]').click();
  await page.locator('[data-row=a]').press('F2');
  await page.getByRole('textbox', { name: 'Name' }).fill('Summer banner');
  await page.keyboard.press('Enter');
  await page.locator('[data-row=a]').getByText('Summer banner').waitFor();
  await canvas.getByText('Summer banner').waitFor();

  await menu('Summer banner', 'Lock');
  await page.getByText('This section is locked').waitFor();
  await page.locator('[data-row=a]').press('Delete');
  await page.getByText('“Summer banner” is locked. Unlock it first.').waitFor();
  expect(await order(page)).toEqual(['a', 'b']);
  // Its fields cannot be reached, by no key either.
  const isReached = await page.getByLabel('Heading', { exact: true }).evaluate((field) => {
    if (field instanceof HTMLElement) field.focus();
    return document.activeElement === field;
  });
  expect(isReached).toBe(false);
  await saveNow(page);
  expect(JSON.parse(await draft('locks')).blocks[1]).toMatchObject({
    label: 'Summer banner',
    locked: true,
  });

  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await page.locator('[data-row=a]').press('Delete');
  await expect.poll(() => order(page)).toEqual(['b']);
});

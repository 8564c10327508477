import { describe, expect, it } from 'vitest';
import { FRONT_PAGE } from '@talad/elements/page/page';
import {
  add,
  canvasOf,
  drawn,
  editorSuite,
  headline,
  names,
  order,
  publish,
  rows,
  saveNow,
} from '../../support/browser/editor-page.ts';
import { findViolations } from '../../support/browser/find-violations.ts';

const { draft, host, open, openTab, put, visit } = editorSuite();

describe('an owner', () => {
  it('adds, writes in two languages, moves, deletes and brings back, recolours, publishes', async () => {
    const { page, canvas } = await open();
    await add(page, 'Headline');
    const selected = page.locator('[role=row][aria-selected=true]');
    await selected.waitFor();

    // The canvas shows both languages while they are typed.
    await page.getByRole('tab', { name: 'ไทย' }).click();
    await page.getByLabel('Heading', { exact: true }).fill('ของใหม่จากเตา');
    await canvas.getByText('ของใหม่จากเตา').waitFor();
    await page.getByRole('tab', { name: 'English' }).click();
    await page.getByLabel('Heading', { exact: true }).fill('Fresh from the kiln');
    await canvas.getByText('Fresh from the kiln').waitFor();

    // Reorder by keyboard, with the announcements for a screen reader.
    const before = await names(page);
    await selected.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByText(/“Headline” moved to position \d+ of \d+/).waitFor({ state: 'attached' });
    const moved = await names(page);
    expect(moved).not.toEqual(before);

    // A deleted section returns from its toast even after another action.
    await page.keyboard.press('Delete');
    await canvas.getByText('Fresh from the kiln').waitFor({ state: 'detached' });
    const toast = page.getByRole('status').filter({ hasText: '“Headline” deleted' });
    await toast.getByRole('button', { name: 'Undo', exact: true }).click();
    await canvas.getByText('Fresh from the kiln').waitFor();
    expect(await names(page)).toEqual(moved);

    // Changing one colour shows on the page at once.
    await page.getByRole('tab', { name: 'Theme', exact: true }).click();
    await page.getByLabel('Main colour (#hex)').fill('#7a1f5c');
    const accent = canvas.locator('html');
    await expect
      .poll(() =>
        accent.evaluate((root) => getComputedStyle(root).getPropertyValue('--talad-a').trim()),
      )
      .toBe('#7a1f5c');

    // So does another family of headings, in its own letters.
    await page.getByRole('combobox', { name: 'Headings', exact: true }).click();
    await page.getByRole('option', { name: 'Playpen Sans Thai' }).click();
    await expect
      .poll(() => accent.evaluate(() => document.fonts.check('700 20px "Playpen Sans Thai"', 'ก')))
      .toBe(true);
    await expect
      .poll(() =>
        canvas
          .getByRole('heading')
          .first()
          .evaluate((title) => getComputedStyle(title).fontFamily),
      )
      .toContain('Playpen Sans Thai');

    // A scheme of the theme sets all colours; undo brings the owner's colour back.
    const color = () => page.getByLabel('Main colour (#hex)').inputValue();
    await page.getByRole('button', { name: 'Colour scheme 2' }).click();
    await expect.poll(color).toBe('#1f5fa8');
    await page.getByRole('button', { name: /^Undo: .*Colours/ }).click();
    await expect.poll(color).toBe('#7a1f5c');

    // So do corners and the space between sections.
    await page.getByRole('slider', { name: 'Rounded corners' }).press('Home');
    await page.getByRole('button', { name: 'Tight' }).click();
    await expect
      .poll(() =>
        accent.evaluate((root) => {
          const style = getComputedStyle(root);
          return ['--talad-radius', '--talad-density'].map((name) => style.getPropertyValue(name));
        }),
      )
      .toEqual(['0px', '0.6']);

    // A visitor sees nothing of the draft until it is published, and then all of it.
    await saveNow(page);
    expect(await visit('?lang=en')).not.toContain('Fresh from the kiln');
    await publish(page);
    await expect.poll(() => visit('?lang=en')).toContain('Fresh from the kiln');
    expect(await visit('?lang=en')).toContain('--talad-a:#7a1f5c');
    await expect.poll(() => visit('?lang=th')).toContain('ของใหม่จากเตา');

    // The dialog lists the changes since the last publication.
    await add(page, 'Paragraph');
    const added = (await selected.getAttribute('data-row'))!;
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByText('Added “Paragraph”').waitFor();
    await page.keyboard.press('Escape');

    // Leaving the editor reports the unpublished draft, which is kept.
    await page.getByRole('button', { name: 'Back to the back office' }).click();
    await page.getByRole('dialog', { name: 'Need to publish first' }).waitFor();
    await page.getByRole('button', { name: 'Leave without publishing' }).click();
    await page.waitForURL(`${host().origin}/mybusiness/alpha`);
    await expect.poll(() => draft(FRONT_PAGE)).toContain(added);
    await page.goto(`${host().origin}/mybusiness/alpha/pages`);
    await canvasOf(page);
    expect(await order(page)).toContain(added);
  });

  it('undoes by Ctrl+Z and Ctrl+Shift+Z and by no AltGr+Z', async () => {
    await put('steps', [headline('a', 'First')]);
    const { page } = await open({ name: 'steps' });
    const before = await names(page);
    await page.getByRole('tab', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Add “Empty row”' }).click();
    await page.getByRole('tab', { name: 'Sections', exact: true }).click();
    const after = await names(page);
    expect(after).toHaveLength(before.length + 1);
    await rows(page).first().focus();
    await page.keyboard.down('AltGraph');
    await page.keyboard.press('KeyZ');
    await page.keyboard.up('AltGraph');
    await page.keyboard.press('Control+Alt+KeyZ');
    expect(await names(page)).toEqual(after);
    await page.keyboard.press('Control+KeyZ');
    expect(await names(page)).toEqual(before);
    await page.keyboard.press('Control+Shift+KeyZ');
    expect(await names(page)).toEqual(after);
  });

  it('drags from the library onto the page, and by the handle on the page', async () => {
    await put('library', [headline('a', 'First')]);
    const { page, canvas } = await open({ name: 'library' });
    await page.getByRole('tab', { name: 'Add', exact: true }).click();
    const card = await page.getByRole('button', { name: 'Add “Empty row”' }).boundingBox();
    const frame = await page.locator('iframe').boundingBox();
    await page.mouse.move(card!.x + 10, card!.y + 10);
    await page.mouse.down();
    await page.mouse.move(frame!.x + 300, frame!.y + 200, { steps: 6 });
    await page.mouse.move(frame!.x + 300, frame!.y + 260, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => drawn(canvas)).toHaveLength(2);
    // Announces the new position; header and footer keep theirs.
    await page.getByRole('tab', { name: 'Sections', exact: true }).click();
    expect((await names(page)).at(0)).toBe('Header');
    expect((await names(page)).at(-1)).toBe('Footer');
    await page.keyboard.press('Control+z');
    await expect.poll(() => drawn(canvas)).toEqual(['a']);

    // Release before the page has answered with the drop position.
    await page.getByRole('tab', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Add “Empty row”' }).evaluate(
      (button, { x, y }) => {
        const say = (type: string, clientX: number, clientY: number) =>
          button.dispatchEvent(new PointerEvent(type, { clientX, clientY, bubbles: true }));
        say('pointerdown', 0, 0);
        say('pointermove', x - 20, y);
        say('pointermove', x, y);
        say('pointerup', x, y);
      },
      { x: frame!.x + 300, y: frame!.y + 260 },
    );
    await expect.poll(() => drawn(canvas)).toHaveLength(2);
  });

  it('sees why the header stays', async () => {
    const { page } = await open({ lang: 'th' });
    await rows(page).first().click();
    await rows(page).first().focus();
    await page.keyboard.press('Delete');
    await page.getByText('ลบ “ส่วนหัว” ไม่ได้').waitFor({ state: 'attached' });
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByText('ย้าย “ส่วนหัว” ไม่ได้').waitFor({ state: 'attached' });
    expect((await names(page)).at(0)).toBe('ส่วนหัว');
  });

  it('edits in one tab; the second one looks on until it takes over', async () => {
    await put('two-tabs', [headline('a', 'Before')]);
    const { page, context } = await open({ name: 'two-tabs' });
    const second = await openTab(context, 'two-tabs');
    const locked = 'editing this page in another tab';
    await second.page.getByText(locked).waitFor();
    await page.locator('[data-row=a]').click();
    await page.getByRole('tab', { name: 'ไทย' }).click();
    await page.getByLabel('Heading', { exact: true }).fill('Of the first tab');

    // The second tab then edits what the first one saved, even if the answer is delayed.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let requestCount = 0;
    await second.page.route('**/api/v1/pages/edit/**', async (route) => {
      requestCount += 1;
      await held;
      await route.continue();
    });
    await second.page.getByRole('button', { name: 'Edit in this tab' }).click();
    await page.getByText(locked).waitFor();
    await expect.poll(() => requestCount).toBeGreaterThan(0);
    expect(await second.page.getByText(locked).count()).toBe(1);
    release();
    await second.page.getByText(locked).waitFor({ state: 'detached' });
    await second.canvas.getByText('Of the first tab').waitFor();
  });
});

describe.each([
  ['th', 375],
  ['en', 1280],
] as const)('the editor in %s at %i px', (lang, width) => {
  it('has no accessibility fault and does not scroll sideways', async () => {
    const { page } = await open({ lang, width });
    expect(await findViolations(page, 'iframe')).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import {
  add,
  canvasOf,
  drawn,
  editorSuite,
  headline,
  names,
  order,
  publish,
  saveNow,
  announced,
  type OpenEditor,
} from '../../support/browser/editor-page.ts';
import { findViolations } from '../../support/browser/find-violations.ts';
import { accounts } from '../../support/fixture-market.ts';

const { open, openTab, put, draft, visit } = editorSuite();

async function write({ page, canvas }: OpenEditor, id: string, text: string): Promise<void> {
  await page.locator(`[data-row=${id}]`).click();
  await page.getByRole('tab', { name: 'ไทย' }).click();
  await page.getByLabel('Heading', { exact: true }).fill(text);
  await canvas.getByText(text).waitFor();
}

describe('two people on one page', () => {
  it('see each other and each other’s changes at once, and keep their own with their undo', async () => {
    await put('together', [headline('a', 'A'), headline('b', 'B'), headline('c', 'C')]);
    const mine = await open({ name: 'together' });
    const theirs = await open({ name: 'together' });
    const name = `${accounts.ownerAlpha.name} (you, in another browser)`;
    const others = ({ page }: OpenEditor) =>
      page.getByRole('group', { name: `Also on this page: ${name}` });
    await others(mine).waitFor();
    await others(theirs).waitFor();
    await theirs.page.locator('[data-row=b]').click();
    await mine.page.locator('[data-row=b]').getByRole('img', { name }).waitFor();
    await mine.canvas.locator('.person').getByText(accounts.ownerAlpha.name).waitFor();

    await write(mine, 'a', 'Mine, not saved yet');
    await write(theirs, 'b', 'Theirs, just saved');
    await theirs.page.locator('[data-row=c]').press('Alt+ArrowUp');
    await saveNow(theirs.page);
    await mine.canvas.getByText('Theirs, just saved').waitFor();
    await mine.canvas.getByText('Mine, not saved yet').waitFor();
    expect(await order(mine.page)).toEqual(['a', 'c', 'b']);
    await theirs.canvas.getByText('Mine, not saved yet').waitFor();
    // The other person’s changes are none of mine.
    await mine.page.locator('[data-save=saved]').waitFor();
    await mine.page.getByRole('button', { name: /^Undo: / }).click();
    await mine.canvas.getByText('Mine, not saved yet').waitFor({ state: 'detached' });
    await mine.canvas.getByText('Theirs, just saved').waitFor();
    await saveNow(mine.page);
    expect(await draft('together')).toContain('Theirs, just saved');

    await theirs.page.close();
    await others(mine).waitFor({ state: 'detached' });
    await mine.canvas.locator('.person').waitFor({ state: 'detached' });
  });

  it('keeps both changes, and asks only where both changed the same thing', async () => {
    await put('both', [headline('a', 'Before'), headline('b', 'Before too')]);
    const mine = await open({ name: 'both' });
    const theirs = await open({ name: 'both' });
    // Neither hears of the other's saves.
    for (const { page } of [mine, theirs]) {
      await page.route('**/api/v1/pages/presence/**', (route) => route.abort());
    }
    await write(theirs, 'a', 'Written by them');
    await write(theirs, 'b', 'Theirs alone');
    await saveNow(theirs.page);
    await write(mine, 'a', 'Written by me');
    await mine.page.keyboard.press('Control+s');
    const dialog = mine.page.getByRole('dialog', { name: 'Someone else changed the same thing' });
    await dialog.waitFor();
    expect(await dialog.getByRole('radiogroup').count()).toBe(1);
    const choice = dialog.getByRole('radiogroup', { name: 'Headline · Heading' });
    await choice.getByText('Written by them').waitFor();
    // Escape cannot close the question.
    await mine.page.keyboard.press('Escape');
    await choice.getByText('Written by me').click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.waitFor({ state: 'detached' });
    await mine.canvas.getByText('Written by me').waitFor();
    await mine.canvas.getByText('Theirs alone').waitFor();
    await mine.page.locator('[data-save=saved]').waitFor();
    expect(await draft('both')).toContain('Written by me');
    expect(await draft('both')).toContain('Theirs alone');

    // Changes that do not overlap are merged without a question.
    await Promise.all([
      // The message closes by itself; it also opens by itself if typing takes longer than the save.
      theirs.page.getByText('Both sets of changes were kept').waitFor(),
      write(theirs, 'b', 'Theirs again').then(() => theirs.page.keyboard.press('Control+s')),
    ]);
    await theirs.canvas.getByText('Written by me').waitFor();
    await theirs.page.locator('[data-save=saved]').waitFor();
    expect(await draft('both')).toContain('Theirs again');
  });
});

describe('unsaved changes', () => {
  it('wait for the connection, are reported once, and are saved as soon as it is back', async () => {
    await put('line', [headline('a', 'On line')]);
    const { page, canvas, context } = await open({ name: 'line' });
    await page.locator('[data-row=a]').click();
    await context.setOffline(true);
    await page.getByLabel('Heading', { exact: true }).fill('Typed in the tunnel');
    await canvas.getByText('Typed in the tunnel').waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Error saving page data').waitFor();
    await page.getByRole('button', { name: 'Saved on this device only · Try again' }).click();
    await page.getByRole('button', { name: 'Saved on this device only · Try again' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    await context.setOffline(false);
    await page.locator('[data-save=saved]').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await draft('line')).toContain('Typed in the tunnel');
  });

  it('are offered to the tab that edits, together with the changes saved since', async () => {
    await put('lost', [headline('a', 'Before'), headline('b', 'Before')]);
    const { page, context } = await open({ name: 'lost' });
    await page.locator('[data-row=a]').click();
    await page.getByRole('tab', { name: 'ไทย' }).click();
    // Block all further saves of this tab.
    await page.route('**/api/v1/pages/edit/**', (route) => route.abort());
    await page.getByLabel('Heading', { exact: true }).fill('Typed in the last second');
    // With another tab open, nothing is offered for recovery, because the work is not lost.
    const beside = await openTab(context, 'lost');
    await beside.page.getByText('editing this page in another tab').waitFor();
    expect(await beside.page.getByRole('button', { name: 'Restore changes' }).count()).toBe(0);
    await beside.page.close();
    await page.close({ runBeforeUnload: false });
    expect(await draft('lost')).not.toContain('Typed in the last second');
    const other = await open({ name: 'lost' });
    await other.page.locator('[data-row=b]').click();
    await other.page.getByRole('tab', { name: 'ไทย' }).click();
    await other.page.getByLabel('Heading', { exact: true }).fill('Of another person');
    await saveNow(other.page);
    const again = await openTab(context, 'lost');
    await again.page.getByRole('button', { name: 'Restore changes' }).waitFor();
    await again.page.keyboard.press('Escape');
    await again.page.getByRole('button', { name: 'Restore changes' }).click();
    await again.canvas.getByText('Typed in the last second').waitFor();
    await again.canvas.getByText('Of another person').waitFor();
    await saveNow(again.page);
    expect(await draft('lost')).toContain('Typed in the last second');
    expect(await draft('lost')).toContain('Of another person');
  });
});

describe('an unpublished draft', () => {
  it('is gone after Revert, is asked about on leaving, and a random page can be taken back', async () => {
    await put('shown', [headline('a', 'As visitors see it')], true);
    const { page, canvas } = await open({ name: 'shown' });
    await add(page, 'Paragraph');
    const changed = await order(page);
    expect(changed).toHaveLength(2);
    const menu = async (item: string) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await menu('Random layout');
    await page.getByText('Reseted. Click here to undo').waitFor();
    expect(await names(page)).toHaveLength(6);
    await expect.poll(() => drawn(canvas)).toHaveLength(4);
    await page.getByText('Reseted. Click here to undo').click();
    await expect.poll(() => order(page)).toEqual(changed);

    await page.getByRole('button', { name: 'Back to the back office' }).click();
    const leaving = page.getByRole('dialog', { name: 'Need to publish first' });
    await leaving.waitFor();
    await leaving.getByRole('button', { name: 'Leave without publishing' }).waitFor();
    await leaving.getByRole('button', { name: 'Keep editing' }).click();
    await leaving.waitFor({ state: 'detached' });
    expect(await order(page)).toEqual(changed);

    await menu('Revert to published');
    await page.getByRole('button', { name: 'Revert', exact: true }).click();
    await page.getByText('Reverted to the published page').waitFor();
    expect(await order(page)).toEqual(['a']);
    await canvas.getByText('As visitors see it').waitFor();
    await saveNow(page);
    expect(await draft('shown')).not.toContain('ParagraphSection');
    // Undo takes back an accidental action.
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect.poll(() => order(page)).toEqual(changed);
    await saveNow(page);
    expect(await visit('/shown')).toContain('As visitors see it');
    await menu('Revert to published');
    await page.getByRole('button', { name: 'Revert', exact: true }).click();
    await announced(page, 'Reverted to the published page');
    await expect.poll(() => order(page)).toEqual(['a']);
    // Leaving asks nothing, because nothing is unsaved.
    await page.getByRole('button', { name: 'Back to the back office' }).click();
    await page.waitForURL(/\/mybusiness\/alpha$/);
    await page.goBack();
    await canvasOf(page);
    await expect.poll(() => order(page)).toEqual(['a']);
  });

  it('lists what was published: one is looked at, brought back, and the slip undone', async () => {
    await put('past', [headline('a', 'First edition')]);
    const { page, canvas } = await open({ name: 'past' });
    await publish(page);
    await page.locator('[data-row=a]').click();
    await page.getByRole('tab', { name: 'ไทย' }).click();
    await page.getByLabel('Heading', { exact: true }).fill('Second edition');
    await canvas.getByText('Second edition').waitFor();
    await publish(page);

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Published versions' }).click();
    const panel = page.getByRole('complementary', { name: 'Published versions' });
    const entries = panel.getByRole('button', { name: accounts.ownerAlpha.name });
    await expect.poll(() => entries.count()).toBe(2);
    await entries.first().getByText('Live').waitFor();
    await entries.last().focus();
    await page.keyboard.press('Enter');
    await canvas.getByText('First edition').waitFor();
    expect(await findViolations(page, 'iframe')).toEqual([]);
    // Viewing an old version changes nothing.
    await page.keyboard.press('Escape');
    await canvas.getByText('Second edition').waitFor();
    await panel.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Published versions' }).click();
    // Each has a picture, can have a name, and is compared with another one or the draft.
    await panel.locator('iframe').last().contentFrame().getByText('First edition').waitFor();
    await panel
      .getByRole('button', { name: /^Name this version/ })
      .last()
      .click();
    await page.getByRole('dialog').getByLabel('Name').fill('Opening day');
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: 'Opening day' }).first().click();
    await panel.getByRole('button', { name: 'Compare' }).click();
    const compared = page.getByRole('dialog', { name: 'Compare versions' });
    await compared.getByText('Edited “Headline”').waitFor();
    const side = (title: string) => compared.frameLocator(`iframe[title="${title}"]`);
    await side('Left: Opening day').getByText('First edition').waitFor();
    await side('Right: Your draft').getByText('Second edition').waitFor();
    expect(await findViolations(page, 'iframe')).toEqual([]);
    await compared.getByRole('button', { name: 'Close' }).click();
    await compared.waitFor({ state: 'detached' });
    await entries.last().click();
    await canvas.getByText('First edition').waitFor();
    await panel.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByText('Restored as your draft').waitFor();
    await page.getByRole('treegrid').waitFor();
    await canvas.getByText('First edition').waitFor();
    await saveNow(page);
    expect(await draft('past')).toContain('First edition');
    // It is one step of undo, and the steps before it are still there.
    await page.getByRole('button', { name: 'Undo: Bring back a version' }).click();
    await canvas.getByText('Second edition').waitFor();
    await page.getByRole('button', { name: /^Undo: .*Heading/ }).click();
    await canvas.getByText('First edition').waitFor();
    await page.keyboard.press('Control+Shift+z');
    await canvas.getByText('Second edition').waitFor();
    await saveNow(page);
    expect(await draft('past')).toContain('Second edition');
    expect(await visit('/past')).toContain('Second edition');
  });
});

import { describe, expect, it } from 'vitest';
import type { Page } from '@playwright/test';
import { layoutGroups } from '../../../presets/sections/define-layout.ts';
import { fillLayout } from '../../../presets/sections/fill-layout.ts';
import { sectionLayouts } from '../../../presets/sections/index.ts';
import { xDefault } from '../../../presets/x_default/preset.ts';
import { editorSuite, headline, names, order } from '../../support/browser/editor-page.ts';
import { findViolations, findViolationsIn } from '../../support/browser/find-violations.ts';

const { host, open, openTab, put } = editorSuite();

const layouts = layoutGroups.flatMap((group) => sectionLayouts[group]);

describe('the library of ready-made layouts', () => {
  it('renders each layout in both languages within the width of a phone', async () => {
    await put(
      'all-layouts',
      layouts.map(({ key, section }) => ({
        id: key,
        name: section.name,
        ...fillLayout(section, xDefault),
      })),
      true,
    );
    const { page } = await open({ name: 'all-layouts', width: 375 });
    for (const lang of ['th', 'en']) {
      await page.goto(`${host().origin}/web/alpha/all-layouts?lang=${lang}`);
      expect(await tooWide(page), lang).toEqual([]);
    }
  });

  it('finds a layout in Thai and English and adds it by keyboard, as one step to undo', async () => {
    await put('found', [headline('a', 'First')]);
    const { page, canvas } = await open({ name: 'found' });
    const before = await order(page);
    await page.getByRole('tab', { name: 'Add', exact: true }).click();
    const library = page.getByRole('region', { name: 'Ready-made layouts' });
    const search = library.getByRole('searchbox', { name: 'Search layouts' });
    await search.fill('ถามบ่อย พับ');
    await library.getByText('Layouts found: 1').waitFor();
    await search.fill('accordion');
    await library.locator('talad-paragraph summary').first().waitFor();
    expect(await findViolationsIn(page, '[aria-label="Ready-made layouts"]')).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await canvas.getByText('How long is delivery?').waitFor();
    await page.getByRole('tab', { name: 'Sections', exact: true }).click();
    expect(await names(page)).toContain('Paragraph');
    await page.getByRole('button', { name: /^Undo/ }).click();
    expect(await order(page)).toEqual(before);
    await canvas.getByText('How long is delivery?').waitFor({ state: 'detached' });
  });

  it('offers its groups to a phone', async () => {
    await put('phone', [headline('a', 'First')]);
    const { page, canvas } = await open({ name: 'phone', width: 375, own: { hasTouch: true } });
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    const group = page.getByRole('button', { name: 'Call to action', exact: true });
    expect((await group.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await group.tap();
    await page.getByRole('button', { name: 'Add “One giant word”' }).tap();
    await canvas.getByText('Free delivery').waitFor();
  });
});

describe('my sections', () => {
  it('keeps several for another page, finds them, and adds copies as one step to undo', async () => {
    await put('keep', [headline('a', 'Season one'), headline('b', 'Season two')]);
    await put('use', [headline('a', 'Already here')]);
    const { page, context } = await open({ name: 'keep' });
    await page.locator('[data-row=a]').click();
    await page.locator('[data-row=b]').click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Save selected to my sections' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Save 2 sections to my sections' });
    await dialog.getByLabel('Name').fill('High season');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('“High season” is in my sections').waitFor();

    const other = await openTab(context, 'use');
    await other.page.getByRole('tab', { name: 'Add', exact: true }).click();
    const library = other.page.getByRole('region', { name: 'Ready-made layouts' });
    await library.getByRole('searchbox').fill('season');
    await library.getByText('Layouts found: 1').waitFor();
    await library.getByRole('searchbox').fill('');
    await library.getByRole('button', { name: 'My sections' }).click();
    // The card shows the shop's own words in the shop's look.
    await library.locator('talad-headline').getByText('Season one').waitFor();
    expect(await findViolationsIn(other.page, '[aria-label="Ready-made layouts"]')).toEqual([]);
    await library.getByRole('button', { name: 'Add “High season · 2 sections”' }).click();
    await other.canvas.getByText('Season two').waitFor();
    await other.page.getByRole('button', { name: 'Undo: Add 2 of my sections' }).click();
    await other.canvas.getByText('Season two').waitFor({ state: 'detached' });
    await other.canvas.getByText('Already here').waitFor();

    const more = library.getByRole('button', { name: 'More for “High season”' });
    await more.click();
    await other.page.getByRole('menuitem', { name: 'Rename' }).click();
    const renaming = other.page.getByRole('dialog', { name: 'Rename my section' });
    await renaming.getByLabel('Name').fill('Rainy season');
    await renaming.getByRole('button', { name: 'Save' }).click();
    const renamed = library.getByRole('button', { name: 'More for “Rainy season”' });
    await renamed.click();
    await other.page.getByRole('menuitem', { name: 'Delete' }).click();
    await library.getByText('Nothing saved yet').waitFor();
    await other.page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await renamed.waitFor();
  });
});

describe('the gallery of themes', () => {
  it('is filtered by trade, compares two in the own shop, and changes the look in one step', async () => {
    await put('themed', [headline('a', 'My own words')]);
    const { page, canvas } = await open({ name: 'themed' });
    await page.getByRole('tab', { name: 'Theme', exact: true }).click();
    const gallery = page.getByRole('region', { name: 'Themes' });
    await gallery.getByRole('combobox', { name: 'Suits' }).click();
    await page.getByRole('option', { name: 'Food and fruit' }).click();
    await expect
      .poll(() => gallery.getByRole('button', { name: /bak|star|fruit/i }).count())
      .toBe(2);

    await gallery.getByRole('button', { name: 'Compare two themes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare two themes' });
    const right = dialog.locator('iframe').nth(1).contentFrame();
    await right.getByText('ร้านอัลฟา').first().waitFor();
    await dialog.getByRole('button', { name: 'Desktop' }).click();
    await expect.poll(() => right.locator('html').evaluate(() => innerWidth)).toBe(1280);
    expect(await findViolations(page, 'iframe')).toEqual([]);
    await dialog
      .getByRole('button', { name: /^Use “/ })
      .nth(1)
      .click();

    await page.getByText('your texts, menus and pictures stayed').first().waitFor();
    await canvas.getByText('My own words').waitFor();
    const radius = () =>
      canvas
        .locator('html')
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--talad-a').trim());
    await expect.poll(radius).not.toBe('#0f6b5c');
    await page.getByRole('button', { name: /^Undo: Theme/ }).click();
    await expect.poll(radius).toBe('#0f6b5c');
    expect(await page.getByRole('button', { name: /^Undo/ }).first().isDisabled()).toBe(true);
  });

  it('is filtered by trade at /signup too, where one look is kept next to another', async () => {
    const { page } = await open({ name: '' });
    await page.goto(`${host().origin}/signup?lang=en`);
    const looks = page.getByRole('group', { name: 'Theme' });
    await looks.getByLabel('Suits').selectOption({ label: 'Food and fruit' });
    await looks.getByText('Bakery').click();
    await expect.poll(() => looks.locator('label:has([name=look]):visible').count()).toBe(2);
    const frame = (index: number) => page.locator('.preview iframe').nth(index);
    await expect.poll(() => frame(0).getAttribute('src')).toContain('look=bakery');
    await page.getByRole('button', { name: 'Keep to compare' }).click();
    await looks
      .getByText(/star|fruit/i)
      .last()
      .click();
    await expect.poll(() => frame(0).getAttribute('src')).toContain('look=mall_starmarket');
    expect(await frame(1).getAttribute('src')).toContain('look=bakery');
    await page.getByRole('button', { name: 'Desktop' }).click();
    await expect
      .poll(() =>
        frame(0)
          .contentFrame()
          .locator('html')
          .evaluate(() => innerWidth),
      )
      .toBe(1280);
    expect(await findViolations(page, 'iframe')).toEqual([]);
    await page.getByRole('button', { name: 'Choose this one' }).click();
    await expect.poll(() => frame(0).getAttribute('src')).toContain('look=bakery');
  });
});

/** Returns the sections that are wider than the page. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const inside = [...document.querySelectorAll('main [data-block-id], main > *')].flatMap(
      (section) => {
        const base = section.shadowRoot?.querySelector('.base');
        return base && base.scrollWidth > clientWidth + 1
          ? [`${section.localName} ${section.id} ${base.scrollWidth}`]
          : [];
      },
    );
    return scrollWidth > clientWidth ? [`page ${scrollWidth}`, ...inside] : inside;
  });

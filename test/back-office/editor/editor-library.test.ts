import { describe, expect, it } from 'vitest';
import type { Page } from '@playwright/test';
import { layoutGroups } from '../../../presets/sections/define-layout.ts';
import { fillLayout } from '../../../presets/sections/fill-layout.ts';
import { sectionLayouts } from '../../../presets/sections/index.ts';
import { xDefault } from '../../../presets/x_default/preset.ts';
import { editorSuite, headline, names, order } from '../../support/browser/editor-page.ts';
import { findViolationsIn } from '../../support/browser/find-violations.ts';

const { host, open, put } = editorSuite();

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
    await canvas.getByText('Sample: How long is delivery?').waitFor();
    await page.getByRole('tab', { name: 'Sections', exact: true }).click();
    expect(await names(page)).toContain('Paragraph');
    await page.getByRole('button', { name: /^Undo/ }).click();
    expect(await order(page)).toEqual(before);
    await canvas.getByText('Sample: How long is delivery?').waitFor({ state: 'detached' });
  });

  it('offers its groups to a phone', async () => {
    await put('phone', [headline('a', 'First')]);
    const { page, canvas } = await open({ name: 'phone', width: 375, own: { hasTouch: true } });
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    const group = page.getByRole('button', { name: 'Call to action', exact: true });
    expect((await group.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await group.tap();
    await page.getByRole('button', { name: 'Add “One giant word”' }).tap();
    await canvas.getByText('Sample text: Free delivery').waitFor();
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

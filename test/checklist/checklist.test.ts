import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modalNames } from '../../elements/client/modals/modal-names.ts';
import { sectionTags } from '../../elements/sections/index.ts';
import { hydrationDifferences } from '../hydration/hydration-differences.ts';
import { watchPage } from '../hydration/page-watch.ts';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { findViolations } from '../support/browser/find-violations.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import type { ListeningHost } from '../support/listening-host.ts';
import { checklistMarket } from './checklist-market.ts';
import { modals } from './modal-rows.ts';
import { pageTypes, routes, type PageRow } from './page-rows.ts';

let host: ListeningHost;
let browser: Browser;
let thai: Visitor;
let english: Visitor;
/** An empty page in which hydrationDifferences parses markup. */
let reader: Page;
beforeAll(async () => {
  await buildStorefront();
  host = await checklistMarket();
  browser = await openChromium();
  thai = await visitor({ locale: 'th-TH', viewport: { width: 1280, height: 900 } });
  english = await visitor({ locale: 'en-US', viewport: { width: 375, height: 812 } });
  reader = await browser.newPage();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** A visitor stays in one tab, as people do, because a new tab takes as long as a page. */
interface Visitor {
  readonly page: Page;
  /** Errors and warnings of the browser's console. */
  readonly complaints: readonly string[];
}

/**
 * Service workers are blocked: one that starts while a page is left logs an error in the next
 * page's console.
 */
async function visitor(options: BrowserContextOptions): Promise<Visitor> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  const page = await context.newPage();
  return { page, complaints: watchPage(page) };
}

/** Returns messages without the expected ones, as service workers are blocked. */
function without(complaints: readonly string[], ...meant: readonly string[]): readonly string[] {
  const expected = ['Service Worker registration blocked', ...meant];
  return complaints.filter((one) => !expected.some((words) => one.includes(words)));
}

interface Arrival {
  /** Requests the page as the server sent it. */
  readonly html: string;
  readonly status: number | undefined;
  /** Returns errors and warnings of the browser since the last step. */
  readonly complaints: () => readonly string[];
}

async function come({ page, complaints }: Visitor, path: string): Promise<Arrival> {
  let before = complaints.length;
  // Drop messages of the last page's unload, which do not belong to this one.
  page.once('framenavigated', () => (before = complaints.length));
  const response = await page.goto(`${host.origin}${path}`, { waitUntil: 'load' });
  return {
    html: (await response?.text()) ?? '',
    status: response?.status(),
    complaints: () => complaints.slice(before),
  };
}

interface Visit {
  /** Faults found. */
  readonly wrong: readonly string[];
  readonly complaints: () => readonly string[];
  readonly html: string;
}

/** Opens a page as a visitor. */
async function visit(visitor: Visitor, row: PageRow, lang: 'th' | 'en'): Promise<Visit> {
  const { page } = visitor;
  const { html, status, complaints } = await come(visitor, row.path);
  const { pathname } = new URL(page.url());
  const shown = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    // An owner's class with the same name as one of ours changes a section's layout.
    thin: Array.from(document.querySelectorAll('main .layouts > *'), (one) => ({
      tag: one.localName,
      width: one.getBoundingClientRect().width,
    })).filter(({ width }) => width < 300),
  }));
  const expected = decodeURI(row.at ?? row.path.split('?')[0] ?? row.path);
  const wrong = [
    ...(status === (row.status ?? 200) ? [] : [`answers ${status}`]),
    ...(decodeURI(pathname) === expected ? [] : [`is at ${decodeURI(pathname)}`]),
    ...(shown.lang === lang ? [] : [`speaks ${shown.lang}`]),
    ...(shown.title === '' ? ['has no title'] : []),
    ...(shown.wide > 0 ? [`is ${shown.wide} px too wide`] : []),
    ...shown.thin.map(({ tag, width }) => `has a ${tag} of ${width} px`),
  ];
  // A browser logs every answer whose status is not 200.
  const meant = row.status ? [`status of ${row.status}`] : [];
  return { wrong, complaints: () => without(complaints(), ...meant), html };
}

/** axe does not see a skip link if the next link is in a shadow root ('region'). */
function violationsOf(page: Page): Promise<readonly string[]> {
  return findViolations(page, 'a.skip');
}

const visitors = [
  ['th', () => thai],
  ['en', () => english],
] as const;

describe.each(visitors)('in %s', (lang, visitor) => {
  it.each(pageTypes)('page type: $what', async (row) => {
    const { wrong, complaints, html } = await visit(visitor(), row, lang);
    const { page } = visitor();
    const violations = await violationsOf(page);
    const differences = await hydrationDifferences(page, reader, html);
    expect([...wrong, ...complaints(), ...violations, ...differences]).toEqual([]);
  });
});

// These addresses show page types that are tested in both languages above.
it.each(routes.map((row, index) => ({ ...row, turn: visitors[index % 2] ?? visitors[0] })))(
  'route: $what',
  async ({ turn: [lang, visitor], ...row }) => {
    const { wrong, complaints } = await visit(visitor(), row, lang);
    expect([...wrong, ...complaints()]).toEqual([]);
  },
);

describe('sections', () => {
  // One section more than the spec names (decision 508) is in no preset.
  const known = Object.keys(sectionTags).filter(
    (tag) => tag !== 'talad-missing' && tag !== 'talad-block',
  );

  it('are the twelve of spec §3, each on the front page of the preset', async () => {
    const { page } = thai;
    await come(thai, '/web/alpha');
    const missing = await page.evaluate(
      (tags) => tags.filter((tag) => !document.querySelector(`main ${tag}`)?.shadowRoot),
      known,
    );
    expect(known).toHaveLength(12);
    expect(missing).toEqual([]);
  });

  it('shows the name of an unknown section, and that it was not found', async () => {
    const { page } = thai;
    await come(thai, '/web/alpha/old-section');
    const words = await page
      .locator('talad-missing')
      .evaluate((one) => one.shadowRoot?.textContent);
    expect(words).toContain('OldSection');
    expect(words).toContain('ไม่พบ');
  });
});

describe('modals', () => {
  it('all have a row', () => {
    expect(Object.keys(modals)).toEqual([...modalNames]);
  });

  it.each(modalNames)(
    '%s opens from its control, under its address, and closes by Back',
    async (name) => {
      const row = modals[name];
      const visitor = row.phone ? english : thai;
      const { page } = visitor;
      const { complaints } = await come(visitor, row.path);
      for (const click of row.before ?? []) await page.locator(click).first().click();
      const opener = page.locator(row.opener ?? `[data-modal="${name}"]`).first();
      await opener.scrollIntoViewIfNeeded();
      // Before its script has loaded, a picture's link leads to the picture itself.
      const { needs } = row;
      if (needs) await page.evaluate((tag) => customElements.whenDefined(tag).then(() => 1), needs);
      await opener.click();
      const dialog = page.getByRole('dialog').filter({ visible: true });
      await dialog.waitFor();
      const hash = () => new URL(page.url()).hash;
      await expect.poll(hash).toMatch(new RegExp(`^#modal-${name}_\\d+$`));
      expect(await violationsOf(page)).toEqual([]);
      await page.goBack();
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(hash).toBe('');
      // The account API answers whether a visitor is signed in: a guest gets 401.
      expect(without(complaints(), '401')).toEqual([]);
    },
  );
});

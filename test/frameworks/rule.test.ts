import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSecondSite, type SecondSite } from '../embed/second-site.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { bundle } from './bundle.ts';
import { FRAMEWORKS } from './frameworks.ts';
import type { Slip, Way } from './set-properties.ts';
import type { Framework } from './trials.ts';

// Tests the rule on attributes and properties (docs/elements.md) for every public element, and how
// frameworks treat children and events: the cases of Custom Elements Everywhere.
let browser: Browser;
let site: SecondSite;
let page: Page;
const thrown: string[] = [];
beforeAll(async () => {
  site = await openSecondSite();
  const files = await bundle(resolve(import.meta.dirname, 'trials.ts'));
  for (const [name, code] of files) site.put(`/${name}`, code);
  site.put('/', '<!doctype html><html lang="en"><script type="module" src="page.js"></script>');
  browser = await openChromium();
}, 180_000);
afterEach(() => {
  thrown.splice(0);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

async function open(): Promise<void> {
  page = await browser.newPage();
  page.on('pageerror', (error) => thrown.push(error.stack ?? error.message));
  await page.goto(`${site.origin}/`);
}

/**
 * Some frameworks pass another value for one that was removed, which an element cannot tell from a
 * given value: Vue passes 0 and false; Preact leaves `value` as it was.
 */
const isOfFramework = (framework: Framework, { where, got }: Slip): boolean =>
  (framework === 'vue' && ['0', 'false'].includes(got)) ||
  (framework === 'preact' && where.endsWith('.value'));

/** Preact listens to names with a capital letter only if the DOM has an event of that name. */
const isHeard = (framework: Framework, line: string): boolean =>
  framework !== 'preact' || !/ [A-Z]/.test(line);

// Each page parses only one of the six frameworks, with every element.
describe.each(FRAMEWORKS)('%s', (framework) => {
  beforeAll(open);
  afterAll(() => page.close());

  it.each<Way>(['own', 'text', 'attribute', 'changed', 'removed'])(
    'every property of every element takes what is given: %s',
    async (mode) => {
      const { slips, count } = await page.evaluate(
        ([name, by]) => globalThis.trials.properties(name, by),
        [framework, mode] as const,
      );
      expect(count).toBeGreaterThan(100);
      expect(slips.filter((slip) => mode !== 'removed' || !isOfFramework(framework, slip))).toEqual(
        [],
      );
      expect(thrown).toEqual([]);
    },
  );

  it('events of any name reach a listener, also one that was changed', async () => {
    const { heard, expected } = await page.evaluate(
      (name) => globalThis.trials.events(name),
      framework,
    );
    expect(heard).toEqual(expected.filter((line) => isHeard(framework, line)));
  });

  it('children stay in their slot through changes, and leave with the element', async () => {
    const seen = await page.evaluate((name) => globalThis.trials.children(name), framework);
    expect(seen).toEqual(['one', 'two', '']);
    expect(thrown).toEqual([]);
  });

  it('a property set before an element was defined is there afterwards', async () => {
    // Earlier trials have already defined the elements.
    await page.reload();
    const slips = await page.evaluate((name) => globalThis.trials.before(name), framework);
    expect(slips).toEqual([]);
    expect(thrown).toEqual([]);
  });
});

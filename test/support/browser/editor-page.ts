import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  FrameLocator,
  Page,
} from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { pageOf, type PlainSection } from '@talad/elements/page/page';
import { buildBackOffice } from '../builds/build-back-office.ts';
import { buildStorefront } from '../builds/build-storefront.ts';
import { openChromium } from './open-chromium.ts';
import { themeDesign } from '@talad/elements/page/reset-layout';
import { xDefault } from '../../../presets/x_default/preset.ts';
import { accounts, shops } from '../fixture-market.ts';
import { createListeningHost, type ListeningHost } from '../listening-host.ts';
import { signIn } from '../sign-in.ts';

export interface OpenEditor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly canvas: FrameLocator;
}

interface Opening {
  readonly lang?: 'th' | 'en';
  readonly width?: number;
  /** Name of the page; '' is the front page. */
  readonly name?: string;
  /** Options of its context. */
  readonly own?: BrowserContextOptions;
}

/**
 * The browser itself logs these, about the network, about a search box in a frame of another host, about frames
 * without scripts, and about a frame that is resized while it shows another page.
 */
const QUIET =
  /Failed to load resource|Blocked autofocusing|Blocked script execution|Transition was aborted/;

interface EditorSuite {
  readonly host: () => ListeningHost;
  /**
   * Opens a page of shop alpha in the editor, in a new browser context; an error in its console
   * fails the test.
   */
  readonly open: (opening?: Opening) => Promise<OpenEditor>;
  /** Opens another tab of the same browser. */
  readonly openTab: (context: BrowserContext, name?: string) => Promise<OpenEditor>;
  /** Stores a page of these sections under `name`; `isPublished` also shows it to visitors. */
  readonly put: (
    name: string,
    sections: readonly PlainSection[],
    isPublished?: boolean,
  ) => Promise<void>;
  readonly draft: (name: string) => Promise<string>;
  readonly visit: (path: string) => Promise<string>;
}

/** Opens one host and one browser for the tests of a file. */
export function editorSuite(): EditorSuite {
  let host: ListeningHost;
  let browser: Browser;
  /** Script errors of the pages of the running test. */
  const errors: string[] = [];
  beforeAll(async () => {
    await buildStorefront();
    await buildBackOffice();
    host = await createListeningHost({ seed: 'small', env: { RATE_LIMIT_FACTOR: '100' } });
    // A shop without a theme would have its front page laid out at random.
    await host.db
      .updateTable('shop')
      .set({ design: JSON.stringify(themeDesign(xDefault)) })
      .where('id', '=', shops.alpha.id)
      .execute();
    browser = await openChromium();
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await host.close();
  });

  async function openTab(context: BrowserContext, name = '', width = 1280): Promise<OpenEditor> {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 860 });
    const note = (text: string) => QUIET.test(text) || errors.push(text);
    page.on('pageerror', (error) => note(error.message));
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    await page.goto(`${host.origin}/mybusiness/alpha/pages${name && `/${name}`}`);
    return { context, page, canvas: await canvasOf(page) };
  }

  return {
    host: () => host,
    openTab,
    async open({ lang = 'en', width, name, own } = {}) {
      const context = await browser.newContext(own);
      const [cookie = '', value = ''] = (await signIn(host, accounts.ownerAlpha.email)).split('=');
      await context.addCookies([
        { name: 'lang', value: lang, url: host.origin },
        { name: cookie, value, url: host.origin },
      ]);
      onTestFinished(async () => {
        await context.close();
        expect(errors.splice(0)).toEqual([]);
      });
      return openTab(context, name, width);
    },
    async put(name, sections, isPublished = false) {
      const document = JSON.stringify(pageOf(name, sections));
      const at = new Date();
      await host.db
        .insertInto('page')
        .values({
          shop_id: shops.alpha.id,
          name,
          title: name,
          draft: document,
          updated_at: at,
          ...(isPublished && { published: document, published_at: at }),
        })
        .execute();
    },
    async draft(name) {
      const { draft } = await host.db
        .selectFrom('page')
        .select('draft')
        .where('shop_id', '=', shops.alpha.id)
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return JSON.stringify(draft);
    },
    visit: async (path) =>
      (await host.inject({ url: `/web/alpha${path}`, headers: { accept: 'text/html' } })).body,
  };
}

/** Returns the page in the frame, after its agent has rendered it. */
export async function canvasOf(page: Page): Promise<FrameLocator> {
  // Pictures of versions are frames too, after the canvas.
  const canvas = page.locator('iframe').first().contentFrame();
  // The time limit is for a busy machine.
  await canvas.locator('talad-canvas-overlay').waitFor({ state: 'attached', timeout: 60_000 });
  await page.locator('iframe').first().waitFor({ state: 'visible' });
  return canvas;
}

export const headline = (id: string, title: string): PlainSection => ({
  id,
  name: 'Headline',
  props: { title },
});

export const rows = (page: Page) => page.getByRole('treegrid').getByRole('row');
export const names = (page: Page) => rows(page).locator('p:first-of-type').allTextContents();
/** Returns the ids of the page's own blocks, in the order of the list. */
export const order = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => row.getAttribute('data-row')).filter((id) => !/^(header|footer)$/.test(id!)),
  );

export async function saveNow(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.locator('[data-save=saved]').waitFor();
}

/** Publishes, confirms, and waits for the announcement; an earlier one does not count. */
export async function publish(page: Page): Promise<void> {
  const message = page.getByText('Publish successfully.');
  await message.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await message.waitFor();
}

/** Returns the ids of the sections in the frame, in their order. */
export const drawn = (canvas: FrameLocator) =>
  canvas
    .locator('main > [data-block-id]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-block-id')));

/** Adds a section from the library below the selected one. */
export async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: `Add “${name}”` }).click();
  await page.getByRole('tab', { name: 'Sections', exact: true }).click();
}

/** Returns the text announced to screen readers, including that of toasts. */
export const announced = (page: Page, text: string | RegExp) =>
  page.getByRole('status').getByText(text).first().waitFor({ state: 'attached' });

import type { Browser, BrowserContext, Page } from '@playwright/test';
import { buildEmbed } from '../support/builds/build-embed.ts';
import { buildStorefront } from '../support/builds/build-storefront.ts';
import { openChromium } from '../support/browser/open-chromium.ts';
import { createListeningHost, type ListeningHost } from '../support/listening-host.ts';
import { openSecondSite, type SecondSite } from './second-site.ts';

export interface Stage {
  readonly host: ListeningHost;
  readonly site: SecondSite;
  readonly browser: Browser;
  readonly open: (html: string, options?: StageOptions) => Promise<StagePage>;
  readonly close: () => Promise<void>;
}

export interface StageOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly lang?: string;
  readonly context?: BrowserContext;
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** Attributes of the html element, e.g. `dir="rtl"`. */
  readonly root?: string;
  /** Markup of the embed's scripts; by default one tag at the end of head. */
  readonly script?: string;
}

export interface StagePage {
  readonly page: Page;
  /** Exceptions and unhandled rejections of the page. */
  readonly thrown: readonly string[];
  readonly logged: readonly string[];
}

/** Starts the market on one origin, another site on a second, and a browser. */
export async function setStage(): Promise<Stage> {
  await buildStorefront();
  await buildEmbed();
  const host = await createListeningHost({
    seed: 'small',
    env: { RATE_LIMIT_FACTOR: '1000' },
  });
  const site = await openSecondSite();
  const browser = await openChromium();
  let pages = 0;
  return {
    host,
    site,
    browser,
    async open(html, options = {}) {
      const path = `/page-${++pages}.html`;
      const script =
        options.script ?? `<script type="module" src="${host.origin}/embed/v1/talad.js"></script>`;
      const document = `<!doctype html><html lang="${options.lang ?? 'en'}" ${options.root ?? ''}><head>
        <meta charset="utf-8"><title>Somebody's site</title>${script}</head><body>${html}</body></html>`;
      const url = site.put(path, { html: document, headers: options.headers ?? {} });
      const viewport = { width: options.width ?? 900, height: options.height ?? 700 };
      const page = options.context
        ? await options.context.newPage()
        : await browser.newPage({
            viewport,
            locale: 'en-US',
            colorScheme: options.dark ? 'dark' : 'light',
          });
      const thrown: string[] = [];
      const logged: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      page.on('console', (message) => logged.push(message.text()));
      await page.goto(url);
      return { page, thrown, logged };
    },
    async close() {
      await browser.close();
      await site.close();
      await host.close();
    },
  };
}

/** Returns the element that embeds a product of the fixture market. */
export function boxOf(origin: string, product: number | string, shop = 'alpha'): string {
  return `<talad-product-box shop="${origin}/web/${shop}" product="${product}"></talad-product-box>`;
}

export function cartOf(origin: string, shop = 'alpha'): string {
  return `<talad-cart shop="${origin}/web/${shop}"></talad-cart>`;
}

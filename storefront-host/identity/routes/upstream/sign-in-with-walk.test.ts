import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStorefront } from '../../../../test/support/builds/build-storefront.ts';
import { findViolations } from '../../../../test/support/browser/find-violations.ts';
import { openChromium } from '../../../../test/support/browser/open-chromium.ts';
import {
  createListeningHost,
  type ListeningHost,
} from '../../../../test/support/listening-host.ts';
import {
  startOtherProvider,
  type OtherProvider,
} from '../../../../test/support/processes/other-provider.ts';

const SECRET = 'a secret of thirty-two characters or more';

/**
 * Walks through the pages in a real browser: their policies must allow every step, and each page
 * must be readable.
 */
describe('signing in with LINE in Chromium', () => {
  let host: ListeningHost;
  let line: OtherProvider;
  let chromium: Browser;

  beforeAll(async () => {
    await buildStorefront();
    line = await startOtherProvider({});
    host = await createListeningHost({
      seed: 'small',
      env: {
        LINE_CHANNEL_ID: 'market',
        LINE_CHANNEL_SECRET: SECRET,
        LINE_ISSUER: line.issuer,
        GOOGLE_CLIENT_ID: 'market',
        GOOGLE_CLIENT_SECRET: SECRET,
        RATE_LIMIT_FACTOR: '100',
      },
    });
    await line.setClaims({
      algorithm: 'HS256',
      callback: `${host.origin}/account/with/line/callback`,
    });
    chromium = await openChromium();
  });
  afterAll(async () => {
    await chromium.close();
    await host.close();
    await line.stop();
  });

  test.each(['th', 'en'] as const)('from the button to an account (%s)', async (lang) => {
    const email = `mali-${lang}@example.test`;
    await line.setClaims({ person: { sub: `l-${lang}`, name: 'มะลิ' } });
    const context = await chromium.newContext({
      locale: lang,
      viewport: { width: 375, height: 800 },
    });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    const judge = async () => {
      problems.push(...(await findViolations(page, '.skip')));
      const { scrollWidth } = await page.evaluate(() => document.documentElement);
      if (scrollWidth > 375) problems.push(`${page.url()} is ${scrollWidth} px wide`);
    };
    await page.goto(`${host.origin}/login?continue=/my/security&lang=${lang}`);
    await judge();
    await page.locator('a.way.line').click();
    await page.locator('#email').fill(email);
    await judge();
    await page.locator('.card button').click();
    await page.locator('#code').waitFor();
    await judge();
    const { subject } = await host.db
      .selectFrom('mail')
      .select('subject')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    await page.locator('#code').fill(/\d{6}/.exec(subject)?.[0] ?? '');
    await page.locator('.card > form button').click();
    await page.waitForURL(`${host.origin}/my/security`);
    const mine = page.locator('#connections form[action="/account/connections/line/remove"]');
    await mine.getByRole('button').click();
    await page.locator('#connections form[action="/account/connections/line"]').waitFor();
    await judge();
    await context.close();
    expect(problems).toEqual([]);
  });
});

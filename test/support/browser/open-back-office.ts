import type { Browser, Page } from '@playwright/test';
import { expect, onTestFinished } from 'vitest';
import type { ListeningHost } from '../listening-host.ts';
import { signIn } from '../sign-in.ts';

export interface BackOfficeVisit {
  /** Account that signs in; a guest if absent. */
  readonly email?: string;
  readonly lang?: 'th' | 'en';
  readonly width?: number;
  readonly dark?: boolean;
  /** True for a phone, with touch instead of a mouse. */
  readonly isTouch?: boolean;
}

/**
 * Opens a new window, and fails the test on any error in the console, including policy violations.
 */
export async function openBackOffice(
  browser: Browser,
  host: ListeningHost,
  visit: BackOfficeVisit,
): Promise<Page> {
  const { email, lang = 'en', width = 1280, dark = false } = visit;
  const touch = visit.isTouch && { hasTouch: true, isMobile: true };
  const context = await browser.newContext({ viewport: { width, height: 812 }, ...touch });
  const cookies: { name: string; value: string; url: string }[] = [
    { name: 'lang', value: lang, url: host.origin },
  ];
  if (email !== undefined) {
    const [name = '', value = ''] = (await signIn(host, email)).split('=');
    cookies.push({ name, value, url: host.origin });
  }
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // The browser logs refused calls, which tests expect; every other error fails the test.
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) {
      errors.push(message.text());
    }
  });
  onTestFinished(async () => {
    await context.close();
    expect(errors).toEqual([]);
  });
  return page;
}

import type { Browser, BrowserContext } from '@playwright/test';

export type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Person {
  readonly email: string;
  readonly password: string;
}

/** Returns the storage state of a browser after sign-in and one page: cookies and storage. */
export async function signedInState(
  browser: Browser,
  url: string,
  { email, password }: Person,
): Promise<BrowserState> {
  const context = await browser.newContext({ locale: 'th-TH' });
  const page = await context.newPage();
  await page.goto(`${new URL(url).origin}/login?continue=${encodeURIComponent(url)}`);
  await page.fill('input[name=email]', email);
  await page.fill('input[name=password]', password);
  await page.click('form button[type=submit]');
  await page.locator('talad-account').waitFor({ state: 'attached' });
  await page.waitForFunction(() => localStorage['talad-cart-of']);
  const state = await context.storageState();
  await context.close();
  return state;
}

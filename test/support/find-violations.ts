import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page as it stands, one line each; `except`: a selector left out. */
export async function findViolations(page: Page, except?: string): Promise<readonly string[]> {
  // Legacy: judged inside the page. The other way opens a second page for each look, which now and
  // then never answers, and is for frames of other origins, of which our pages have none.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (except ? axe.exclude(except) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** Undefined until axe was loaded into the page. */
    readonly axe: typeof axe;
  }
}

type Where = { readonly include: string[] } | { readonly exclude: string[] };

/**
 * Returns the violations that axe finds on the current page, one line each; `except` is a selector
 * to leave out.
 */
export function findViolations(page: Page, except?: string): Promise<readonly string[]> {
  return judge(page, { exclude: except ? [except] : [] });
}

/** Returns the violations in one part of the page. */
export function findViolationsIn(page: Page, part: string): Promise<readonly string[]> {
  return judge(page, { include: [part] });
}

/**
 * Calls axe directly, without its wrapper for browsers: the wrapper loads half a megabyte of script
 * twice a check and returns a report of all that passed, which was most of the cost of such a test.
 * Frames are left out: the only one is the editor's canvas, whose page is checked separately.
 */
async function judge(page: Page, context: Where): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(animationsEnd);
  return page.evaluate(async (where) => {
    const { violations } = await window.axe.run(where, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  }, context);
}

/** Runs in the page: a fading element reaches its intended contrast only at the end. */
async function animationsEnd(): Promise<void> {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      if (shadowRoot) roots.push(shadowRoot);
    }
  }
  const running = () =>
    roots
      .flatMap((root) => root.getAnimations())
      .filter(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          // An animation without a duration only delays, and fades nothing.
          effect?.getComputedTiming().activeDuration !== 0 &&
          effect?.getComputedTiming().endTime !== Infinity,
      );
  // One animation may begin when another ends.
  for (let ending = running(); ending.length > 0; ending = running()) {
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
}

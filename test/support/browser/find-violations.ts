import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** In a page that has been judged before. */
    readonly axe: typeof axe;
  }
}

type Where = { readonly include: string[] } | { readonly exclude: string[] };

/** Violations that axe finds on the current page, one line each; `except`: a selector left out. */
export function findViolations(page: Page, except?: string): Promise<readonly string[]> {
  return judge(page, { exclude: except ? [except] : [] });
}

/** Violations in one part of the page. */
export function findViolationsIn(page: Page, part: string): Promise<readonly string[]> {
  return judge(page, { include: [part] });
}

/**
 * Straight, without axe's own wrapper for browsers: that one reads half a megabyte of script twice a
 * look and hands out a report of all that is well, which was most of what such a test cost. Frames are
 * left out: the only one is the editor's canvas, which shows a page that is judged by itself.
 */
async function judge(page: Page, context: Where): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(animationsEnd);
  return page.evaluate(async (where) => {
    const { violations } = await window.axe.run(where, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  }, context);
}

/** Runs in the page: a fading element has its intended contrast only at the end. */
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
          // One of no length only waits: it fades nothing.
          effect?.getComputedTiming().activeDuration !== 0 &&
          effect?.getComputedTiming().endTime !== Infinity,
      );
  // One may begin when another one ends.
  for (let ending = running(); ending.length > 0; ending = running()) {
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
}

import type { Page } from '@playwright/test';
import { parts } from '../../elements/parts/index.ts';
import { sectionTags } from '../../elements/sections/index.ts';
import { shadowTexts, wakeIslands } from './shadow-text.ts';

const islands = Object.entries({ ...parts, ...sectionTags })
  .filter(([, { hydrate }]) => hydrate !== 'never')
  .map(([tag]) => tag);

/**
 * Hydrates all islands of the page and reports each element whose first render in the browser
 * differs from the server's (`html`, its answer), because Lit does not report a differing text.
 * Elements without behaviour are never defined in a browser, so nothing differs. `reader` is an
 * empty page, because the policy of the page itself forbids parsing a document from a string.
 */
export async function hydrationDifferences(
  page: Page,
  reader: Page,
  html: string,
): Promise<readonly string[]> {
  const drawn = await reader.evaluate(shadowTexts, html);
  await page.evaluate(wakeIslands, islands);
  const fresh = await page.evaluate(shadowTexts, null);
  const seen = new Map<string, number>();
  return fresh.flatMap((one) => {
    const index = seen.get(one.tag) ?? 0;
    seen.set(one.tag, index + 1);
    const server = drawn.filter(({ tag }) => tag === one.tag)[index];
    if (one.html === '' || !server || server.html === one.html) return [];
    return [`${one.tag} ${index + 1}: ${firstDifference(server.html, one.html)}`];
  });
}

function firstDifference(drawn: string, hydrated: string): string {
  let at = 0;
  while (drawn[at] === hydrated[at]) at += 1;
  const around = (html: string) => html.slice(Math.max(0, at - 80), at + 160);
  return `drawn as …${around(drawn)}…, hydrated as …${around(hydrated)}…`;
}

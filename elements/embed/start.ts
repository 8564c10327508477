import { core as en } from '../locales/en/core.ts';
import { core as th } from '../locales/th/core.ts';
import { addTexts } from '../locales/text.ts';
import { define } from '../schema/define.ts';
import type { ElementClass } from '../schema/registry.ts';
import { policy } from './own-policy.ts';
import { setHome } from './shop-place.ts';

/**
 * Registers embedded elements. On a page whose policy forbids writing HTML they stay undefined and
 * show their own content, instead of failing one by one. own-policy.ts names Lit's policy.
 */
export function start(elements: Readonly<Record<string, ElementClass>>): void {
  setHome(import.meta.url);
  addTexts('th', th);
  addTexts('en', en);
  try {
    if (!policy) document.createElement('template').innerHTML = ' ';
  } catch {
    // oxlint-disable-next-line no-console -- the embedding site's developer has to see it
    console.warn('CSP: trusted-types talad');
    return;
  }
  for (const [tag, element] of Object.entries(elements)) define(tag, element);
}

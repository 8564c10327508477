import { renderThunked } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { unsafeCSS, type LitElement } from 'lit';
import { loadTexts } from '@talad/elements/locales/load';
import { parts } from '@talad/elements/parts/index';
import { defineAll } from '@talad/elements/schema/define';
import { sectionTags } from '@talad/elements/sections/index';
import { minifyCss } from './minify-styles.ts';

/** Every element that a page can have, by tag. */
export const registry = { ...parts, ...sectionTags };

/** Texts and elements of the server's own renderer; once, before the first page. */
export async function prepareElements(): Promise<void> {
  await Promise.all([loadTexts('th'), loadTexts('en')]);
  await defineAll(registry);
  for (const tag of Object.keys(registry)) {
    const element = customElements.get(tag) as typeof LitElement | undefined;
    if (!element?.elementStyles) continue;
    // Each instance carries its sheet: 24 boxes carry it 24 times.
    const sheets = element.elementStyles.map((style) => ('cssText' in style ? style.cssText : ''));
    element.elementStyles = [unsafeCSS(minifyCss(sheets.join('')))];
  }
}

/**
 * A template as one string. All data was read before, so rendering never waits; joined instead of
 * streamed, because each piece of a page would become a chunk of its own.
 */
export function renderTemplate(template: unknown): string {
  return collectResultSync(renderThunked(template));
}

import { renderThunked } from '@lit-labs/ssr';
import { LitElementRenderer } from '@lit-labs/ssr/lib/lit-element-renderer.js';
import { unsafeCSS, type CSSResultOrNative, type LitElement } from 'lit';
import { loadAllTexts } from '@talad/elements/locales/load-area';
import { noCodePartCss } from '@talad/elements/pages/css/no-code-css';
import type { LookSheets } from '@talad/elements/page/look-sheets';
import { parts } from '@talad/elements/parts/index';
import { defineAll } from '@talad/elements/schema/define';
import { sectionTags } from '@talad/elements/sections/index';
import { BoxRenderer } from './box-renderer.ts';
import { collectBytes } from './collect-bytes.ts';
import { FrameRenderer } from './frame-renderer.ts';
import type { LookInfo } from './look-info.ts';
import { LookRenderer } from './look-renderer.ts';
import { minifyCss } from './styles/minify-styles.ts';

/** Every element that a page can have, by tag. */
export const registry = { ...parts, ...sectionTags };

export interface Rendered {
  readonly html: Buffer;
  /** Rendered elements: a page's modules and the hashes of its sheets follow from them. */
  readonly tags: ReadonlySet<string>;
}

/** Loads texts and elements of the server's renderer once, before the first page. */
export async function prepareElements(): Promise<void> {
  await Promise.all([loadAllTexts('th'), loadAllTexts('en')]);
  await defineAll(registry);
  for (const tag of Object.keys(registry)) {
    const element = classOf(tag);
    if (!element?.elementStyles) continue;
    // Each instance contains its sheet: 24 boxes contain it 24 times.
    const css = minifyCss(cssTextOf(element.elementStyles));
    element.elementStyles = [unsafeCSS(css + (noCodePartCss[tag] ?? ''))];
  }
}

/**
 * Renders a template to HTML in UTF-8. All data is loaded before, so rendering never waits, and a page
 * is rendered whole (decision 037).
 */
export function renderTemplate(template: unknown, looks: LookSheets = {}): Rendered {
  const tags = new Set<string>();
  const info: Partial<LookInfo> = {
    elementRenderers: [BoxRenderer, FrameRenderer, LookRenderer, LitElementRenderer],
    customElementRendered: (tag) => tags.add(tag),
    looks,
  };
  const pieces = collectBytes(renderThunked(template, info));
  return { html: Buffer.concat(pieces), tags };
}

/** Returns the inline sheets of these elements, as each one's shadow root contains them. */
export function sheetsOf(tags: ReadonlySet<string>): readonly string[] {
  return Array.from(tags, (tag) => cssTextOf(classOf(tag)?.elementStyles ?? []));
}

function cssTextOf(styles: readonly CSSResultOrNative[]): string {
  return styles.map((style) => ('cssText' in style ? style.cssText : '')).join('');
}

function classOf(tag: string): typeof LitElement | undefined {
  return customElements.get(tag) as typeof LitElement | undefined;
}

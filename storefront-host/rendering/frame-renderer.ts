import { ElementRenderer } from '@lit-labs/ssr/lib/element-renderer.js';
import type { ThunkedRenderResult } from '@lit-labs/ssr/lib/render-result.js';
import { LRUCache } from 'lru-cache';
import type { LookInfo } from './look-info.ts';
import {
  renderElement,
  shadowBytes,
  sizeOf,
  type RenderedElement,
  type Given,
} from './render-element.ts';

/** The elements around every page of a site. */
const FRAME: ReadonlySet<string> = new Set([
  'talad-header',
  'talad-category-bar',
  'talad-footer',
  'talad-contact-widget',
  'talad-bottom-menu',
]);

export const MAX_FRAME_BYTES = 8 * 1024 * 1024;

/** Rendered elements, by their whole input. */
export const renderedFrames = new LRUCache<string, RenderedElement>({ maxSize: MAX_FRAME_BYTES });

/**
 * Renders header, footer and bars as Lit does, but each only once: they are the same on
 * nearly all pages of a site, and browsers never hydrate them. They depend only on their attributes and
 * data, which are the cache key: another site, language, menu or current page is another key.
 */
export class FrameRenderer extends ElementRenderer {
  static override matchesClass(_class: unknown, tag: string): boolean {
    return FRAME.has(tag);
  }

  readonly #given: Given[] = [];
  #rendered: RenderedElement | null = null;

  override setAttribute(name: string, value: string): void {
    this.#given.push([name, value]);
  }

  override setProperty(name: string, value: unknown): void {
    this.#given.push([`.${name}`, value]);
  }

  override connectedCallback(): void {
    const key = JSON.stringify([this.tagName, ...this.#given]);
    const known = renderedFrames.get(key);
    this.#rendered = known ?? withoutMarks(renderElement(this.tagName, this.#given));
    if (!known)
      renderedFrames.set(key, this.#rendered, { size: 2 * key.length + sizeOf(this.#rendered) });
  }

  override renderAttributes(): string[] {
    return this.#rendered ? [this.#rendered.attributes] : [];
  }

  override renderShadow(info: LookInfo): ThunkedRenderResult | undefined {
    if (!this.#rendered) return undefined;
    for (const tag of this.#rendered.inside) info.customElementRendered?.(tag);
    return shadowBytes(this.tagName, this.#rendered, info);
  }
}

/**
 * Lit's markers are for hydration, and only the islands inside (a search box) hydrate. The markers
 * of a large menu are more nodes than the menu itself.
 */
function withoutMarks(rendered: RenderedElement): RenderedElement {
  const markup = rendered.template.toString();
  const bare = markup.replaceAll(/(<template .*?<\/template>)|<!--.*?-->/gs, '$1');
  return { ...rendered, template: Buffer.from(bare) };
}

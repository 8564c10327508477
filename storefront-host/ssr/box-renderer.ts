import { ElementRenderer } from '@lit-labs/ssr/lib/element-renderer.js';
import { LitElementRenderer } from '@lit-labs/ssr/lib/lit-element-renderer.js';
import type { RenderInfo } from '@lit-labs/ssr';
import type { ThunkedRenderResult } from '@lit-labs/ssr/lib/render-result.js';
import { collectBytes } from './collect-bytes.ts';
import { keepBox, knownProduct, type DrawnBox } from './known-products.ts';

const TAG = 'talad-product-box';
/** The sheet is the same in every box. */
let sheet = Buffer.alloc(0);

/**
 * Draws product boxes as Lit does, but each product only once: the same boxes are on a shop's front
 * page, in its categories and in thousands of searches, and were half of the time that a page took.
 * A box draws from its attributes and its product alone, so these are the whole key.
 */
export class BoxRenderer extends ElementRenderer {
  static override matchesClass(_class: unknown, tag: string): boolean {
    return tag === TAG;
  }

  readonly #attributes: (readonly [string, string])[] = [];
  #product: object | null = null;
  #box: DrawnBox | null = null;

  override setAttribute(name: string, value: string): void {
    this.#attributes.push([name, value]);
  }

  override setProperty(name: string, value: unknown): void {
    if (name !== 'product') throw new TypeError(`what a box shows does not depend on '${name}'`);
    this.#product = typeof value === 'object' ? value : null;
  }

  override connectedCallback(): void {
    const key = JSON.stringify(this.#attributes);
    const known = this.#product && knownProduct(this.#product).boxes.get(key);
    this.#box = known ?? this.#draw();
    if (this.#product && !known) keepBox(this.#product, key, this.#box);
  }

  override renderAttributes(): string[] {
    return this.#box ? [this.#box.attributes] : [];
  }

  /** Bytes, which collect-bytes.ts takes; Lit itself only hands them on. */
  override renderShadow(): ThunkedRenderResult | undefined {
    return this.#box ? ([sheet, this.#box.template] as readonly unknown[] as string[]) : undefined;
  }

  #draw(): DrawnBox {
    const box = new LitElementRenderer(TAG);
    for (const [name, value] of this.#attributes) box.setAttribute(name, value);
    box.setProperty('product', this.#product);
    box.connectedCallback();
    const shadow = box.renderShadow(alone()) ?? [];
    sheet = Buffer.concat(collectBytes(shadow.slice(0, -1)));
    return {
      attributes: box.renderAttributes().join(''),
      template: Buffer.concat(collectBytes(shadow.slice(-1))),
    };
  }
}

/** A box holds no other element, so where it stands changes nothing. */
function alone(): RenderInfo {
  return {
    elementRenderers: [],
    customElementInstanceStack: [],
    customElementHostStack: [],
    eventTargetStack: [],
    slotStack: [],
    deferHydration: false,
  };
}

import { LOADING_TIMEOUT_MS } from '../../commerce/limits.ts';
import { define } from '../../schema/define.ts';
import { findDeep } from '../modal/find-deep.ts';
import { withLook } from '../product-box/with-look.ts';

const BOX = 'talad-product-box';

/**
 * Resolves when product boxes are defined. If the server rendered some, only the page's own loader
 * may define them, because it gives each its product; a touch of one makes it do so.
 */
export async function boxesReady(list: Element): Promise<void> {
  const { ProductBoxElement } = await import('../product-box/product-box.element.ts');
  withLook(ProductBoxElement);
  if (customElements.get(BOX)) return;
  const near = list.querySelector(BOX);
  // Otherwise search the page, including the shadow roots of sections.
  const rendered = near?.shadowRoot ? near : findDeep(document, BOX).find((box) => box.shadowRoot);
  if (!rendered) {
    define(BOX, ProductBoxElement);
    return;
  }
  rendered.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  await Promise.race([customElements.whenDefined(BOX), late()]);
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('product boxes did not load')), LOADING_TIMEOUT_MS);
  });
}

import { LOADING_TIMEOUT_MS } from '../../commerce/limits.ts';
import { define } from '../../schema/define.ts';
import { findDeep } from '../modal/find-deep.ts';

const BOX = 'talad-product-box';

/**
 * Until product boxes work. Where a server drew some, only the page's own loader may define them: it
 * gives each the product that it was drawn with. A touch of one is what it waits for.
 */
export async function boxesReady(list: Element): Promise<void> {
  if (customElements.get(BOX)) return;
  const near = list.querySelector(BOX);
  // Elsewhere on the page, those of a section in its shadow root too.
  const drawn = near?.shadowRoot ? near : findDeep(document, BOX).find((box) => box.shadowRoot);
  if (!drawn) {
    const { ProductBoxElement } = await import('../product-box/product-box.element.ts');
    define(BOX, ProductBoxElement);
    return;
  }
  drawn.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  await Promise.race([customElements.whenDefined(BOX), late()]);
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('product boxes did not load')), LOADING_TIMEOUT_MS);
  });
}

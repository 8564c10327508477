import type { ToEditor } from '@talad/elements/page/canvas-protocol';
import { moveBar } from './frame-scale.ts';
import { canvasText } from './canvas-text.ts';

/** Something on the page that is changed elsewhere: a picture, a product. */
export type Spot =
  | { readonly kind: 'picture'; readonly id: string; readonly field: string }
  | {
      readonly kind: 'product';
      readonly id: string;
      readonly field: string;
      readonly product: number;
    };

export interface Spots {
  readonly element: HTMLElement;
  /** Offers what can be done with the spot, on the element; null hides the offer. */
  readonly offer: (spot: Spot | null, on?: Element) => void;
  readonly place: () => void;
}

/** Buttons on a pressed picture or product, because its price and name are not typed here. */
export function createSpots(send: (message: ToEditor) => void): Spots {
  const element = document.createElement('div');
  element.className = 'spot';
  element.hidden = true;
  let pressed: Element | null = null;

  function place(): void {
    if (!pressed) return;
    if (!pressed.isConnected) {
      pressed = null;
      element.hidden = true;
      return;
    }
    const { top, bottom, left, width, height } = pressed.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    element.style.visibility = bottom > own.height * 2 && top < innerHeight ? 'visible' : 'hidden';
    const x = Math.max(4, Math.min(left + (width - own.width) / 2, innerWidth - own.width - 4));
    // Not under the pointer, whose second press may follow.
    moveBar(element, x, height < own.height * 3 ? bottom + 6 : Math.max(top + 8, 8));
  }

  return {
    element,
    offer(spot, on) {
      pressed = on ?? null;
      element.hidden = spot === null;
      if (!spot) return;
      const { id, field } = spot;
      const open = (): void => send({ type: 'open', id, field });
      element.replaceChildren(
        ...(spot.kind === 'picture'
          ? [button('picture', open)]
          : [
              button('product', () => send({ type: 'product', id: spot.product })),
              button('products', open),
            ]),
      );
      place();
    },
    place,
  };
}

function button(key: 'picture' | 'product' | 'products', act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = canvasText(key);
  made.addEventListener('click', ({ detail }) => {
    if (detail < 2) act();
  });
  return made;
}

import { EmbedCartElement } from './embed-cart.element.ts';
import { EmbedProductBoxElement } from './embed-product-box.element.ts';
import { EmbedProductElement } from './embed-product.element.ts';
import { start } from './start.ts';

// Everything that an embed can show or open, in one file for an integrity attribute.
start({
  'talad-product-box': EmbedProductBoxElement,
  'talad-cart': EmbedCartElement,
  'talad-product': EmbedProductElement,
});

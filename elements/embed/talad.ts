import { EmbedCartElement } from './embed-cart.element.ts';
import { EmbedProductBoxElement } from './embed-product-box.element.ts';
import { start } from './start.ts';

// One of the three builds of the embed (decision 050): product box and cart, the rest on demand.
start({ 'talad-product-box': EmbedProductBoxElement, 'talad-cart': EmbedCartElement });

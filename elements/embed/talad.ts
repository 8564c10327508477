import { EmbedCartElement } from './embed-cart.element.ts';
import { EmbedProductBoxElement } from './embed-product-box.element.ts';
import { start } from './start.ts';

// The one tag of an embed: product box and cart. What they open is fetched when it is opened.
start({ 'talad-product-box': EmbedProductBoxElement, 'talad-cart': EmbedCartElement });

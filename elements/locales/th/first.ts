import { core } from './core.ts';
import { productPage } from './product-page.ts';
import { product } from './product.ts';

/** What a page of a shop says before anything is opened: boxes, the cart's button, a product. */
export const first = { ...core, ...product, ...productPage };

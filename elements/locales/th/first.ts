import { core } from './core.ts';
import { productPage } from './product-page.ts';
import { product } from './product.ts';

/** The texts of a shop's page before anything is opened: boxes, the cart's button, a product. */
export const first = { ...core, ...product, ...productPage };

import { cart } from './th/cart.ts';
import { core } from './th/core.ts';
import { product } from './th/product.ts';
import { productPage } from './th/product-page.ts';
import { search } from './th/search.ts';
import { section } from './th/section.ts';
import { site } from './th/site.ts';

/** All texts of the elements, Thai. */
export const th = { ...core, ...cart, ...product, ...productPage, ...search, ...section, ...site };

import { cart } from './en/cart.ts';
import { core } from './en/core.ts';
import { product } from './en/product.ts';
import { productPage } from './en/product-page.ts';
import { search } from './en/search.ts';
import { section } from './en/section.ts';
import { site } from './en/site.ts';

/** All texts of the elements, English. */
export const en = { ...core, ...cart, ...product, ...productPage, ...search, ...section, ...site };

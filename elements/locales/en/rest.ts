import { cart } from './cart.ts';
import { search } from './search.ts';
import { section } from './section.ts';
import { site } from './site.ts';

/** What else elements say: fetched with those that do. */
export const rest = { ...cart, ...search, ...section, ...site };

import { cart } from './cart.ts';
import { search } from './search.ts';
import { section } from './section.ts';
import { site } from './site.ts';

/** The other texts, loaded with the elements that need them. */
export const rest = { ...cart, ...search, ...section, ...site };

import { parts } from '../parts/index.ts';
import type { ElementEntry } from '../schema/registry.ts';
import { sectionTags } from '../sections/index.ts';

/** The elements that load their own data, for the tags on other people's pages. */
export const embedded = {
  'talad-product-box': {
    hydrate: 'never',
    load: () => import('./embed-product-box.element.ts').then((m) => m.EmbedProductBoxElement),
  },
  'talad-product': {
    hydrate: 'never',
    load: () => import('./embed-product.element.ts').then((m) => m.EmbedProductElement),
  },
  'talad-cart': {
    hydrate: 'never',
    load: () => import('./embed-cart.element.ts').then((m) => m.EmbedCartElement),
  },
} as const satisfies Readonly<Record<string, ElementEntry>>;

/**
 * Every public element by tag. Embeds and the package (`define/*`, `react/*`, the manifest) share
 * these classes, so that an element accepts the same properties in both. A shop's own pages define
 * the base classes of three of them, which render the server's data and load nothing.
 * `react/component.ts` brings the texts of both languages: 8 kB compressed.
 */
export const publicElements: Readonly<Record<string, ElementEntry>> = {
  ...parts,
  ...sectionTags,
  ...embedded,
};

import type { ElementEntry } from '../schema/registry.ts';

/** Sections that a shopper's browser makes work, by tag; what they are set to is in their own files. */
export const workingSections = {
  'talad-slideshow': {
    hydrate: 'load',
    words: 'all',
    load: () => import('./slideshow/slideshow.element.ts').then((m) => m.SlideshowElement),
  },
  'talad-product-tab': {
    hydrate: 'visible',
    words: 'all',
    load: () => import('./product-tab/product-tab.element.ts').then((m) => m.ProductTabElement),
  },
} as const satisfies Record<string, ElementEntry>;

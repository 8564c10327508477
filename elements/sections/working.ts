import type { ElementEntry } from '../schema/registry.ts';

/** Sections that a shopper's browser can hydrate, by tag; their own files have the settings. */
export const workingSections = {
  'talad-slideshow': {
    hydrate: 'load',
    texts: 'all',
    load: () => import('./slideshow/slideshow.element.ts').then((m) => m.SlideshowElement),
  },
  'talad-product-tab': {
    hydrate: 'visible',
    texts: 'all',
    load: () => import('./product-tab/product-tab.element.ts').then((m) => m.ProductTabElement),
  },
} as const satisfies Record<string, ElementEntry>;

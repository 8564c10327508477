import type { SectionRuntime } from '../schema/fields.ts';
import type { ElementEntry } from '../schema/registry.ts';
import { headline } from './headline/headline.runtime.ts';
import { paragraph } from './paragraph/paragraph.runtime.ts';
import { products } from './products/products.runtime.ts';
import { slideshow } from './slideshow/slideshow.runtime.ts';

interface SectionEntry extends ElementEntry {
  readonly runtime: SectionRuntime;
}

/** All sections by the name that saved pages use (spec §3); code is fetched when a page has one. */
export const sections = {
  SlideShowSection: {
    runtime: slideshow,
    hydrate: 'load',
    load: () => import('./slideshow/slideshow.element.ts').then((m) => m.SlideshowElement),
  },
  Headline: {
    runtime: headline,
    hydrate: 'never',
    load: () => import('./headline/headline.element.ts').then((m) => m.HeadlineElement),
  },
  ProductSection: {
    runtime: products,
    hydrate: 'never',
    load: () => import('./products/products.element.ts').then((m) => m.ProductsElement),
  },
  ParagraphSection: {
    runtime: paragraph,
    hydrate: 'never',
    load: () => import('./paragraph/paragraph.element.ts').then((m) => m.ParagraphElement),
  },
} as const satisfies Record<string, SectionEntry>;

export type SectionName = keyof typeof sections;

/** The same by tag, as `defineAll` and an island loader want them. */
export const sectionTags: Readonly<Record<string, ElementEntry>> = {
  ...Object.fromEntries(Object.values(sections).map((entry) => [entry.runtime.tag, entry])),
  'talad-missing': {
    hydrate: 'never',
    load: () => import('./missing/missing.element.ts').then((m) => m.MissingElement),
  },
};

import type { SectionRuntime } from '../schema/fields.ts';
import type { ElementEntry } from '../schema/registry.ts';
import { banner } from './banner/banner.runtime.ts';
import { block } from './block/block.runtime.ts';
import { blog } from './blog/blog.runtime.ts';
import { coupons } from './coupons/coupons.runtime.ts';
import { customHtml } from './custom-html/custom-html.runtime.ts';
import { feature } from './feature/feature.runtime.ts';
import { gallery } from './gallery/gallery.runtime.ts';
import { headline } from './headline/headline.runtime.ts';
import { paragraph } from './paragraph/paragraph.runtime.ts';
import { productTab } from './product-tab/product-tab.runtime.ts';
import { products } from './products/products.runtime.ts';
import { slideshow } from './slideshow/slideshow.runtime.ts';
import { topic } from './topic/topic.runtime.ts';
import { workingSections } from './working.ts';

interface SectionEntry extends ElementEntry {
  readonly runtime: SectionRuntime;
}

/** All sections by the name in saved pages (spec §3); code is loaded when a page has one. */
export const sections = {
  SlideShowSection: {
    runtime: slideshow,
    ...workingSections['talad-slideshow'],
  },
  Headline: {
    runtime: headline,
    hydrate: 'never',
    load: () => import('./headline/headline.element.ts').then((m) => m.HeadlineElement),
  },
  FeatureSection: {
    runtime: feature,
    hydrate: 'never',
    load: () => import('./feature/feature.element.ts').then((m) => m.FeatureElement),
  },
  ProductTab: {
    runtime: productTab,
    ...workingSections['talad-product-tab'],
  },
  ProductSection: {
    runtime: products,
    hydrate: 'never',
    load: () => import('./products/products.element.ts').then((m) => m.ProductsElement),
  },
  BlogSection: {
    runtime: blog,
    hydrate: 'never',
    load: () => import('./blog/blog.element.ts').then((m) => m.BlogElement),
  },
  GallerySection: {
    runtime: gallery,
    hydrate: 'never',
    load: () => import('./gallery/gallery.element.ts').then((m) => m.GalleryElement),
  },
  TopicSection: {
    runtime: topic,
    hydrate: 'never',
    load: () => import('./topic/topic.element.ts').then((m) => m.TopicElement),
  },
  CustomHtmlSection: {
    runtime: customHtml,
    hydrate: 'never',
    load: () => import('./custom-html/custom-html.element.ts').then((m) => m.CustomHtmlElement),
  },
  BannerSlick: {
    runtime: banner,
    hydrate: 'never',
    load: () => import('./banner/banner.element.ts').then((m) => m.BannerElement),
  },
  ParagraphSection: {
    runtime: paragraph,
    hydrate: 'never',
    load: () => import('./paragraph/paragraph.element.ts').then((m) => m.ParagraphElement),
  },
  CouponSlick: {
    runtime: coupons,
    hydrate: 'never',
    load: () => import('./coupons/coupons.element.ts').then((m) => m.CouponsElement),
  },
  BlockSection: {
    runtime: block,
    hydrate: 'never',
    load: () => import('./block/block.element.ts').then((m) => m.BlockElement),
  },
} as const satisfies Record<string, SectionEntry>;

export type SectionName = keyof typeof sections;

/** Sections by their tags, for `defineAll` and the island loader. */
export const sectionTags: Readonly<Record<string, ElementEntry>> = {
  ...Object.fromEntries(Object.values(sections).map((entry) => [entry.runtime.tag, entry])),
  'talad-missing': {
    hydrate: 'never',
    load: () => import('./missing/missing.element.ts').then((m) => m.MissingElement),
  },
};

import { flagOf, recordOf, type Stored } from '../../page/look/read-record.ts';

/**
 * The sections of a product page (spec §2 "Page contents") in order, and whether each is shown by
 * default. `fixed`: it cannot be turned off.
 */
export const productSections = {
  cover: { on: true },
  title: { on: true, fixed: true },
  detail: { on: true },
  review: { on: true },
  gallery: { on: true },
  shipping: { on: true },
  howToBuy: { on: true },
  payment: { on: true },
  policy: { on: true },
  aboutUs: { on: false },
  faqs: { on: false },
  submit: { on: false },
  introCover: { on: true },
  subHeadlineFeature: { on: true },
  related: { on: true },
  recommended: { on: true },
  blog: { on: false },
} as const satisfies Record<string, { readonly on: boolean; readonly fixed?: true }>;

export type ProductSection = keyof typeof productSections;

const keys = Object.keys(productSections) as readonly ProductSection[];

/**
 * Returns the sections that are shown: `pages.product.sections.{key}.disable` of a look turns one
 * off, or on.
 */
export function shownSections(product: Stored): ReadonlySet<ProductSection> {
  const stored = recordOf(product['sections']);
  return new Set(
    keys.filter((key) => {
      const section: { readonly on: boolean; readonly fixed?: true } = productSections[key];
      return section.fixed || !flagOf(recordOf(stored[key]), 'disable', !section.on);
    }),
  );
}

/** Returns an owner's content of a section: pictures, titles. */
export function sectionContent(product: Stored, key: ProductSection): Stored {
  const stored = recordOf(product['sections']);
  return Object.hasOwn(stored, key) ? recordOf(stored[key]) : {};
}

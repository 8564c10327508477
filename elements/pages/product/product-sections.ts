import { flagOf, recordOf, type Stored } from '../../page/look/read-record.ts';

/**
 * What a product's page is made of (spec §2 "Page contents"), in its order, and whether it is there
 * before an owner says anything. `fixed`: a page of a product without it would be none.
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

/** The sections that are on: `pages.product.sections.{key}.disable` of a look turns one off, or on. */
export function shownSections(product: Stored): ReadonlySet<ProductSection> {
  const stored = recordOf(product['sections']);
  return new Set(
    keys.filter((key) => {
      const section: { readonly on: boolean; readonly fixed?: true } = productSections[key];
      return section.fixed || !flagOf(recordOf(stored[key]), 'disable', !section.on);
    }),
  );
}

/** What an owner has put into a section: pictures, titles. */
export function sectionContent(product: Stored, key: ProductSection): Stored {
  const stored = recordOf(product['sections']);
  return Object.hasOwn(stored, key) ? recordOf(stored[key]) : {};
}

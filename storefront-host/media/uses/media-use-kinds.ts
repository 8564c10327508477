/** Kinds of records that show pictures of a shop's library. */
export const mediaUseKinds = [
  'product',
  'category',
  'brand',
  'collection',
  'promotion',
  'coupon',
  'blog',
  'contestant',
  'bio',
  'page',
  'section',
  'design',
  'settings',
] as const;
export type MediaUseKind = (typeof mediaUseKinds)[number];

import type { Category } from '../../api/category.contract.ts';
import type { Picture } from '../../api/picture.contract.ts';
import type { ShopCard } from '../../api/shop.contract.ts';
import type { FrontVariant } from './front-variants.ts';
import type { ProductStrip } from '../page-data.ts';

export interface FrontPageData {
  readonly title: string;
  readonly description: string;
  /** Each with a picture of its best seller. */
  readonly categories: readonly (Category & { readonly image: Picture | null })[];
  /** True if there are more categories, which the search lists. */
  readonly hasMoreCategories: boolean;
  /** Shown if the owner has no sections yet. */
  readonly cover: Picture | null;
  /** The best sellers of the last weeks. */
  readonly shops: readonly ShopCard[];
  readonly sellersUrl: string;
  readonly variant: FrontVariant;
  /** True if there are no products and no sections yet. */
  readonly isEmpty: boolean;
  readonly marketUrl: string;
  /** Address of the editor, for staff of a shop that is not open yet; else null. */
  readonly editUrl: string | null;
  readonly strips: readonly (ProductStrip & {
    /** Slides of four instead of rows (spec §9: best seller 12 with 3 slides). */
    readonly slides: boolean;
  })[];
}

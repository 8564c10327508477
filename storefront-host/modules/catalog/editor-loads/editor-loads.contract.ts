import { Type } from 'typebox';
import { Category } from '@talad/elements/api/category.contract';
import { Id } from '@talad/elements/api/id.contract';
import { ListedProduct, Showroom } from '@talad/elements/api/product.contract';
import { LAST_OFFSET_PAGE } from '@talad/elements/commerce/limits';

const PageNumber = Type.Integer({ minimum: 1, maximum: LAST_OFFSET_PAGE });

export const CategoryPageParams = Type.Object({ id: Id, page: PageNumber });
export const ShowroomPageParams = Type.Object({ type: Showroom, page: PageNumber });
export const SearchPageParams = Type.Object({ page: PageNumber });

/** A page of a list, as the editor loads it (spec §7). */
export const ProductPage = Type.Object({
  products: Type.Array(ListedProduct),
  total: Type.Integer({ minimum: 0 }),
  page: PageNumber,
  has_more: Type.Boolean(),
});
export const CategoryPage = Type.Intersect([ProductPage, Type.Object({ category: Category })]);

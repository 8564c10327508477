import { MAX_SUBPRODUCTS } from '@talad/elements/commerce/limits';
import type { ProductRow } from './product-row.ts';
import { pricesOf } from './product-prices.ts';

/** A variant as it is packed into its product's row. */
type PackedSubproduct = Pick<
  ProductRow,
  | 'id'
  | 'uuid'
  | 'code'
  | 'option_values'
  | 'own_picture'
  | 'status'
  | 'price'
  | 'full_price'
  | 'current_price'
  | 'revision'
  | 'remain'
  | 'unlimited'
>;

export interface WithSubproducts {
  readonly subproducts: readonly PackedSubproduct[] | null;
}

/** A column of the product's row, which saves a statement. */
export const SUBPRODUCTS = `(SELECT json_agg(json_build_object('id', c.id, 'uuid', c.uuid,
      'code', c.code, 'option_values', c.option_values, 'own_picture', c.images->0->>'media_id', 'status', c.status, 'price', c.price,
      'full_price', c.full_price, 'current_price', c.current_price, 'revision', c.revision,
      'remain', ck.remain, 'unlimited', ck.unlimited)
      ORDER BY c.rank, c.id)
    FROM (SELECT c.* FROM product c
      WHERE c.shop_id = p.shop_id AND c.parent_id = p.id AND c.status <> 'removed'
      ORDER BY c.rank, c.id LIMIT ${MAX_SUBPRODUCTS}) c
    LEFT JOIN stock ck ON ck.shop_id = c.shop_id AND ck.product_id = c.id)`;

/** Returns the variants as rows; missing values come from their product. */
export function subRows(row: ProductRow & WithSubproducts, now: Date): readonly ProductRow[] {
  return (row.subproducts ?? []).map((sub) => ({
    ...row,
    ...sub,
    parent_id: row.id,
    main_status: row.status,
    ...pricesOf({ id: sub.id, price: sub.price, promotions: row.promotions, variants: null }, now),
  }));
}

import type {
  ListedProduct,
  ProductMini,
  ProductRecord,
} from '@talad/elements/api/product.contract';
import { sellerUuid } from '../../../shops/index.ts';
import type { ProductDetailRead } from './product-detail.read.ts';

/**
 * Returns a product box with the spec's names next to ours. Answers of the API are for programs that know
 * the spec, so they carry some values twice (`spec-fields.test.ts` walks spec §3). The JSON inside pages
 * has our names only: there each byte counts.
 */
export function listed(product: ProductMini): ListedProduct {
  const { id, title, price } = product;
  return { ...product, product_id: id, product_name: title, product_price: price };
}

/** Returns a product with every field of spec §3: fields that a page leaves out when empty are set here. */
export function toRecord({ product, slug, categories }: ProductDetailRead): ProductRecord {
  const attributes = product.attributes ?? {};
  const { options, options_rank } = product.suboptions;
  return {
    has_promotion: false,
    has_coupon: false,
    promotion_ids: [],
    coupon_ids: [],
    max_discount: 0,
    free_shipping: false,
    is_flash_sale: false,
    second_hand_flag: false,
    ...product,
    ...listed(product),
    slug,
    seller_uuid: sellerUuid(product.shop_id),
    parent_id: null,
    condition: product.second_hand_flag ? 'second_hand' : 'new',
    preorder_flag: product.status === 'preorder',
    shop_category_id: categories.shop,
    seller_category_id: categories.shop,
    mall_category_id: categories.mall,
    attribute: attributes,
    product_attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
    lnw_attributes: { brand: product.brand ?? null },
    images: product.product_images.map(({ src }) => src),
    shop_data: product.shop,
    suboptions: {
      options,
      options_rank,
      product_data: product.subproducts.map(({ id, option_values }) => ({
        product_id: id,
        option_values,
      })),
    },
  };
}

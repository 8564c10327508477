import type { ProductMini } from '@talad/elements/api/product.contract';
import type { MyShop } from '@talad/elements/api/user.contract';
import { UNLIMITED_REMAIN } from '@talad/elements/commerce/limits';
import { parseBaht } from '@talad/elements/commerce/money';
import { isOnSale, salePercent } from '@talad/elements/commerce/price/price';
import { canAddToCart, isReadyToSell } from '@talad/elements/commerce/product/product-status';

import type { ManagedProductDetail } from '../../../storefront-host/modules/catalog/products/products.contract.ts';
import type { Lang } from '../../providers/i18n-provider.ts';
import { titleOf } from './product-title.ts';

type Previewed = Omit<ManagedProductDetail, 'subproducts' | 'full_url'>;

/** Returns the product in the form as the storefront would get it after saving. */
export function previewProduct(product: Previewed, shop: MyShop, lang: Lang): ProductMini {
  const price = parseBaht(product.price ?? 0) === null ? 0 : (product.price ?? 0);
  const full = product.full_price ?? null;
  const satang = parseBaht(price);
  const fullSatang = full === null ? null : parseBaht(full);
  const sale =
    satang !== null && fullSatang !== null && isOnSale({ price: satang, fullPrice: fullSatang })
      ? { price: satang, fullPrice: fullSatang }
      : null;
  const remain = product.remain ?? UNLIMITED_REMAIN;
  const ready_to_sell = isReadyToSell(product.status, remain);
  const { has_subproducts } = product;
  return {
    product_uuid: product.product_uuid,
    id: product.id,
    shop_id: shop.id,
    title: titleOf(product, lang),
    full_url: '#',
    status: product.status,
    price,
    price_min: price,
    price_max: has_subproducts ? product.price_max : price,
    sale_price: sale && full,
    sale_percent: sale && salePercent(sale),
    on_sale: sale !== null,
    new: false,
    hot: false,
    recommend: false,
    remain,
    has_subproducts,
    is_subproduct: false,
    ready_to_sell,
    can_add_to_cart: canAddToCart({ ready_to_sell, has_subproducts }),
    unit_name: null,
    image: product.pictures[0]?.picture ?? null,
    image_hover: product.pictures[1]?.picture ?? null,
    product_tags: [],
    option_text: '',
    shop: {
      id: shop.id,
      shopname: shop.shopname,
      title: shop.title,
      shop_url: shop.shop_url,
      avatar: null,
    },
  };
}

import type { ProductDetail, ProductMini, SubProduct } from '../../api/product.contract.ts';
import { chosenProduct } from './chosen-product.ts';

const PAGE_ONLY: ReadonlySet<string> = new Set([
  'description',
  'description_html',
  'product_images',
  'subproducts',
  'suboptions',
  'crumbs',
  'images',
  'attribute',
  'attributes',
  'product_attributes',
  'shop_data',
]);

/** Returns the product as the cart stores it: without descriptions, and a variant as a product. */
export function cartProduct(main: ProductDetail, sub: SubProduct | null): ProductMini {
  const shown = chosenProduct(main, sub);
  const image = main.product_images[sub?.image_index ?? 0] ?? main.image;
  const mini = Object.fromEntries(
    Object.entries(shown).filter(([name]) => !PAGE_ONLY.has(name)),
  ) as unknown as ProductMini;
  return {
    ...mini,
    image: image ?? null,
    image_hover: null,
    ...(sub
      ? {
          has_subproducts: false,
          is_subproduct: true,
          can_add_to_cart: sub.ready_to_sell,
          price_min: sub.price,
          price_max: sub.price,
          full_url: `${main.full_url}/${sub.id}`,
        }
      : {}),
  };
}

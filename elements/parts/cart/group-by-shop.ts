import type { ShopMini } from '../../api/shop.contract.ts';
import type { CartState } from '../../client/cart/cart-store.ts';
import type { CartItem } from '../../commerce/cart/cart.ts';

export interface ShopGroup {
  readonly shop: ShopMini;
  readonly items: readonly CartItem[];
}

/** Returns the cart's lines by shop, in the order in which they were added. */
export function groupByShop({ cart, products }: CartState): readonly ShopGroup[] {
  const groups = new Map<number, { shop: ShopMini; items: CartItem[] }>();
  for (const item of cart.items) {
    const shop = products[item.product_uuid]?.shop;
    if (!shop) continue;
    const group = groups.get(shop.id) ?? { shop, items: [] };
    group.items.push(item);
    groups.set(shop.id, group);
  }
  return [...groups.values()];
}

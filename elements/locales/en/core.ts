/** Product box and cart button: the first texts of an embedded box and cart. */
export const core = {
  'box.add': 'Add to cart',
  'box.choose': 'Choose options',
  'box.review': '{percent}% positive ({count})',
  'box.sold': '{count} sold',
  'box.new': 'New',
  'box.flash': 'Flash sale',
  'box.preorder': 'Pre-order',
  'box.soldout': 'Sold out',
  'box.unavailable': 'Unavailable',
  'box.comingsoon': 'Coming soon',
  'box.gone': 'Product not found',
  'box.failed': 'We could not reach the shop',
  'box.retry': 'Try again',
  'price.was': 'Original price',
  'price.now': 'Price',
  'cart.open': 'Cart, {count} {count|item|items}',
} as const;

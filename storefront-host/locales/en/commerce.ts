/** Catalogue, cart, checkout, orders and stock. */
export const commerceTexts = {
  'product.all': 'All products',
  'error.DATA_NOT_FOUND': 'This is no longer here.',
  'error.BAD_FILTER': 'The filter is not valid.',
  'error.CANNOT_ADD': 'This product is not for sale right now.',
  'error.NOSTOCK': 'Sold out.',
  'error.NOT_ENOUGH': 'Not enough in stock ({left} left).',
  'error.BAD_QUANTITY': 'The quantity is not valid.',
  'error.CHOOSE_OPTIONS': 'Please choose all options first.',
  'error.ONE_PER_CART': 'One per order.',
  'error.CART_EMPTY': 'There is nothing in the cart.',
  'error.CART_FULL': 'The cart is full ({limit} different products).',
  'error.PRICE_CHANGED':
    'The price has changed since this page was opened: the total is now ฿{net}. Please check it and order again.',
  'error.BAD_STATE': 'This order can no longer be changed in this way.',
  'error.BAD_PRICE': 'The full price must be above the price.',
  'error.UNLIMITED_STOCK': 'This product has unlimited stock: there is nothing to count.',
  'error.STOCK_OF_OPTIONS': 'Stock is kept for each option of this product.',
} as const;

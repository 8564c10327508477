/** Catalogue, cart, checkout, orders and stock. */
export const commerceTexts = {
  'product.copy': '(copy)',
  'product.all': 'All products',
  'error.DATA_NOT_FOUND': 'This item no longer exists.',
  'error.BAD_FILTER': 'The filter is not valid.',
  'error.CANNOT_ADD': 'This product is not available right now.',
  'error.NOSTOCK': 'Sold out.',
  'error.NOT_ENOUGH': 'Not enough in stock ({left} left).',
  'error.BAD_QUANTITY': 'The quantity is not valid (product qty error).',
  'error.CHOOSE_OPTIONS': 'Choose all options first.',
  'error.ONE_PER_CART': 'Limited to one per order.',
  'error.ORDER_LIMIT':
    'The shop limits how many can be ordered at once: {left} more can be bought.',
  'error.CART_EMPTY': 'Your cart is empty.',
  'error.CART_FULL': 'The cart is full ({limit} different products).',
  'error.PRICE_CHANGED':
    'The price has changed since you opened this page. The new total is ฿{net}. Please review it and place your order again.',
  'error.BAD_STATE': 'This order can no longer be changed in this way.',
  'error.PAYMENTS_OPEN':
    'Customers are paying at the provider right now. Try again once their payments have ended, at most a day.',
  'error.PROVIDER_DOWN': 'The provider does not answer. Please try again in a few minutes.',
  'error.BAD_PRICE': 'The original price must be higher than the price.',
  'error.TOO_MANY_COMBINATIONS': 'These options make more than 2,000 combinations.',
  'error.PRICE_TOO_LOW': 'The price would be zero or less.',
  'error.STOCK_MOVED': 'The stock changed meanwhile, or would fall below zero.',
  'error.UNLIMITED_STOCK': 'This product has unlimited stock, so it cannot be adjusted.',
  'error.STOCK_OF_OPTIONS': 'Stock is tracked per option for this product.',
} as const;

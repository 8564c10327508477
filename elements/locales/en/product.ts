/** Product page: gallery, options, quantity, buy box. */
export const product = {
  'product.quantity': 'Quantity',
  'product.less': 'One less',
  'product.more': 'One more',
  'product.left': 'Only {left} left',
  'product.inStock': 'In stock',
  'product.pictures': 'Pictures of {name}',
  'product.picture': 'Show picture {n} of {total}',
  'product.soldoutOption': '{name} (sold out)',
  'product.code': 'Code {code}',
  'product.unit': 'per {unit}',
} as const;

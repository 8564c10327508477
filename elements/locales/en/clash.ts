/** The choice between two quantities of a product (parts/cart/cart-clash.element.ts). */
export const clash = {
  'clash.line':
    'Your account’s cart already has {account} of “{name}”. On this device you chose {here}.',
  'clash.take': 'Change to {here}',
  'clash.keep': 'Keep {account}',
  'clash.title': 'Choose a quantity',
} as const;

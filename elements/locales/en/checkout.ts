/** Reasons of a checkout that cannot begin (spec §8). */
export const checkout = {
  'checkout.refused': 'Error: {message}',
  'checkout.timeout': 'Error: Timeout',
  'checkout.errorQty': 'invalid quantity',
  'checkout.errorCannotAdd': 'not available',
  'checkout.errorNostock': 'sold out',
} as const;

/** What opens of coupons and collections. */
export const offers = {
  'offer.coupon': 'Your coupon',
  'offer.collected': 'Collected. Use the code at the checkout.',
  'offer.keptAccount': 'It is kept in your account.',
  'offer.keptBrowser': 'It is kept in this browser.',
  'offer.refused': 'The coupon could not be collected',
  'offer.detail': 'Coupon details',
  'offer.collect': 'Collect coupon',
  'offer.list': 'Coupons',
  'offer.none': 'There are no coupons right now.',
  'offer.has': 'Collected',
  'offer.minimum': 'Spend at least {amount}',
  'offer.off': '{off} off',
  'offer.free': 'Free shipping',
  'offer.ideas': 'Ideas',
  'offer.whole': 'See the whole collection ({count})',
  'offer.shop': 'Go shopping',
} as const;

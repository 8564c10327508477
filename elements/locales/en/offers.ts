/** Modals of coupons and collections. */
export const offers = {
  'offer.coupon': 'Your coupon',
  'offer.collected': 'Coupon collected. Enter the code at checkout.',
  'offer.keptAccount': 'Saved to your account.',
  'offer.keptBrowser': 'Saved in this browser.',
  'offer.refused': 'This coupon could not be collected',
  'offer.detail': 'Coupon details',
  'offer.collect': 'Collect coupon',
  'offer.list': 'Coupons',
  'offer.none': 'No coupons available right now.',
  'offer.has': 'Collected',
  'offer.minimum': 'Minimum spend {amount}',
  'offer.off': '{off} off',
  'offer.free': 'Free shipping',
  'offer.ideas': 'Ideas',
  'offer.whole': 'View the full collection ({count})',
  'offer.shop': 'Shop now',
} as const;

/** "My account": its list of pages, overview, orders, addresses, reviews, profile. */
export const myAccountTexts = {
  'my.title': 'My account',
  'my.overview': 'Overview',
  'my.orders': 'My orders',
  'my.reviews': 'My reviews',
  'my.addresses': 'Addresses',
  'my.favourites': 'Favourites',
  'my.recent': 'Recently viewed',
  'my.coupons': 'Coupons',
  'my.points': 'Points',
  'my.wallet': 'Wallet',
  'my.notifications': 'Notifications',
  'my.profile': 'Profile and language',
  'my.security': 'Security',
  'my.privacy': 'Privacy and data',
} as const;

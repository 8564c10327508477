export const personal = {
  'personal.lists': 'Your lists',
  'personal.favorites': 'Favourites',
  'personal.favorites.hint':
    'Products you saved with the heart. Sign in to see them on every device.',
  'personal.recently-viewed': 'Recently viewed',
  'personal.recently-viewed.hint': 'The last 10 products you viewed.',
  'personal.compare': 'Compare products',
  'personal.compare.hint': 'Compare up to 5 products side by side.',
  'personal.browsing-history': 'Browsing history',
  'personal.browsing-history.hint':
    'The last 35 products you viewed, day by day. Only you can see this.',
  'personal.dropship-history': 'Viewed drop-ship products',
  'personal.dropship-history.hint':
    'The last 10 drop-ship products you viewed, with their discounts.',
  'personal.wallet': 'My wallet',
  'personal.noScript': 'These lists are stored in your browser and need JavaScript.',
} as const;

export const personal = {
  'personal.lists': 'Your lists',
  'personal.favorites': 'Favourites',
  'personal.favorites.hint':
    'Products that you marked with the heart. Signed in, you have them on every device.',
  'personal.recently-viewed': 'Recently viewed',
  'personal.recently-viewed.hint': 'The last 10 products that you looked at.',
  'personal.compare': 'Compare products',
  'personal.compare.hint': 'Up to 5 products beside each other.',
  'personal.browsing-history': 'Browsing history',
  'personal.browsing-history.hint': 'Day by day, the last 35 products. Nobody but you sees it.',
  'personal.dropship-history': 'Drop-ship products seen',
  'personal.dropship-history.hint':
    'The last 10 of shops that let others sell, with what they give.',
  'personal.wallet': 'My wallet',
  'personal.noScript': 'These lists are kept in your browser and need JavaScript.',
} as const;

export const front = {
  'front.mallTitle': '{name}: good things from small Thai shops',
  'front.mallDescription':
    'Handmade ceramics, cotton clothes, fruit and garden goods, straight from the people who make them.',
  'front.categories': 'Shop by category',
  'front.allCategories': 'All categories',
  'front.visit': 'Visit shop',
  'front.soon': 'This shop is opening soon',
  'front.soonText': 'No products yet. Come back soon, or contact the shop.',
  'front.toMarket': 'Go to the marketplace',
  'front.seeAll': 'See all',
} as const;

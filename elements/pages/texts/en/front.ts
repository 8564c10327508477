export const front = {
  'front.mallTitle': '{name}: good things from small Thai shops',
  'front.mallDescription':
    'Handmade ceramics, cotton clothes, fruit and garden goods, straight from the people who make them.',
  'front.categories': 'Shop by category',
  'front.allCategories': 'All categories',
  'front.visit': 'Visit the shop',
  'front.soon': 'This shop is getting ready',
  'front.soonText': 'Nothing is for sale yet. Come back soon, or ask the shop what is on its way.',
  'front.toMarket': 'Go to the market',
  'front.seeAll': 'See all',
} as const;

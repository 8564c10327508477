export const front = {
  'front.mallTitle': '{name}: good things from small Thai shops',
  'front.mallDescription':
    'Handmade ceramics, cotton clothes, fruit and garden goods, straight from the people who make them.',
  'front.categories': 'Shop by category',
  'front.visit': 'Visit the shop',
  'front.seeAll': 'See all',
} as const;

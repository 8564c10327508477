export const front = {
  'front.mallTitle': '{name}: good things from small Thai shops',
  'front.mallDescription':
    'Handmade ceramics, cotton clothes, fruit and garden goods, straight from the people who make them.',
  'front.categories': 'Shop by category',
  'front.allCategories': 'All categories',
  'front.visit': 'Visit shop',
  'front.soon': 'This shop is opening soon',
  'front.soonText': 'No products yet. Come back soon, or contact the shop.',
  'front.unpublished': 'Your front page is not published yet',
  'front.unpublishedText':
    'Your theme’s front page is ready in the editor. Make its texts yours, then publish.',
  'front.edit': 'Edit front page',
  'front.toMarket': 'Go to the marketplace',
  'front.seeAll': 'See all',
} as const;

export const frame = {
  'page.skip': 'Skip to the content',
  'missing.title': 'This page is not here',
  'missing.text': 'The address may have a typing mistake, or what was here has been taken down.',
  'missing.product': 'This product is no longer sold',
  'canvas.placeholder': 'Choose a layout type, then pick a style from the box on the left',
  'missing.home': 'To the front page',
  'missing.search': 'See all products',
  'broken.title': 'Something went wrong on our side',
  'broken.text': 'Please try again in a moment. Your cart is safe.',
  'broken.reference': 'Reference: {id}',
  'broken.again': 'Try again',
} as const;

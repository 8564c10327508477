/** What buyers are told where they write a review. */
export const reviewTexts = {
  'error.NOT_BOUGHT': 'Only who has bought this product can review it.',
  'error.NOT_DELIVERED': 'You can review it once it has arrived.',
  'error.ALREADY_REVIEWED': 'You have reviewed this product already. Thank you!',
  'review.signIn':
    'Sign in to review what you have bought, or open the link of your order from our mail.',
  'review.thanks': 'Thank you, your review is published.',
  'review.starsMissing': 'Please choose how many stars it gets.',
  'review.heading': 'How do you like it?',
  'review.lead': 'Your words help others to choose, and the shop to get better.',
  'review.write': 'Write a review',
  'review.given': 'You gave it {stars} out of 5 stars',
  'review.stars': 'Stars for all of it',
  'review.star': '{stars} out of 5 stars',
  'review.type.product': 'Product',
  'review.type.delivery': 'Delivery',
  'review.type.service': 'Service',
  'review.type.payment': 'Payment',
  'review.noScore': 'No rating',
  'review.text': 'What did you like, what could be better?',
  'review.name': 'Name shown with it',
  'review.send': 'Publish review',
} as const;

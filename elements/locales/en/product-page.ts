/** What stands around a product on its own page: no other site's page has it. */
export const productPage = {
  'countdown.until': 'Until',
  'countdown.left': 'Ends in',
  'countdown.days': '{days} d',
  'countdown.over': 'It is over',
  'share.label': 'Share',
  'share.to': 'Share on {name}',
  'share.copy': 'Copy link',
  'share.copied': 'Link copied',
  'review.signIn': 'Sign in',
  'review.thanks': 'Thank you, your review is published.',
  'review.see': 'See it',
  'review.failed': 'The review could not be sent. Please try again.',
  'keep.favorite': 'Add to favourites',
} as const;

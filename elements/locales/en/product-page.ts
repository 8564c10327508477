/** The texts around a product on its own page; no other page has them. */
export const productPage = {
  'countdown.until': 'Ends',
  'countdown.left': 'Ends in',
  'countdown.days': '{days} d',
  'countdown.over': 'This sale has ended',
  'share.label': 'Share',
  'share.to': 'Share on {name}',
  'share.copy': 'Copy link',
  'share.copied': 'Link copied',
  'review.signIn': 'Sign in',
  'review.thanks': 'Thank you! Your review is published.',
  'review.see': 'View review',
  'review.failed': 'Your review could not be sent. Please try again.',
  'keep.favorite': 'Add to favourites',
} as const;

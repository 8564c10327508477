/** Lists that grow; they come with what lets them grow. */
export const list = {
  'more.load': 'Show more products',
  'more.loading': 'Loading…',
  'more.shown': 'Showing {shown} of {total}',
  'more.some': 'Showing {shown}',
  'more.all': 'That is all: {shown} products',
  'more.failed': 'More products did not load',
  'more.again': 'Try again',
} as const;

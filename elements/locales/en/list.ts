/** Lists that load more; loaded with the code that does it. */
export const list = {
  'more.load': 'Show more products',
  'more.loading': 'Loading…',
  'more.shown': 'Showing {shown} of {total}',
  'more.some': 'Showing {shown}',
  'more.all': 'All {shown} products shown',
  'more.failed': 'Could not load more products',
  'more.again': 'Try again',
} as const;

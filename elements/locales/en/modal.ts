/** What all modals say. */
export const modal = {
  'modal.close': 'Close',
  'modal.wait': 'Just a moment …',
  'modal.failed': 'This could not be loaded.',
  'modal.page': 'Open its page',
} as const;

/** Texts of all modals. */
export const modal = {
  'modal.close': 'Close',
  'modal.wait': 'Loading…',
  'modal.failed': 'This content could not be loaded.',
  'modal.page': 'Open full page',
} as const;

/** The message of an unexpected error. */
export const error = {
  'error.unhandled': '#{code} ... Something went wrong, please try again - tap to see the details',
  'error.rest': 'Part of this page could not be loaded',
  'error.again': 'Try again',
} as const;

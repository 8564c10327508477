/** Pages of the account service. */
export const accountTexts = {
  'account.brand': 'Talad',
  'account.thisLanguage': 'English',
} as const;

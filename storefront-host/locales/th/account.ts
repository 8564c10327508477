import type { accountTexts as english } from '../en/account.ts';

export const accountTexts: Readonly<Record<keyof typeof english, string>> = {
  'account.brand': 'Talad ตลาด',
  'account.thisLanguage': 'ภาษาไทย',
};

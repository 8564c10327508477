/** The consent banner and dialog. */
export const consent = {
  'consent.title': 'Can we measure your visit?',
  'consent.text': 'It helps us improve this site. No data is sent until you agree.',
  'consent.all': 'Allow all',
  'consent.none': 'No thanks',
  'consent.choose': 'Customise',
  'consent.settings': 'Cookie settings',
  'consent.about':
    'Choose what this site can remember and measure. You can change your choice at any time.',
  'consent.notice': 'Privacy notice',
  'consent.clear': 'Clear the data stored in this browser',
  'consent.save': 'Save preferences',
  'consent.security': 'Security',
  'consent.security.what': 'Keeps you signed in and your orders safe. Always on.',
  'consent.functionality': 'Functionality',
  'consent.functionality.what':
    'Remembers your favourites and product comparisons after you close this tab.',
  'consent.analytics': 'Analytics',
  'consent.analytics.what': 'Counts visits with Google Analytics, without your name.',
  'consent.personalization': 'Personalisation',
  'consent.personalization.what': 'Remembers in this browser which products you viewed.',
  'consent.ads': 'Advertising',
  'consent.ads.what': 'Tells Meta which products you viewed, so you see relevant ads.',
} as const;

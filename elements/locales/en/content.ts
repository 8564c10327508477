/** Modals of help, contact, blog and link-in-bio. */
export const content = {
  'terms.title': 'Terms of service',
  'terms.changed': 'Last updated {date}',
  'terms.page': 'Open full page',
  'seminar.title': 'Register',
  'seminar.done': 'You are registered. See you there!',
  'seminar.failed': 'We could not send your registration. Please try again.',
  'blogDetail.title': 'At a glance',
  'blogDetail.page': 'Read the full post',
  'feature.title': 'Find out more',
  'bioShare.title': 'Share this page',
  'bioShare.code': 'QR code for this page',
} as const;

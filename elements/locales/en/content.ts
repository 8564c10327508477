/** Modals of help, contact, blog and link-in-bio. */
export const content = {
  'terms.title': 'Terms of service',
  'terms.changed': 'Last changed on {date}',
  'terms.page': 'Open as a page',
  'seminar.title': 'Register',
  'seminar.done': 'You are registered. We are looking forward to seeing you.',
  'seminar.failed': 'It could not be sent. Please try again.',
  'blogDetail.title': 'At a glance',
  'blogDetail.page': 'Open the post',
  'feature.title': 'More about it',
  'bioShare.title': 'Share this page',
  'bioShare.code': 'Code to scan with a phone',
} as const;

/** /devadmin/mail. */
export const devmailTexts = {
  'devmail.title': 'Emails',
  'devmail.kept':
    'No mail server is configured (SMTP_URL), so emails are stored here and not sent.',
  'devmail.sends': 'Emails are sent through the mail server set in SMTP_URL and listed here.',
  'devmail.empty': 'No emails yet. Place an order, then come back here.',
  'devmail.when': 'Time',
  'devmail.to': 'To',
  'devmail.subject': 'Subject',
  'devmail.status': 'Status',
  'devmail.status.queued': 'Queued',
  'devmail.status.sent': 'Sent',
  'devmail.status.kept': 'Stored here',
  'devmail.status.failed': 'Failed',
  'devmail.error': 'Mail server response: {error}',
  'devmail.plain': 'Plain text',
  'devmail.back': 'All emails',
  'devmail.older': 'Older emails',
} as const;

/** /devadmin/mail. */
export const devmailTexts = {
  'devmail.title': 'Mail',
  'devmail.kept': 'No mail server is set (SMTP_URL), so emails stay here and are not sent.',
  'devmail.sends': 'Emails are sent through the mail server in SMTP_URL. These were sent.',
  'devmail.empty': 'No emails yet. Place an order, then look here.',
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

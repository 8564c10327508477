/** /devadmin/mail. */
export const devmailTexts = {
  'devmail.title': 'Mail',
  'devmail.kept': 'No mail server is set (SMTP_URL), so mails stay here and nobody gets them.',
  'devmail.sends': 'Mails leave through the mail server of SMTP_URL. This is what was sent.',
  'devmail.empty': 'No mail yet. Place an order and look again.',
  'devmail.when': 'Time',
  'devmail.to': 'To',
  'devmail.subject': 'Subject',
  'devmail.status': 'Status',
  'devmail.status.queued': 'Waiting',
  'devmail.status.sent': 'Sent',
  'devmail.status.kept': 'Kept here',
  'devmail.status.failed': 'Failed',
  'devmail.error': 'What the mail server said: {error}',
  'devmail.plain': 'Plain text',
  'devmail.back': 'All mails',
  'devmail.older': 'Older mails',
} as const;

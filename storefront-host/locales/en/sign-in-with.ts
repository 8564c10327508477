/** Signing in with Google or LINE. */
export const signInWithTexts = {
  'with.or': 'or',
  'with.google': 'Continue with Google',
  'with.line': 'Log in with LINE',
  'with.name.google': 'Google',
  'with.name.line': 'LINE',
  'with.offer':
    'There is an account with {email} already. Please sign in to it once; from then on {provider} opens it too.',
  'with.problem.title': 'Signing in with {provider} did not work',
  'with.away':
    '{provider} cannot be reached right now. Please try again in a while, or sign in another way.',
  'with.denied': 'You did not let {provider} sign you in. Nothing was changed.',
  'with.failed': '{provider} did not answer as expected. Please try again.',
  'with.taken': 'This {provider} account opens another account of this market already.',
  'with.back': 'Back',
  'with.leaving': 'On to {provider}',
  'with.email.title': 'Your e-mail address',
  'with.email.lead':
    '{provider} did not tell us a confirmed address. What you order and buy is confirmed by mail, so we need one that is yours.',
  'with.email.send': 'Send me a code',
  'with.code.title': 'Enter the code',
  'with.code.lead':
    'We have sent six digits to {email}. They are good for 15 minutes. Please look into your spam folder too.',
  'with.code.label': 'Code from the mail',
  'with.code.wrong': 'This is not the code of our last mail. Please check it.',
  'with.code.again': 'No mail, or another address?',
  'with.code.resend': 'Send a new code',
  'with.mail.subject': '{code} is your code',
  'with.mail.text':
    'Please type it into the page on which you were asked for it. Nobody from our side will ever ask you for it.',
  'with.connections': 'Other ways to sign in',
  'with.connections.lead': 'What you connect here opens your account without a password.',
  'with.connected': 'Connected',
  'with.notConnected': 'Not connected',
  'with.connect': 'Connect {provider}',
  'with.connect.short': 'Connect',
  'with.disconnect': 'Disconnect {provider}',
  'with.disconnect.short': 'Disconnect',
} as const;

/** Signing in with Google or LINE. */
export const signInWithTexts = {
  'with.or': 'or',
  'with.google': 'Continue with Google',
  'with.line': 'Log in with LINE',
  'with.name.google': 'Google',
  'with.name.line': 'LINE',
  'with.offer': 'An account with {email} already exists. Sign in to it once to connect {provider}.',
  'with.problem.title': 'Signing in with {provider} failed',
  'with.away':
    '{provider} is unavailable right now. Please try again later, or sign in another way.',
  'with.denied': 'Sign-in with {provider} was cancelled. Nothing was changed.',
  'with.failed': '{provider} returned an unexpected response. Please try again.',
  'with.taken': 'This {provider} account is already connected to another account here.',
  'with.back': 'Back',
  'with.leaving': 'Continue to {provider}',
  'with.email.title': 'Your email address',
  'with.email.lead':
    '{provider} did not share a verified email address. We email order confirmations, so please enter yours.',
  'with.email.send': 'Send code',
  'with.code.title': 'Enter the code',
  'with.code.lead':
    'We have sent a 6-digit code to {email}. It is valid for 15 minutes. Please check your spam folder too.',
  'with.code.label': 'Code from the email',
  'with.code.wrong': 'This code does not match the one in our last email. Please check it.',
  'with.code.again': 'No email, or a different address?',
  'with.code.resend': 'Send a new code',
  'with.mail.subject': '{code} is your code',
  'with.mail.text':
    'Enter this code on the page that asked for it and do not share it with anyone. Our staff will never ask you for it.',
  'with.connections': 'Other ways to sign in',
  'with.connections.lead': 'Connected accounts sign you in without a password.',
  'with.connected': 'Connected',
  'with.notConnected': 'Not connected',
  'with.connect': 'Connect {provider}',
  'with.connect.short': 'Connect',
  'with.disconnect': 'Disconnect {provider}',
  'with.disconnect.short': 'Disconnect',
} as const;

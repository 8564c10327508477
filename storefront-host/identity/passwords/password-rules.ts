import type { TextKey } from '../../locales/text.ts';

/** Long instead of complicated (NIST 800-63B). */
const SHORTEST = 10;
const LONGEST = 200;

/** Common passwords that satisfy our minimum length. */
const easy = new Set(
  `1234567890 0123456789 qwertyuiop 1q2w3e4r5t qwerty12345 password12 password123 password1234
   passw0rd123 iloveyou123 letmein1234 welcome1234 administrator 1111111111 0000000000 abcdefghij
   abcd123456 1234567891 123456789a a123456789 thailand123 talad-demo`.split(/\s+/),
);

/** Returns the reason why a password is refused; null if it is accepted. */
export function passwordProblem(password: string, email: string): TextKey | null {
  const length = Array.from(password).length;
  if (length < SHORTEST) return 'account.shortPassword';
  if (length > LONGEST) return 'account.longPassword';
  const plain = password.toLowerCase();
  const name = email.toLowerCase().split('@')[0] ?? '';
  const isOwnName =
    name.length > 3 && plain.replaceAll(/[\d\W]/g, '') === name.replaceAll(/[\d\W]/g, '');
  const isOneLetter = new Set(plain).size < 4;
  return easy.has(plain) || isOwnName || isOneLetter || plain === email.toLowerCase()
    ? 'account.easyPassword'
    : null;
}

/** Checks only the syntax; sending the mail shows whether the address exists. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && /^[^\s@"<>()[\],;:\\]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(value);
}

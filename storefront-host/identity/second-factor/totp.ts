import { Secret, TOTP } from 'otpauth';
import { text } from '../../locales/text.ts';

/** Accepts a clock that is 30 seconds off, or a code that was typed as it changed. */
const DRIFT = 1;

/**
 * Uses the settings that every authenticator app supports (RFC 6238). `otpauth` (MIT) computes and compares the
 * codes, because own security code has no other reviewers. It stores nothing, so replay protection is ours:
 * `stepOfCode` refuses a time step that is not after the account's last one.
 */
export function createTotp(secret: Uint8Array, account = ''): TOTP {
  return new TOTP({
    issuer: text('en', 'account.brand'),
    label: account,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  });
}

/**
 * Returns the time step of a correct code, within the drift and after `last`; null if the code is wrong or was used
 * before.
 */
export function stepOfCode(
  secret: Uint8Array,
  code: string,
  now: Date,
  last: number | null,
): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = createTotp(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: DRIFT });
  if (delta === null) return null;
  const step = totp.counter({ timestamp }) + delta;
  return last === null || step > last ? step : null;
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { base32 } from './base32.ts';

/** RFC 6238 as every authenticator app has it: SHA-1, 6 digits, 30 seconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** A clock that is off by half a minute, or a code typed as it changes. */
const DRIFT = 1;

export function timeStep(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS);
}

/** The code of one step (RFC 4226 §5.3). */
export function totpCode(secret: Buffer, step: number, digits: number = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step that a code is of, within the drift and after `last`; null: not right, or taken before. */
export function stepOfCode(
  secret: Buffer,
  code: string,
  now: Date,
  last: number | null,
): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const given = Buffer.from(code);
  const here = timeStep(now);
  for (let step = here - DRIFT; step <= here + DRIFT; step += 1) {
    const isRight = timingSafeEqual(given, Buffer.from(totpCode(secret, step)));
    if (isRight && (last === null || step > last)) return step;
  }
  return null;
}

/** What the QR code says, in the form that authenticator apps agreed on. */
export function totpAddress(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}

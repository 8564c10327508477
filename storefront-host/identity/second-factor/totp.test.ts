import { describe, expect, test } from 'vitest';
import { totpCode } from '../../../test/support/accounts/totp-code.ts';
import { createTotp, stepOfCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const now = new Date('2026-11-22T12:00:10Z');
const here = Math.floor(now.getTime() / 30_000);

describe('a code of an authenticator app', () => {
  // RFC 6238, appendix B, the rows of SHA-1: the last six of their eight digits.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds is %s', (seconds, code) => {
    const step = Math.floor(seconds / 30);
    expect(stepOfCode(secret, code, new Date(seconds * 1000), null)).toBe(step);
  });

  test('is accepted one step early and late, not two', () => {
    const taken = [-2, -1, 0, 1, 2].map((by) =>
      stepOfCode(secret, totpCode(secret, now, by), now, null),
    );
    expect(taken).toEqual([null, here - 1, here, here + 1, null]);
  });

  test('is accepted once, and none before it afterwards', () => {
    const after = (by: number) => stepOfCode(secret, totpCode(secret, now, by), now, here);
    expect(after(0)).toBeNull();
    expect(after(-1)).toBeNull();
    expect(after(1)).toBe(here + 1);
  });

  test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('is not %j', (code) => {
    expect(stepOfCode(secret, code, new Date(), null)).toBeNull();
  });
});

// RFC 4648 §10, without padding.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('the key of %j is shown as %j', (plain, encoded) => {
  expect(createTotp(Buffer.from(plain)).secret.base32).toBe(encoded);
});

test('the address of the QR code names market and account', () => {
  expect(createTotp(secret, 'nida@example.test').toString()).toBe(
    'otpauth://totp/Talad:nida%40example.test?issuer=Talad&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  );
});

import { describe, expect, test } from 'vitest';
import { base32 } from './base32.ts';
import { stepOfCode, timeStep, totpAddress, totpCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

describe('a code of an authenticator app', () => {
  // RFC 6238, appendix B, the rows of SHA-1.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds is %s', (seconds, code) => {
    expect(totpCode(secret, timeStep(new Date(seconds * 1000)), 8)).toBe(code);
  });

  test('is taken one step early and late, not two', () => {
    const now = new Date('2026-11-22T12:00:10Z');
    const here = timeStep(now);
    const taken = [-2, -1, 0, 1, 2].map((by) =>
      stepOfCode(secret, totpCode(secret, here + by), now, null),
    );
    expect(taken).toEqual([null, here - 1, here, here + 1, null]);
  });

  test('is taken once, and none before it afterwards', () => {
    const now = new Date('2026-11-22T12:00:10Z');
    const here = timeStep(now);
    expect(stepOfCode(secret, totpCode(secret, here), now, here)).toBeNull();
    expect(stepOfCode(secret, totpCode(secret, here - 1), now, here)).toBeNull();
    expect(stepOfCode(secret, totpCode(secret, here + 1), now, here)).toBe(here + 1);
  });

  test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])('%j is none', (code) => {
    expect(stepOfCode(secret, code, new Date(), null)).toBeNull();
  });
});

// RFC 4648 §10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is %j', (plain, encoded) => {
  expect(base32(Buffer.from(plain))).toBe(encoded);
});

test('the address of the QR code names market and account', () => {
  expect(totpAddress(secret, 'Talad', 'nida@example.test')).toBe(
    'otpauth://totp/Talad:nida%40example.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Talad',
  );
});

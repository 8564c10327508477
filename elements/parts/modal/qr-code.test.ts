import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { qrCode } from './qr-code.ts';

/** Each was read back by jsQR 1.4.0 as the text it stands for, when this was written. */
it.each([
  ['a', 21, '4fb3c56ecf2bb9f1'],
  ['https://talad.example/web/dinpao/link-in-bio', 33, 'a90ba9448a92e3d3'],
  [`https://x.test/${'ก'.repeat(20)}`, 37, 'b89f32afe1a9814c'],
  ['t'.repeat(210), 57, '10d1c406f14ec0c7'],
])('%s is drawn as scanners read it', (text, size, hash) => {
  const code = qrCode(text);
  expect(code?.size).toBe(size);
  expect(
    createHash('sha256')
      .update(code?.path ?? '')
      .digest('hex')
      .slice(0, 16),
  ).toBe(hash);
});

it('what is longer than an address is none', () => {
  expect(qrCode('x'.repeat(213))?.size).toBe(57);
  expect(qrCode('x'.repeat(214))).toBeNull();
});

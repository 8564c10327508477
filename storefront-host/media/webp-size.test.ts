import { expect, test } from 'vitest';
import sharp from 'sharp';
import { blank, png } from '../../test/support/pictures.ts';
import { webpSize } from './webp-size.ts';

const size = { width: 321, height: 123 };

test.each([
  ['lossy', () => blank(321, 123, '#4a7f6d').webp().toBuffer()],
  ['lossless', () => blank(321, 123, '#4a7f6d').webp({ lossless: true }).toBuffer()],
  ['transparent', () => transparent().webp().toBuffer()],
  [
    'with a colour profile',
    () => blank(321, 123, '#4a7f6d').withIccProfile('p3').webp().toBuffer(),
  ],
])('%s', async (_kind, make) => {
  expect(webpSize(await make())).toEqual(size);
});

test('is null for other files', async () => {
  expect(webpSize(await png(321, 123))).toBeNull();
  expect(webpSize(Buffer.alloc(0))).toBeNull();
});

function transparent() {
  return sharp({ create: { ...size, channels: 4, background: '#ff000080' } });
}

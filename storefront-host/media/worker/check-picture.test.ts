import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { blank, jpeg, png } from '../../../test/support/pictures.ts';
import { MAX_PICTURE_BYTES } from '../picture-limits.ts';
import { checkPicture } from './check-picture.ts';

describe('a picture that is taken', () => {
  test.each([
    ['image/jpeg', () => jpeg(320, 200)],
    ['image/png', () => png(320, 200)],
    ['image/webp', () => blank(320, 200, '#4a7f6d').webp().toBuffer()],
    ['image/avif', () => blank(320, 200, '#4a7f6d').avif({ effort: 0 }).toBuffer()],
  ])('%s keeps its format and size', async (mime, make) => {
    const checked = await checkPicture(await make());
    expect(checked).toMatchObject({ mime, width: 320, height: 200 });
  });

  test('is upright and has no camera data', async () => {
    const lying = await blank(300, 200, '#ffffff')
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somchai', Orientation: '6' } })
      .toBuffer();
    const turned = await sharp(lying).withMetadata({ orientation: 6 }).toBuffer();
    const checked = await checkPicture(turned);
    if ('code' in checked) throw new Error(checked.code);
    expect([checked.width, checked.height]).toEqual([200, 300]);
    const stored = await sharp(checked.bytes).metadata();
    expect(stored.exif).toBeUndefined();
    expect(stored.orientation).toBeUndefined();
    expect(checked.bytes.includes('Somchai')).toBe(false);
  });

  test('has its mean colour; transparent parts are white paper', async () => {
    expect(await checkPicture(await png(50, 50, '#336699'))).toMatchObject({ color: '#336699' });
    const clear = await sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect(await checkPicture(clear)).toMatchObject({ color: '#ffffff' });
  });

  test('is reduced to the largest size of pages', async () => {
    expect(await checkPicture(await jpeg(6000, 3000))).toMatchObject({ width: 2560, height: 1280 });
  });

  test('loses what hides behind it', async () => {
    const hiding = Buffer.concat([
      await jpeg(64, 64),
      Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
    ]);
    const checked = await checkPicture(hiding);
    if ('code' in checked) throw new Error(checked.code);
    expect(checked.bytes.includes('<script>')).toBe(false);
  });
});

describe('a file that is refused', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  test.each([
    ['an SVG', 'PICTURE_FORMAT', () => Buffer.from(svg)],
    ['a GIF', 'PICTURE_FORMAT', () => blank(9, 9, '#fff').gif().toBuffer()],
    ['a TIFF', 'PICTURE_FORMAT', () => blank(9, 9, '#fff').tiff().toBuffer()],
    ['a PDF', 'PICTURE_FORMAT', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['text', 'PICTURE_FORMAT', () => Buffer.from('hello')],
    ['nothing', 'PICTURE_FORMAT', () => Buffer.alloc(0)],
    [
      'a moving WebP',
      'PICTURE_ANIMATED',
      () =>
        moving()
          .webp({ loop: 0, delay: [90, 90] })
          .toBuffer(),
    ],
    ['half a JPEG', 'PICTURE_BROKEN', async () => halfOf(await noisy())],
    [
      'a JPEG of noise',
      'PICTURE_BROKEN',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(900, 7)]),
    ],
    [
      'a video',
      'PICTURE_BROKEN',
      () => Buffer.concat([Buffer.from('\0\0\0\u0018ftypmp42'), Buffer.alloc(900)]),
    ],
    ['a bomb of pixels', 'PICTURE_TOO_MANY_PIXELS', () => bomb()],
    ['too much of it', 'PICTURE_TOO_LARGE', () => Buffer.alloc(MAX_PICTURE_BYTES + 1)],
  ] as const)('%s: %s', async (_what, code, make) => {
    expect(await checkPicture(await make())).toMatchObject({ code });
  });
});

function moving() {
  return sharp(Buffer.concat([Buffer.alloc(64, 255), Buffer.alloc(64, 90)]), {
    raw: { width: 4, height: 8, channels: 4, pageHeight: 4 },
  });
}

function noisy(): Promise<Buffer> {
  return sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#000',
    },
  })
    .jpeg()
    .toBuffer();
}

function halfOf(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

/** Returns a small file whose header declares 9000 × 9000 pixels. */
async function bomb(): Promise<Buffer> {
  const bytes = await png(9, 9);
  bytes.writeUInt32BE(9000, 16);
  bytes.writeUInt32BE(9000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

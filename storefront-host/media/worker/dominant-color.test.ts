import sharp from 'sharp';
import { expect, it } from 'vitest';
import { blank } from '../../../test/support/pictures.ts';
import { dominantColor } from './dominant-color.ts';

it('is the colour that most of a picture has, not the mean of all', async () => {
  const patch = await blank(90, 200, '#ffffff').png().toBuffer();
  const picture = await blank(200, 200, '#183868')
    .composite([{ input: patch, left: 0, top: 0 }])
    .png()
    .toBuffer();
  expect(await dominantColor(picture)).toBe('#183868');
});

it('of a drawing on nothing is the paper’s', async () => {
  const drawing = await sharp({
    create: { width: 64, height: 64, channels: 4, background: '#00000000' },
  })
    .png()
    .toBuffer();
  expect(await dominantColor(drawing)).toMatch(/^#f[0-9a-f]f[0-9a-f]f[0-9a-f]$/);
});

import { expect, it } from 'vitest';
import { readCodes } from '../../../../test/support/browser/read-qr.ts';
import { code128 } from './code-128.ts';

it.each(['EY123456789TH', 'JTTH123456789', '720123456789', 'TH0123-4567_89 a~'])(
  'draws %s so that another library reads it',
  async (text) => {
    const drawn = code128(text);
    const bars = drawn?.bars.map(([x, width]) => `M${x} 0h${width}v40h-${width}z`).join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${(drawn?.width ?? 0) * 2}" height="80" viewBox="0 0 ${drawn?.width} 40"><path d="${bars}"/></svg>`;
    expect(await readCodes(svg, 'Code128')).toEqual([text]);
  },
);

it.each(['', 'เลขพัสดุ', 'x'.repeat(61)])('draws no barcode of %j', (text) => {
  expect(code128(text)).toBeNull();
});

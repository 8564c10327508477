import { expect, it } from 'vitest';
import { readQr } from '../../../test/support/browser/read-qr.ts';
import { qrCode } from './qr-code.ts';

it.each([
  ['a'],
  ['https://talad.example/web/dinpao/link-in-bio'],
  [`https://x.test/${'ก'.repeat(20)}`],
  ['t'.repeat(210)],
  ['0123456789'],
  ['x'.repeat(666)],
])('another library reads %s', async (text) => {
  const code = qrCode(text);
  const size = code?.size ?? 0;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${4 * size}"
    height="${4 * size}" shape-rendering="crispEdges"><path d="${code?.path}"/></svg>`;
  expect(await readQr(svg)).toEqual([text]);
});

it('is null for more than fits, counted in bytes', () => {
  expect(qrCode('x'.repeat(667))).toBeNull();
  expect(qrCode('ก'.repeat(223))).toBeNull();
});

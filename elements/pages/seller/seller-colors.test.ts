import { expect, it } from 'vitest';
import { contrast } from '../../theme/oklch.ts';
import { sellerColorCss, sellerColors } from './seller-colors.ts';

it.each([
  '#000000',
  '#ffffff',
  '#767676',
  '#808080',
  '#ff0000',
  '#00ff00',
  '#ffff00',
  '#0000ff',
  '#B9B9B9',
  '#c88868',
  '#546fd2',
])('text and button in the hue of %s can be read', (color) => {
  const { ground, text, button, ...rest } = sellerColors(color);
  expect(rest.color).toBe(color);
  expect(contrast(ground, text)).toBeGreaterThanOrEqual(7);
  expect(contrast('#ffffff', button)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(ground, button)).toBeGreaterThanOrEqual(4.5);
});

it('an invalid colour becomes B9B9B9, and never gets into the sheet', () => {
  expect(sellerColors('red').color).toBe('#B9B9B9');
  expect(sellerColorCss('#fff}body{display:none')).toMatch(
    /^\.seller-head\{--seller:#B9B9B9(;--[a-z-]+:#[0-9a-f]{6}){3}\}$/,
  );
});

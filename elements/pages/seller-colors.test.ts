import { expect, it } from 'vitest';
import { contrast } from '../theme/oklch.ts';
import { sellerColorCss, sellerColors } from './seller-colors.ts';

it.each([
  '#000000',
  '#ffffff',
  '#767676',
  '#808080',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#B9B9B9',
  '#c88868',
  '#546fd2',
])('text on %s can be read', (color) => {
  const { background, text } = sellerColors(color);
  expect(background).toBe(color);
  expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
});

it('what is no colour is B9B9B9, and nothing of it gets into the sheet', () => {
  expect(sellerColors('red').background).toBe('#B9B9B9');
  expect(sellerColorCss('#fff}body{display:none')).toBe(
    '.seller-head{--seller:#B9B9B9;--on-seller:#000000}',
  );
});

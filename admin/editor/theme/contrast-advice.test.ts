import { describe, expect, it } from 'vitest';
import { contrast, toOklch } from '@talad/elements/theme/oklch';
import { defaultScheme } from '@talad/elements/theme/tokens';
import { contrastAdvice, nearestPassing } from './contrast-advice.ts';

describe('contrastAdvice', () => {
  it('has nothing against the default theme', () => {
    for (const advice of Object.values(contrastAdvice(defaultScheme))) {
      expect(advice?.better ?? null).toBeNull();
    }
  });

  it('names the ground, the ratio and the nearest colour that passes', () => {
    const { dark } = contrastAdvice({ ...defaultScheme, dark: '#b9b9b9' });
    expect(dark).toMatchObject({ ground: 'A-light', wanted: 4.5 });
    expect(dark?.ratio).toBeLessThan(4.5);
    for (const ground of [defaultScheme.light, defaultScheme['A-light']]) {
      expect(contrast(dark?.better ?? '', ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('nearestPassing', () => {
  it('keeps the hue and goes no further than it must', () => {
    const demands = [{ ground: '#ffffff', wanted: 4.5 }];
    const better = nearestPassing('#ff7fa8', demands);
    expect(Math.abs(toOklch(better ?? '').h - toOklch('#ff7fa8').h)).toBeLessThan(6);
    expect(contrast(better ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(better ?? '', '#ffffff')).toBeLessThan(5);
  });

  it('gives up where nothing passes', () => {
    const demands = [
      { ground: '#000000', wanted: 7 },
      { ground: '#ffffff', wanted: 7 },
    ];
    expect(nearestPassing('#808080', demands)).toBeNull();
  });
});

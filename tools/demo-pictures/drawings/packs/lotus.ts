import { mix } from '../ink/color.ts';
import { shape, times } from '../ink/flat-shapes.ts';
import type { Svg } from '../ink/pen.ts';

export const lotus = (color: string): Svg =>
  times(7, (k) =>
    shape(
      'M0 0C-26 -40 -20 -80 0 -104C20 -80 26 -40 0 0Z',
      k % 2 ? color : mix(color, '#ffffff', 0.4),
      `transform="rotate(${-66 + k * 22})"`,
    ),
  ) + shape('M-100 6Q0 50 100 6Q0 20 -100 6Z', '#6d9a55');

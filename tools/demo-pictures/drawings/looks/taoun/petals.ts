import { lit } from '../../ink/color.ts';
import { disc, times } from '../../ink/flat-shapes.ts';
import type { Svg } from '../../ink/pen.ts';

export const petals = (color: string, n = 5): Svg =>
  times(
    n,
    (k) =>
      `<ellipse cx="0" cy="-24" rx="15" ry="24" fill="${lit(color, 1 + (k % 2) * 0.2)}" transform="rotate(${(k * 360) / n})"/>`,
  ) + disc(0, 0, 9, '#f3c34d');

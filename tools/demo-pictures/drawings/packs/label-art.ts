import { leaf } from '../garden/plants.ts';
import { lit } from '../ink/color.ts';
import { disc, line, shape, times } from '../ink/flat-shapes.ts';
import { ellipse, type Svg } from '../ink/pen.ts';

/** Small drawings for paper labels, about 100 across, around (0, 0). */

/** Every other petal is lighter by `shade`. */
export const flower = (color: string, n = 6, heart = '#f3c34d', shade = 0.2): Svg =>
  times(
    n,
    (k) =>
      `<ellipse cx="0" cy="-28" rx="16" ry="28" fill="${lit(color, 1 + (k % 2) * shade)}" transform="rotate(${(k * 360) / n})"/>`,
  ) + disc(0, 0, 12, heart);

export const sprig = (color: string, broad = 24): Svg =>
  line('M0 50V-50', color, 5) +
  [-30, 0, 30]
    .map((y) => leaf(0, y, 54, broad, -56, color) + leaf(0, y, 54, broad, 56, lit(color, 0.85)))
    .join('');

export const drop = (color: string): Svg =>
  shape('M0 -52C30 -10 40 10 34 28A36 36 0 0 1 -34 28C-40 10 -30 -10 0 -52Z', color);

export const fruit = (color: string): Svg =>
  disc(0, 4, 40, color) + disc(-12, -8, 12, lit(color, 1.4)) + leaf(0, -34, 40, 22, 30, '#5d8a48');

/** A coffee bean of half-length `half`. */
export const bean = (color: string, half = 46): Svg =>
  ellipse(0, 0, half - 12, half, `fill="${color}" transform="rotate(24)"`) +
  line(`M14 -${half - 8}C-16 -10 16 10 -14 ${half - 8}`, lit(color, 1.7), 5);

export const sun = (color: string): Svg =>
  disc(0, 0, 30, color) +
  times(10, (i) => line('M0 -40V-52', color, 5, `transform="rotate(${i * 36})"`));

export const peaks = (color: string): Svg =>
  shape('M-80 40L-30 -40L0 0L30 -50L84 40Z', color) +
  shape('M-44 -18L-30 -40L-16 -20ZM16 -26L30 -50L46 -24Z', '#fff');

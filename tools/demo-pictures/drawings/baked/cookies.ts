import { lit } from '../ink/color.ts';
import { blob } from '../ink/curve.ts';
import { disc, line, shape, times } from '../ink/flat-shapes.ts';
import { ellipse, moved, num, path, type Pen, type Point, radial, type Svg } from '../ink/pen.ts';
import { dropShadow } from '../scene/scene.ts';

const baked = (pen: Pen, color: string): string =>
  radial(
    pen,
    [
      [0, lit(color, 1.34)],
      [0.6, color],
      [1, lit(color, 0.66)],
    ],
    { cx: 0.38, cy: 0.32, r: 0.74 },
  );

const wobble = (pen: Pen, r: number, share: number): string =>
  blob(
    Array.from({ length: 12 }, (_, i): Point => {
      const a = (i / 12) * Math.PI * 2,
        q = r * (1 + (pen.random() - 0.5) * share);
      return [Math.cos(a) * q, Math.sin(a) * q];
    }),
  );

/** Draws a flat round cookie from above with its ingredients. */
export function cookieDisc(pen: Pen, color: string, r: number, top: Svg = '', share = 0.05): Svg {
  const d = wobble(pen, r, share);
  return (
    dropShadow(pen, d, 12, 0.34) +
    path(d, `fill="${baked(pen, color)}"`) +
    times(26, () =>
      disc(
        (pen.random() - 0.5) * r * 1.3,
        (pen.random() - 0.5) * r * 1.3,
        2 + pen.random() * 5,
        lit(color, pen.random() > 0.5 ? 0.78 : 1.3),
        'fill-opacity="0.5"',
      ),
    ) +
    top
  );
}

export function piped(pen: Pen, color: string, r: number): Svg {
  const d = blob(
    Array.from({ length: 24 }, (_, i): Point => {
      const a = (i / 24) * Math.PI * 2,
        q = r * (i % 2 ? 0.86 : 1.04);
      return [Math.cos(a) * q, Math.sin(a) * q];
    }),
    5,
  );
  return (
    dropShadow(pen, d, 9, 0.32) +
    path(d, `fill="${baked(pen, color)}"`) +
    times(12, (i) =>
      line(
        `M0 0Q${num(Math.cos(i * 0.524 + 0.5) * r * 0.5)} ${num(Math.sin(i * 0.524 + 0.5) * r * 0.5)} ${num(Math.cos(i * 0.524) * r * 0.9)} ${num(Math.sin(i * 0.524) * r * 0.9)}`,
        lit(color, 0.72),
        4,
        'stroke-opacity="0.7"',
      ),
    ) +
    disc(0, 0, r * 0.17, lit(color, 0.8))
  );
}

export const cashew = (color = '#e9cf9f'): Svg =>
  shape(
    'M-50 16C-60 -40 20 -60 50 -16C60 6 30 16 18 -2C6 -20 -20 -10 -12 22C-8 40 -44 44 -50 16Z',
    lit(color, 0.86),
  ) + shape('M-46 10C-52 -34 18 -52 42 -18C20 -36 -24 -26 -30 16Z', lit(color, 1.3));

export const chunk = (color = '#3a2018'): Svg =>
  shape('M-22 -10L6 -24L26 -4L14 20L-16 18Z', color) +
  shape('M-22 -10L6 -24L10 -8L-10 2Z', lit(color, 1.6));

export function biscotti(pen: Pen, color: string): Svg {
  const d = blob([
    [-190, -40],
    [-120, -78],
    [60, -84],
    [180, -50],
    [196, 20],
    [120, 66],
    [-80, 76],
    [-186, 40],
  ]);
  return (
    dropShadow(pen, d, 11, 0.34) +
    path(d, `fill="${baked(pen, color)}"`) +
    times(9, (i) =>
      moved(
        ellipse(0, 0, 26, 12, 'fill="#f3e3c3"') +
          ellipse(0, 0, 26, 12, 'fill="none" stroke="#8a5a2b" stroke-width="4"'),
        -150 + ((i * 97) % 310),
        -46 + ((i * 41) % 90),
        1,
        i * 47,
      ),
    ) +
    times(12, (i) => disc(-160 + ((i * 61) % 320), -50 + ((i * 37) % 100), 5, '#e8912b'))
  );
}

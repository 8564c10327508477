import { stem } from './house-plants.ts';
import { leaf } from './plants.ts';
import { lit } from '../ink/color.ts';
import { disc, line, shape, times } from '../ink/flat-shapes.ts';
import { ellipse, moved, type Pen, type Svg } from '../ink/pen.ts';

/** Draws a round bush; `bloom` is scattered over it. */
export function bush(
  pen: Pen,
  {
    color,
    bloom,
    wide = 260,
    tall = 400,
    leaves = 90,
    blooms = 60,
  }: {
    color: string;
    bloom: (i: number) => Svg;
    wide?: number;
    tall?: number;
    leaves?: number;
    blooms?: number;
  },
): Svg {
  const spot = (): readonly [number, number] => {
    const a = pen.random() * 6.28;
    const r = Math.sqrt(pen.random());
    return [Math.cos(a) * r * wide, -tall * 0.62 + Math.sin(a) * r * tall * 0.5];
  };
  return (
    stem(-30, -tall * 0.5, '#7a5a3a', 18) +
    stem(50, -tall * 0.45, '#7a5a3a', 14) +
    times(leaves, (i) => {
      const [x, y] = spot();
      return leaf(
        x,
        y + 24,
        84,
        46,
        pen.random() * 300 - 150,
        lit(color, 0.75 + (i / leaves) * 0.45),
      );
    }) +
    times(blooms, (i) => {
      const [x, y] = spot();
      return moved(bloom(i), x, y, 0.75 + pen.random() * 0.4, pen.random() * 360);
    })
  );
}

export const bract = (c: string): Svg =>
  times(3, (k) =>
    shape(
      'M0 4C-34 -14 -30 -52 0 -64C30 -52 34 -14 0 4Z',
      lit(c, 0.86 + k * 0.14),
      `transform="rotate(${k * 120})"`,
    ),
  ) + disc(0, 0, 7, '#fff6d8');

export const chilli = (c: string): Svg =>
  shape('M-9 -34C-14 0 -8 34 4 48C12 30 14 0 9 -34Z', c) +
  line('M0 -34V-54', '#5f8a3a', 6) +
  line('M-3 -22Q-6 4 0 24', lit(c, 1.6), 4);

export const jasmine = (): Svg =>
  times(7, (k) =>
    ellipse(
      0,
      -24,
      12,
      22,
      `fill="${k % 2 ? '#ffffff' : '#efeadb'}" transform="rotate(${k * 51.4})"`,
    ),
  ) + disc(0, 0, 9, '#f0e2a6');

import { lit } from '../ink/color.ts';
import type { Surface } from '../ink/lathe.ts';
import type { Pen, Svg } from '../ink/pen.ts';
import type { Label } from './label.ts';
import { vessel } from './vessel.ts';
import type { Art } from '../scene/scene.ts';

export const tin = (pen: Pen, color: string, label: Label, { r = 150, h = 330 } = {}): Art =>
  vessel(pen, {
    outer: [
      [r, 0],
      [r, 0],
      [r + 5, 8],
      [r, 16],
      [r, h - 10],
      [r - 4, h],
    ],
    color,
    gloss: 0.75,
    label: { ...label, from: h * 0.1, to: h * 0.84 },
    cap: {
      outer: [
        [r - 6, h - 4],
        [r + 6, h],
        [r + 8, h + 8],
        [r + 8, h + 54],
        [r + 2, h + 62],
        [0, h + 64],
      ],
      color: lit(color, 0.9),
      gloss: 0.8,
    },
  });

export const glassJar = (
  pen: Pen,
  fill: string,
  label: Label,
  {
    r = 150,
    h = 300,
    lid = '#c7a053',
    more,
  }: { r?: number; h?: number; lid?: string; more?: (s: Surface) => Svg } = {},
): Art =>
  vessel(pen, {
    outer: [
      [r - 20, 0],
      [r - 20, 0],
      [r - 4, 10],
      [r, 36],
      [r, h - 60],
      [r - 12, h - 26],
      [r - 32, h - 6],
      [r - 32, h + 4],
    ],
    color: '#dfe6e2',
    gloss: 0.6,
    filled: { color: fill, to: h - 46 },
    ...(more ? { more } : {}),
    label: { ...label, from: h * 0.2, to: h * 0.66 },
    cap: {
      outer: [
        [r - 26, h],
        [r - 22, h + 6],
        [r - 20, h + 16],
        [r - 20, h + 52],
        [r - 28, h + 60],
        [0, h + 62],
      ],
      color: lid,
      gloss: 0.8,
    },
  });

import { lit } from '../ink/color.ts';
import { turned } from '../ink/lathe.ts';
import { ellipse, moved, type Pen, type Svg } from '../ink/pen.ts';
import { windowShine } from '../ink/surface-detail.ts';
import type { Art } from '../scene/scene.ts';

interface Pot {
  readonly color: string;
  readonly gloss?: number;
  readonly high?: number;
  readonly wide?: number;
  readonly green?: Svg;
  readonly saucer?: boolean;
}

/** Draws a flower pot; the plant stands in the middle of its soil. */
export function flowerPot(
  pen: Pen,
  { color, gloss = 0.05, high = 250, wide = 180, green = '', saucer = true }: Pot,
): Art {
  const tilt = 0.26;
  const dish = saucer
    ? turned(pen, {
        outer: [
          [wide * 0.8, 0],
          [wide * 0.8, 0],
          [wide * 0.98, 8],
          [wide * 1.06, 30],
        ],
        material: { color: lit(color, 0.9), gloss },
        tilt,
      }).svg
    : '';
  const body = turned(pen, {
    outer: [
      [wide * 0.66, 10],
      [wide * 0.66, 10],
      [wide * 0.94, high * 0.76],
      [wide * 0.94, high * 0.76],
      [wide * 1.04, high * 0.77],
      [wide * 1.06, high],
    ],
    inner: [
      [0, high * 0.9],
      [wide * 0.9, high * 0.91],
      [wide * 0.98, high],
    ],
    material: { color, gloss },
    inside: { color: '#54402f', gloss: 0 },
    tilt,
  });
  const soil = ellipse(0, -high * 0.88, wide * 0.9, wide * 0.9 * tilt, 'fill="#4a3526"');
  return {
    svg:
      dish +
      body.svg +
      soil +
      (gloss > 0.3 ? windowShine(pen, body.surface, 40, high * 0.7, gloss * 0.5) : '') +
      moved(green, 0, -high * 0.86),
    foot: wide * 0.8,
    height: high,
  };
}

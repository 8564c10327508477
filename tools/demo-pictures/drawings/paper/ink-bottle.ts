import { lit } from '../ink/color.ts';
import { box, words } from '../ink/flat-shapes.ts';
import { turned } from '../ink/lathe.ts';
import { ellipse, linear, path, type Pen } from '../ink/pen.ts';
import type { Art } from '../scene/scene.ts';

/** Draws a square ink bottle with its content. */
export function inkBottle(pen: Pen, color: string): Art {
  const label =
    box(-92, -150, 184, 96, '#fbf4e4', 'rx="5"') +
    words(['หมึก', 'ริมคลอง'], 0, -112, { size: 34, color: '#3f3027', face: 'serif', leading: 1.1 });
  const glass =
    'M-150 -30Q-150 8 -112 8H112Q150 8 150 -30V-190Q150 -226 112 -232H-112Q-150 -226 -150 -190Z';
  return {
    svg:
      path(
        glass,
        `fill="${linear(
          pen,
          [
            [0, lit(color, 0.7)],
            [0.2, lit(color, 1.3)],
            [0.4, color],
            [1, lit(color, 0.55)],
          ],
          [0, 0, 1, 0],
        )}"`,
      ) +
      path(
        'M-132 -196Q-128 -214 -104 -216H-70V-10H-112Q-132 -10 -132 -32Z',
        'fill="#ffffff" fill-opacity="0.16"',
      ) +
      ellipse(0, -228, 112, 16, `fill="${lit(color, 1.5)}" fill-opacity="0.5"`) +
      label +
      turned(pen, {
        outer: [
          [74, 226],
          [76, 232],
          [86, 244],
          [86, 316],
          [80, 322],
          [0, 324],
        ],
        material: { color: '#2c2724', gloss: 0.8 },
        tilt: 0.16,
      }).svg,
    foot: 150,
    height: 320,
    depth: 0.6,
  };
}

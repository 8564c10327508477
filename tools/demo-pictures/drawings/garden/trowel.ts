import { soft } from '../cloth/cloth.ts';
import { linear, path, type Pen, type Svg } from '../ink/pen.ts';
import { stroke } from '../ink/surface-detail.ts';
import { tube } from '../ink/tube.ts';

export function trowel(pen: Pen): Svg {
  const steel = linear(
    pen,
    [
      [0, '#eef1f2'],
      [0.5, '#b9c0c4'],
      [1, '#7d868b'],
    ],
    [0, 0, 1, 0],
  );
  return (
    path(
      soft([
        [0, 190],
        [-56, 110],
        [-66, -30],
        [-66, -30],
        [0, -56],
        [66, -30],
        [66, -30],
        [56, 110],
      ]),
      'fill="#20140c" fill-opacity="0.3" transform="translate(14 20)"',
    ) +
    tube(
      pen,
      [
        [0, -40],
        [0, -120],
        [0, -150],
      ],
      11,
      { color: '#9aa1a5', gloss: 0.6 },
    ) +
    tube(
      pen,
      [
        [0, -140],
        [0, -240],
        [0, -330],
      ],
      (t) => 22 + Math.sin(t * 3) * 6,
      { color: '#b5773a', gloss: 0.3 },
    ) +
    path(
      soft([
        [0, 190],
        [-56, 110],
        [-66, -30],
        [-66, -30],
        [0, -56],
        [66, -30],
        [66, -30],
        [56, 110],
      ]),
      `fill="${steel}"`,
    ) +
    stroke(
      [
        [0, -40],
        [0, 60],
        [0, 170],
      ],
      '#8b9499',
      4,
    ) +
    stroke(
      [
        [-40, -20],
        [-36, 90],
      ],
      '#ffffff',
      7,
      'stroke-opacity="0.6"',
    )
  );
}

import { cloth, lyingCloth, mirrored, seam, soft, stitches } from './cloth.ts';
import { BODY_FOLDS, label, SLEEVE_FOLDS } from './garment-parts.ts';
import { lit, tone } from '../ink/color.ts';
import { ellipse, path, type Pen, type Svg } from '../ink/pen.ts';
import { tube } from '../ink/tube.ts';
import type { Cloth } from '../ink/weave.ts';

/** Draws the farmer's mo hom: square body, cloth ties, two patch pockets. */
export function moHom(pen: Pen, spec: Cloth): Svg {
  const { color } = spec;
  const outline = soft(
    mirrored([
      [0, -262],
      [56, -276],
      [78, -292],
      [78, -292],
      [208, -268],
      [208, -268],
      [372, -150],
      [372, -150],
      [312, -4],
      [312, -4],
      [222, -60],
      [222, -60],
      [228, 150],
      [236, 330],
      [236, 330],
      [0, 338],
    ]),
  );
  const neck = soft([
    [-78, -290],
    [0, -302],
    [78, -290],
    [78, -290],
    [40, -240],
    [0, -214],
    [-40, -240],
    [-78, -290],
    [-78, -290],
  ]);
  const ties = [-150, -46, 58, 162]
    .map(
      (y) =>
        [-1, 1]
          .map((side) =>
            tube(
              pen,
              [
                [side * 3, y],
                [side * 34, y - 8],
                [side * 62, y + 16],
                [side * 46, y + 44],
              ],
              6,
              { color: tone(color, 0.09), gloss: 0 },
            ),
          )
          .join('') + ellipse(0, y, 10, 9, `fill="${tone(color, 0.12)}"`),
    )
    .join('');
  const pocket = (x: number): Svg =>
    cloth(
      pen,
      soft([
        [x - 72, 150],
        [x - 72, 150],
        [x + 72, 150],
        [x + 72, 150],
        [x + 70, 276],
        [x + 70, 276],
        [x - 70, 276],
        [x - 70, 276],
      ]),
      spec,
    ) +
    stitches(
      [
        [x - 66, 270],
        [x + 66, 270],
      ],
      tone(color, 0.4),
    ) +
    stitches(
      [
        [x - 66, 166],
        [x + 66, 166],
      ],
      tone(color, 0.4),
    );
  return (
    lyingCloth(pen, outline, spec, [...BODY_FOLDS, ...SLEEVE_FOLDS]) +
    path(neck, `fill="${lit(color, 0.55)}"`) +
    label(0, -278) +
    stitches(
      [
        [-86, -286],
        [-46, -230],
        [0, -202],
        [46, -230],
        [86, -286],
      ],
      tone(color, 0.4),
    ) +
    seam(
      [
        [0, -214],
        [0, 336],
      ],
      color,
    ) +
    pocket(-124) +
    pocket(124) +
    seam(
      [
        [-208, -268],
        [-222, -60],
      ],
      color,
    ) +
    seam(
      [
        [208, -268],
        [222, -60],
      ],
      color,
    ) +
    stitches(
      [
        [-232, 316],
        [232, 316],
      ],
      tone(color, 0.4),
    ) +
    ties
  );
}

import { cloth, lyingCloth, mirrored, seam, soft, stitches } from './cloth.ts';
import { BODY_FOLDS, button, label, SLEEVE_FOLDS } from './garment-parts.ts';
import { lit, tone } from '../ink/color.ts';
import { path, type Pen, type Point, type Svg } from '../ink/pen.ts';
import type { Cloth } from '../ink/weave.ts';

/** Draws a sleeveless dress with gathered waist and side pockets. */
export function dress(pen: Pen, spec: Cloth): Svg {
  const { color } = spec;
  const outline = soft(
    mirrored([
      [0, -290],
      [44, -306],
      [74, -344],
      [74, -344],
      [126, -348],
      [126, -348],
      [128, -250],
      [158, -180],
      [158, -180],
      [146, -40],
      [146, -40],
      [210, 120],
      [276, 400],
      [276, 400],
      [140, 418],
      [0, 414],
    ]),
  );
  const neck = soft([
    [-74, -342],
    [0, -350],
    [74, -342],
    [74, -342],
    [50, -290],
    [0, -262],
    [-50, -290],
    [-74, -342],
    [-74, -342],
  ]);
  const pleats: Point[][] = Array.from({ length: 9 }, (_, i) => {
    const x = (i - 4) * 30;
    return [
      [x, -30],
      [x * 1.35, 140],
      [x * 1.9, 400],
    ];
  });
  return (
    lyingCloth(pen, outline, spec, [
      ...pleats,
      [
        [-90, -230],
        [-70, -120],
        [-100, -50],
      ],
      [
        [100, -210],
        [80, -120],
        [96, -50],
      ],
    ]) +
    path(neck, `fill="${lit(color, 0.52)}"`) +
    label(0, -326) +
    stitches(
      [
        [-82, -342],
        [-58, -284],
        [0, -252],
        [58, -284],
        [82, -342],
      ],
      color,
    ) +
    seam(
      [
        [-146, -38],
        [0, -30],
        [146, -38],
      ],
      color,
    ) +
    seam(
      [
        [-146, -22],
        [0, -14],
        [146, -22],
      ],
      color,
    ) +
    seam(
      [
        [-164, 20],
        [-196, 120],
      ],
      color,
    ) +
    seam(
      [
        [164, 20],
        [196, 120],
      ],
      color,
    ) +
    stitches(
      [
        [-270, 384],
        [0, 398],
        [270, 384],
      ],
      color,
    ) +
    [-210, -150, -90].map((y) => button(0, y)).join('')
  );
}

/** Draws an open jacket with wide sleeves and a contrasting band. */
export function jacket(pen: Pen, spec: Cloth): Svg {
  const { color, accent = tone(color, -0.2) } = spec;
  const outline = soft(
    mirrored([
      [0, -270],
      [50, -284],
      [70, -296],
      [70, -296],
      [200, -276],
      [200, -276],
      [386, -120],
      [386, -120],
      [330, 80],
      [330, 80],
      [222, 20],
      [222, 20],
      [228, 200],
      [232, 370],
      [232, 370],
      [0, 376],
    ]),
  );
  const inner = soft([
    [-40, -280],
    [0, -288],
    [40, -280],
    [40, -280],
    [26, 60],
    [40, 376],
    [40, 376],
    [-40, 376],
    [-40, 376],
    [-26, 60],
    [-40, -280],
  ]);
  const band = (s: number): Svg =>
    cloth(
      pen,
      soft([
        [s * 40, -284],
        [s * 74, -296],
        [s * 74, -296],
        [s * 66, 40],
        [s * 80, 376],
        [s * 80, 376],
        [s * 36, 376],
        [s * 36, 376],
        [s * 22, 40],
        [s * 40, -284],
      ]),
      { color: accent },
    );
  const cuff = (s: number): Svg =>
    cloth(
      pen,
      soft([
        [s * 386, -120],
        [s * 386, -120],
        [s * 330, 80],
        [s * 330, 80],
        [s * 298, 62],
        [s * 298, 62],
        [s * 354, -146],
        [s * 354, -146],
      ]),
      { color: accent },
    );
  return (
    lyingCloth(pen, outline, { ...spec, accent }, [...BODY_FOLDS, ...SLEEVE_FOLDS]) +
    path(inner, `fill="${lit(color, 0.42)}"`) +
    band(-1) +
    band(1) +
    cuff(-1) +
    cuff(1) +
    seam(
      [
        [-200, -276],
        [-222, 20],
      ],
      color,
    ) +
    seam(
      [
        [200, -276],
        [222, 20],
      ],
      color,
    ) +
    label(0, -262)
  );
}

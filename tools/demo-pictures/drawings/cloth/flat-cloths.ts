import { cloth, fringe, lyingCloth, seam, soft } from './cloth.ts';
import { lit, tone } from '../ink/color.ts';
import { linear, path, type Pen, type Point, type Svg } from '../ink/pen.ts';
import type { Cloth } from '../ink/weave.ts';
import { dropShadow } from '../scene/scene.ts';

export function cushion(pen: Pen, spec: Cloth): Svg {
  const outline = soft([
    [-318, -330],
    [-318, -330],
    [-120, -296],
    [120, -296],
    [318, -330],
    [318, -330],
    [290, -110],
    [292, 120],
    [322, 328],
    [322, 328],
    [120, 300],
    [-120, 302],
    [-320, 330],
    [-320, 330],
    [-290, 120],
    [-292, -110],
  ]);
  const glow = path(
    outline,
    `fill="${linear(
      pen,
      [
        [0, '#ffffff', 0.34],
        [0.5, '#ffffff', 0],
        [1, lit(spec.color, 0.2), 0.42],
      ],
      [0, 0, 1, 1],
    )}"`,
  );
  const corners: Point[][] = [
    [
      [-300, -310],
      [-220, -220],
      [-150, -170],
    ],
    [
      [300, -310],
      [220, -230],
      [160, -180],
    ],
    [
      [300, 310],
      [220, 220],
      [140, 180],
    ],
    [
      [-300, 310],
      [-220, 230],
      [-160, 170],
    ],
  ];
  return (
    lyingCloth(pen, outline, spec, corners, glow, 22) +
    seam(
      [
        [-312, -322],
        [-120, -288],
        [120, -288],
        [312, -322],
      ],
      spec.color,
    ) +
    path(
      outline,
      `fill="none" stroke="${tone(spec.accent ?? spec.color, -0.03)}" stroke-width="9" stroke-linejoin="round"`,
    ) +
    path(
      outline,
      `fill="none" stroke="#ffffff" stroke-opacity="0.35" stroke-width="2.4" transform="translate(-2 -2)"`,
    )
  );
}

/** Draws a scarf folded once over itself, fringes at both ends. */
export function scarf(pen: Pen, spec: Cloth): Svg {
  const under = soft([
    [40, -380],
    [40, -380],
    [236, -360],
    [236, -360],
    [196, 60],
    [150, 250],
    [150, 250],
    [-44, 226],
    [-44, 226],
    [20, -60],
  ]);
  const over = soft([
    [-236, -352],
    [-236, -352],
    [-20, -384],
    [60, -380],
    [60, -380],
    [-10, -160],
    [-50, 60],
    [-40, 300],
    [-40, 300],
    [-246, 300],
    [-246, 300],
    [-258, 60],
    [-224, -160],
  ]);
  const dark = { ...spec, color: tone(spec.color, -0.03) };
  return (
    fringe(pen, -36, 148, 238, 90, spec.color) +
    lyingCloth(pen, under, dark, [
      [
        [120, -300],
        [90, 0],
        [60, 230],
      ],
      [
        [190, -300],
        [150, 20],
        [110, 240],
      ],
    ]) +
    fringe(pen, -240, -48, 298, 96, spec.color) +
    lyingCloth(pen, over, spec, [
      [
        [-160, -330],
        [-180, 0],
        [-190, 290],
      ],
      [
        [-60, -340],
        [-110, -60],
        [-120, 290],
      ],
      [
        [0, -360],
        [-60, -120],
        [-80, 120],
      ],
    ])
  );
}

/** Draws a long cloth, folded to a neat oblong, one corner turned. */
export function foldedCloth(pen: Pen, spec: Cloth): Svg {
  const base = soft([
    [-330, -230],
    [-330, -230],
    [326, -236],
    [326, -236],
    [336, 236],
    [336, 236],
    [-326, 244],
    [-326, 244],
  ]);
  const upper = soft([
    [-326, -240],
    [-326, -240],
    [322, -246],
    [322, -246],
    [330, 150],
    [330, 150],
    [-330, 158],
    [-330, 158],
  ]);
  const corner = soft([
    [130, 154],
    [130, 154],
    [328, -60],
    [328, -60],
    [332, 152],
    [332, 152],
  ]);
  return (
    fringe(pen, -310, 318, 236, 54, tone(spec.accent ?? spec.color, 0.02)) +
    lyingCloth(pen, base, { ...spec, color: tone(spec.color, -0.04) }) +
    lyingCloth(
      pen,
      upper,
      spec,
      [
        [
          [-200, -220],
          [-190, 150],
        ],
        [
          [60, -230],
          [70, 150],
        ],
      ],
      '',
      9,
    ) +
    dropShadow(pen, corner, 7, 0.3) +
    cloth(pen, corner, { ...spec, color: tone(spec.color, 0.03) })
  );
}

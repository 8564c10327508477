import { cloth, lyingCloth, mirrored, seam, soft, stitches } from './cloth.ts';
import { BODY_FOLDS, button, label, SLEEVE_FOLDS } from './garment-parts.ts';
import { lit, tone } from '../ink/color.ts';
import { path, type Pen, type Svg } from '../ink/pen.ts';
import type { Cloth } from '../ink/weave.ts';

/** Draws a boat-necked woven top with short wide sleeves. */
export function top(pen: Pen, spec: Cloth): Svg {
  const outline = soft(
    mirrored([
      [0, -262],
      [70, -266],
      [112, -290],
      [112, -290],
      [206, -252],
      [352, -96],
      [352, -96],
      [268, -10],
      [268, -10],
      [204, -72],
      [204, -72],
      [210, 120],
      [216, 360],
      [216, 360],
      [100, 366],
      [0, 366],
    ]),
  );
  const neck = soft([
    [-112, -288],
    [0, -300],
    [112, -288],
    [112, -288],
    [70, -240],
    [0, -222],
    [-70, -240],
    [-112, -288],
    [-112, -288],
  ]);
  const { color } = spec;
  return (
    lyingCloth(pen, outline, spec, [...BODY_FOLDS, ...SLEEVE_FOLDS]) +
    path(neck, `fill="${lit(color, 0.5)}"`) +
    path(
      soft([
        [-104, -284],
        [0, -296],
        [104, -284],
        [104, -284],
        [60, -262],
        [0, -256],
        [-60, -262],
        [-104, -284],
      ]),
      `fill="${lit(color, 0.72)}"`,
    ) +
    label(-4, -276) +
    stitches(
      [
        [-122, -284],
        [-78, -232],
        [0, -212],
        [78, -232],
        [122, -284],
      ],
      color,
    ) +
    seam(
      [
        [-206, -252],
        [-198, -160],
        [-204, -72],
      ],
      color,
    ) +
    seam(
      [
        [206, -252],
        [198, -160],
        [204, -72],
      ],
      color,
    ) +
    stitches(
      [
        [-214, 344],
        [0, 350],
        [214, 344],
      ],
      color,
    ) +
    stitches(
      [
        [-338, -82],
        [-262, -28],
      ],
      color,
    ) +
    stitches(
      [
        [338, -82],
        [262, -28],
      ],
      color,
    )
  );
}

/** Draws a collarless long-sleeved shirt, buttons of coconut shell. */
export function shirt(pen: Pen, spec: Cloth): Svg {
  const { color } = spec;
  const outline = soft(
    mirrored([
      [0, -272],
      [60, -284],
      [88, -300],
      [88, -300],
      [200, -258],
      [262, -150],
      [338, 190],
      [338, 190],
      [262, 214],
      [262, 214],
      [200, -40],
      [200, -40],
      [206, 150],
      [214, 380],
      [214, 380],
      [100, 392],
      [0, 388],
    ]),
  );
  const buttons = Array.from({ length: 6 }, (_, i) => button(0, -206 + i * 92)).join('');
  const collar = soft([
    [-92, -298],
    [-70, -322],
    [0, -330],
    [70, -322],
    [92, -298],
    [92, -298],
    [40, -262],
    [0, -236],
    [-40, -262],
    [-92, -298],
    [-92, -298],
  ]);
  return (
    lyingCloth(pen, outline, spec, [
      ...BODY_FOLDS,
      [
        [-216, -190],
        [-260, -20],
        [-296, 150],
      ],
      [
        [216, -190],
        [250, -20],
        [290, 150],
      ],
      [
        [-238, -60],
        [-270, 40],
        [-280, 140],
      ],
      [
        [240, -80],
        [276, 60],
        [288, 120],
      ],
    ]) +
    path(collar, `fill="${lit(color, 0.48)}"`) +
    cloth(
      pen,
      soft([
        [-98, -296],
        [-74, -322],
        [-74, -322],
        [-30, -280],
        [-4, -238],
        [-4, -238],
        [-24, -226],
        [-60, -262],
        [-98, -296],
      ]),
      { color: tone(color, 0.02) },
    ) +
    cloth(
      pen,
      soft([
        [98, -296],
        [74, -322],
        [74, -322],
        [30, -280],
        [4, -238],
        [4, -238],
        [24, -226],
        [60, -262],
        [98, -296],
      ]),
      { color: tone(color, -0.02) },
    ) +
    label(0, -306) +
    seam(
      [
        [22, -228],
        [22, 388],
      ],
      color,
    ) +
    stitches(
      [
        [-20, -226],
        [-20, 388],
      ],
      color,
    ) +
    buttons +
    seam(
      [
        [-200, -258],
        [-176, -150],
        [-200, -40],
      ],
      color,
    ) +
    seam(
      [
        [200, -258],
        [176, -150],
        [200, -40],
      ],
      color,
    ) +
    path('M70 -110H160V-14L115 4L70 -14Z', `fill="${tone(color, 0.01)}" fill-opacity="0.5"`) +
    stitches(
      [
        [70, -110],
        [70, -110],
        [160, -110],
        [160, -110],
        [160, -14],
        [160, -14],
        [115, 4],
        [115, 4],
        [70, -14],
        [70, -14],
        [70, -110],
      ],
      color,
    ) +
    seam(
      [
        [-330, 158],
        [-250, 184],
      ],
      color,
    ) +
    seam(
      [
        [330, 158],
        [250, 184],
      ],
      color,
    ) +
    stitches(
      [
        [-212, 364],
        [0, 374],
        [212, 364],
      ],
      color,
    )
  );
}

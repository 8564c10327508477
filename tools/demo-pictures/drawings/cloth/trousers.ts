import { cloth, lyingCloth, seam, soft, stitches } from './cloth.ts';
import { lit, tone } from '../ink/color.ts';
import { ellipse, type Pen, type Point, radial, type Svg } from '../ink/pen.ts';
import { tube } from '../ink/tube.ts';
import type { Cloth } from '../ink/weave.ts';

export function trousers(pen: Pen, spec: Cloth): Svg {
  const { color } = spec;
  const outline = soft([
    [-168, -360],
    [-168, -360],
    [168, -360],
    [168, -360],
    [206, -160],
    [220, 60],
    [204, 380],
    [204, 380],
    [56, 388],
    [56, 388],
    [30, 100],
    [0, -90],
    [-30, 100],
    [-56, 388],
    [-56, 388],
    [-204, 380],
    [-204, 380],
    [-220, 60],
    [-206, -160],
  ]);
  const gathers: Point[][] = Array.from({ length: 11 }, (_, i) => {
    const x = (i - 5) * 29;
    return [
      [x, -304],
      [x * 1.08, -250],
    ];
  });
  return (
    lyingCloth(pen, outline, spec, [
      ...gathers,
      [
        [0, -90],
        [-60, -20],
        [-110, 20],
      ],
      [
        [0, -90],
        [60, -20],
        [120, 30],
      ],
      [
        [-130, 60],
        [-120, 200],
        [-140, 370],
      ],
      [
        [120, 40],
        [130, 220],
        [120, 370],
      ],
      [
        [-80, 160],
        [-90, 280],
        [-80, 380],
      ],
    ]) +
    cloth(
      pen,
      soft([
        [-172, -364],
        [-172, -364],
        [172, -364],
        [172, -364],
        [176, -312],
        [176, -312],
        [-176, -312],
        [-176, -312],
      ]),
      { color: tone(color, 0.01), weave: 'rib' },
    ) +
    tube(
      pen,
      [
        [-14, -332],
        [-30, -290],
        [-24, -210],
      ],
      5,
      { color: '#efe6d3', gloss: 0 },
    ) +
    tube(
      pen,
      [
        [14, -332],
        [26, -280],
        [36, -230],
      ],
      5,
      { color: '#efe6d3', gloss: 0 },
    ) +
    seam(
      [
        [0, -312],
        [0, -90],
      ],
      color,
    ) +
    seam(
      [
        [-186, -290],
        [-150, -230],
        [-140, -160],
      ],
      color,
    ) +
    seam(
      [
        [186, -290],
        [150, -230],
        [140, -160],
      ],
      color,
    ) +
    stitches(
      [
        [-200, 360],
        [-58, 366],
      ],
      color,
    ) +
    stitches(
      [
        [200, 360],
        [58, 366],
      ],
      color,
    )
  );
}

/** Fisherman's trousers: a broad waist that is folded over and tied. */
export function fisherTrousers(pen: Pen, spec: Cloth): Svg {
  const { color } = spec;
  const outline = soft([
    [-236, -340],
    [-236, -340],
    [236, -340],
    [236, -340],
    [250, -60],
    [262, 300],
    [262, 300],
    [70, 312],
    [70, 312],
    [36, 120],
    [0, -10],
    [-36, 120],
    [-70, 312],
    [-70, 312],
    [-262, 300],
    [-262, 300],
    [-250, -60],
  ]);
  return (
    lyingCloth(pen, outline, spec, [
      [
        [0, -10],
        [-80, 50],
        [-150, 80],
      ],
      [
        [0, -10],
        [80, 50],
        [150, 80],
      ],
      [
        [-160, 80],
        [-150, 200],
        [-170, 290],
      ],
      [
        [160, 60],
        [150, 180],
        [176, 290],
      ],
      [
        [60, -180],
        [30, -90],
        [0, -10],
      ],
      [
        [-110, -160],
        [-90, -60],
      ],
      [
        [-110, 130],
        [-120, 300],
      ],
    ]) +
    cloth(
      pen,
      soft([
        [-240, -344],
        [-240, -344],
        [240, -344],
        [240, -344],
        [236, -210],
        [120, -196],
        [-120, -206],
        [-238, -222],
        [-238, -222],
      ]),
      { color: tone(color, 0.05), weave: spec.weave ?? 'plain' },
      [
        [
          [-180, -330],
          [-60, -260],
          [40, -220],
        ],
        [
          [160, -330],
          [80, -260],
          [0, -226],
        ],
      ],
    ) +
    tube(
      pen,
      [
        [-230, -250],
        [-100, -236],
        [0, -226],
        [100, -236],
        [230, -256],
      ],
      11,
      { color: tone(color, -0.03), gloss: 0 },
    ) +
    tube(
      pen,
      [
        [0, -226],
        [-34, -160],
        [-24, -84],
      ],
      10,
      { color: tone(color, -0.02), gloss: 0 },
    ) +
    tube(
      pen,
      [
        [0, -226],
        [36, -170],
        [44, -110],
      ],
      10,
      { color: tone(color, 0.02), gloss: 0 },
    ) +
    ellipse(
      0,
      -224,
      21,
      17,
      `fill="${radial(
        pen,
        [
          [0, lit(color, 1.2)],
          [1, lit(color, 0.7)],
        ],
        { cx: 0.35, cy: 0.3, r: 0.7 },
      )}"`,
    ) +
    stitches(
      [
        [-256, 280],
        [-76, 292],
      ],
      color,
    ) +
    stitches(
      [
        [256, 280],
        [76, 292],
      ],
      color,
    )
  );
}

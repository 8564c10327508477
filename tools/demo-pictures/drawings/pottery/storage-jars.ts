import { mix } from '../ink/color.ts';
import { blob } from '../ink/curve.ts';
import { type Profile, turned } from '../ink/lathe.ts';
import { path, type Pen, type Point } from '../ink/pen.ts';
import { hoop, onBody, stroke, throwingRings, windowShine } from '../ink/surface-detail.ts';
import { type Glazed, glazedOverClay } from './glaze.ts';
import type { Art } from '../scene/scene.ts';

/** Draws a small Ratchaburi water jar: amber glaze over a cream dragon. */
export function dragonJar(pen: Pen, { tilt = 0.2 }: { tilt?: number } = {}): Art {
  const outer: Profile = [
    [112, 0],
    [112, 0],
    [124, 10],
    [206, 130],
    [240, 250],
    [222, 340],
    [156, 404],
    [140, 420],
    [164, 446],
    [160, 452],
  ];
  const { svg, surface } = turned(pen, {
    outer,
    inner: [
      [120, 330],
      [120, 330],
      [130, 420],
      [153, 451],
    ],
    material: { color: (h) => mix('#6b3a18', '#a9672a', Math.min(1, h * 1.3)), gloss: 0.9 },
    inside: { color: '#4d2a14' },
    tilt,
  });
  const lay = onBody(surface, 0, 235);
  const cream = '#e9c98a';
  const spine: Point[] = [
    [-230, -50],
    [-190, 40],
    [-120, 54],
    [-70, -10],
    [-20, -58],
    [40, -30],
    [70, 40],
    [120, 62],
    [160, 36],
  ];
  const scales = spine
    .map(([x, y]) =>
      stroke(
        lay([
          [x - 12, y + 4],
          [x, y - 8],
          [x + 12, y + 4],
        ]),
        '#8a5423',
        4,
      ),
    )
    .join('');
  const fins = spine
    .map(([x, y], i) =>
      stroke(
        lay([
          [x, y + 16],
          [x + 8, y + 36 + (i % 2) * 8],
        ]),
        cream,
        6,
      ),
    )
    .join('');
  const head =
    path(
      blob(
        lay([
          [140, 64],
          [190, 72],
          [236, 44],
          [216, 24],
          [228, 4],
          [184, 0],
          [144, 10],
        ]),
      ),
      `fill="${cream}"`,
    ) +
    path(
      blob(
        lay([
          [180, 48],
          [190, 56],
          [198, 46],
          [188, 38],
        ]),
      ),
      'fill="#4d2a14"',
    ) +
    stroke(
      lay([
        [166, 60],
        [146, 100],
        [172, 116],
      ]),
      cream,
      6,
    ) +
    stroke(
      lay([
        [216, 24],
        [262, 14],
        [272, 44],
      ]),
      cream,
      4,
    );
  const claws = [
    [-120, -8],
    [-30, -50],
    [80, 14],
  ]
    .map(
      ([x = 0, y = 0]) =>
        stroke(
          lay([
            [x, y],
            [x + 8, y - 34],
            [x + 28, y - 40],
          ]),
          cream,
          7,
        ) +
        stroke(
          lay([
            [x + 8, y - 34],
            [x - 8, y - 48],
          ]),
          cream,
          5,
        ),
    )
    .join('');
  const clouds = [
    [-130, -96],
    [30, -104],
    [150, 92],
    [-40, 86],
  ]
    .map(([x = 0, y = 0]) =>
      stroke(
        lay([
          [x - 40, y],
          [x - 20, y + 14],
          [x, y],
          [x + 20, y + 14],
          [x + 44, y],
        ]),
        cream,
        5,
        'stroke-opacity="0.75"',
      ),
    )
    .join('');
  return {
    svg:
      svg +
      hoop(surface, 386, 6, cream, 0.7) +
      hoop(surface, 374, 3, cream, 0.6) +
      hoop(surface, 64, 5, cream, 0.55) +
      clouds +
      claws +
      fins +
      stroke(lay(spine), cream, 34) +
      scales +
      head +
      windowShine(pen, surface, 220, 350, 0.42),
    foot: 124,
    height: 452,
  };
}

/** Draws a sugar jar with a turned teak lid. */
export function lidJar(pen: Pen, { glaze, tilt = 0.24 }: Glazed): Art {
  const outer: Profile = [
    [140, 0],
    [140, 0],
    [156, 10],
    [180, 60],
    [186, 160],
    [178, 250],
    [160, 282],
    [160, 290],
  ];
  const body = glazedOverClay(pen, outer, undefined, { glaze, tilt, edge: 58, drip: 18 });
  const lid = turned(pen, {
    outer: [
      [172, 288],
      [172, 288],
      [178, 296],
      [176, 320],
      [120, 332],
      [20, 334],
    ],
    material: { color: '#b3763f', gloss: 0.25 },
    tilt,
  });
  const knob = turned(pen, {
    outer: [
      [18, 332],
      [18, 332],
      [20, 348],
      [36, 364],
      [34, 380],
      [0, 388],
    ],
    material: { color: '#a2652f', gloss: 0.3 },
    tilt,
  });
  const lay = onBody(body.surface, 0.1, 160);
  const ink = mix(glaze, '#4a3222', 0.8);
  const sprig =
    stroke(
      lay([
        [-60, -60],
        [-10, 0],
        [30, 70],
      ]),
      ink,
      4,
    ) +
    [-40, -15, 10, 30]
      .map((x, i) =>
        [1, -1]
          .map((s) =>
            path(
              blob(
                lay([
                  [x - 10 + i * 4, i * 26 - 52],
                  [x + s * 26, i * 26 - 40 + s * 8],
                  [x + s * 44, i * 26 - 22],
                  [x + s * 16, i * 26 - 30],
                ]),
              ),
              `fill="${ink}" fill-opacity="0.82"`,
            ),
          )
          .join(''),
      )
      .join('');
  return {
    svg:
      body.svg +
      sprig +
      windowShine(pen, body.surface, 90, 250, 0.42) +
      lid.svg +
      throwingRings(lid.surface, 300, 318, 6, '#5d3413') +
      knob.svg,
    foot: 150,
    height: 390,
  };
}

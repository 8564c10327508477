import { lit, mix, tone } from './color.ts';
import { blob } from './curve.ts';
import { CLAY, glazedOverClay, type Glazed } from './glaze.ts';
import { turned, type Profile } from './lathe.ts';
import {
  ellipse,
  linear,
  moved,
  num,
  path,
  type Pen,
  type Point,
  radial,
  type Svg,
} from './pen.ts';
import type { Art } from './scene.ts';
import { softLine } from './soft.ts';
import { freckles } from './cups.ts';
import { bandPath, hoop, onBody, stroke, throwingRings, windowShine } from './surface-detail.ts';
import { tube } from './tube.ts';

export function teapot(pen: Pen, { glaze, tilt = 0.2 }: Glazed): Art {
  const outer: Profile = [
    [128, 0],
    [128, 0],
    [150, 10],
    [222, 90],
    [236, 170],
    [204, 250],
    [136, 296],
    [128, 300],
  ];
  const body = glazedOverClay(pen, outer, undefined, { glaze, tilt, edge: 84, drip: 26 });
  const spout =
    tube(
      pen,
      [
        [180, -120],
        [250, -150],
        [286, -220],
        [336, -282],
      ],
      (t) => 46 - t * 26,
      { color: tone(glaze, -0.01), gloss: 0.6 },
    ) + ellipse(338, -286, 21, 12, `fill="${lit(glaze, 0.4)}" transform="rotate(38 338 -286)"`);
  const lid = turned(pen, {
    outer: [
      [128, 298],
      [132, 306],
      [120, 322],
      [70, 346],
      [20, 352],
    ],
    material: { color: glaze, gloss: 0.85 },
    tilt,
  });
  const knob = turned(pen, {
    outer: [
      [16, 350],
      [16, 350],
      [14, 364],
      [32, 384],
      [30, 402],
      [0, 410],
    ],
    material: { color: CLAY, gloss: 0.2 },
    tilt,
  });
  const cane = tube(
    pen,
    [
      [-150, -262],
      [-190, -390],
      [-120, -500],
      [0, -532],
      [120, -500],
      [190, -390],
      [150, -262],
    ],
    13,
    { color: '#b98545', gloss: 0.25 },
  );
  const bands = Array.from({ length: 34 }, (_, i) => {
    const a = -2.85 + (i / 33) * 2.56;
    const [x, y] = [Math.cos(a) * 186, -386 + Math.sin(a) * 146];
    return `<path d="M${num(x - 9)} ${num(y - 7)}L${num(x + 9)} ${num(y + 7)}" stroke="#6f4a21" stroke-opacity="0.5" stroke-width="2.5"/>`;
  }).join('');
  return {
    svg:
      spout +
      body.svg +
      hoop(body.surface, 296, 5, lit(glaze, 0.5), 0.6) +
      freckles(pen, body.surface, glaze, 110, 270) +
      windowShine(pen, body.surface, 110, 240, 0.42) +
      lid.svg +
      windowShine(pen, lid.surface, 310, 338, 0.3) +
      knob.svg +
      cane +
      bands,
    foot: 140,
    height: 400,
  };
}

export function budVase(pen: Pen, { glaze, tilt = 0.16 }: Glazed): Art {
  const outer: Profile = [
    [86, 0],
    [86, 0],
    [96, 8],
    [148, 70],
    [164, 150],
    [132, 240],
    [58, 310],
    [38, 380],
    [36, 480],
    [52, 540],
    [50, 544],
  ];
  const body = glazedOverClay(
    pen,
    outer,
    [
      [30, 420],
      [30, 420],
      [32, 500],
      [46, 543],
    ],
    { glaze, tilt, edge: 76, drip: 24 },
  );
  return {
    svg:
      body.svg +
      freckles(pen, body.surface, glaze, 110, 520) +
      windowShine(pen, body.surface, 100, 220, 0.42),
    foot: 96,
    height: 544,
  };
}

/** A round jar with carved lotus petals, clay bare in the cuts. */
export function moonJar(pen: Pen, { glaze, tilt = 0.18 }: Glazed): Art {
  const outer: Profile = [
    [110, 0],
    [110, 0],
    [124, 8],
    [214, 100],
    [250, 210],
    [214, 330],
    [130, 404],
    [108, 420],
    [118, 452],
    [114, 456],
  ];
  const { svg, surface } = turned(pen, {
    outer,
    inner: [
      [90, 380],
      [90, 380],
      [98, 420],
      [108, 455],
    ],
    material: { color: glaze, gloss: 0.55 },
    inside: { color: lit(CLAY, 0.7) },
    tilt,
  });
  const petals = Array.from({ length: 7 }, (_, i) => {
    const a = (i - 3) * 0.4;
    const lay = (points: readonly Point[]): Point[] => points.map(([x, y]) => surface.at(a + x, y));
    const cut = lay([
      [-0.17, 60],
      [-0.18, 160],
      [-0.1, 236],
      [0, 286],
      [0.1, 236],
      [0.18, 160],
      [0.17, 60],
    ]);
    const heart = lay([
      [-0.1, 80],
      [-0.1, 160],
      [0, 236],
      [0.1, 160],
      [0.1, 80],
    ]);
    return (
      stroke(cut, lit(CLAY, 0.62), 6) +
      stroke(
        cut.map(([x, y]): Point => [x + 3, y + 3]),
        lit(glaze, 1.4),
        2.5,
        'stroke-opacity="0.6"',
      ) +
      stroke(heart, lit(CLAY, 0.7), 3, 'stroke-opacity="0.7"')
    );
  }).join('');
  return {
    svg:
      svg +
      petals +
      hoop(surface, 318, 4, lit(CLAY, 0.62), 0.8) +
      hoop(surface, 334, 2.5, lit(CLAY, 0.62), 0.6) +
      windowShine(pen, surface, 150, 310, 0.28),
    foot: 122,
    height: 456,
  };
}

/** A small Ratchaburi water jar: amber glaze over a cream dragon. */
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

/** A sugar jar with a turned teak lid. */
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

/** The pot of a jim-jum: unglazed, two ears, a lid with a knob. */
export function clayPot(
  pen: Pen,
  { tilt = 0.24, lid = true }: { tilt?: number; lid?: boolean } = {},
): Art {
  const color = '#a9653f';
  const outer: Profile = [
    [120, 0],
    [120, 0],
    [150, 12],
    [236, 90],
    [256, 170],
    [226, 236],
    [214, 250],
    [244, 272],
    [240, 278],
  ];
  const pot = turned(pen, {
    outer,
    inner: [
      [0, 60],
      [150, 70],
      [220, 170],
      [204, 250],
      [232, 277],
    ],
    material: { color, gloss: 0.08 },
    inside: { color: '#7d4529', gloss: 0.3 },
    tilt,
  });
  const ears = [-1, 1]
    .map((s) =>
      tube(
        pen,
        [
          [s * 226, -206],
          [s * 292, -226],
          [s * 296, -176],
          [s * 240, -160],
        ],
        17,
        { color, gloss: 0 },
      ),
    )
    .join('');
  const marks = Array.from({ length: 15 }, (_, i) => {
    const a = (i - 7) * 0.2;
    return stroke(
      [pot.surface.at(a - 0.06, 182), pot.surface.at(a, 206), pot.surface.at(a + 0.06, 182)],
      lit(color, 0.6),
      4,
    );
  }).join('');
  const soot = path(
    bandPath(pot.surface, 2, (x) => 74 + Math.sin(x * 5) * 10),
    `fill="${linear(pen, [
      [0, '#2a1a12', 0],
      [0.6, '#2a1a12', 0.3],
      [1, '#2a1a12', 0.44],
    ])}"`,
  );
  const cover = lid
    ? turned(pen, {
        outer: [
          [236, 276],
          [240, 284],
          [210, 310],
          [110, 346],
          [24, 356],
          [24, 356],
          [20, 372],
          [42, 392],
          [36, 408],
          [0, 414],
        ],
        material: { color: '#b06c45', gloss: 0.08 },
        tilt,
      }).svg
    : '';
  return {
    svg:
      ears +
      pot.svg +
      throwingRings(pot.surface, 60, 230, 12, lit(color, 0.55)) +
      marks +
      soot +
      cover,
    foot: 132,
    height: lid ? 414 : 280,
  };
}

export function mortar(pen: Pen, { tilt = 0.28 }: { tilt?: number } = {}): Art {
  const color = '#9c5a38';
  const outer: Profile = [
    [130, 0],
    [130, 0],
    [140, 14],
    [134, 40],
    [160, 80],
    [200, 220],
    [222, 350],
    [228, 372],
    [222, 380],
  ];
  const body = turned(pen, {
    outer,
    inner: [
      [0, 120],
      [60, 130],
      [160, 220],
      [206, 379],
    ],
    material: { color, gloss: 0.1 },
    inside: { color: '#7a4127', gloss: 0.1 },
    tilt,
  });
  const pestle = tube(
    pen,
    [
      [20, -330],
      [90, -470],
      [170, -640],
    ],
    (t) => 34 - Math.sin(t * 2.6) * 9,
    { color: '#8a5a30', gloss: 0.3 },
  );
  const front = turned(pen, { outer, material: { color, gloss: 0.1 }, tilt }).svg;
  const rim = -380 * body.surface.rise;
  const mask = pen.define(
    (id) =>
      `<clipPath id="${id}"><path d="M-400 ${num(rim)}A208 ${num(208 * tilt)} 0 0 0 208 ${num(rim)}L400 ${num(rim)}V60H-400Z"/></clipPath>`,
  );
  return {
    svg:
      body.svg +
      pestle +
      `<g clip-path="url(#${mask})">${moved(front, 0, 0)}</g>` +
      path(
        `M-207 ${num(rim)}A207 ${num(207 * tilt)} 0 0 0 207 ${num(rim)}`,
        `fill="none" stroke="${lit(color, 1.3)}" stroke-width="14"`,
      ) +
      throwingRings(body.surface, 70, 340, 16, lit(color, 0.5)) +
      hoop(body.surface, 300, 5, lit(color, 0.55), 0.7) +
      hoop(body.surface, 288, 3, lit(color, 0.55), 0.5),
    foot: 142,
    height: 380,
  };
}

/** A candle house, cut with leaves that glow. */
export function lantern(
  pen: Pen,
  { glaze, tilt = 0.18, burning = true }: Glazed & { burning?: boolean },
): Art {
  const outer: Profile = [
    [150, 0],
    [150, 0],
    [164, 10],
    [190, 100],
    [184, 230],
    [140, 340],
    [86, 396],
    [80, 420],
    [76, 424],
  ];
  const { svg, surface } = turned(pen, {
    outer,
    inner: [
      [60, 380],
      [60, 380],
      [66, 410],
      [71, 423],
    ],
    material: { color: glaze, gloss: 0.35 },
    inside: { color: '#e9a04a' },
    tilt,
  });
  const holes = [0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: 7 }, (_, i) => {
        const a = (i - 3) * 0.42 + (row % 2) * 0.21;
        const h = 84 + row * 92;
        const wide = 0.1 - row * 0.012;
        const cut = blob([
          surface.at(a, h - 36),
          surface.at(a - wide, h),
          surface.at(a, h + 40),
          surface.at(a + wide, h),
        ]);
        const glow = burning
          ? radial(
              pen,
              [
                [0, '#fff1b8'],
                [0.55, '#fbb84e'],
                [1, '#c76a1c'],
              ],
              { cx: 0.5, cy: 0.7, r: 0.75 },
            )
          : '#3a2417';
        return (
          path(cut, `fill="${lit(glaze, 0.55)}" transform="translate(-3 -3)"`) +
          path(cut, `fill="${glow}"`)
        );
      }),
    )
    .join('');
  const halo = burning
    ? ellipse(
        0,
        -190,
        420,
        380,
        `fill="${radial(pen, [
          [0, '#ffcf7a', 0.5],
          [0.5, '#ffcf7a', 0.2],
          [1, '#ffcf7a', 0],
        ])}"`,
      )
    : '';
  return {
    svg: halo + svg + throwingRings(surface, 30, 380, 14, lit(glaze, 0.6)) + holes,
    foot: 162,
    height: 424,
  };
}

/** A shallow drop-shaped dish, a brass bead, one burning stick. */
export function incense(pen: Pen, { glaze, tilt = 0.34 }: Glazed): Art {
  const dish = turned(pen, {
    outer: [
      [150, 0],
      [150, 0],
      [200, 12],
      [258, 44],
      [264, 56],
      [260, 60],
    ],
    inner: [
      [0, 18],
      [170, 20],
      [230, 38],
      [252, 59],
    ],
    material: { color: CLAY, gloss: 0.1 },
    inside: { color: (h) => mix(tone(glaze, -0.08), glaze, h), gloss: 0.6 },
    tilt,
  });
  const y = -20;
  const bead = turned(pen, {
    outer: [
      [30, 0],
      [40, 14],
      [36, 34],
      [12, 44],
    ],
    material: { color: '#c8a052', gloss: 0.9 },
    tilt,
  }).svg;
  const stick = `<path d="M-40 ${y - 40}L150 -520" stroke="#6d4a2c" stroke-width="7" stroke-linecap="round"/><path d="M10 ${y - 166}L150 -520" stroke="#4a3426" stroke-width="11" stroke-linecap="round"/><circle cx="151" cy="-524" r="7" fill="#ff8a3c"/>`;
  const white = { color: '#ffffff', blur: 8 };
  const smoke =
    softLine(pen, 'M152 -540C130 -600 190 -630 160 -690C140 -735 180 -765 168 -820', 14, {
      ...white,
      opacity: 0.55,
    }) + softLine(pen, 'M160 -690C190 -740 130 -780 150 -850', 9, { ...white, opacity: 0.4 });
  const ash =
    ellipse(60, y + 8, 44, 9, 'fill="#8b857c" fill-opacity="0.55"') +
    freckles(pen, dish.surface, glaze, 8, 44);
  return { svg: dish.svg + ash + moved(bead, -40, y) + stick + smoke, foot: 176, height: 60 };
}

export function potAndSaucer(pen: Pen, { glaze, tilt = 0.22 }: Glazed): { svg: Svg; rim: number } {
  const saucer = turned(pen, {
    outer: [
      [150, 0],
      [150, 0],
      [176, 6],
      [200, 34],
      [196, 38],
    ],
    inner: [
      [0, 10],
      [160, 12],
      [191, 37],
    ],
    material: { color: CLAY, gloss: 0.05 },
    tilt,
  });
  const body = glazedOverClay(
    pen,
    [
      [120, 16],
      [120, 16],
      [128, 22],
      [166, 150],
      [186, 270],
      [196, 276],
      [196, 306],
      [190, 310],
    ],
    [
      [0, 290],
      [172, 291],
      [182, 309],
    ],
    { glaze, tilt, edge: 96, drip: 22, gloss: 0.5 },
  );
  const soil = ellipse(
    0,
    -284 * body.surface.rise,
    176,
    176 * tilt,
    `fill="${radial(pen, [
      [0, '#5a4030'],
      [1, '#3a281d'],
    ])}"`,
  );
  return {
    svg:
      saucer.svg +
      body.svg +
      soil +
      path(
        `M-176 ${num(-284 * body.surface.rise)}A176 ${num(176 * tilt)} 0 0 0 176 ${num(-284 * body.surface.rise)}`,
        'fill="none" stroke="#2a1c14" stroke-width="3" stroke-opacity="0.5"',
      ) +
      windowShine(pen, body.surface, 120, 250, 0.26),
    rim: -284 * body.surface.rise,
  };
}

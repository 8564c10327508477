import { lit, tone } from './color.ts';
import { cloth, jokBand, lyingCloth, mirrored, seam, soft, stitches } from './cloth.ts';
import type { Cloth } from './weave.ts';
import { ellipse, linear, path, radial, type Pen, type Point, type Svg } from './pen.ts';
import { dropShadow } from './scene.ts';
import { tube } from './tube.ts';

const BODY_FOLDS: Point[][] = [
  [
    [-150, -40],
    [-120, 120],
    [-150, 330],
  ],
  [
    [60, -60],
    [40, 140],
    [80, 350],
  ],
  [
    [150, 60],
    [130, 200],
    [160, 350],
  ],
  [
    [-40, 120],
    [-50, 240],
    [-20, 360],
  ],
];

const SLEEVE_FOLDS: Point[][] = [
  [
    [-196, -170],
    [-250, -90],
    [-300, -40],
  ],
  [
    [196, -170],
    [250, -90],
    [300, -40],
  ],
  [
    [-150, -150],
    [-170, -60],
  ],
  [
    [150, -150],
    [170, -60],
  ],
];

/** A boat-necked woven top with short wide sleeves. */
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

/** A collarless long-sleeved shirt, buttons of coconut shell. */
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

/** The farmer's mo hom: square body, cloth ties, two patch pockets. */
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

/** A sleeveless dress with gathered waist and side pockets. */
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

/** An open jacket with wide sleeves and a contrasting band. */
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

/** The tube skirt with its woven foot. */
export function tinJokSkirt(
  pen: Pen,
  spec: Cloth & { yarns: readonly [string, string, string, string] },
): Svg {
  const outline = soft([
    [-214, -372],
    [-214, -372],
    [214, -372],
    [214, -372],
    [244, 0],
    [256, 390],
    [256, 390],
    [0, 398],
    [-256, 390],
    [-256, 390],
    [-244, 0],
  ]);
  const hem = jokBand(-270, 176, 540, 224, spec.yarns);
  return (
    lyingCloth(
      pen,
      outline,
      spec,
      [
        [
          [-90, -300],
          [-110, 0],
          [-100, 390],
        ],
        [
          [70, -300],
          [50, 40],
          [84, 390],
        ],
        [
          [160, -200],
          [150, 100],
          [176, 390],
        ],
        [
          [-180, -120],
          [-190, 140],
          [-180, 380],
        ],
      ],
      hem +
        `<rect x="-270" y="-372" width="540" height="66" fill="${spec.yarns[0]}" fill-opacity="0.92"/><rect x="-270" y="-308" width="540" height="7" fill="${spec.yarns[3]}"/>`,
    ) + label(0, -352)
  );
}

/** A wrap skirt with a long tie. */
export function wrapSkirt(pen: Pen, spec: Cloth): Svg {
  const { color } = spec;
  const outline = soft([
    [-164, -320],
    [-164, -320],
    [164, -320],
    [164, -320],
    [230, -40],
    [290, 350],
    [290, 350],
    [60, 372],
    [-290, 350],
    [-290, 350],
    [-230, -40],
  ]);
  const flap = soft([
    [-60, -322],
    [-60, -322],
    [166, -322],
    [166, -322],
    [232, -40],
    [292, 352],
    [292, 352],
    [40, 380],
    [40, 380],
    [0, 60],
    [-60, -322],
  ]);
  return (
    lyingCloth(pen, outline, { ...spec, color: tone(color, -0.03) }, [
      [
        [-120, -250],
        [-150, 20],
        [-180, 350],
      ],
      [
        [-60, -200],
        [-60, 100],
        [-80, 360],
      ],
    ]) +
    cloth(pen, flap, spec, [
      [
        [40, -250],
        [80, 0],
        [110, 360],
      ],
      [
        [120, -240],
        [180, 30],
        [220, 350],
      ],
      [
        [-20, -150],
        [30, 120],
        [60, 370],
      ],
    ]) +
    cloth(
      pen,
      soft([
        [-170, -326],
        [-170, -326],
        [170, -326],
        [170, -326],
        [174, -270],
        [174, -270],
        [-174, -270],
        [-174, -270],
      ]),
      { color: tone(color, 0.03) },
    ) +
    tube(
      pen,
      [
        [130, -298],
        [190, -250],
        [180, -150],
        [210, -60],
      ],
      9,
      { color: tone(color, 0.02), gloss: 0 },
    ) +
    tube(
      pen,
      [
        [130, -298],
        [160, -220],
        [150, -120],
        [160, -30],
      ],
      9,
      { color: tone(color, 0.05), gloss: 0 },
    ) +
    ellipse(130, -298, 20, 17, `fill="${lit(color, 1.1)}"`) +
    stitches(
      [
        [44, 358],
        [284, 330],
      ],
      color,
    ) +
    seam(
      [
        [-56, -268],
        [4, 60],
        [44, 376],
      ],
      color,
    )
  );
}

export function button(x: number, y: number): Svg {
  return (
    ellipse(x + 2, y + 3, 9.5, 9.5, 'fill="#1f140c" fill-opacity="0.35"') +
    ellipse(x, y, 9, 9, 'fill="#7b5433"') +
    ellipse(x - 1, y - 1, 6.5, 6.5, 'fill="#96693f"') +
    `<path d="M${x - 2.5} ${y - 2.5}h.1M${x + 2.5} ${y - 2.5}h.1M${x - 2.5} ${y + 2.5}h.1M${x + 2.5} ${y + 2.5}h.1" stroke="#3b2413" stroke-width="2.4" stroke-linecap="round"/>`
  );
}

function label(x: number, y: number): Svg {
  return `<rect x="${x - 22}" y="${y - 2}" width="44" height="19" rx="2" fill="#f3ead7"/><path d="M${x - 12} ${y + 7}h24" stroke="#a5653f" stroke-width="3"/>`;
}

/** A wooden hanger on a peg; the garment hangs from (0, 0) down. */
export function hanger(pen: Pen, y: number): Svg {
  const wood = linear(pen, [
    [0, '#d9ad77'],
    [0.5, '#b98347'],
    [1, '#8d5d2c'],
  ]);
  const bar = `M-190 ${y + 54}C-120 ${y + 6} -40 ${y - 12} 0 ${y - 14}C40 ${y - 12} 120 ${y + 6} 190 ${y + 54}L184 ${y + 74}C120 ${y + 34} 60 ${y + 16} 0 ${y + 14}C-60 ${y + 16} -120 ${y + 34} -184 ${y + 74}Z`;
  const hook = `M0 ${y - 12}V${y - 44}C0 ${y - 66} 36 ${y - 62} 34 ${y - 92}C32 ${y - 124} -22 ${y - 126} -28 ${y - 92}`;
  return (
    dropShadow(pen, bar, 12, 0.25) +
    `<path d="${hook}" fill="none" stroke="#6f6a63" stroke-width="7" stroke-linecap="round"/><path d="${hook}" fill="none" stroke="#d8d3ca" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="${bar}" fill="${wood}"/>`
  );
}

import { lit, tone } from './color.ts';
import { ring } from './curve.ts';
import { cloth, fringe, lyingCloth, seam, soft, stitches } from './cloth.ts';
import type { Cloth } from './weave.ts';
import { clipped, ellipse, linear, moved, path, type Pen, type Point, type Svg } from './pen.ts';
import { dropShadow, type Art } from './scene.ts';
import { softLine } from './soft.ts';

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

/** A scarf folded once over itself, fringes at both ends. */
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

/** A long cloth, folded to a neat oblong, one corner turned. */
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

export function tote(pen: Pen, spec: Cloth): Svg {
  const { color, accent = '#7a4a2b' } = spec;
  const body = soft([
    [-250, -150],
    [-250, -150],
    [250, -150],
    [250, -150],
    [268, 330],
    [268, 330],
    [240, 356],
    [-240, 356],
    [-268, 330],
    [-268, 330],
  ]);
  const strap = (shift: number, light: number): Svg => {
    const d = `M-130 ${-90 + shift}C-136 -330 -90 ${-430 + shift} 0 ${-432 + shift}C90 ${-430 + shift} 136 -330 130 ${-90 + shift}`;
    return `${softLine(pen, d, 34, { color: '#2a1c12', blur: 8, opacity: 0.25, transform: 'translate(10 12)' })}<path d="${d}" fill="none" stroke="${lit(accent, light)}" stroke-width="32"/><path d="${d}" fill="none" stroke="${lit(accent, light * 1.2)}" stroke-width="22" stroke-dasharray="2 4"/>`;
  };
  return (
    strap(30, 0.7) +
    lyingCloth(
      pen,
      body,
      spec,
      [
        [
          [-160, -100],
          [-180, 120],
          [-170, 340],
        ],
        [
          [120, -80],
          [150, 140],
          [130, 340],
        ],
        [
          [-20, 100],
          [-30, 330],
        ],
      ],
      '',
      18,
    ) +
    cloth(
      pen,
      soft([
        [-252, -152],
        [-252, -152],
        [252, -152],
        [252, -152],
        [254, -104],
        [254, -104],
        [-254, -104],
        [-254, -104],
      ]),
      { color: tone(color, 0.02) },
    ) +
    stitches(
      [
        [-250, -112],
        [250, -112],
      ],
      color,
    ) +
    strap(0, 1) +
    [-130, 130]
      .map(
        (x) =>
          `<rect x="${x - 17}" y="-106" width="34" height="60" fill="${accent}"/><path d="M${x - 13} -98h26v44h-26zl26 44m0 -44l-26 44" fill="none" stroke="${lit(accent, 1.5)}" stroke-width="2.2" stroke-dasharray="5 3"/>`,
      )
      .join('')
  );
}

/** The hill people's shoulder bag: one band that is strap and gusset, with tassels. */
export function yaam(pen: Pen, spec: Cloth & { yarns: readonly [string, string, string] }): Svg {
  const { color, yarns } = spec;
  const body = soft([
    [-220, -60],
    [-220, -60],
    [220, -60],
    [220, -60],
    [228, 250],
    [228, 250],
    [-228, 250],
    [-228, 250],
  ]);
  const strap = 'M-196 -40C-206 -300 -110 -420 0 -424C110 -420 206 -300 196 -40';
  const bands = [
    [90, 26, 0],
    [122, 9, 1],
    [138, 44, 2],
    [190, 9, 1],
    [206, 20, 0],
  ]
    .map(
      ([y = 0, h = 0, i = 0]) =>
        `<rect x="-240" y="${y}" width="480" height="${h}" fill="${yarns[i] ?? ''}"/>`,
    )
    .join('');
  const zig = Array.from(
    { length: 16 },
    (_, i) => `<path d="M${-240 + i * 30} 176l15 -30l15 30Z" fill="${yarns[1]}"/>`,
  ).join('');
  const tassel = (x: number): Svg =>
    `<path d="M${x} 240v26" stroke="${yarns[0]}" stroke-width="6"/><circle cx="${x}" cy="268" r="13" fill="${yarns[1]}"/><circle cx="${x - 3}" cy="264" r="5" fill="#ffffff" fill-opacity="0.35"/>` +
    Array.from(
      { length: 7 },
      (_, i) =>
        `<path d="M${x} 276C${x + (i - 3) * 4} 300 ${x + (i - 3) * 7} 330 ${x + (i - 3) * 7.5} 356" fill="none" stroke="${lit(i % 2 === 0 ? yarns[0] : yarns[1], 0.8 + i * 0.06)}" stroke-width="5.4" stroke-linecap="round"/>`,
    ).join('');
  return (
    `${softLine(pen, strap, 60, { color: '#2a1c12', blur: 9, opacity: 0.3, transform: 'translate(12 14)' })}<path d="${strap}" fill="none" stroke="${lit(color, 0.92)}" stroke-width="60"/><path d="${strap}" fill="none" stroke="${yarns[0]}" stroke-width="26"/><path d="${strap}" fill="none" stroke="${yarns[1]}" stroke-width="7"/><path d="${strap}" fill="none" stroke="#ffffff" stroke-opacity="0.16" stroke-width="18" transform="translate(-12 -4)"/>` +
    [-190, -60, 70, 190].map(tassel).join('') +
    lyingCloth(
      pen,
      body,
      spec,
      [
        [
          [-140, -40],
          [-150, 240],
        ],
        [
          [60, -30],
          [50, 240],
        ],
        [
          [160, -20],
          [170, 230],
        ],
      ],
      bands + zig,
      16,
    ) +
    stitches(
      [
        [-216, -40],
        [216, -40],
      ],
      color,
    )
  );
}

export function bucketHat(pen: Pen, spec: Cloth): Art {
  const { color } = spec;
  const brim = soft([
    [-360, -70],
    [-260, -150],
    [0, -176],
    [260, -150],
    [360, -70],
    [350, -34],
    [230, 6],
    [0, 22],
    [-230, 6],
    [-350, -34],
  ]);
  const crown = soft([
    [-206, -128],
    [-206, -128],
    [-184, -300],
    [-150, -352],
    [0, -372],
    [150, -352],
    [184, -300],
    [206, -128],
    [206, -128],
    [0, -96],
  ]);
  const rows = [0.3, 0.55, 0.8]
    .map((t) =>
      stitches(
        [
          [-360 + t * 150, -60 - t * 10],
          [-180, -14 - t * 70],
          [0, 8 - t * 76],
          [180, -14 - t * 70],
          [360 - t * 150, -60 - t * 10],
        ],
        color,
      ),
    )
    .join('');
  return {
    svg:
      dropShadow(pen, brim, 12, 0.25) +
      cloth(pen, brim, spec, [
        [
          [-250, -120],
          [-280, -20],
        ],
        [
          [200, -120],
          [260, -10],
        ],
      ]) +
      rows +
      softLine(pen, 'M-216 -122C-140 -96 140 -96 216 -122', 14, {
        color: lit(color, 0.35),
        blur: 8,
        opacity: 0.5,
      }) +
      cloth(pen, crown, spec, [
        [
          [-110, -330],
          [-130, -120],
        ],
        [
          [70, -340],
          [90, -110],
        ],
        [
          [150, -300],
          [160, -130],
        ],
      ]) +
      cloth(
        pen,
        soft([
          [-206, -132],
          [-206, -132],
          [0, -98],
          [206, -132],
          [206, -132],
          [204, -176],
          [204, -176],
          [0, -142],
          [-204, -176],
          [-204, -176],
        ]),
        { color: spec.accent ?? tone(color, -0.12) },
      ) +
      stitches(
        [
          [-186, -296],
          [0, -322],
          [186, -296],
        ],
        color,
      ),
    foot: 320,
    height: 120,
    depth: 0.5,
  };
}

/** Folded things on a shelf: one rounded layer on the other, fold towards us. */
export function stack(pen: Pen, layers: readonly Cloth[], wide = 300, thick = 84): Art {
  const svg = layers
    .map((spec, i) => {
      const y = -i * (thick + 2);
      const w = wide - (i % 2) * 9 + (pen.random() - 0.5) * 12;
      const x = (pen.random() - 0.5) * 12;

      const face = `M${x - w} ${y - thick + 8}C${x - w - 26} ${y - thick + 6} ${x - w - 26} ${y} ${x - w} ${y}H${x + w}C${x + w + 24} ${y} ${x + w + 24} ${y - thick + 6} ${x + w} ${y - thick + 8}Z`;
      const upper = `M${x - w} ${y - thick + 10}L${x - w + 46} ${y - thick - 46}H${x + w - 46}L${x + w} ${y - thick + 10}Z`;
      const side = linear(pen, [
        [0, '#ffffff', 0.3],
        [0.35, '#ffffff', 0],
        [1, lit(spec.color, 0.25), 0.5],
      ]);
      const lines = [0.34, 0.62]
        .map((s) =>
          path(
            `M${x - w - 14} ${y - thick * s}C${x - w * 0.4} ${y - thick * s + 5} ${x + w * 0.4} ${y - thick * s - 4} ${x + w + 12} ${y - thick * s}`,
            `fill="none" stroke="${lit(spec.color, 0.5)}" stroke-opacity="0.5" stroke-width="3"`,
          ),
        )
        .join('');
      const last =
        i === layers.length - 1
          ? cloth(pen, upper, { ...spec, color: tone(spec.color, 0.03) })
          : '';
      return (
        last +
        cloth(pen, face, spec) +
        path(face, `fill="${side}"`) +
        clipped(pen, face, lines) +
        (i === 0
          ? ''
          : softLine(pen, `M${x - w} ${y}H${x + w}`, 5, {
              color: '#20150d',
              blur: 2.5,
              opacity: 0.4,
            }))
      );
    })
    .join('');
  return { svg, foot: wide + 10, height: layers.length * thick, depth: 0.28 };
}

/** Rolled towels, ends towards us. */
export function rolls(pen: Pen, specs: readonly Cloth[]): Art {
  const roll = ({ color, weave = 'plain' }: Cloth, x: number, y: number): Svg => {
    const turns = Array.from(
      { length: 5 },
      (_, i) =>
        ellipse(
          x,
          y,
          84 - i * 17,
          84 - i * 17,
          `fill="none" stroke="${lit(color, 0.6)}" stroke-opacity="0.7" stroke-width="3.4"`,
        ) +
        ellipse(
          x - 2,
          y - 3,
          80 - i * 17,
          80 - i * 17,
          `fill="none" stroke="${lit(color, 1.35)}" stroke-opacity="0.6" stroke-width="4"`,
        ),
    ).join('');
    const disc = ring(x, y, 94, 94);
    return (
      cloth(pen, disc, { color, weave }) +
      turns +
      path(
        `M${x + 6} ${y}c10 -2 12 10 2 12`,
        `fill="none" stroke="${lit(color, 0.5)}" stroke-width="4"`,
      )
    );
  };
  const places: Point[] = [
    [-194, -94],
    [0, -94],
    [194, -94],
    [-97, -262],
    [97, -262],
    [0, -430],
  ];
  return {
    svg: specs
      .slice(0, places.length)
      .map((spec, i) => {
        const [x, y] = places[i] ?? [0, 0];
        return roll(spec, x, y);
      })
      .join(''),
    foot: 290,
    height: 300,
    depth: 0.25,
  };
}

/** A long runner down a table, seen from above, fringed at the near end. */
export function runner(pen: Pen, spec: Cloth, decoration: Svg = ''): Svg {
  const outline = soft([
    [-170, -640],
    [-170, -640],
    [170, -640],
    [170, -640],
    [174, 330],
    [174, 330],
    [-174, 330],
    [-174, 330],
  ]);
  return (
    fringe(pen, -166, 168, 330, 78, spec.color) +
    lyingCloth(
      pen,
      outline,
      spec,
      [
        [
          [-40, -600],
          [-60, -200],
          [-30, 320],
        ],
        [
          [90, -500],
          [80, 60],
          [100, 320],
        ],
      ],
      decoration,
      10,
    )
  );
}

export function placemat(pen: Pen, spec: Cloth): Svg {
  const outline = soft([
    [-430, -300],
    [-430, -300],
    [430, -300],
    [430, -300],
    [434, 300],
    [434, 300],
    [-434, 300],
    [-434, 300],
  ]);
  return (
    moved(fringe(pen, -292, 292, 428, 40, spec.color), 0, 0, 1, 90) +
    moved(fringe(pen, -292, 292, 428, 40, spec.color), 0, 0, 1, -90) +
    lyingCloth(pen, outline, spec, [], '', 10)
  );
}

export function apron(pen: Pen, spec: Cloth): Svg {
  const { color, accent = '#7a4a2b' } = spec;
  const outline = soft([
    [-118, -270],
    [-118, -270],
    [118, -270],
    [118, -270],
    [136, -170],
    [226, -70],
    [226, -70],
    [244, 150],
    [240, 372],
    [240, 372],
    [0, 386],
    [-240, 372],
    [-240, 372],
    [-244, 150],
    [-226, -70],
    [-226, -70],
    [-136, -170],
  ]);
  const cord = (d: string): Svg =>
    `${softLine(pen, d, 17, { color: '#2a1c12', blur: 6, opacity: 0.25, transform: 'translate(7 9)' })}<path d="${d}" fill="none" stroke="${lit(accent, 0.82)}" stroke-width="16"/><path d="${d}" fill="none" stroke="${lit(accent, 1.2)}" stroke-width="5" transform="translate(-3 -2)"/>`;
  const pocket = soft([
    [-150, 60],
    [-150, 60],
    [150, 60],
    [150, 60],
    [146, 236],
    [130, 250],
    [-130, 250],
    [-146, 236],
  ]);
  return (
    cord('M-100 -256C-130 -420 130 -420 100 -256') +
    cord('M-222 -56C-300 -20 -330 60 -316 150') +
    cord('M222 -56C300 -20 340 50 320 140') +
    lyingCloth(pen, outline, spec, [
      [
        [-150, -40],
        [-170, 180],
        [-150, 370],
      ],
      [
        [110, -120],
        [150, 120],
        [160, 370],
      ],
      [
        [0, 260],
        [-10, 380],
      ],
    ]) +
    cloth(pen, pocket, { ...spec, color: tone(color, 0.02) }) +
    stitches(
      [
        [-144, 74],
        [144, 74],
      ],
      color,
    ) +
    seam(
      [
        [0, 62],
        [0, 248],
      ],
      color,
    ) +
    stitches(
      [
        [-112, -256],
        [112, -256],
      ],
      color,
    ) +
    stitches(
      [
        [-232, 356],
        [0, 370],
        [232, 356],
      ],
      color,
    )
  );
}

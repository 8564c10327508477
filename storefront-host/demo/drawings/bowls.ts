import { lit, mix, tone } from './color.ts';
import { blob, smooth } from './curve.ts';
import { CLAY, glazedOverClay, type Glazed } from './glaze.ts';
import { turned, type Profile, type Surface } from './lathe.ts';
import {
  clipped,
  ellipse,
  moved,
  num,
  path,
  radial,
  type Pen,
  type Point,
  type Svg,
} from './pen.ts';
import type { Art } from './scene.ts';
import { freckles } from './cups.ts';
import { hoop, onBody, stroke, windowShine } from './surface-detail.ts';

const RICE_BOWL: Profile = [
  [92, 0],
  [92, 0],
  [96, 22],
  [104, 26],
  [176, 78],
  [222, 158],
  [236, 222],
  [232, 228],
];

export function riceBowl(
  pen: Pen,
  { glaze, tilt = 0.3, content }: Glazed & { content?: (s: Surface) => Svg },
): Art {
  const body = glazedOverClay(
    pen,
    RICE_BOWL,
    [
      [0, 40],
      [80, 44],
      [176, 110],
      [214, 180],
      [227, 226],
    ],
    {
      glaze,
      tilt,
      edge: 58,
      drip: 16,
      ...(content ? { content } : {}),
    },
  );
  return {
    svg:
      body.svg +
      freckles(pen, body.surface, glaze, 80, 214) +
      windowShine(pen, body.surface, 100, 200, 0.4),
    foot: 110,
    height: 228,
  };
}

/** Steamed rice, heaped above the rim. */
export function riceHeap(pen: Pen, surface: Surface): Svg {
  const y = -196 * surface.rise;
  const grains = Array.from({ length: 260 }, () => {
    const a = pen.random() * Math.PI * 2;
    const d = Math.sqrt(pen.random());
    const x = Math.cos(a) * d * 196;
    const up = Math.sin(a) * d * 62 - (1 - d * d) * 66;
    const shade = 1.02 - d * 0.1 + (x < 0 ? 0.05 : -0.07) + pen.random() * 0.08;
    return `<ellipse cx="${num(x)}" cy="${num(y + up)}" rx="13" ry="5.4" fill="${lit('#f4efe3', shade)}" transform="rotate(${num(pen.random() * 180)} ${num(x)} ${num(y + up)})"/>`;
  });
  return (
    ellipse(
      0,
      y - 14,
      214,
      92,
      `fill="${radial(
        pen,
        [
          [0, '#fffdf6'],
          [0.7, '#efe7d6'],
          [1, '#c9bca3'],
        ],
        { cx: 0.38, cy: 0.25, r: 0.75 },
      )}"`,
    ) + grains.join('')
  );
}

/** The Lampang bowl: white glaze, a cock, a banana leaf and a peony, painted by hand. */
export function roosterBowl(pen: Pen, { tilt = 0.26 }: { tilt?: number } = {}): Art {
  const outer: Profile = [
    [104, 0],
    [104, 0],
    [108, 26],
    [118, 30],
    [206, 96],
    [252, 180],
    [272, 262],
    [268, 268],
  ];
  const { svg, surface } = turned(pen, {
    outer,
    inner: [
      [0, 44],
      [100, 50],
      [206, 126],
      [250, 210],
      [262, 266],
    ],
    material: { color: '#f3eee0', gloss: 0.9 },
    tilt,
  });
  const paint = onBody(surface, -0.08, 176);
  return {
    svg:
      svg +
      hoop(surface, 262, 5, '#3d4d78', 0.65) +
      hoop(surface, 36, 5, '#3d4d78', 0.6) +
      rooster(paint) +
      peony(onBody(surface, 0.98, 178)) +
      leaves(onBody(surface, -0.98, 178)) +
      windowShine(pen, surface, 120, 244, 0.4),
    foot: 118,
    height: 268,
  };
}

type Lay = (points: readonly Point[]) => Point[];

function rooster(lay: Lay): Svg {
  const fill = (points: readonly Point[], color: string): Svg =>
    path(blob(lay(points)), `fill="${color}"`);
  const tail = [
    [-52, 8, -96, 44, -112, 4],
    [-54, 2, -100, 20, -106, -22],
    [-50, -4, -88, 0, -92, -38],
    [-48, 10, -80, 62, -108, 40],
  ];
  return (
    tail
      .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) =>
        stroke(
          lay([
            [a, b],
            [c, d],
            [e, f],
          ]),
          '#1f2f33',
          10,
        ),
      )
      .join('') +
    fill(
      [
        [-58, 6],
        [-30, 26],
        [6, 18],
        [34, 34],
        [42, 52],
        [52, 40],
        [46, 6],
        [22, -26],
        [-16, -34],
        [-46, -18],
      ],
      '#c4542d',
    ) +
    fill(
      [
        [-50, 4],
        [-24, 16],
        [2, 6],
        [-4, -16],
        [-30, -22],
      ],
      '#8c3420',
    ) +
    fill(
      [
        [22, 28],
        [34, 54],
        [52, 60],
        [58, 44],
        [44, 16],
        [30, 6],
      ],
      '#d98a35',
    ) +
    fill(
      [
        [38, 60],
        [44, 74],
        [50, 64],
        [58, 72],
        [62, 56],
        [50, 52],
      ],
      '#c9252b',
    ) +
    fill(
      [
        [58, 40],
        [66, 30],
        [60, 24],
        [54, 34],
      ],
      '#c9252b',
    ) +
    fill(
      [
        [60, 52],
        [78, 46],
        [60, 42],
      ],
      '#e0a63a',
    ) +
    path(
      blob(
        lay([
          [49, 51],
          [52, 54],
          [55, 51],
          [52, 48],
        ]),
      ),
      'fill="#1b1b1b"',
    ) +
    stroke(
      lay([
        [-6, -32],
        [-6, -56],
        [8, -60],
      ]),
      '#b58a2e',
      5,
    ) +
    stroke(
      lay([
        [14, -28],
        [16, -54],
        [30, -58],
      ]),
      '#b58a2e',
      5,
    ) +
    [-70, -30, 14, 56]
      .map((x) =>
        stroke(
          lay([
            [x, -62],
            [x + 8, -50],
            [x + 14, -64],
          ]),
          '#4f7d4a',
          5,
        ),
      )
      .join('')
  );
}

function peony(lay: Lay): Svg {
  const petal = (turn: number, r: number, color: string): Svg => {
    const [x, y] = [Math.cos(turn) * r, Math.sin(turn) * r];
    return path(
      blob(
        lay([
          [x - 24, y],
          [x, y + 24],
          [x + 24, y],
          [x, y - 24],
        ]),
      ),
      `fill="${color}"`,
    );
  };
  return (
    path(
      blob(
        lay([
          [-70, -30],
          [-40, -6],
          [-10, -24],
          [-44, -50],
        ]),
      ),
      'fill="#55844d"',
    ) +
    path(
      blob(
        lay([
          [16, -30],
          [50, -12],
          [68, -36],
          [36, -50],
        ]),
      ),
      'fill="#3f6d47"',
    ) +
    [0, 1.2, 2.5, 3.8, 5].map((t) => petal(t, 26, t > 2 ? '#d3577a' : '#e58aa0')).join('') +
    petal(0, 0, '#b93a61') +
    path(
      blob(
        lay([
          [-8, 0],
          [0, 8],
          [8, 0],
          [0, -8],
        ]),
      ),
      'fill="#e9b44c"',
    )
  );
}

function leaves(lay: Lay): Svg {
  return [0, 1, 2]
    .map(
      (i) =>
        path(
          blob(
            lay([
              [-20 + i * 22, -54],
              [-34 + i * 26, 10],
              [-4 + i * 30, 62 - i * 12],
              [2 + i * 22, 4],
            ]),
          ),
          `fill="${['#3f6d47', '#55844d', '#6d9a55'][i] ?? ''}"`,
        ) +
        stroke(
          lay([
            [-18 + i * 22, -50],
            [-8 + i * 28, 52 - i * 12],
          ]),
          '#2d5138',
          3,
        ),
    )
    .join('');
}

/** A dinner plate with a dark pooled ring and a bare rim. */
export function plate(
  pen: Pen,
  { glaze, tilt = 0.62, radius = 380 }: Glazed & { radius?: number },
): Art {
  const r = radius;
  const { svg, surface } = turned(pen, {
    outer: [
      [r * 0.55, 0],
      [r * 0.6, 6],
      [r * 0.86, 26],
      [r, 52],
      [r * 0.99, 58],
    ],
    inner: [
      [0, 14],
      [r * 0.66, 15],
      [r * 0.74, 22],
      [r * 0.9, 42],
      [r * 0.975, 58],
    ],
    material: { color: CLAY, gloss: 0.1 },
    inside: {
      color: (h) => mix(glaze, tone(glaze, -0.12, 1.2), Math.max(0, 1 - Math.abs(h - 0.42) * 5)),
      gloss: 0.5,
    },
    tilt,
  });
  const y = -14 * surface.rise;
  const swirl = [0.2, 0.34, 0.48, 0.6]
    .map((s) =>
      ellipse(
        0,
        y,
        r * s,
        r * s * tilt,
        `fill="none" stroke="${tone(glaze, -0.09)}" stroke-opacity="0.3" stroke-width="3"`,
      ),
    )
    .join('');
  const dots = Array.from({ length: 130 }, () => {
    const a = pen.random() * 6.28;
    const d = Math.sqrt(pen.random()) * 0.93;
    const size = 1 + pen.random() ** 2 * 4;
    return ellipse(
      Math.cos(a) * d * r,
      y + Math.sin(a) * d * r * tilt,
      size,
      size * tilt,
      `fill="${mix(glaze, '#3b2618', 0.7)}" fill-opacity="0.55"`,
    );
  }).join('');
  const shine = ellipse(
    -r * 0.4,
    y - r * tilt * 0.42,
    r * 0.34,
    r * tilt * 0.14,
    `fill="${radial(pen, [
      [0, '#ffffff', 0.6],
      [1, '#ffffff', 0],
    ])}" transform="rotate(-24 ${num(-r * 0.4)} ${num(y - r * tilt * 0.42)})"`,
  );
  return { svg: svg + swirl + dots + shine, foot: r * 0.86, height: 60 };
}

/** An oval dish pressed from a real banana leaf: veins in the glaze. */
export function leafDish(pen: Pen, { glaze }: Glazed): Art {
  const outline: Point[] = [
    [-430, 20],
    [-330, -110],
    [-120, -170],
    [120, -160],
    [320, -100],
    [440, 0],
    [330, 104],
    [110, 158],
    [-130, 166],
    [-330, 122],
  ];
  const rim = blob(outline);
  const floor = blob(outline.map(([x, y]): Point => [x * 0.9, y * 0.86 + 4]));
  const veins = Array.from({ length: 17 }, (_, i) => {
    const x = -360 + i * 44;
    return [-1, 1]
      .map(
        (side) =>
          stroke(
            [
              [x, 4],
              [x + 60, side * 70],
              [x + 150, side * 165],
            ],
            lit(glaze, 0.72),
            3,
            'stroke-opacity="0.55"',
          ) +
          stroke(
            [
              [x + 3, 7],
              [x + 63, side * 70 + 3],
              [x + 153, side * 165 + 3],
            ],
            lit(glaze, 1.4),
            2,
            'stroke-opacity="0.45"',
          ),
      )
      .join('');
  }).join('');
  const fill = radial(
    pen,
    [
      [0, lit(glaze, 1.22)],
      [0.5, glaze],
      [1, lit(glaze, 0.74)],
    ],
    { cx: 0.36, cy: 0.3, r: 0.8 },
  );
  return {
    svg:
      path(rim, `fill="${lit(CLAY, 0.72)}" transform="translate(6 20)"`) +
      path(rim, `fill="${lit(glaze, 1.16)}"`) +
      path(rim, `fill="none" stroke="${CLAY}" stroke-width="7"`) +
      path(floor, `fill="${fill}"`) +
      clipped(
        pen,
        floor,
        veins +
          path(
            polyOf(
              smooth([
                [-400, 12],
                [-100, -4],
                [200, 2],
                [430, 0],
              ]),
            ),
            `fill="none" stroke="${lit(glaze, 0.62)}" stroke-width="8" stroke-opacity="0.7"`,
          ) +
          path(
            floor,
            `fill="none" stroke="${lit(glaze, 0.5)}" stroke-width="34" stroke-opacity="0.22" transform="translate(-10 -14)"`,
          ),
      ) +
      ellipse(
        -170,
        -70,
        150,
        30,
        `fill="${radial(pen, [
          [0, '#ffffff', 0.5],
          [1, '#ffffff', 0],
        ])}" transform="rotate(-12 -170 -70)"`,
      ),
    foot: 400,
    height: 50,
    depth: 0.4,
  };
}

export function dipDish(pen: Pen, glaze: string, sauce: string | undefined, tilt = 0.5): Art {
  const { svg, surface } = turned(pen, {
    outer: [
      [74, 0],
      [74, 0],
      [80, 12],
      [132, 44],
      [142, 66],
      [139, 70],
    ],
    inner: [
      [0, 16],
      [76, 18],
      [120, 40],
      [134, 69],
    ],
    material: { color: (h) => (h < 0.3 ? CLAY : glaze), gloss: 0.6 },
    inside: { color: tone(glaze, 0.02), gloss: 0.6 },
    tilt,
    ...(sauce
      ? {
          content: (s: Surface) =>
            ellipse(
              0,
              -36 * s.rise,
              114,
              114 * tilt,
              `fill="${radial(
                pen,
                [
                  [0, lit(sauce, 1.2)],
                  [1, lit(sauce, 0.85)],
                ],
                { cx: 0.35, cy: 0.3, r: 0.8 },
              )}"`,
            ),
        }
      : {}),
  });
  const chilli = sauce
    ? [
        [-30, -4],
        [22, 10],
        [40, -16],
        [-8, -18],
      ]
        .map(([x = 0, y = 0]) =>
          moved(
            ellipse(0, 0, 11, 6, 'fill="#d0342c"') + ellipse(-1, -1, 4, 2, 'fill="#f6d9a0"'),
            x,
            y - 36 * surface.rise,
            1,
            x * 3,
          ),
        )
        .join('')
    : '';
  return { svg: svg + chilli + freckles(pen, surface, glaze, 30, 62), foot: 88, height: 70 };
}

function polyOf(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('');
}

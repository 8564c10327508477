import { lit, mix, tone } from './color.ts';
import { soft } from './cloth.ts';
import { polygon, polyline, smooth } from './curve.ts';
import { turned, type Profile, type Surface } from './lathe.ts';
import {
  clipped,
  ellipse,
  linear,
  moved,
  num,
  path,
  type Pen,
  type Point,
  type Svg,
} from './pen.ts';
import { leaf } from './plants.ts';
import type { Art } from './scene.ts';
import { softLine } from './soft.ts';
import { bandPath, stroke, windowShine } from './surface-detail.ts';

/** A small picture for labels, about 100 high around (0, 0); flat, as printed. */
export type Motif =
  | 'mango'
  | 'roselle'
  | 'mulberry'
  | 'bee'
  | 'banana'
  | 'durian'
  | 'chilli'
  | 'tamarind'
  | 'pea'
  | 'sprout'
  | 'longan'
  | 'basil';

export function motif(kind: Motif): Svg {
  const dot = (x: number, y: number, r: number, c: string): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`;
  switch (kind) {
    case 'mango':
      return (
        path(
          soft([
            [-4, -40],
            [30, -34],
            [44, 0],
            [20, 34],
            [-20, 34],
            [-46, 8],
            [-34, -12],
          ]),
          'fill="#e9a52f"',
        ) + leaf(2, -38, 44, 26, 62, '#4f7f3a')
      );
    case 'roselle':
      return (
        path(
          soft([
            [0, 42],
            [-34, 10],
            [-36, -34],
            [-36, -34],
            [-14, -8],
            [0, -46],
            [0, -46],
            [14, -8],
            [36, -34],
            [36, -34],
            [34, 10],
          ]),
          'fill="#a3213f"',
        ) + leaf(0, 44, 30, 18, 120, '#4f7f3a')
      );
    case 'mulberry':
      return (
        [
          [0, 34],
          [-14, 20],
          [14, 20],
          [-20, 0],
          [0, 4],
          [20, 0],
          [-15, -20],
          [15, -20],
          [0, -30],
          [0, -14],
        ]
          .map(([x = 0, y = 0], i) => dot(x, y, 12, i % 2 === 0 ? '#4a1f4f' : '#652a66'))
          .join('') + leaf(0, -38, 36, 22, 40, '#4f7f3a')
      );
    case 'bee':
      return (
        ellipse(-20, -26, 26, 15, 'fill="#cfd9de" transform="rotate(24 -20 -26)"') +
        ellipse(20, -26, 26, 15, 'fill="#dfe7ea" transform="rotate(-24 20 -26)"') +
        ellipse(0, 6, 24, 34, 'fill="#e9a92f"') +
        '<path d="M-23 -2H23M-23 14H23M-16 29H16" stroke="#3b2a1a" stroke-width="8"/>' +
        dot(0, -32, 13, '#3b2a1a')
      );
    case 'banana':
      return (
        [0, 1, 2]
          .map((i) =>
            stroke(
              [
                [-34 + i * 9, -34 + i * 2],
                [-26 + i * 15, 12 + i * 5],
                [26 + i * 8, 30 - i * 4],
              ],
              ['#d9a326', '#e9b93a', '#f2cb57'][i] ?? '',
              16,
            ),
          )
          .join('') + dot(-32, -38, 7, '#6e5131')
      );
    case 'durian':
      return (
        Array.from({ length: 16 }, (_, i) =>
          moved(path('M-10 -30L0 -48L10 -30Z', 'fill="#7f8a38"'), 0, 4, 1, i * 22.5),
        ).join('') +
        dot(0, 4, 33, '#97a045') +
        ellipse(0, 8, 12, 22, 'fill="#f2d26b"')
      );
    case 'chilli':
      return (
        stroke(
          [
            [-6, -30],
            [8, 4],
            [-14, 42],
          ],
          '#c5282c',
          17,
        ) +
        stroke(
          [
            [18, -28],
            [30, 0],
            [18, 28],
          ],
          '#d8423a',
          12,
        ) +
        stroke(
          [
            [-6, -30],
            [2, -46],
          ],
          '#4f7f3a',
          7,
        ) +
        stroke(
          [
            [18, -28],
            [12, -44],
          ],
          '#4f7f3a',
          6,
        )
      );
    case 'tamarind':
      return (
        stroke(
          [
            [-34, -26],
            [-12, 4],
            [4, 8],
            [34, 32],
          ],
          '#7a4a2b',
          24,
        ) +
        [
          [-30, -22],
          [-12, 2],
          [10, 12],
          [30, 28],
        ]
          .map(([x = 0, y = 0]) => dot(x, y, 13, '#8f5a35'))
          .join('') +
        stroke(
          [
            [-36, -30],
            [-44, -44],
          ],
          '#6e5131',
          6,
        )
      );
    case 'pea':
      return (
        path(
          soft([
            [0, 44],
            [0, 44],
            [-42, 8],
            [-32, -34],
            [0, -42],
            [32, -34],
            [42, 8],
          ]),
          'fill="#4453a8"',
        ) +
        path(
          soft([
            [0, 34],
            [-18, 6],
            [-10, -18],
            [0, -22],
            [10, -18],
            [18, 6],
          ]),
          'fill="#eef0dc"',
        ) +
        path(
          soft([
            [0, 30],
            [-9, 8],
            [0, -10],
            [9, 8],
          ]),
          'fill="#e3d27a"',
        )
      );
    case 'sprout':
      return (
        stroke(
          [
            [0, 40],
            [-2, 6],
            [0, -10],
          ],
          '#5d8d42',
          7,
        ) +
        leaf(0, -6, 50, 32, -56, '#6ea04d') +
        leaf(0, -6, 50, 32, 52, '#4f8a40') +
        ellipse(0, 42, 34, 8, 'fill="#6d4a31"')
      );
    case 'longan':
      return (
        [
          [-20, 10],
          [20, 12],
          [0, -18],
        ]
          .map(([x = 0, y = 0]) => dot(x, y, 20, '#b98a4e') + dot(x - 6, y - 7, 5, '#dcb983'))
          .join('') + leaf(2, -34, 38, 22, 50, '#4f7f3a')
      );
    case 'basil':
      return (
        leaf(0, 30, 54, 32, -50, '#3f7a3c') +
        leaf(0, 30, 54, 32, 48, '#4f8a40') +
        leaf(0, 32, 76, 40, 0, '#5d9a48') +
        stroke(
          [
            [0, 30],
            [0, 46],
          ],
          '#5d8d42',
          6,
        )
      );
  }
}

export interface Jar {
  readonly fill: string;
  readonly motif: Motif;
  readonly lid?: string;
  readonly cloth?: string;
  readonly pieces?: (surface: Surface) => Svg;
  readonly tall?: number;
}

/** A glass jar with what is in it, a paper label, and a lid or a tied cloth. */
export function jar(pen: Pen, spec: Jar): Art {
  const tilt = 0.2;
  const top = spec.tall ?? 300;
  const outer: Profile = [
    [128, 0],
    [128, 0],
    [144, 10],
    [150, 40],
    [150, top - 60],
    [140, top - 26],
    [118, top - 6],
    [118, top + 6],
  ];
  const glass = turned(pen, { outer, material: { color: '#d9e0da', gloss: 0.4 }, tilt });
  const body = turned(pen, {
    outer: outer.map(([r, h]): Point => [Math.max(0, r - 9), 12 + h * 0.93]).slice(0, 6),
    material: { color: spec.fill, gloss: 0.2 },
    tilt,
  });
  const sheen = path(
    bandPath(body.surface, 14, top - 70),
    `fill="${linear(
      pen,
      [
        [0, lit(spec.fill, 1.5), 0.45],
        [0.16, lit(spec.fill, 1.3), 0],
        [0.8, lit(spec.fill, 1.3), 0],
        [0.94, lit(spec.fill, 1.6), 0.42],
        [1, '#ffffff', 0.1],
      ],
      [0, 0, 1, 0],
    )}"`,
  );
  const label = labelOn(pen, glass.surface, 46, top - 92, spec.motif);
  const lid =
    spec.cloth === undefined
      ? turned(pen, {
          outer: [
            [124, top],
            [128, top + 6],
            [130, top + 16],
            [130, top + 54],
            [122, top + 62],
            [0, top + 64],
          ],
          material: { color: spec.lid ?? '#c7a053', gloss: 0.8 },
          tilt,
        }).svg
      : clothCap(pen, spec.cloth, top, tilt);
  return {
    svg:
      glass.svg +
      body.svg +
      sheen +
      (spec.pieces?.(body.surface) ?? '') +
      windowShine(pen, glass.surface, 24, top - 50, 0.4) +
      label +
      lid,
    foot: 138,
    height: top + 64,
  };
}

function clothCap(pen: Pen, color: string, top: number, tilt: number): Svg {
  const cap = turned(pen, {
    outer: [
      [122, top - 8],
      [128, top + 4],
      [132, top + 40],
      [120, top + 54],
      [0, top + 58],
    ],
    material: { color, gloss: 0.05 },
    tilt,
  });
  const skirt = polygon(
    Array.from({ length: 61 }, (_, i): Point => {
      const a = ((i - 30) / 30) * (Math.PI / 2);
      const wave = Math.sin(i * 1.3) * 9;
      return [Math.sin(a) * (152 + wave * 0.6), -(top - 40) * 0.98 + Math.cos(a) * 38 + wave];
    }).concat(
      Array.from({ length: 31 }, (_, i): Point => {
        const a = ((15 - i) / 15) * (Math.PI / 2);
        return [Math.sin(a) * 126, -(top + 2) * 0.98 + Math.cos(a) * 25];
      }),
    ),
  );
  const pleats = Array.from({ length: 15 }, (_, i) => {
    const a = ((i - 7) / 7.5) * 1.4;
    return `<path d="M${num(Math.sin(a) * 126)} ${num(-(top - 2) * 0.98 + Math.cos(a) * 25)}L${num(Math.sin(a) * 150)} ${num(-(top - 36) * 0.98 + Math.cos(a) * 36)}" stroke="${lit(color, 0.6)}" stroke-opacity="0.55" stroke-width="4"/>`;
  }).join('');
  return (
    path(
      skirt,
      `fill="${linear(
        pen,
        [
          [0, lit(color, 0.86)],
          [0.3, lit(color, 1.2)],
          [1, lit(color, 0.66)],
        ],
        [0, 0, 1, 0],
      )}"`,
    ) +
    pleats +
    cap.svg +
    stroke(
      [
        [-127, -top * 0.98 + 2],
        [-60, -top * 0.98 + 23],
        [0, -top * 0.98 + 27],
        [60, -top * 0.98 + 23],
        [127, -top * 0.98 + 2],
      ],
      '#b08a52',
      7,
    ) +
    stroke(
      [
        [10, -top * 0.98 + 26],
        [34, -top * 0.98 + 60],
        [24, -top * 0.98 + 84],
      ],
      '#b08a52',
      5,
    ) +
    stroke(
      [
        [10, -top * 0.98 + 26],
        [-18, -top * 0.98 + 54],
        [-12, -top * 0.98 + 76],
      ],
      '#b08a52',
      5,
    )
  );
}

export function labelOn(pen: Pen, surface: Surface, low: number, high: number, kind: Motif): Svg {
  const edge = 0.92;
  const side = (a: number): Point[] => [surface.at(a, low), surface.at(a, high)];
  const arc = (h: number): Point[] =>
    Array.from({ length: 21 }, (_, i) => surface.at(-edge + (i / 20) * edge * 2, h));
  const d = polygon([
    ...arc(low),
    ...side(edge),
    ...arc(high).toReversed(),
    ...side(-edge).toReversed(),
  ]);
  const middle = surface.at(0, (low + high) / 2);
  const inset = (h: number): Svg =>
    stroke(
      Array.from({ length: 13 }, (_, i) => surface.at(-0.8 + i * (1.6 / 12), h)),
      '#a5653f',
      3,
    );
  return (
    path(
      d,
      `fill="${linear(
        pen,
        [
          [0, '#d9ccb0'],
          [0.3, '#fbf5e6'],
          [0.65, '#f2e8d2'],
          [1, '#bfae8c'],
        ],
        [0, 0, 1, 0],
      )}"`,
    ) +
    inset(low + 12) +
    inset(high - 12) +
    moved(motif(kind), middle[0], middle[1], num(Math.min(1.25, (high - low) / 118) * 10) / 10)
  );
}

/** A stand-up paper pouch, sealed above, with a window on what is in it. */
export function pouch(
  pen: Pen,
  spec: { paper: string; motif: Motif; contents: Svg; band?: string; tall?: number },
): Art {
  const { paper } = spec;
  const h = spec.tall ?? 520;
  const outline = soft([
    [-190, -h],
    [-190, -h],
    [190, -h],
    [190, -h],
    [196, -h + 90],
    [206, -h * 0.5],
    [214, -40],
    [196, -2],
    [196, -2],
    [0, 14],
    [-196, -2],
    [-196, -2],
    [-214, -40],
    [-206, -h * 0.5],
    [-196, -h + 90],
  ]);
  const window = soft([
    [-120, -214],
    [-70, -236],
    [70, -236],
    [120, -214],
    [132, -120],
    [112, -52],
    [0, -36],
    [-112, -52],
    [-132, -120],
  ]);
  const shade = linear(
    pen,
    [
      [0, lit(paper, 0.8), 0.5],
      [0.14, '#ffffff', 0.3],
      [0.3, '#ffffff', 0.05],
      [0.72, lit(paper, 0.5), 0.05],
      [1, lit(paper, 0.3), 0.55],
    ],
    [0, 0, 1, 0],
  );
  return {
    svg:
      path(
        outline,
        `fill="${linear(pen, [
          [0, lit(paper, 1.1)],
          [0.6, paper],
          [1, lit(paper, 0.76)],
        ])}"`,
      ) +
      clipped(
        pen,
        outline,
        (spec.band === undefined
          ? ''
          : `<rect x="-230" y="${-h + 74}" width="460" height="${num(h * 0.36)}" fill="${spec.band}"/>`) +
          Array.from(
            { length: 5 },
            (_, i) =>
              `<rect x="-220" y="${-h + 12 + i * 10}" width="440" height="4" fill="${lit(paper, 0.7)}" fill-opacity="0.45"/>`,
          ).join('') +
          softLine(
            pen,
            polyline(
              smooth(
                [
                  [-150, -h + 70],
                  [-120, -h * 0.6],
                  [-170, -60],
                ],
                8,
              ),
            ),
            16,
            { color: lit(paper, 0.5), blur: 9, opacity: 0.3 },
          ) +
          softLine(
            pen,
            polyline(
              smooth(
                [
                  [160, -h + 100],
                  [130, -h * 0.55],
                  [170, -90],
                ],
                8,
              ),
            ),
            15,
            { color: '#ffffff', blur: 8, opacity: 0.4 },
          ),
      ) +
      `<circle cx="0" cy="${-h + 34}" r="14" fill="${lit(paper, 0.5)}"/>` +
      ellipse(0, -h + 74 + h * 0.18, 86, 86, 'fill="#fbf5e6"') +
      ellipse(0, -h + 74 + h * 0.18, 77, 77, 'fill="none" stroke="#a5653f" stroke-width="3"') +
      moved(motif(spec.motif), 0, -h + 74 + h * 0.18, 1.08) +
      path(window, 'fill="#5b4632"') +
      clipped(
        pen,
        window,
        spec.contents + softLine(pen, window, 22, { color: '#20140c', blur: 8, opacity: 0.55 }),
      ) +
      path(window, `fill="none" stroke="${lit(paper, 1.25)}" stroke-width="4"`) +
      path(
        soft([
          [-104, -206],
          [-60, -226],
          [-10, -228],
          [-70, -70],
          [-104, -62],
          [-120, -120],
        ]),
        'fill="#ffffff" fill-opacity="0.15"',
      ) +
      path(outline, `fill="${shade}"`),
    foot: 196,
    height: h,
    depth: 0.4,
  };
}

/** Slices heaped around (0, 0) within a window or a bowl, `wide` to each side. */
export function heap(
  pen: Pen,
  count: number,
  wide: number,
  tall: number,
  piece: (at: number) => Svg,
): Svg {
  return Array.from({ length: count }, (_, i) => {
    const t = i / count;
    const x = (pen.random() - 0.5) * 2 * wide * (1 - t * 0.45);
    return moved(
      piece(pen.random()),
      x,
      -t * tall,
      0.85 + pen.random() * 0.3,
      (pen.random() - 0.5) * 120,
    );
  }).join('');
}

export function slice(color: string, rx: number, ry: number): (at: number) => Svg {
  return (at) => {
    const c = tone(color, (at - 0.5) * 0.08);
    return (
      ellipse(3, 5, rx, ry, `fill="${lit(c, 0.5)}"`) +
      ellipse(0, 0, rx, ry, `fill="${c}"`) +
      ellipse(-rx * 0.12, -ry * 0.18, rx * 0.74, ry * 0.66, `fill="${lit(c, 1.2)}"`) +
      ellipse(0, 0, rx * 0.24, ry * 0.24, `fill="${lit(c, 0.85)}" fill-opacity="0.7"`)
    );
  };
}

export function strip(color: string, long: number, wide: number): (at: number) => Svg {
  return (at) => {
    const c = tone(color, (at - 0.5) * 0.1);
    const d = soft([
      [-long, 0],
      [-long * 0.5, -wide],
      [long * 0.5, -wide * 0.8],
      [long, wide * 0.2],
      [long * 0.4, wide],
      [-long * 0.6, wide * 0.9],
    ]);
    return (
      path(d, `fill="${lit(c, 0.5)}" transform="translate(4 6)"`) +
      path(d, `fill="${c}"`) +
      path(
        soft([
          [-long * 0.8, -wide * 0.1],
          [0, -wide * 0.7],
          [long * 0.7, -wide * 0.2],
          [0, wide * 0.1],
        ]),
        `fill="${lit(c, 1.28)}" fill-opacity="0.8"`,
      )
    );
  };
}

/** Paper envelopes of seed, spread like cards. */
export function seedPackets(_pen: Pen, kinds: readonly Motif[]): Svg {
  const papers = ['#e9d9b4', '#d7dfc4', '#ecd0bf', '#cfdbe0', '#eadfc9', '#d9d2e3'];
  return kinds
    .map((kind, i) => {
      const turn = (i - (kinds.length - 1) / 2) * 17;
      const paper = papers[i % papers.length] ?? '#eadfc9';
      return moved(
        `<rect x="-112" y="-420" width="240" height="330" rx="6" fill="#2a1c12" fill-opacity="0.24"/><rect x="-122" y="-432" width="244" height="334" rx="5" fill="${lit(paper, 0.86)}"/><rect x="-122" y="-432" width="240" height="330" rx="5" fill="${paper}"/><path d="M-122 -432H118L100 -384H-104Z" fill="${lit(paper, 1.3)}"/><path d="M-122 -432L-104 -384H100L118 -432" fill="none" stroke="${lit(paper, 0.7)}" stroke-width="2"/><circle cx="-2" cy="-250" r="86" fill="#ffffff" fill-opacity="0.55"/>${moved(motif(kind), -2, -250, 1.25)}<path d="M-70 -140H66M-40 -122H36" stroke="${lit(paper, 0.55)}" stroke-width="5" stroke-linecap="round"/>`,
        0,
        200,
        1,
        turn,
      );
    })
    .join('');
}

export function soilHeap(pen: Pen, wide: number, tall: number): Svg {
  const crumbs = Array.from({ length: 300 }, () => {
    const x = (pen.random() - 0.5) * 2;
    const up = (1 - x * x) * tall * Math.sqrt(pen.random());
    const r = 4 + pen.random() * 11;
    return ellipse(
      x * wide,
      -up,
      r,
      r * 0.75,
      `fill="${lit(pen.random() > 0.9 ? '#a58a68' : mix('#4a3324', '#6b4c36', pen.random()), 0.75 + pen.random() * 0.5 + (x < 0 ? 0.12 : -0.08))}"`,
    );
  }).join('');
  return (
    path(
      soft([
        [-wide, 0],
        [-wide * 0.6, -tall * 0.6],
        [0, -tall],
        [wide * 0.6, -tall * 0.6],
        [wide, 0],
        [0, 22],
      ]),
      'fill="#412c1f"',
    ) + crumbs
  );
}

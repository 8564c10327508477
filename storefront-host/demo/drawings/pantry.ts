import { lit, tone } from './color.ts';
import { soft } from './cloth.ts';
import { mango } from './mango.ts';
import { liquid, turned } from './lathe.ts';
import { ellipse, linear, moved, num, path, radial, type Pen, type Svg } from './pen.ts';
import type { Art } from './scene.ts';
import { bandPath, stroke, windowShine } from './surface-detail.ts';
import { tube } from './tube.ts';

/** A slatted wooden box filled above its edge. */
export function mangoCrate(pen: Pen): Art {
  const wood = '#c99f66';
  const fruit = [
    [-190, -190],
    [-60, -214],
    [80, -206],
    [210, -186],
    [-130, -160],
    [10, -166],
    [150, -158],
  ]
    .map(([x = 0, y = 0], i) => moved(mango(pen).svg, x, y + 60, 0.62, i % 2 === 0 ? -6 : 8))
    .join('');
  const slat = (y: number, h: number, light: number): Svg =>
    `<rect x="-330" y="${y}" width="660" height="${h}" rx="3" fill="${linear(
      pen,
      [
        [0, lit(wood, light * 1.14)],
        [0.5, lit(wood, light)],
        [1, lit(wood, light * 0.82)],
      ],
      [0, 0, 1, 0.1],
    )}"/><rect x="-330" y="${y}" width="660" height="4" fill="#ffffff" fill-opacity="0.35"/>` +
    Array.from({ length: 4 }, (_, i) =>
      path(
        `M-330 ${y + 14 + i * (h / 5)}C-100 ${y + 8 + i * (h / 5) + pen.random() * 12} 120 ${y + 20 + i * (h / 5) - pen.random() * 12} 330 ${y + 14 + i * (h / 5)}`,
        `fill="none" stroke="${lit(wood, 0.66)}" stroke-opacity="0.35" stroke-width="2"`,
      ),
    ).join('');
  const posts = [-312, 272]
    .map(
      (x) =>
        `<rect x="${x}" y="-186" width="40" height="186" fill="${lit(wood, x < 0 ? 1.02 : 0.78)}"/>` +
        [-150, -90, -30]
          .map((y) => `<circle cx="${x + 20}" cy="${y}" r="4.5" fill="#6f6a63"/>`)
          .join(''),
    )
    .join('');
  return {
    svg:
      `<rect x="-316" y="-186" width="632" height="180" fill="${lit(wood, 0.4)}"/>` +
      fruit +
      slat(-124, 56, 1) +
      slat(-60, 60, 0.94) +
      posts,
    foot: 340,
    height: 190,
    depth: 0.3,
  };
}

export function toast(pen: Pen, color: string): Art {
  const crust = soft([
    [-190, -40],
    [-206, -110],
    [-150, -150],
    [0, -158],
    [150, -150],
    [206, -110],
    [190, -40],
    [210, 30],
    [180, 60],
    [-180, 60],
    [-210, 30],
  ]);
  const crumb = soft([
    [-170, -44],
    [-184, -104],
    [-136, -132],
    [0, -138],
    [136, -132],
    [184, -104],
    [170, -44],
    [186, 22],
    [164, 40],
    [-164, 40],
    [-186, 22],
  ]);
  const spread = soft([
    [-130, -50],
    [-110, -106],
    [0, -116],
    [120, -104],
    [136, -40],
    [90, 14],
    [-20, 22],
    [-116, 8],
  ]);
  const dots = Array.from({ length: 60 }, () =>
    ellipse(
      (pen.random() - 0.5) * 330,
      -130 + pen.random() * 160,
      5,
      3,
      'fill="#c79a5c" fill-opacity="0.35"',
    ),
  ).join('');
  return {
    svg: moved(
      path(crust, 'fill="#8a5526" transform="translate(0 22)"') +
        path(crust, 'fill="#b5773a"') +
        path(
          crumb,
          `fill="${radial(
            pen,
            [
              [0, '#fbeccb'],
              [1, '#e3bd7e'],
            ],
            { cx: 0.38, cy: 0.3, r: 0.8 },
          )}"`,
        ) +
        dots +
        path(spread, `fill="${lit(color, 0.5)}" fill-opacity="0.6" transform="translate(3 8)"`) +
        path(
          spread,
          `fill="${radial(
            pen,
            [
              [0, lit(color, 1.35)],
              [0.5, color],
              [1, lit(color, 0.76)],
            ],
            { cx: 0.36, cy: 0.3, r: 0.8 },
          )}"`,
        ) +
        ellipse(-40, -84, 50, 10, 'fill="#ffffff" fill-opacity="0.4"') +
        ellipse(60, -50, 26, 6, 'fill="#ffffff" fill-opacity="0.32"'),
      0,
      -20,
      1,
    ),
    foot: 190,
    height: 40,
    depth: 0.6,
  };
}

export function honeyDipper(pen: Pen): Art {
  const grooves = Array.from({ length: 6 }, (_, i) =>
    moved(
      ellipse(0, 0, 46 - Math.abs(i - 2.5) * 5, 16, `fill="${lit('#c68a4a', 0.72 + i * 0.07)}"`) +
        ellipse(-6, -4, 34 - Math.abs(i - 2.5) * 4, 9, `fill="${lit('#c68a4a', 1.1)}"`),
      -i * 9,
      -i * 19,
      1,
      24,
    ),
  ).join('');
  return {
    svg:
      tube(
        pen,
        [
          [-50, -100],
          [-130, -240],
          [-190, -360],
        ],
        12,
        { color: '#b98347', gloss: 0.3 },
      ) +
      grooves +
      path('M10 16C20 40 14 70 16 92C22 70 34 44 30 10Z', 'fill="#d9912a" fill-opacity="0.9"'),
    foot: 0,
    height: 0,
  };
}

/** Blue tea in a clear glass, a slice of lime on its edge. */
export function glassOfTea(pen: Pen, color: string): Art {
  const tilt = 0.22;
  const glass = turned(pen, {
    outer: [
      [96, 0],
      [96, 0],
      [106, 8],
      [128, 180],
      [138, 330],
      [136, 334],
    ],
    inner: [
      [0, 300],
      [128, 302],
      [133, 333],
    ],
    material: { color: '#dbe4e6', gloss: 0.6 },
    inside: { color: '#e9eff0' },
    tilt,
  });
  const drink = turned(pen, {
    outer: [
      [90, 16],
      [90, 16],
      [98, 22],
      [118, 180],
      [125, 276],
      [0, 278],
    ],
    material: { color: (h) => tone(color, (h - 0.6) * 0.16), gloss: 0.5 },
    tilt,
  });
  const edge = path(
    bandPath(drink.surface, 20, 274),
    `fill="${linear(
      pen,
      [
        [0, '#ffffff', 0.5],
        [0.14, '#ffffff', 0],
        [0.84, '#ffffff', 0],
        [0.95, '#ffffff', 0.42],
        [1, '#ffffff', 0.1],
      ],
      [0, 0, 1, 0],
    )}"`,
  );
  const lime = `<g transform="translate(124 -350) rotate(14)"><circle r="54" fill="#7fae42"/><circle r="47" fill="#eef2cf"/>${Array.from({ length: 8 }, (_, i) => moved(path('M-2 -8L-12 -38C-6 -44 6 -44 12 -38L2 -8Z', 'fill="#b9cf5f"'), 0, 0, 1, i * 45)).join('')}</g>`;
  return {
    svg:
      glass.svg +
      drink.svg +
      liquid(pen, drink.surface, 124, 278, color) +
      edge +
      windowShine(pen, glass.surface, 60, 310, 0.4) +
      path(
        `M-137 ${num(-333 * glass.surface.rise)}A137 ${num(137 * tilt)} 0 0 0 137 ${num(-333 * glass.surface.rise)}`,
        'fill="none" stroke="#ffffff" stroke-opacity="0.85" stroke-width="4"',
      ) +
      lime,
    foot: 104,
    height: 330,
  };
}

export function trowel(pen: Pen): Svg {
  const steel = linear(
    pen,
    [
      [0, '#eef1f2'],
      [0.5, '#b9c0c4'],
      [1, '#7d868b'],
    ],
    [0, 0, 1, 0],
  );
  return (
    path(
      soft([
        [0, 190],
        [-56, 110],
        [-66, -30],
        [-66, -30],
        [0, -56],
        [66, -30],
        [66, -30],
        [56, 110],
      ]),
      'fill="#20140c" fill-opacity="0.3" transform="translate(14 20)"',
    ) +
    tube(
      pen,
      [
        [0, -40],
        [0, -120],
        [0, -150],
      ],
      11,
      { color: '#9aa1a5', gloss: 0.6 },
    ) +
    tube(
      pen,
      [
        [0, -140],
        [0, -240],
        [0, -330],
      ],
      (t) => 22 + Math.sin(t * 3) * 6,
      { color: '#b5773a', gloss: 0.3 },
    ) +
    path(
      soft([
        [0, 190],
        [-56, 110],
        [-66, -30],
        [-66, -30],
        [0, -56],
        [66, -30],
        [66, -30],
        [56, 110],
      ]),
      `fill="${steel}"`,
    ) +
    stroke(
      [
        [0, -40],
        [0, 60],
        [0, 170],
      ],
      '#8b9499',
      4,
    ) +
    stroke(
      [
        [-40, -20],
        [-36, 90],
      ],
      '#ffffff',
      7,
      'stroke-opacity="0.6"',
    )
  );
}

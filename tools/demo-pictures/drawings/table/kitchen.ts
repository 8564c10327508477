import { cottonTwig, leaf } from '../garden/plants.ts';
import { lit, tone } from '../ink/color.ts';
import { blob } from '../ink/curve.ts';
import { turned } from '../ink/lathe.ts';
import { ellipse, moved, num, path, type Pen, radial, type Svg } from '../ink/pen.ts';
import { stroke } from '../ink/surface-detail.ts';
import { tube } from '../ink/tube.ts';
import type { Art } from '../scene/scene.ts';

/** Small objects that are shown with a product. */
export function cookie(pen: Pen): Art {
  const chips = Array.from({ length: 9 }, () => {
    const a = pen.random() * 6.28;
    const d = pen.random() * 62;
    return (
      ellipse(Math.cos(a) * d, -18 + Math.sin(a) * d * 0.34, 10, 6, 'fill="#4b2a18"') +
      ellipse(Math.cos(a) * d - 2, -20 + Math.sin(a) * d * 0.34, 4, 2, 'fill="#8a5a3c"')
    );
  }).join('');
  return {
    svg:
      turned(pen, {
        outer: [
          [70, 0],
          [84, 6],
          [86, 14],
          [70, 24],
          [0, 28],
        ],
        material: { color: '#c98f4e', gloss: 0.05 },
        tilt: 0.32,
      }).svg + chips,
    foot: 60,
    height: 24,
  };
}

export function chopsticks(pen: Pen): Art {
  const rest = turned(pen, {
    outer: [
      [34, 0],
      [40, 10],
      [34, 24],
      [0, 26],
    ],
    material: { color: '#7d9a8c', gloss: 0.7 },
    tilt: 0.3,
  }).svg;
  return {
    svg:
      rest +
      tube(
        pen,
        [
          [-40, 20],
          [40, -60],
          [120, -140],
        ],
        (t) => 8 - t * 2,
        { color: '#7a4a2b', gloss: 0.3 },
      ) +
      tube(
        pen,
        [
          [-14, 30],
          [60, -44],
          [146, -124],
        ],
        (t) => 8 - t * 2,
        { color: '#7a4a2b', gloss: 0.3 },
      ),
    foot: 60,
    height: 30,
  };
}

export function noodles(pen: Pen): Art {
  const strands = Array.from({ length: 46 }, () => {
    const x = (pen.random() - 0.5) * 330;
    const y = (pen.random() - 0.5) * 60;
    const c = tone('#f0dfae', (pen.random() - 0.5) * 0.06);
    return (
      stroke(
        [
          [x - 70, y + 10],
          [x - 20, y - 16],
          [x + 30, y + 12],
          [x + 84, y - 8],
        ],
        lit(c, 0.7),
        11,
      ) +
      stroke(
        [
          [x - 70, y + 8],
          [x - 20, y - 18],
          [x + 30, y + 10],
          [x + 84, y - 10],
        ],
        c,
        8,
      )
    );
  }).join('');
  const egg =
    ellipse(-86, -26, 66, 40, 'fill="#fbf5e8"') +
    ellipse(
      -86,
      -30,
      36,
      22,
      `fill="${radial(
        pen,
        [
          [0, '#ffd45a'],
          [1, '#e88f1c'],
        ],
        { cx: 0.4, cy: 0.35, r: 0.7 },
      )}"`,
    );
  const clip = pen.define(
    (id) => `<clipPath id="${id}"><ellipse cx="0" cy="0" rx="246" ry="62"/></clipPath>`,
  );
  const spring = Array.from({ length: 26 }, () =>
    ellipse(
      (pen.random() - 0.4) * 300,
      (pen.random() - 0.5) * 66,
      9,
      6,
      `fill="none" stroke="${lit('#5d8d42', 0.9 + pen.random() * 0.4)}" stroke-width="4"`,
    ),
  ).join('');
  return {
    svg: `<g clip-path="url(#${clip})">${ellipse(0, 0, 246, 62, 'fill="#a9642a"')}${strands}${egg}${[
      60, 104, 148,
    ]
      .map((x, i) =>
        moved(
          path(
            blob([
              [-44, 0],
              [0, -22],
              [44, -4],
              [30, 20],
              [-30, 20],
            ]),
            `fill="${lit('#a5573f', 1 + i * 0.08)}"`,
          ) +
            stroke(
              [
                [-30, 4],
                [10, -6],
                [32, 4],
              ],
              '#e9b9a0',
              5,
            ),
          x,
          -10 + i * 14,
          1,
          i * 14,
        ),
      )
      .join('')}${spring}</g>`,
    foot: 0,
    height: 0,
  };
}

export function eggs(pen: Pen): Art {
  const egg = (c: string): Svg =>
    turned(pen, {
      outer: [
        [0, 0],
        [44, 6],
        [62, 40],
        [52, 84],
        [26, 116],
        [0, 124],
      ],
      material: { color: c, gloss: 0.15 },
      tilt: 0.24,
    }).svg;
  return {
    svg: moved(egg('#d9a27a'), -50, -10, 1, -8) + moved(egg('#eadbc4'), 56, 0, 1, 10),
    foot: 90,
    height: 120,
    depth: 0.7,
  };
}

export function limeHalf(pen: Pen): Art {
  const segs = Array.from({ length: 9 }, (_, i) =>
    moved(
      path(
        'M-3 -10L-19 -58C-8 -68 8 -68 19 -58L3 -10Z',
        `fill="${lit('#b9cf5f', 0.95 + (i % 3) * 0.08)}"`,
      ),
      0,
      0,
      1,
      i * 40,
    ),
  ).join('');
  return {
    svg: `<g transform="translate(0 -70)"><circle r="84" cy="6" fill="#5f8a2f"/><circle r="80" fill="#7fae42"/><circle r="73" fill="#eef2cf"/>${segs}${ellipse(
      -26,
      -30,
      34,
      16,
      `fill="${radial(pen, [
        [0, '#ffffff', 0.5],
        [1, '#ffffff', 0],
      ])}"`,
    )}</g>`,
    foot: 60,
    height: 150,
    depth: 0.5,
  };
}

export function papayaShreds(pen: Pen): Art {
  const shreds = Array.from({ length: 90 }, (_, i) => {
    const t = i / 90;
    const x = (pen.random() - 0.5) * 330 * (1 - t * 0.6);
    const y = -t * 96;
    const c = pen.random() > 0.82 ? '#e8863a' : '#dfe3b0';
    return `<path d="M${num(x - 44)} ${num(y + pen.random() * 24)}Q${num(x)} ${num(y - 26)} ${num(x + 44)} ${num(y + pen.random() * 24)}" fill="none" stroke="${lit(c, 0.82 + t * 0.36)}" stroke-width="9" stroke-linecap="round"/>`;
  }).join('');
  const bits = [
    [-60, -60, '#d0342c'],
    [40, -86, '#d0342c'],
    [80, -40, '#c9252b'],
    [-20, -30, '#4f8a40'],
    [10, -64, '#4f8a40'],
  ]
    .map(
      ([x, y, c]) =>
        ellipse(Number(x), Number(y), 22, 10, `fill="${String(c)}"`) +
        ellipse(Number(x) - 5, Number(y) - 3, 8, 3, 'fill="#ffffff" fill-opacity="0.4"'),
    )
    .join('');
  return { svg: shreds + bits, foot: 0, height: 0 };
}

export function wick(pen: Pen): Art {
  const body = turned(pen, {
    outer: [
      [54, 0],
      [54, 0],
      [56, 40],
      [54, 44],
    ],
    inner: [
      [0, 30],
      [46, 31],
      [50, 43],
    ],
    material: { color: '#f0e6d0', gloss: 0.4 },
    tilt: 0.3,
  }).svg;
  return {
    svg:
      ellipse(
        0,
        -60,
        190,
        170,
        `fill="${radial(pen, [
          [0, '#ffcf7a', 0.55],
          [1, '#ffcf7a', 0],
        ])}"`,
      ) +
      body +
      path('M0 -34C-24 -60 -6 -84 0 -108C8 -84 24 -60 0 -34Z', 'fill="#ffd76a"') +
      path('M0 -38C-11 -54 -3 -70 0 -82C4 -70 11 -54 0 -38Z', 'fill="#fff6d8"'),
    foot: 56,
    height: 44,
  };
}

export function budVaseTwig(): Svg {
  return (
    cottonTwig(280) +
    leaf(-6, -60, 120, 50, -50, '#7f9462') +
    leaf(-8, -110, 110, 46, 44, '#6d8552')
  );
}

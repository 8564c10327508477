import { soft } from '../cloth/cloth.ts';
import { leaf } from '../garden/plants.ts';
import { lit, mix } from '../ink/color.ts';
import { type Profile, turned } from '../ink/lathe.ts';
import { ellipse, moved, num, path, type Pen, radial } from '../ink/pen.ts';
import { stroke } from '../ink/surface-detail.ts';
import { tube } from '../ink/tube.ts';
import type { Art } from '../scene/scene.ts';

export function pomelo(pen: Pen): Art {
  const { svg, surface } = turned(pen, {
    outer: [
      [0, 0],
      [110, 8],
      [206, 110],
      [214, 230],
      [150, 350],
      [70, 400],
      [30, 412],
      [0, 408],
    ],
    material: { color: (h) => mix('#c9c04a', '#a9b845', h), gloss: 0.35 },
    tilt: 0.22,
  });
  const pores = Array.from({ length: 420 }, () => {
    const a = (pen.random() - 0.5) * 3;
    const [x, y] = surface.at(a, 16 + pen.random() * 370);
    const w = 2.6 * Math.max(0.3, Math.cos(a));
    return (
      ellipse(x, y, w, 2.6, 'fill="#6f7d24" fill-opacity="0.34"') +
      ellipse(x - 1, y - 1.6, w * 0.8, 1.4, 'fill="#f4f0a0" fill-opacity="0.4"')
    );
  }).join('');
  return {
    svg:
      svg +
      pores +
      tube(
        pen,
        [
          [0, -396],
          [4, -424],
          [-4, -440],
        ],
        9,
        { color: '#6e5a31', gloss: 0 },
      ) +
      leaf(0, -428, 170, 92, 70, '#4f7f3a') +
      leaf(0, -428, 130, 76, -62, '#5d8d42'),
    foot: 120,
    height: 400,
  };
}

export function pomeloHalf(pen: Pen, flesh = '#c73f52'): Art {
  const r = 190;
  const segs = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2 + 0.1;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const [c1, s1, c2, s2] = [
      Math.cos(a - 0.22),
      Math.sin(a - 0.22),
      Math.cos(a + 0.22),
      Math.sin(a + 0.22),
    ];
    const d = soft([
      [c * 22, s * 22],
      [c * 22, s * 22],
      [c1 * 138, s1 * 138],
      [c * 158, s * 158],
      [c2 * 138, s2 * 138],
    ]);
    const cells = Array.from(
      { length: 9 },
      (_, k) =>
        `<path d="M${num(c * (40 + k * 12) - s * ((k % 3) - 1) * 9)} ${num(s * (40 + k * 12) + c * ((k % 3) - 1) * 9)}l${num(c * 18)} ${num(s * 18)}" stroke="${lit(flesh, 1.45)}" stroke-opacity="0.5" stroke-width="4.6" stroke-linecap="round"/>`,
    ).join('');
    return path(d, `fill="${lit(flesh, 1.1 - c * 0.16 + s * 0.02)}"`) + cells;
  }).join('');
  return {
    svg: moved(
      ellipse(0, 10, r + 4, r + 4, 'fill="#8f9a35"') +
        ellipse(0, 0, r, r, 'fill="#c5c64f"') +
        ellipse(0, 0, r - 9, r - 9, 'fill="#fbf3e4"') +
        ellipse(0, 0, 164, 164, 'fill="#f6dcd2"') +
        segs +
        ellipse(
          -60,
          -70,
          90,
          40,
          `fill="${radial(pen, [
            [0, '#ffffff', 0.42],
            [1, '#ffffff', 0],
          ])}"`,
        ),
      0,
      -176,
    ),
    foot: 96,
    height: 360,
    depth: 0.5,
  };
}

/** Draws a young aromatic coconut, husked to a white cone, opened, with a straw. */
export function coconut(pen: Pen, { open = true }: { open?: boolean } = {}): Art {
  const outer: Profile = open
    ? [
        [0, 0],
        [130, 0],
        [160, 10],
        [196, 110],
        [200, 220],
        [150, 330],
        [96, 400],
        [96, 400],
      ]
    : [
        [0, 0],
        [130, 0],
        [160, 10],
        [196, 110],
        [200, 220],
        [140, 350],
        [40, 440],
        [0, 456],
      ];
  const { svg, surface } = turned(pen, {
    outer,
    ...(open
      ? {
          inner: [
            [30, 330],
            [60, 340],
            [78, 370],
            [84, 399],
          ] as Profile,
        }
      : {}),
    material: { color: (h) => mix('#e3d3ae', '#f5efe0', Math.min(1, h * 2.4)), gloss: 0.12 },
    inside: { color: '#e9e4d6' },
    tilt: 0.26,
  });
  const fibres = Array.from({ length: 120 }, () => {
    const a = (pen.random() - 0.5) * 3;
    const h = 20 + pen.random() * 360;
    const [x1, y1] = surface.at(a, h);
    const [x2, y2] = surface.at(
      a + (pen.random() - 0.5) * 0.06,
      Math.min(398, h + 30 + pen.random() * 40),
    );
    return `<path d="M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}" stroke="${pen.random() > 0.5 ? '#b59c6a' : '#ffffff'}" stroke-opacity="0.38" stroke-width="2.4"/>`;
  }).join('');
  const cuts = [-0.7, 0, 0.72]
    .map((a) =>
      stroke(
        [surface.at(a, 232), surface.at(a + 0.02, 320), surface.at(a + 0.04, 394)],
        '#b8a57c',
        3,
        'stroke-opacity="0.7"',
      ),
    )
    .join('');
  const water = open
    ? ellipse(0, -372 * surface.rise, 74, 74 * 0.26, 'fill="#cfd8cf"') +
      ellipse(20, -374 * surface.rise, 30, 6, 'fill="#ffffff" fill-opacity="0.7"') +
      tube(
        pen,
        [
          [10, -340],
          [40, -470],
          [70, -560],
          [112, -578],
        ],
        9,
        { color: '#d8b25a', gloss: 0.2 },
      )
    : '';
  return { svg: svg + fibres + cuts + water, foot: 140, height: 400 };
}

import { lit } from './color.ts';
import { type Profile, turned } from './lathe.ts';
import { linear, moved, num, path, type Pen } from './pen.ts';
import { type Art } from './scene.ts';
import { bandPath, hoop, stroke, throwingRings } from './surface-detail.ts';
import { tube } from './tube.ts';

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

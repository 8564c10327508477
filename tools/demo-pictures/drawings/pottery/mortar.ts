import { lit } from '../ink/color.ts';
import { type Profile, turned } from '../ink/lathe.ts';
import { moved, num, path, type Pen } from '../ink/pen.ts';
import { hoop, throwingRings } from '../ink/surface-detail.ts';
import { tube } from '../ink/tube.ts';
import type { Art } from '../scene/scene.ts';

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

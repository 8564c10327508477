import { lit } from '../ink/color.ts';
import { type Profile, turned } from '../ink/lathe.ts';
import { linear, path, type Pen } from '../ink/pen.ts';
import { bandPath, stroke, throwingRings } from '../ink/surface-detail.ts';
import { tube } from '../ink/tube.ts';
import type { Art } from '../scene/scene.ts';

/** Draws the pot of a jim-jum: unglazed, two ears, a lid with a knob. */
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

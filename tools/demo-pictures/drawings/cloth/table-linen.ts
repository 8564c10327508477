import { cloth, fringe, lyingCloth, seam, soft, stitches } from './cloth.ts';
import { lit, tone } from '../ink/color.ts';
import { moved, type Pen, type Svg } from '../ink/pen.ts';
import { softLine } from '../ink/soft.ts';
import type { Cloth } from '../ink/weave.ts';

/** Draws a long runner down a table, seen from above, fringed at the near end. */
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

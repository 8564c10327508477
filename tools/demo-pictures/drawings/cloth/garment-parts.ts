import { ellipse, linear, type Pen, type Point, type Svg } from '../ink/pen.ts';
import { dropShadow } from '../scene/scene.ts';

export const BODY_FOLDS: Point[][] = [
  [
    [-150, -40],
    [-120, 120],
    [-150, 330],
  ],
  [
    [60, -60],
    [40, 140],
    [80, 350],
  ],
  [
    [150, 60],
    [130, 200],
    [160, 350],
  ],
  [
    [-40, 120],
    [-50, 240],
    [-20, 360],
  ],
];

export const SLEEVE_FOLDS: Point[][] = [
  [
    [-196, -170],
    [-250, -90],
    [-300, -40],
  ],
  [
    [196, -170],
    [250, -90],
    [300, -40],
  ],
  [
    [-150, -150],
    [-170, -60],
  ],
  [
    [150, -150],
    [170, -60],
  ],
];

export function button(x: number, y: number): Svg {
  return (
    ellipse(x + 2, y + 3, 9.5, 9.5, 'fill="#1f140c" fill-opacity="0.35"') +
    ellipse(x, y, 9, 9, 'fill="#7b5433"') +
    ellipse(x - 1, y - 1, 6.5, 6.5, 'fill="#96693f"') +
    `<path d="M${x - 2.5} ${y - 2.5}h.1M${x + 2.5} ${y - 2.5}h.1M${x - 2.5} ${y + 2.5}h.1M${x + 2.5} ${y + 2.5}h.1" stroke="#3b2413" stroke-width="2.4" stroke-linecap="round"/>`
  );
}

export function label(x: number, y: number): Svg {
  return `<rect x="${x - 22}" y="${y - 2}" width="44" height="19" rx="2" fill="#f3ead7"/><path d="M${x - 12} ${y + 7}h24" stroke="#a5653f" stroke-width="3"/>`;
}

/** Draws a wooden hanger on a peg; the garment hangs from (0, 0) down. */
export function hanger(pen: Pen, y: number): Svg {
  const wood = linear(pen, [
    [0, '#d9ad77'],
    [0.5, '#b98347'],
    [1, '#8d5d2c'],
  ]);
  const bar = `M-190 ${y + 54}C-120 ${y + 6} -40 ${y - 12} 0 ${y - 14}C40 ${y - 12} 120 ${y + 6} 190 ${y + 54}L184 ${y + 74}C120 ${y + 34} 60 ${y + 16} 0 ${y + 14}C-60 ${y + 16} -120 ${y + 34} -184 ${y + 74}Z`;
  const hook = `M0 ${y - 12}V${y - 44}C0 ${y - 66} 36 ${y - 62} 34 ${y - 92}C32 ${y - 124} -22 ${y - 126} -28 ${y - 92}`;
  return (
    dropShadow(pen, bar, 12, 0.25) +
    `<path d="${hook}" fill="none" stroke="#6f6a63" stroke-width="7" stroke-linecap="round"/><path d="${hook}" fill="none" stroke="#d8d3ca" stroke-width="2.4" stroke-linecap="round"/>` +
    `<path d="${bar}" fill="${wood}"/>`
  );
}

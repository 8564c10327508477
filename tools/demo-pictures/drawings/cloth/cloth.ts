import { lit } from '../ink/color.ts';
import { polygon, smooth } from '../ink/curve.ts';
import { clipped, linear, num, path, type Pen, type Point, type Svg } from '../ink/pen.ts';
import { softLine } from '../ink/soft.ts';
import { type Cloth, woven } from '../ink/weave.ts';
import { dropShadow } from '../scene/scene.ts';

/** Completes the right half of an outline, given from the top middle to the bottom middle, to a symmetric one. */
export function mirrored(half: readonly Point[]): Point[] {
  return [...half, ...half.toReversed().map(([x, y]): Point => [-x, y])];
}

/** Returns an outline with rounded corners; a point that is given twice stays a sharp corner. */
export function soft(points: readonly Point[]): string {
  const first = points[0];
  return first ? polygon(smooth([...points, first], 8)) : '';
}

/** Draws a piece of cloth: light, threads, folds, and shade along its edges. */
export function cloth(
  pen: Pen,
  outline: string,
  spec: Cloth,
  folds: readonly (readonly Point[])[] = [],
  decoration: Svg = '',
): Svg {
  const { color } = spec;
  const fill = linear(
    pen,
    [
      [0, lit(color, 1.13)],
      [0.45, color],
      [1, lit(color, 0.86)],
    ],
    [0, 0, 1, 1],
  );
  const shade = folds.length === 0 ? '' : foldShade(pen, folds, color);
  return (
    path(outline, `fill="${fill}"`) +
    clipped(
      pen,
      outline,
      woven(pen, outline, spec) +
        decoration +
        shade +
        softLine(pen, outline, 22, {
          color: lit(color, 0.4),
          blur: 9,
          opacity: 0.5,
          transform: 'translate(-5 -6)',
        }) +
        softLine(pen, outline, 7, {
          color: '#ffffff',
          blur: 3,
          opacity: 0.3,
          transform: 'translate(4 5)',
        }),
    ) +
    path(
      outline,
      `fill="none" stroke="${lit(color, 0.62)}" stroke-opacity="0.55" stroke-width="1.6"`,
    )
  );
}

/** Draws cloth on the ground or a wall with its shadow. */
export function lyingCloth(
  pen: Pen,
  outline: string,
  spec: Cloth,
  folds: readonly (readonly Point[])[] = [],
  decoration: Svg = '',
  reach = 13,
): Svg {
  return dropShadow(pen, outline, reach, 0.3) + cloth(pen, outline, spec, folds, decoration);
}

export function stitches(points: readonly Point[], color: string): Svg {
  return path(
    lineOf(points),
    `fill="none" stroke="${lit(color, 0.62)}" stroke-opacity="0.75" stroke-width="2" stroke-dasharray="7 4.5" stroke-linecap="round"`,
  );
}

export function seam(points: readonly Point[], color: string): Svg {
  const d = lineOf(points);
  return (
    path(d, `fill="none" stroke="${lit(color, 0.5)}" stroke-opacity="0.6" stroke-width="2.6"`) +
    path(
      d,
      `fill="none" stroke="${lit(color, 1.35)}" stroke-opacity="0.45" stroke-width="2" transform="translate(2.4 2.4)"`,
    )
  );
}

/** Knotted threads along an end of the cloth. */
export function fringe(
  pen: Pen,
  x1: number,
  x2: number,
  y: number,
  length: number,
  color: string,
): Svg {
  const tassels: Svg[] = [];
  for (let x = x1; x <= x2; x += 15) {
    const sway = (pen.random() - 0.5) * 12;
    const end = y + length * (0.85 + pen.random() * 0.2);
    tassels.push(
      path(
        `M${num(x)} ${y}C${num(x + sway)} ${num(y + length * 0.4)} ${num(x - sway)} ${num(y + length * 0.7)} ${num(x + sway)} ${num(end)}`,
        `fill="none" stroke="${lit(color, 0.8)}" stroke-width="7" stroke-linecap="round"`,
      ) +
        path(
          `M${num(x - 1.5)} ${y}C${num(x + sway - 1.5)} ${num(y + length * 0.4)} ${num(x - sway - 1.5)} ${num(y + length * 0.7)} ${num(x + sway - 1.5)} ${num(end)}`,
          `fill="none" stroke="${lit(color, 1.2)}" stroke-opacity="0.7" stroke-width="2.4" stroke-linecap="round"`,
        ) +
        `<circle cx="${num(x)}" cy="${y + 8}" r="5.4" fill="${lit(color, 0.92)}"/>`,
    );
  }
  return tassels.join('');
}

/** Woven bands of a tin-jok hem: rows of lozenges in four yarns. */
export function jokBand(
  x: number,
  y: number,
  width: number,
  height: number,
  yarns: readonly [string, string, string, string],
): Svg {
  const [ground, first, second, third] = yarns;
  const rows: Svg[] = [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ground}"/>`,
  ];
  for (const share of [0.04, 0.2, 0.78, 0.93])
    rows.push(
      `<rect x="${x}" y="${num(y + height * share)}" width="${width}" height="${num(height * 0.03)}" fill="${third}"/>`,
    );
  const step = height * 0.52;
  for (let cx = x + step / 2; cx < x + width; cx += step) {
    const cy = y + height * 0.5;
    const rhomb = (r: number, color: string): string =>
      `<path d="M${num(cx - r)} ${num(cy)}L${num(cx)} ${num(cy - r)}L${num(cx + r)} ${num(cy)}L${num(cx)} ${num(cy + r)}Z" fill="${color}"/>`;
    rows.push(
      rhomb(height * 0.25, first),
      rhomb(height * 0.18, ground),
      rhomb(height * 0.13, second),
      rhomb(height * 0.06, third),
    );
    for (const side of [-1, 1])
      rows.push(
        `<path d="M${num(cx + step / 2 - 8)} ${num(cy + side * height * 0.2)}l8 -8l8 8l-8 8Z" fill="${second}"/>`,
      );
  }
  for (let cx = x; cx < x + width; cx += 22) {
    rows.push(
      `<path d="M${num(cx)} ${num(y + height * 0.18)}l11 -${num(height * 0.09)}l11 ${num(height * 0.09)}Z" fill="${second}"/>`,
      `<path d="M${num(cx)} ${num(y + height * 0.82)}l11 ${num(height * 0.09)}l11 -${num(height * 0.09)}Z" fill="${first}"/>`,
    );
  }
  return rows.join('');
}

/** Draws all folds as one outline, so that crossing folds do not darken each other. */
function foldShade(pen: Pen, folds: readonly (readonly Point[])[], color: string): Svg {
  const d = folds.map(lineOf).join('');
  return (
    softLine(pen, d, 15, { color: lit(color, 0.3), blur: 9, opacity: 0.36 }) +
    softLine(pen, d, 10, {
      color: lit(color, 1.5),
      blur: 7,
      opacity: 0.42,
      transform: 'translate(-12 -6)',
    })
  );
}

function lineOf(points: readonly Point[]): string {
  return smooth(points, 8)
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`)
    .join('');
}

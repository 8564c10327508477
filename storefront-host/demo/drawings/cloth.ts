import { lit, mix, tone } from './color.ts';
import { polygon, smooth } from './curve.ts';
import { clipped, linear, num, path, pattern, type Pen, type Point, type Svg } from './pen.ts';
import { dropShadow } from './scene.ts';
import { softLine } from './soft.ts';

export type Weave = 'plain' | 'stripe' | 'check' | 'ikat' | 'waffle' | 'pinstripe' | 'rib';

export interface Cloth {
  readonly color: string;
  readonly accent?: string;
  readonly weave?: Weave;
}

/** The right half of an outline, from the middle of the top round to the middle of the bottom. */
export function mirrored(half: readonly Point[]): Point[] {
  return [...half, ...half.toReversed().map(([x, y]): Point => [-x, y])];
}

/** An outline with soft corners: points given twice stay sharp. */
export function soft(points: readonly Point[]): string {
  const first = points[0];
  return first ? polygon(smooth([...points, first], 8)) : '';
}

/** A piece of cloth: light over it, its threads, its folds, and its own shade along the edges. */
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
  const shade = folds.length === 0 ? '' : foldShade(folds, color);
  return (
    path(outline, `fill="${fill}"`) +
    clipped(
      pen,
      outline,
      path(outline, `fill="${threads(pen, spec)}"`) +
        decoration +
        shade +
        softLine(outline, 22, {
          color: lit(color, 0.4),
          blur: 9,
          opacity: 0.5,
          transform: 'translate(-5 -6)',
        }) +
        softLine(outline, 7, {
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

/** Cloth on the ground or a wall, with the shadow it throws. */
export function lyingCloth(
  pen: Pen,
  outline: string,
  spec: Cloth,
  folds: readonly (readonly Point[])[] = [],
  decoration: Svg = '',
  reach = 13,
): Svg {
  return dropShadow(outline, reach, 0.3) + cloth(pen, outline, spec, folds, decoration);
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

/** All folds as one outline, so that those which cross do not darken each other. */
function foldShade(folds: readonly (readonly Point[])[], color: string): Svg {
  const d = folds.map(lineOf).join('');
  return (
    softLine(d, 15, { color: lit(color, 0.3), blur: 9, opacity: 0.36 }) +
    softLine(d, 10, {
      color: lit(color, 1.5),
      blur: 7,
      opacity: 0.42,
      transform: 'translate(-12 -6)',
    })
  );
}

function threads(pen: Pen, { color, accent, weave = 'plain' }: Cloth): string {
  const dark = lit(color, 0.72);
  const light = lit(color, 1.28);
  const second = accent ?? tone(color, -0.16);
  const base = `<path d="M0 1H6M0 4H6" stroke="${dark}" stroke-opacity="0.3" stroke-width="1"/><path d="M1 0V6M4 0V6" stroke="${light}" stroke-opacity="0.32" stroke-width="1"/>`;
  const over = (size: number): Svg => {
    const lines: Svg[] = [];
    for (let at = 1; at < size; at += 3)
      lines.push(
        `<path d="M0 ${at}H${size}" stroke="${dark}" stroke-opacity="0.2" stroke-width="1"/><path d="M${at} 0V${size}" stroke="${light}" stroke-opacity="0.22" stroke-width="1"/>`,
      );
    return lines.join('');
  };
  if (weave === 'plain') return pattern(pen, 6, 6, base);
  if (weave === 'pinstripe')
    return pattern(
      pen,
      30,
      30,
      `<rect width="3" height="30" fill="${second}" fill-opacity="0.75"/>${over(30)}`,
    );
  if (weave === 'rib')
    return pattern(
      pen,
      9,
      9,
      `<rect width="4" height="9" fill="${dark}" fill-opacity="0.3"/><rect x="5" width="2" height="9" fill="${light}" fill-opacity="0.4"/>`,
    );
  if (weave === 'stripe')
    return pattern(
      pen,
      84,
      84,
      `<rect width="26" height="84" fill="${second}" fill-opacity="0.85"/><rect x="36" width="5" height="84" fill="${second}" fill-opacity="0.7"/><rect x="70" width="5" height="84" fill="${second}" fill-opacity="0.7"/>${over(84)}`,
    );
  if (weave === 'check') {
    const bar = (x: number, w: number, o: number): Svg =>
      `<rect x="${x}" width="${w}" height="72" fill="${second}" fill-opacity="${o}"/><rect y="${x}" width="72" height="${w}" fill="${second}" fill-opacity="${o}"/>`;
    return pattern(
      pen,
      72,
      72,
      `${bar(0, 34, 0.55)}${bar(50, 6, 0.6)}<path d="M43 0V72M0 43H72" stroke="${mix(second, '#ffffff', 0.6)}" stroke-width="2"/>${over(72)}`,
    );
  }
  if (weave === 'waffle')
    return pattern(
      pen,
      18,
      18,
      `<rect width="18" height="18" fill="${lit(color, 0.8)}" fill-opacity="0.55"/><rect x="2" y="2" width="14" height="14" rx="3" fill="${lit(color, 0.92)}"/><path d="M2 16V2H16" fill="none" stroke="${light}" stroke-width="2.4" stroke-opacity="0.8"/>`,
    );
  const tooth = (y: number, up: number, c: string, o: number): Svg => {
    const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((i) => `${i === 0 ? 'M' : 'L'}${i * 15} ${num(y + (i % 2 === 0 ? 0 : up))}`)
      .join('');
    return `<path d="${steps}" fill="none" stroke="${c}" stroke-opacity="${o}" stroke-width="9" stroke-dasharray="3 1.4"/>`;
  };
  return pattern(
    pen,
    120,
    150,
    `<path d="M60 18L104 74L60 130L16 74Z" fill="none" stroke="${second}" stroke-width="13" stroke-dasharray="3.4 1.5"/><path d="M60 50L80 74L60 98L40 74Z" fill="${second}" fill-opacity="0.9"/><path d="M60 64L69 74L60 84L51 74Z" fill="${color}"/><path d="M0 44L24 74L0 104M120 44L96 74L120 104" fill="${second}" fill-opacity="0.55"/>${tooth(4, 9, second, 0.8)}${tooth(140, 9, second, 0.8)}${over(120)}`,
  );
}

function lineOf(points: readonly Point[]): string {
  return smooth(points, 8)
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`)
    .join('');
}

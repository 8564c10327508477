import { lit } from '../ink/color.ts';
import { polygon } from '../ink/curve.ts';
import { type Profile, type Surface, turned } from '../ink/lathe.ts';
import { linear, moved, num, path, type Pen, type Point, type Svg } from '../ink/pen.ts';
import { bandPath, stroke, windowShine } from '../ink/surface-detail.ts';
import { type Motif, motif } from './motifs.ts';
import type { Art } from '../scene/scene.ts';

export interface Jar {
  readonly fill: string;
  readonly motif: Motif;
  readonly lid?: string;
  readonly cloth?: string;
  readonly pieces?: (surface: Surface) => Svg;
  readonly tall?: number;
}

/** Draws a glass jar with its content, a paper label, and a lid or a tied cloth. */
export function jar(pen: Pen, spec: Jar): Art {
  const tilt = 0.2;
  const top = spec.tall ?? 300;
  const outer: Profile = [
    [128, 0],
    [128, 0],
    [144, 10],
    [150, 40],
    [150, top - 60],
    [140, top - 26],
    [118, top - 6],
    [118, top + 6],
  ];
  const glass = turned(pen, { outer, material: { color: '#d9e0da', gloss: 0.4 }, tilt });
  const body = turned(pen, {
    outer: outer.map(([r, h]): Point => [Math.max(0, r - 9), 12 + h * 0.93]).slice(0, 6),
    material: { color: spec.fill, gloss: 0.2 },
    tilt,
  });
  const sheen = path(
    bandPath(body.surface, 14, top - 70),
    `fill="${linear(
      pen,
      [
        [0, lit(spec.fill, 1.5), 0.45],
        [0.16, lit(spec.fill, 1.3), 0],
        [0.8, lit(spec.fill, 1.3), 0],
        [0.94, lit(spec.fill, 1.6), 0.42],
        [1, '#ffffff', 0.1],
      ],
      [0, 0, 1, 0],
    )}"`,
  );
  const label = labelOn(pen, glass.surface, 46, top - 92, spec.motif);
  const lid =
    spec.cloth === undefined
      ? turned(pen, {
          outer: [
            [124, top],
            [128, top + 6],
            [130, top + 16],
            [130, top + 54],
            [122, top + 62],
            [0, top + 64],
          ],
          material: { color: spec.lid ?? '#c7a053', gloss: 0.8 },
          tilt,
        }).svg
      : clothCap(pen, spec.cloth, top, tilt);
  return {
    svg:
      glass.svg +
      body.svg +
      sheen +
      (spec.pieces?.(body.surface) ?? '') +
      windowShine(pen, glass.surface, 24, top - 50, 0.4) +
      label +
      lid,
    foot: 138,
    height: top + 64,
  };
}

function clothCap(pen: Pen, color: string, top: number, tilt: number): Svg {
  const cap = turned(pen, {
    outer: [
      [122, top - 8],
      [128, top + 4],
      [132, top + 40],
      [120, top + 54],
      [0, top + 58],
    ],
    material: { color, gloss: 0.05 },
    tilt,
  });
  const skirt = polygon(
    Array.from({ length: 61 }, (_, i): Point => {
      const a = ((i - 30) / 30) * (Math.PI / 2);
      const wave = Math.sin(i * 1.3) * 9;
      return [Math.sin(a) * (152 + wave * 0.6), -(top - 40) * 0.98 + Math.cos(a) * 38 + wave];
    }).concat(
      Array.from({ length: 31 }, (_, i): Point => {
        const a = ((15 - i) / 15) * (Math.PI / 2);
        return [Math.sin(a) * 126, -(top + 2) * 0.98 + Math.cos(a) * 25];
      }),
    ),
  );
  const pleats = Array.from({ length: 15 }, (_, i) => {
    const a = ((i - 7) / 7.5) * 1.4;
    return `<path d="M${num(Math.sin(a) * 126)} ${num(-(top - 2) * 0.98 + Math.cos(a) * 25)}L${num(Math.sin(a) * 150)} ${num(-(top - 36) * 0.98 + Math.cos(a) * 36)}" stroke="${lit(color, 0.6)}" stroke-opacity="0.55" stroke-width="4"/>`;
  }).join('');
  return (
    path(
      skirt,
      `fill="${linear(
        pen,
        [
          [0, lit(color, 0.86)],
          [0.3, lit(color, 1.2)],
          [1, lit(color, 0.66)],
        ],
        [0, 0, 1, 0],
      )}"`,
    ) +
    pleats +
    cap.svg +
    stroke(
      [
        [-127, -top * 0.98 + 2],
        [-60, -top * 0.98 + 23],
        [0, -top * 0.98 + 27],
        [60, -top * 0.98 + 23],
        [127, -top * 0.98 + 2],
      ],
      '#b08a52',
      7,
    ) +
    stroke(
      [
        [10, -top * 0.98 + 26],
        [34, -top * 0.98 + 60],
        [24, -top * 0.98 + 84],
      ],
      '#b08a52',
      5,
    ) +
    stroke(
      [
        [10, -top * 0.98 + 26],
        [-18, -top * 0.98 + 54],
        [-12, -top * 0.98 + 76],
      ],
      '#b08a52',
      5,
    )
  );
}

export function labelOn(pen: Pen, surface: Surface, low: number, high: number, kind: Motif): Svg {
  const edge = 0.92;
  const side = (a: number): Point[] => [surface.at(a, low), surface.at(a, high)];
  const arc = (h: number): Point[] =>
    Array.from({ length: 21 }, (_, i) => surface.at(-edge + (i / 20) * edge * 2, h));
  const d = polygon([
    ...arc(low),
    ...side(edge),
    ...arc(high).toReversed(),
    ...side(-edge).toReversed(),
  ]);
  const middle = surface.at(0, (low + high) / 2);
  const inset = (h: number): Svg =>
    stroke(
      Array.from({ length: 13 }, (_, i) => surface.at(-0.8 + i * (1.6 / 12), h)),
      '#a5653f',
      3,
    );
  return (
    path(
      d,
      `fill="${linear(
        pen,
        [
          [0, '#d9ccb0'],
          [0.3, '#fbf5e6'],
          [0.65, '#f2e8d2'],
          [1, '#bfae8c'],
        ],
        [0, 0, 1, 0],
      )}"`,
    ) +
    inset(low + 12) +
    inset(high - 12) +
    moved(motif(kind), middle[0], middle[1], num(Math.min(1.25, (high - low) / 118) * 10) / 10)
  );
}

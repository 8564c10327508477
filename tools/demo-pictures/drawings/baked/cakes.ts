import { lit, mix } from '../ink/color.ts';
import { disc, line, shape, times } from '../ink/flat-shapes.ts';
import { type Surface, turned } from '../ink/lathe.ts';
import { clipped, ellipse, linear, moved, num, path, type Pen, type Svg } from '../ink/pen.ts';
import { bandPath, hoop } from '../ink/surface-detail.ts';
import type { Art } from '../scene/scene.ts';

export interface Cake {
  readonly cream: string;
  readonly high?: number;
  readonly radius?: number;
  /** Colours of the layers of crumb and filling on the side, from the bottom. */
  readonly layers?: readonly string[];
  readonly top?: string;
  /** Drawn on the top around its middle, flattened to the perspective. */
  readonly onTop?: (surface: Surface, y: number) => Svg;
  readonly side?: (surface: Surface) => Svg;
  readonly stand?: string;
}

const TILT = 0.3;

/** Draws a round cake on a low stand. */
export function cake(pen: Pen, spec: Cake): Art {
  const { cream, high = 210, radius: r = 240, layers = [], stand = '#f4efe6' } = spec;
  const foot = turned(pen, {
    outer: [
      [110, 0],
      [110, 0],
      [70, 22],
      [46, 60],
      [52, 92],
      [150, 104],
      [310, 112],
      [318, 122],
      [312, 128],
      [0, 130],
    ],
    material: { color: stand, gloss: 0.7 },
    tilt: TILT,
  });
  const body = turned(pen, {
    outer: [
      [r, 130],
      [r, 130],
      [r, 130 + high - 14],
      [r - 10, 130 + high - 2],
      [0, 130 + high],
    ],
    material: { color: cream, gloss: 0.15 },
    tilt: TILT,
  });
  const each = high / Math.max(1, layers.length);
  const bands = layers
    .map((color, i) =>
      path(
        bandPath(body.surface, 132 + i * each, 130 + (i + 1) * each - 3),
        `fill="${color}" fill-opacity="0.94"`,
      ),
    )
    .join('');
  const shade = layers.length
    ? path(
        bandPath(body.surface, 130, 130 + high - 4),
        `fill="${linear(
          pen,
          [
            [0, '#000000', 0.26],
            [0.25, '#ffffff', 0.18],
            [0.5, '#ffffff', 0],
            [1, '#000000', 0.3],
          ],
          [0, 0, 1, 0],
        )}"`,
      )
    : '';
  const y = -(130 + high) * body.surface.rise;
  const lid = spec.top
    ? ellipse(
        0,
        y,
        r - 6,
        (r - 6) * TILT,
        `fill="${linear(pen, [
          [0, lit(spec.top, 0.9)],
          [1, lit(spec.top, 1.18)],
        ])}"`,
      )
    : '';
  return {
    svg:
      foot.svg +
      body.svg +
      bands +
      shade +
      (spec.side?.(body.surface) ?? '') +
      lid +
      (spec.onTop?.(body.surface, y) ?? ''),
    foot: 130,
    height: 130 + high,
  };
}

/** Draws things on the top, in a ring or scattered. `one` draws a thing upright, without perspective. */
export function ringOn(
  y: number,
  radius: number,
  count: number,
  one: (i: number) => Svg,
  scale = 1,
): Svg {
  const places = times0(count).map((i) => {
    const a = (i / count) * Math.PI * 2 - Math.PI / 2;
    return { i, x: Math.cos(a) * radius, dy: Math.sin(a) * radius * TILT };
  });
  return places
    .toSorted((p, q) => p.dy - q.dy)
    .map(({ i, x, dy }) => moved(one(i), x, y + dy, scale))
    .join('');
}

const times0 = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

export const rosette = (color: string): Svg =>
  times(
    3,
    (i) =>
      ellipse(0, -i * 15, 36 - i * 10, 17 - i * 4, `fill="${lit(color, 0.92 + i * 0.1)}"`) +
      line(
        `M${-26 + i * 8} ${-i * 15}q${26 - i * 8} ${16 - i * 4} ${52 - i * 16} 0`,
        lit(color, 0.8),
        3,
      ),
  ) + shape('M-8 -40L0 -58L8 -40Z', lit(color, 1.1));

export const cube = (color: string): Svg =>
  shape('M0 -34L34 -20L0 -6L-34 -20Z', lit(color, 1.25)) +
  shape('M-34 -20L0 -6V26L-34 12Z', color) +
  shape('M34 -20L0 -6V26L34 12Z', lit(color, 0.78));

export const curl = (color: string): Svg =>
  shape('M-40 10C-30 -30 30 -40 44 -4C30 -16 -10 -14 -26 18Z', color) +
  line('M-36 8C-24 -24 26 -32 40 -6', lit(color, 0.86), 3);

export const berry = (color: string): Svg =>
  disc(0, -16, 25, lit(color, 0.8)) +
  disc(-2, -19, 22, color) +
  ellipse(-9, -27, 7, 4, 'fill="#fff" fill-opacity="0.7"');

/** Draws many short lines over the front of a body, such as egg threads or coconut. */
export function threads(
  pen: Pen,
  surface: Surface,
  from: number,
  to: number,
  count: number,
  colors: readonly string[],
  long = 30,
): Svg {
  return times(count, (i) => {
    const [x, y] = surface.at((pen.random() - 0.5) * 2.8, from + (to - from) * pen.random());
    return line(
      `M${num(x)} ${num(y)}q${num((pen.random() - 0.5) * long)} ${num(pen.random() * long * 0.6)} ${num((pen.random() - 0.5) * long * 2)} ${num((pen.random() - 0.3) * long)}`,
      colors[i % colors.length] ?? '#fff',
      4,
    );
  });
}

/** Draws icing that runs down over the rim. */
export function dripIcing(pen: Pen, surface: Surface, top: number, color: string): Svg {
  const runs = times0(17).map(() => 26 + pen.random() * 70);
  const low = (a: number): number => {
    const t = ((a + Math.PI / 2) / Math.PI) * 16,
      i = Math.floor(t),
      f = t - i,
      w = Math.sin(f * Math.PI) ** 1.6;
    return top - 14 - (runs[i] ?? 30) * w;
  };
  return (
    path(
      bandPath(surface, low, top),
      `fill="${linear(
        pen,
        [
          [0, lit(color, 0.75)],
          [0.3, lit(color, 1.25)],
          [1, lit(color, 0.7)],
        ],
        [0, 0, 1, 0],
      )}"`,
    ) + hoop(surface, top - 3, 5, lit(color, 1.4), 0.4)
  );
}

/** Draws a loaf cake or a roll lying on its side, its cut end to the right. */
export function loafCake(pen: Pen, color: string, end: Svg, top: Svg = '', round = false): Art {
  const d = round
    ? 'M-330 -130C-330 -250 -300 -260 -270 -260H230C290 -260 350 -200 350 -130S290 0 230 0H-270C-310 0 -330 -60 -330 -130Z'
    : 'M-330 0L-350 -150C-340 -230 -250 -210 -170 -232C-90 -256 20 -214 100 -238C160 -252 220 -230 240 -210V0Z';
  return {
    svg:
      path(
        d,
        `fill="${linear(pen, [
          [0, lit(color, 1.35)],
          [0.3, lit(color, 1.05)],
          [0.6, color],
          [1, lit(color, 0.62)],
        ])}"`,
      ) +
      clipped(pen, d, top) +
      (round
        ? ellipse(230, -130, 116, 130, `fill="${lit(color, 0.8)}"`)
        : path('M240 0V-210C290 -236 360 -210 376 -150L360 0Z', `fill="${lit(color, 0.8)}"`)) +
      moved(end, round ? 230 : 308, round ? -130 : -100),
    foot: 330,
    height: 250,
    depth: 0.42,
  };
}

export const swirlEnd = (crumb: string, cream: string): Svg =>
  ellipse(0, 0, 106, 120, `fill="${crumb}"`) +
  line(
    'M0 0c14 -20 36 4 22 30c-24 30 -66 6 -64 -32c6 -44 66 -64 98 -22c30 46 6 100 -50 104c-50 0 -84 -40 -82 -86',
    cream,
    14,
  );

export function slice(pen: Pen, layers: readonly string[], top: Svg): Art {
  const h = 190;
  const each = h / layers.length;
  const shade = linear(
    pen,
    [
      [0, '#000000', 0.02],
      [1, '#000000', 0.22],
    ],
    [0, 0, 1, 0],
  );
  return {
    svg:
      layers
        .map((color, i) =>
          shape(
            `M-190 ${-i * each}L190 ${40 - i * each}V${40 - (i + 1) * each}L-190 ${-(i + 1) * each}Z`,
            color,
          ),
        )
        .join('') +
      path(`M-190 0L190 40V${40 - h}L-190 ${-h}Z`, `fill="${shade}"`) +
      shape(
        `M-190 ${-h}L190 ${40 - h}L60 ${-h - 74}Z`,
        mix(layers.at(-1) ?? '#fff', '#ffffff', 0.3),
      ) +
      moved(top, 20, -h - 20),
    foot: 190,
    height: h,
    depth: 0.5,
  };
}

import { crust, dust, round, seedsOn } from './crust.ts';
import { soft } from '../cloth/cloth.ts';
import { lit } from '../ink/color.ts';
import { disc, line, times } from '../ink/flat-shapes.ts';
import { clipped, ellipse, path, type Pen, type Svg } from '../ink/pen.ts';
import { softLine } from '../ink/soft.ts';
import { dropShadow } from '../scene/scene.ts';

export function croissant(pen: Pen, color: string): Svg {
  const d =
    'M-300 84C-340 10 -220 -176 0 -184C220 -176 340 10 300 84C276 122 214 104 196 74C160 30 100 34 0 34C-100 34 -160 30 -196 74C-214 104 -276 122 -300 84Z';
  const bands = [-230, -158, -82, 0, 82, 158, 230];
  return (
    dropShadow(pen, d, 20, 0.36) +
    path(d, `fill="${crust(pen, color)}"`) +
    clipped(
      pen,
      d,
      bands
        .map(
          (x, i) =>
            softLine(pen, `M${x * 0.55} -30Q${x * 1.02} -130 ${x * 1.1} -196`, 10, {
              color: lit(color, 0.5),
              blur: 6,
              opacity: 0.55,
            }) +
            times(4, (k) =>
              line(
                `M${x * 0.62 + 16 + k * 9} ${-46 - i}Q${x * 1.02 + 22 + k * 9} -120 ${x * 1.06 + 22 + k * 7} -180`,
                lit(color, k % 2 ? 1.35 : 0.82),
                3,
                'stroke-opacity="0.6"',
              ),
            ),
        )
        .join(''),
    )
  );
}

/** Draws a round bun from above, with its filling or topping. */
export function bun(pen: Pen, color: string, top: Svg = '', r = 120): Svg {
  const d = round(r, r * 0.96, 0.02, pen);
  return (
    dropShadow(pen, d, 13, 0.34) +
    path(d, `fill="${crust(pen, color)}"`) +
    clipped(pen, d, top) +
    ellipse(
      -r * 0.3,
      -r * 0.4,
      r * 0.34,
      r * 0.2,
      'fill="#ffffff" fill-opacity="0.3" transform="rotate(-24)"',
    )
  );
}

export function saltRoll(pen: Pen, color: string): Svg {
  const d = soft([
    [-190, 10],
    [-120, -70],
    [0, -94],
    [120, -70],
    [190, 10],
    [110, 60],
    [0, 76],
    [-110, 60],
  ]);
  return (
    dropShadow(pen, d, 14, 0.34) +
    path(d, `fill="${crust(pen, color)}"`) +
    clipped(
      pen,
      d,
      [-90, -30, 30, 90]
        .map((x) =>
          softLine(pen, `M${x} -100Q${x + 26} 0 ${x} 90`, 8, {
            color: lit(color, 0.5),
            blur: 5,
            opacity: 0.5,
          }),
        )
        .join(''),
    ) +
    seedsOn(pen, 60, 30, 16, ['#ffffff', '#f3efe6'], 6)
  );
}

export function swirl(pen: Pen, color: string, icing: string): Svg {
  const d = round(160, 156, 0.03, pen);
  return (
    dropShadow(pen, d, 14, 0.34) +
    path(d, `fill="${crust(pen, color)}"`) +
    line(
      'M0 0c26 -30 60 10 30 44c-40 40 -100 0 -90 -56c14 -60 100 -80 150 -26c44 56 10 140 -70 150c-90 6 -140 -60 -124 -130',
      lit(color, 0.5),
      13,
      'stroke-opacity="0.75"',
    ) +
    line(
      'M-110 -60q60 -50 120 -10t80 40M-90 40q70 -30 110 10t80 -10',
      icing,
      22,
      'stroke-opacity="0.92"',
    ) +
    dust(pen, 130, 120, 30, '#8a5a2b', 4)
  );
}

export function bagel(pen: Pen, color: string, top: Svg): Svg {
  const d = round(190, 184, 0.02, pen);
  return (
    dropShadow(pen, d, 18, 0.36) +
    path(d, `fill="${crust(pen, color)}"`) +
    top +
    disc(4, 6, 56, lit(color, 0.5)) +
    disc(10, 14, 46, '#c9b192') +
    ellipse(-70, -100, 70, 24, 'fill="#ffffff" fill-opacity="0.3" transform="rotate(-30 -70 -100)"')
  );
}

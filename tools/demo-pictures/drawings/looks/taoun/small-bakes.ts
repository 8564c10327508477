import { bun } from '../../baked/buns.ts';
import { dust } from '../../baked/crust.ts';
import { lit } from '../../ink/color.ts';
import { disc, shape, times } from '../../ink/flat-shapes.ts';
import { ellipse, moved, type Svg } from '../../ink/pen.ts';
import { petals } from './petals.ts';
import { CREAM, LINEN, SLATE } from './rooms.ts';
import { paperTray } from '../../packs/paper-tray.ts';
import { above, mid } from '../../scene/from-above.ts';
import { gridOf } from '../../scene/grid-of.ts';
import type { Look } from '../../scene/shot.ts';

function gridAt(svg: Svg): Svg {
  return moved(svg, 495, 495);
}

export const smallBakeLooks: Readonly<Record<string, Look>> = {
  'mini-cupcake-dozen': above(CREAM, '#f0b9bd', (pen) =>
    mid(
      paperTray(
        pen,
        920,
        720,
        '#f4efe6',
        gridOf(
          4,
          12,
          208,
          208,
          (i) =>
            bun(pen, '#c99a5e', '', 90) +
            moved(
              [
                petals('#f6f1e4'),
                petals('#e58fa8', 8),
                petals('#f0a02e', 11),
                petals('#b9a0cc', 6),
              ][i % 4] ?? '',
              0,
              0,
              [2.1, 1.8, 1.7, 1.9][i % 4] ?? 2,
            ),
        ),
      ),
      1,
    ),
  ),
  'egg-tarts': above(SLATE, '#e9b84a', (pen, c) =>
    gridAt(
      gridOf(3, 6, 290, 300, () =>
        bun(
          pen,
          '#c98a45',
          times(
            5,
            (k) =>
              `<circle r="${126 - k * 8}" fill="none" stroke="${lit('#c98a45', k % 2 ? 1.3 : 0.75)}" stroke-width="4"/>`,
          ) +
            disc(0, 0, 94, c) +
            times(7, () =>
              ellipse(
                (pen.random() - 0.5) * 120,
                (pen.random() - 0.5) * 110,
                8 + pen.random() * 26,
                7 + pen.random() * 16,
                'fill="#6b3414" fill-opacity="0.75"',
              ),
            ) +
            ellipse(-30, -36, 30, 14, 'fill="#fff" fill-opacity="0.5"'),
          130,
        ),
      ),
    ),
  ),
  'cream-puffs': above(LINEN, '#c98a4a', (pen, c) =>
    [
      [300, 310],
      [690, 300],
      [320, 690],
      [700, 690],
    ]
      .map(([x = 0, y = 0]) =>
        moved(
          bun(
            pen,
            c,
            times(40, (i) =>
              shape(
                'M0 -18L16 -4L8 16L-12 12L-16 -6Z',
                lit(c, i % 2 ? 1.3 : 0.8),
                `transform="translate(${((i * 67) % 300) - 150} ${((i * 43) % 290) - 145}) rotate(${i * 31})"`,
              ),
            ) + dust(pen, 140, 130, 50, '#ffffff', 5),
            172,
          ),
          x,
          y,
        ),
      )
      .join(''),
  ),
};

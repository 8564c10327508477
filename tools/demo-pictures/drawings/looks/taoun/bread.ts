import { bun, croissant, saltRoll } from '../../baked/buns.ts';
import { dust, seedsOn } from '../../baked/crust.ts';
import { focaccia } from '../../baked/focaccia.ts';
import { boule, tinLoaf } from '../../baked/loaves.ts';
import { lit } from '../../ink/color.ts';
import { disc, shape } from '../../ink/flat-shapes.ts';
import { ellipse, moved } from '../../ink/pen.ts';
import { BLUSH, CREAM, LINEN, SLATE, WOOD } from './rooms.ts';
import { paperTray } from '../../packs/paper-tray.ts';
import { above, mid } from '../../scene/from-above.ts';
import { gridOf } from '../../scene/grid-of.ts';
import { lying } from '../../scene/scene.ts';
import { at, type Look, SIDE, still } from '../../scene/shot.ts';
import { board } from '../../table/board.ts';

export const breadLooks: Readonly<Record<string, Look>> = {
  'country-sourdough': {
    ...above(LINEN, '#a8642f', (pen, c) => mid(boule(pen, c), 1.12)),
    use: (pen, c) =>
      lying(
        pen,
        SIDE,
        SIDE,
        WOOD,
        mid(board(pen, 860, 560, '#8a5a35'), 1, -8) +
          moved(boule(pen, c), 370, 430, 0.72) +
          [0, 1, 2]
            .map((i) =>
              moved(
                ellipse(0, 0, 150, 128, `fill="${lit(c, 0.8)}"`) +
                  ellipse(0, 0, 136, 114, 'fill="#f0deb8"') +
                  dust(pen, 120, 98, 60, '#d9bd8a', 8),
                640 + i * 64,
                360 + i * 130,
                0.86,
                20,
              ),
            )
            .join('') +
          moved(
            disc(0, 0, 74, '#e9dfd0') +
              disc(0, 0, 62, '#f7f2e8') +
              shape('M-34 -22H34V22H-34Z', '#f3d98a', 'transform="rotate(12)"'),
            250,
            800,
          ),
      ),
  },
  'riceberry-loaf': {
    color: '#8a5a4a',
    front: (pen, c) =>
      still(
        pen,
        BLUSH,
        at(
          tinLoaf(pen, c, '#b59aa8', seedsOn(pen, 240, 30, 40, ['#3a2530', '#5b3b4a'], 8)),
          470,
          800,
          1.15,
        ),
      ),
  },
  'butter-croissant': above(
    CREAM,
    '#cf8a3c',
    (pen, c) =>
      mid(paperTray(pen, 900, 720, '#f4efe6', ''), 1) +
      [
        [300, 350, -18],
        [680, 360, 12],
        [310, 640, 8],
        [690, 650, -14],
      ]
        .map(([x = 0, y = 0, t = 0]) => moved(croissant(pen, c), x, y + 20, 0.7, t))
        .join(''),
  ),
  'pandan-milk-buns': above(LINEN, '#9dab4a', (pen, c) =>
    mid(
      paperTray(
        pen,
        760,
        560,
        '#e9d9b8',
        gridOf(3, 6, 216, 216, () => bun(pen, c, '', 112)),
      ),
      1.16,
    ),
  ),
  'sea-salt-rolls': above(SLATE, '#d19a4e', (pen, c) =>
    [
      [320, 260, -30],
      [690, 300, 20],
      [470, 500, -4],
      [290, 720, 24],
      [720, 710, -22],
    ]
      .map(([x = 0, y = 0, t = 0]) => moved(saltRoll(pen, c), x, y, 1, t))
      .join(''),
  ),
  'focaccia-holy-basil': above(WOOD, '#d9a45c', (pen, c) => mid(focaccia(pen, c), 1.12, -3)),
};

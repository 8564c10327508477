import { bagel, bun, swirl } from '../../baked/buns.ts';
import { seedsOn } from '../../baked/crust.ts';
import { baguette } from '../../baked/loaves.ts';
import { leaf } from '../../garden/plants.ts';
import { lit } from '../../ink/color.ts';
import { line, times } from '../../ink/flat-shapes.ts';
import { ellipse, moved } from '../../ink/pen.ts';
import { CREAM, LINEN, MINT, SLATE, WARM } from './rooms.ts';
import { paperTray } from '../../packs/paper-tray.ts';
import { glassJar } from '../../packs/tins-and-jars.ts';
import { above, mid } from '../../scene/from-above.ts';
import { gridOf } from '../../scene/grid-of.ts';
import { at, type Look, still } from '../../scene/shot.ts';

export const bunLooks: Readonly<Record<string, Look>> = {
  'multigrain-baguette': above(
    LINEN,
    '#b5793a',
    (pen, c) =>
      mid(baguette(pen, c), 1.02, -34, 430, 430) +
      mid(baguette(pen, lit(c, 0.94)), 1.02, -34, 560, 600),
  ),
  'coconut-cinnamon-roll': above(CREAM, '#c98a4a', (pen, c) =>
    mid(
      paperTray(
        pen,
        720,
        720,
        '#8d9a9a',
        gridOf(2, 4, 316, 316, () => swirl(pen, c, '#fff8ec')),
      ),
      1.14,
      3,
    ),
  ),
  'floss-bun': above(LINEN, '#d59a52', (pen, c) =>
    [
      [330, 300],
      [680, 400],
      [420, 700],
    ]
      .map(([x = 0, y = 0], i) =>
        moved(
          bun(pen, c, '', 190) +
            times(90, () => {
              const a = pen.random() * 6.3,
                d = Math.sqrt(pen.random()) * 140;
              return line(
                `M${(Math.cos(a) * d) | 0} ${(Math.sin(a) * d) | 0}q${(pen.random() * 30) | 0} ${(pen.random() * -30) | 0} ${(pen.random() * 60 - 30) | 0} ${(pen.random() * 40 - 20) | 0}`,
                pen.random() > 0.5 ? '#c98a4a' : '#9a5a2a',
                5,
              );
            }),
          x,
          y,
          1,
          i * 40,
        ),
      )
      .join(''),
  ),
  'bagel-everything': above(SLATE, '#b8743a', (pen, c) =>
    [
      [300, 300],
      [690, 320],
      [310, 690],
      [700, 700],
    ]
      .map(([x = 0, y = 0], i) =>
        moved(
          bagel(
            pen,
            c,
            i === 0 || i === 3
              ? moved(seedsOn(pen, 150, 140, 90, ['#f6ead0', '#2c2622'], 8), 0, 0)
              : i === 1
                ? moved(seedsOn(pen, 140, 130, 40, ['#8a4a1f', '#a8602a'], 16), 0, 0)
                : '',
          ),
          x,
          y,
          0.96,
          i * 30,
        ),
      )
      .join(''),
  ),
  'steamed-brown-buns': above(
    { color: '#7a9a5a' },
    '#b98a52',
    (pen, c) =>
      times(7, (i) =>
        moved(leaf(0, 0, 760, 260, 78 + i * 3, '#5d8a48'), -60 + i * 20, 200 + i * 110),
      ) +
      moved(
        gridOf(3, 8, 250, 270, () =>
          bun(
            pen,
            c,
            line('M-80 -80L0 0L80 80M80 -80L0 0L-80 80', lit(c, 1.7), 20) +
              line('M-74 -74L0 0L74 74M74 -74L0 0L-74 74', lit(c, 1.4), 9),
            108,
          ),
        ),
        500,
        500,
      ),
  ),
  'sourdough-starter': {
    color: '#eaddc2',
    front: (pen, c) =>
      still(
        pen,
        WARM,
        at(
          glassJar(
            pen,
            c,
            {
              paper: '#b98a5c',
              ink: '#3f2a18',
              lines: ['ป้าแก้ว', 'เลี้ยงด้วยรัก'],
              size: 42,
              face: 'looped',
            },
            {
              h: 360,
              r: 170,
              lid: '#d9c4a0',
              more: (s) =>
                times(46, () => {
                  const [x, y] = s.at((pen.random() - 0.5) * 2.6, 40 + pen.random() * 250);
                  return ellipse(
                    x,
                    y,
                    4 + pen.random() * 9,
                    3 + pen.random() * 8,
                    'fill="#fffaf0" fill-opacity="0.75"',
                  );
                }),
            },
          ),
          500,
          850,
          1.6,
        ),
      ),
  },
  'kaya-spread': {
    color: '#8f9f3f',
    front: (pen, c) =>
      still(
        pen,
        MINT,
        at(
          {
            svg:
              leaf(0, 0, 420, 54, -18, '#5d9a48') +
              leaf(20, 0, 460, 54, 6, '#4f8a3e') +
              leaf(40, 0, 400, 50, 26, '#6cab5c'),
            foot: 0,
            height: 0,
          },
          720,
          780,
          1.2,
        ),
        at(
          glassJar(
            pen,
            c,
            { paper: '#fbf4e2', ink: '#4f6a2a', lines: ['สังขยา', 'ใบเตย'], size: 52 },
            { lid: '#4f6a2a', h: 310 },
          ),
          450,
          850,
          1.62,
        ),
      ),
  },
};

import { lit } from './color.ts';
import {
  bagel,
  baguette,
  board,
  boule,
  bun,
  croissant,
  dust,
  focaccia,
  gridOf,
  paperTray,
  saltRoll,
  seedsOn,
  swirl,
  tinLoaf,
} from './breads.ts';
import {
  berry,
  cake,
  cube,
  curl,
  dripIcing,
  loafCake,
  ringOn,
  rosette,
  slice,
  swirlEnd,
  threads,
} from './cakes.ts';
import { espressoCup } from './cups.ts';
import { disc, line, shape, times } from './flat-shapes.ts';
import { ellipse, moved, type Pen, type Svg } from './pen.ts';
import { leaf } from './plants.ts';
import { lying, type Room } from './scene.ts';
import { at, SIDE, still, type Look } from './shot.ts';
import { glassJar } from './vessels.ts';

const WARM: Room = { wall: '#f0e2cd', table: '#c99f6d', surface: 'wood' };
const BLUSH: Room = { wall: '#f2d9cc', table: '#d9bd98', surface: 'linen' };
const MINT: Room = { wall: '#d8e4d8', table: '#cfae83', surface: 'wood' };
const BLUE: Room = { wall: '#d3dee4', table: '#d0b48e', surface: 'wood' };

const LINEN = { color: '#e6dccb', surface: 'linen' } as const;
const SLATE = { color: '#5a5f5e' } as const;
const WOOD = { color: '#c9a273', surface: 'wood' } as const;
const CREAM = { color: '#efe3cf' } as const;

type Ground = { color: string; surface?: 'plain' | 'wood' | 'linen' };
const above = (ground: Ground, color: string, draw: (pen: Pen, color: string) => Svg): Look => ({
  color,
  front: (pen, c) => lying(pen, SIDE, SIDE, ground, draw(pen, c)),
});
const mid = (svg: Svg, scale = 1, turn = 0, x = 490, y = 490): Svg => moved(svg, x, y, scale, turn);
const petals = (color: string, n = 5): Svg =>
  times(
    n,
    (k) =>
      `<ellipse cx="0" cy="-24" rx="15" ry="24" fill="${lit(color, 1 + (k % 2) * 0.2)}" transform="rotate(${(k * 360) / n})"/>`,
  ) + disc(0, 0, 9, '#f3c34d');

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
  'young-coconut-cake': {
    color: '#f6f0e4',
    front: (pen, c) =>
      still(
        pen,
        BLUE,
        at(
          cake(pen, {
            cream: c,
            high: 230,
            onTop: (_s, y) =>
              threadsTop(pen, y, ['#ffffff', '#f3ead8', '#e6dcc6']) +
              ringOn(y, 150, 8, () => curl('#fffdf8'), 1.2),
            side: (s) => threads(pen, s, 140, 340, 260, ['#ffffff', '#f1e7d4', '#e3d6bd']),
          }),
          500,
          860,
          1.42,
        ),
      ),
    use: (pen) =>
      still(
        pen,
        WARM,
        at(
          slice(
            pen,
            ['#f3dfae', '#fdfaf2', '#f3dfae', '#fdfaf2', '#f3dfae', '#fdfaf2'],
            curl('#fffdf8'),
          ),
          420,
          800,
          1.5,
        ),
        at(espressoCup(pen, { glaze: '#9bb0a5' }), 790, 870, 0.82),
      ),
  },
  'thai-tea-crepe-cake': {
    color: '#d9843b',
    front: (pen, c) =>
      still(
        pen,
        WARM,
        at(
          cake(pen, {
            cream: c,
            high: 220,
            layers: times22(c),
            top: '#c9692a',
            onTop: (_s, y) => ringOn(y, 140, 6, () => rosette('#fdf3e2'), 0.9),
          }),
          500,
          850,
          1.42,
        ),
      ),
  },
  'basque-cheesecake': {
    color: '#e9c889',
    front: (pen, c) =>
      still(
        pen,
        { wall: '#cfd6cf', table: '#a8794d', surface: 'wood' },
        at(
          cake(pen, {
            cream: c,
            high: 200,
            top: '#5b3218',
            stand: '#3a3d40',
            side: (s) => dripIcing(pen, s, 330, '#8a5426'),
            onTop: (_s, y) => ellipse(-50, y - 8, 120, 30, 'fill="#8a4f22" fill-opacity="0.6"'),
          }),
          500,
          850,
          1.42,
        ),
      ),
  },
  'mango-shortcake': {
    color: '#fdf8ee',
    front: (pen, c) =>
      still(
        pen,
        MINT,
        at(
          cake(pen, {
            cream: c,
            high: 220,
            layers: ['#f3dfae', '#fdf8ee', '#f4b63a', '#fdf8ee', '#f3dfae'],
            top: '#fdf8ee',
            onTop: (_s, y) =>
              ringOn(y, 160, 11, () => cube('#f2a92c'), 1.15) +
              ringOn(y, 70, 6, () => cube('#f6bb45'), 1.2) +
              moved(
                leaf(0, 0, 90, 40, -30, '#5d9a48') + leaf(0, 0, 90, 40, 24, '#6cab5c'),
                0,
                y - 40,
              ),
          }),
          500,
          860,
          1.42,
        ),
      ),
  },
  'dark-chocolate-chiang-mai': {
    color: '#3a2018',
    front: (pen, c) =>
      still(
        pen,
        { wall: '#d9c3ae', table: '#8a6040', surface: 'wood' },
        at(
          cake(pen, {
            cream: c,
            high: 180,
            side: (s) => dripIcing(pen, s, 312, '#1f0f0a'),
            top: '#2a140d',
            onTop: (_s, y) =>
              ringOn(y, 150, 9, (i) => (i % 3 ? curl('#5b3322') : berry('#a8231f'))),
          }),
          500,
          840,
          1.46,
        ),
      ),
  },
  'taro-chiffon': {
    color: '#b9a0cc',
    front: (pen, c) =>
      still(
        pen,
        BLUSH,
        at(
          cake(pen, {
            cream: c,
            high: 230,
            stand: '#efe6d8',
            top: '#cbb6db',
            onTop: (_s, y) =>
              ringOn(y, 156, 10, () => rosette('#8f73ab'), 0.86) +
              ellipse(0, y, 62, 19, 'fill="#8f73ab"') +
              ellipse(0, y + 4, 52, 14, 'fill="#5f4a7a"'),
            side: (s) => threads(pen, s, 140, 300, 40, ['#a58abd', '#c9b6d9'], 16),
          }),
          500,
          860,
          1.4,
        ),
      ),
  },
  'carrot-cake-makham': {
    color: '#f8f0de',
    front: (pen, c) =>
      still(
        pen,
        WARM,
        at(
          cake(pen, {
            cream: c,
            high: 210,
            layers: ['#b8703a', '#f8f0de', '#b8703a', '#f8f0de'],
            top: '#fbf6ea',
            onTop: (_s, y) =>
              ringOn(
                y,
                160,
                8,
                () =>
                  moved(
                    shape('M0 -50C16 -40 14 0 0 20C-14 0 -16 -40 0 -50Z', '#e8792b') +
                      leaf(0, -46, 34, 18, -16, '#5d9a48') +
                      leaf(0, -46, 34, 18, 16, '#6cab5c'),
                    0,
                    10,
                  ),
                1,
              ),
          }),
          500,
          860,
          1.42,
        ),
      ),
  },
  'banana-loaf-cake': {
    color: '#a8692f',
    front: (pen, c) =>
      still(
        pen,
        BLUE,
        at(
          loafCake(
            pen,
            c,
            dust(pen, 56, 80, 30, '#5b3a1c', 6),
            seedsOn(pen, 40, 10, 60, ['#2c2420'], 7) +
              line('M-280 -214Q-120 -190 40 -222T230 -196', '#e9c486', 26) +
              moved(seedsOn(pen, 260, 26, 90, ['#2c2420', '#3f332c'], 7), -60, -206),
          ),
          480,
          790,
          1.22,
        ),
      ),
  },
  'lychee-rose-roll': {
    color: '#f0b9bd',
    front: (pen, c) =>
      still(
        pen,
        MINT,
        at(
          loafCake(
            pen,
            c,
            swirlEnd('#f7d9d6', '#fffaf6'),
            [-240, -120, 0, 120].map((x) => moved(rosette('#fff4f2'), x, -240, 1.1)).join(''),
            true,
          ),
          470,
          790,
          1.2,
        ),
        at(
          {
            svg: [-240, -120, 0, 120]
              .map((x) =>
                moved(rosette('#fff4f2') + moved(petals('#d9637a'), 0, -46, 0.8), x, -256, 1.05),
              )
              .join(''),
            foot: 0,
            height: 0,
          },
          470,
          790,
          1.2,
        ),
      ),
  },
  'foi-thong-cake': {
    color: '#e9a92c',
    front: (pen, c) =>
      still(
        pen,
        BLUSH,
        at(
          cake(pen, {
            cream: '#f3d78a',
            high: 210,
            top: c,
            side: (s) => threads(pen, s, 138, 330, 420, ['#f2b532', '#e39a1c', '#f7ca5a'], 36),
            onTop: (_s, y) =>
              threadsTop(pen, y, ['#f2b532', '#e39a1c', '#f7ca5a', '#fbdc86']) +
              ringOn(
                y,
                20,
                1,
                () => shape('M-60 0C-40 -40 40 -40 60 0C40 16 -40 16 -60 0Z', '#e2701c'),
                1,
              ),
          }),
          500,
          860,
          1.42,
        ),
      ),
  },
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

function times22(color: string): readonly string[] {
  return Array.from({ length: 22 }, (_, i) => (i % 2 ? '#fbeed8' : color));
}

function gridAt(svg: Svg): Svg {
  return moved(svg, 495, 495);
}

/** Shreds heaped over the top of a cake whose middle is at `y`. */
function threadsTop(pen: Pen, y: number, colors: readonly string[]): Svg {
  return times(220, (i) => {
    const a = pen.random() * 6.3,
      d = Math.sqrt(pen.random()) * 226;
    return line(
      `M${(Math.cos(a) * d) | 0} ${(y + Math.sin(a) * d * 0.3) | 0}q${(pen.random() * 40 - 20) | 0} ${(-pen.random() * 26) | 0} ${(pen.random() * 70 - 35) | 0} ${(pen.random() * 14 - 7) | 0}`,
      colors[i % colors.length] ?? '#fff',
      4.5,
    );
  });
}

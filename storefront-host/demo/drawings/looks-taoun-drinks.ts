import { basket } from './baskets.ts';
import { board, gridOf, paperTray } from './breads.ts';
import { lit } from './color.ts';
import { dripper } from './cups.ts';
import { box, disc, line, shape, times } from './flat-shapes.ts';
import { ellipse, moved, type Pen, type Svg } from './pen.ts';
import { leaf } from './plants.ts';
import { lying, type Room } from './scene.ts';
import { at, loose, SIDE, steam, still, type Look } from './shot.ts';
import {
  biscotti,
  brownie,
  cashew,
  chunk,
  cookieDisc,
  crispRoll,
  granola,
  lamduan,
  macaron,
  piped,
  puff,
  tart,
} from './sweets.ts';
import {
  coffeeBag,
  carton,
  enamelMug,
  glassJar,
  grinder,
  kettle,
  mokaPot,
  tin,
  vessel,
  type Label,
} from './vessels.ts';

const WARM: Room = { wall: '#f0e2cd', table: '#c99f6d', surface: 'wood' };
const BLUSH: Room = { wall: '#f2d9cc', table: '#d9bd98', surface: 'linen' };
const MINT: Room = { wall: '#d8e4d8', table: '#cfae83', surface: 'wood' };
const BLUE: Room = { wall: '#d3dee4', table: '#d0b48e', surface: 'wood' };
const DARK: Room = { wall: '#6f6259', table: '#7a5638', surface: 'wood' };
const LINEN = { color: '#e6dccb', surface: 'linen' } as const;
const SLATE = { color: '#5a5f5e' } as const;
const CREAM = { color: '#efe3cf' } as const;

type Ground = { color: string; surface?: 'plain' | 'wood' | 'linen' };
const above = (ground: Ground, color: string, draw: (pen: Pen, color: string) => Svg): Look => ({
  color,
  front: (pen, c) => lying(pen, SIDE, SIDE, ground, draw(pen, c)),
});
const mid = (svg: Svg, scale = 1, turn = 0, x = 490, y = 490): Svg => moved(svg, x, y, scale, turn);
const label = (
  paper: string,
  ink: string,
  lines: readonly string[],
  more: Partial<Label> = {},
): Label => ({ paper, ink, lines, ...more });

const sun = (c: string): Svg =>
  disc(0, 0, 30, c) + times(10, (i) => line('M0 -40V-52', c, 5, `transform="rotate(${i * 36})"`));
const peaks = (c: string): Svg =>
  shape('M-80 40L-30 -40L0 0L30 -50L84 40Z', c) +
  shape('M-44 -18L-30 -40L-16 -20ZM16 -26L30 -50L46 -24Z', '#fff');
const bean = (c: string): Svg =>
  ellipse(0, 0, 34, 46, `fill="${c}" transform="rotate(24)"`) +
  line('M14 -38C-16 -10 16 10 -14 38', lit(c, 1.7), 5);
const flower = (c: string, n = 6): Svg =>
  times(
    n,
    (k) =>
      `<ellipse cx="0" cy="-28" rx="16" ry="28" fill="${lit(c, 1 + (k % 2) * 0.25)}" transform="rotate(${(k * 360) / n})"/>`,
  ) + disc(0, 0, 12, '#f3c34d');
const sprigArt = (c: string): Svg =>
  line('M0 50V-50', c, 5) +
  [-30, 0, 30]
    .map((y) => leaf(0, y, 54, 22, -56, c) + leaf(0, y, 54, 22, 56, lit(c, 0.85)))
    .join('');

const bag = (color: string, l: Label, room: Room, use?: Look['use']): Look => ({
  color,
  front: (pen, c) => still(pen, room, at(coffeeBag(pen, c, l), 490, 870, 1.28)),
  ...(use ? { use } : {}),
});
const teaTin = (color: string, l: Label, room: Room, extra?: (pen: Pen) => Svg): Look => ({
  color,
  front: (pen, c) =>
    still(
      pen,
      room,
      at(tin(pen, c, l), extra ? 420 : 500, 860, extra ? 1.5 : 1.65),
      ...(extra ? [at(loose(extra(pen)), 780, 880, 1)] : []),
    ),
});

const DOI = label('#f6ead2', '#5b3218', ['ดอยช้าง', 'คั่วกลาง'], { art: peaks('#5f8a6b') });

export const drinkLooks: Readonly<Record<string, Look>> = {
  'butter-cookies-tin': above(LINEN, '#3f6f8a', (pen, c) =>
    mid(
      disc(12, 16, 400, '#00000026') +
        disc(0, 0, 396, c) +
        disc(0, 0, 376, lit(c, 1.3)) +
        disc(0, 0, 362, '#f7f0e2') +
        gridOf(3, 9, 210, 210, () => piped(pen, '#e3b465', 98)),
      1.1,
    ),
  ),
  'cashew-cookies': {
    color: '#d9a45c',
    front: (pen, c) =>
      still(
        pen,
        MINT,
        at(
          glassJar(
            pen,
            lit(c, 0.9),
            label('#fbf4e2', '#7a4a1f', ['คุกกี้', 'เม็ดมะม่วง'], { size: 44 }),
            {
              h: 380,
              r: 165,
              lid: '#b0322c',
              more: (s) =>
                times(26, (i) => {
                  const [x, y] = s.at(-1.1 + ((i * 0.41) % 2.2), 40 + ((i * 53) % 290));
                  return moved(
                    ellipse(0, 0, 52, 20, `fill="${lit(c, 0.8 + (i % 4) * 0.13)}"`) +
                      moved(cashew(), 0, -4, 0.5),
                    x * 0.82,
                    y,
                    0.95,
                    ((i * 31) % 30) - 15,
                  );
                }),
            },
          ),
          400,
          860,
          1.5,
        ),
        at({ svg: moved(cookieDiscArt(pen, c), 0, -40, 1), foot: 100, height: 40 }, 800, 900, 0.9),
      ),
  },
  'chocolate-chunk-cookie': above(SLATE, '#b87a3c', (pen, c) =>
    mid(
      gridOf(
        2,
        6,
        330,
        290,
        (i) =>
          cookieDisc(
            pen,
            c,
            146,
            times(8, (k) =>
              moved(
                chunk(),
                Math.cos(k * 2.4 + i) * Math.sqrt(k / 8) * 118,
                Math.sin(k * 2.4 + i) * Math.sqrt(k / 8) * 118,
                1.2,
                k * 47,
              ),
            ) +
              times(7, (k) =>
                disc(Math.cos(k * 1.9 + i) * 90, Math.sin(k * 2.9) * 90, 4, '#ffffff'),
              ),
          ),
        14,
      ),
    ),
  ),
  'palm-sugar-granola': above(CREAM, '#c98a4a', (pen) =>
    mid(
      disc(14, 18, 392, '#00000030') +
        disc(0, 0, 388, '#7d98a0') +
        disc(0, 0, 366, '#a9bfc4') +
        disc(0, 6, 340, '#8a5a2c') +
        granola(pen, 330, 330, 620),
    ),
  ),
  'kleeb-lamduan': {
    ...above(
      { color: '#6f9455' },
      '#f4ead2',
      (pen, c) =>
        times(6, (i) =>
          moved(
            leaf(0, 0, 1240, 300, 90, ['#5d8a48', '#527c3f'][i % 2] ?? '#5d8a48'),
            -60,
            80 + i * 180,
          ),
        ) + mid(gridOf(3, 9, 280, 280, () => lamduan(pen, c, 128), 12)),
    ),
    use: (pen, c) =>
      lying(
        pen,
        SIDE,
        SIDE,
        { color: '#b98a5c', surface: 'wood' },
        mid(board(pen, 820, 520, '#8a5a35'), 1, 6) +
          moved(leaf(0, 0, 640, 240, 88, '#5d8a48'), 150, 500) +
          [
            [300, 400],
            [480, 390],
            [390, 540],
            [560, 540],
            [640, 400],
          ]
            .map(([x = 0, y = 0], i) => moved(lamduan(pen, c, 88), x, y, 1, i * 30))
            .join('') +
          moved(
            disc(8, 10, 150, '#00000030') +
              disc(0, 0, 146, '#efe6d4') +
              disc(0, 0, 122, '#fbf6ea') +
              disc(0, 0, 108, '#b9802f') +
              ellipse(-30, -40, 40, 18, 'fill="#fff" fill-opacity="0.35"'),
            790,
            760,
          ),
      ),
  },
  'crispy-rolls-coconut': above(LINEN, '#dca04e', (pen, c) =>
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        moved(crispRoll(pen, c), 500 + (i % 2 ? 70 : -50), 170 + i * 132, 1.2, i % 2 ? -7 : 5),
      )
      .join(''),
  ),
  'khanom-ping': above({ color: '#c9d8c4' }, '#f3e2bd', (pen, c) =>
    mid(
      disc(12, 16, 380, '#00000028') +
        disc(0, 0, 376, '#8d6b4a') +
        disc(0, 0, 352, '#d9b98a') +
        times(38, (i) =>
          moved(
            puff(pen, lit(c, 0.95 + (i % 3) * 0.06)),
            Math.cos(i * 2.4) * Math.sqrt(i / 38) * 300,
            Math.sin(i * 2.4) * Math.sqrt(i / 38) * 300,
          ),
        ),
    ),
  ),
  'macaron-thai-fruit': above(CREAM, '#e9b53a', (pen) =>
    mid(
      paperTray(
        pen,
        880,
        620,
        '#e6cfc4',
        gridOf(4, 8, 208, 262, (i) =>
          moved(
            macaron(
              pen,
              ['#f2b93c', '#8f4f86', '#f6f0e4', '#e88a80'][i % 4] ?? '#f2b93c',
              ['#f8dc8a', '#f3e3ee', '#d7e6d0', '#f7c9a0'][i % 4] ?? '#fff',
            ),
            0,
            0,
            0.84,
          ),
        ),
      ),
      1,
    ),
  ),
  'ginger-snaps': above({ color: '#8a9a8c' }, '#a8622a', (pen, c) =>
    mid(
      gridOf(
        3,
        8,
        280,
        280,
        () =>
          cookieDisc(
            pen,
            c,
            122,
            line(
              'M-80 -20L-30 -50L10 -10L60 -60M-60 60L-10 30L40 70L90 20M-90 30L-50 10',
              lit(c, 0.62),
              5,
            ) +
              times(34, () =>
                disc(
                  (pen.random() - 0.5) * 190,
                  (pen.random() - 0.5) * 190,
                  4,
                  '#fff4de',
                  'fill-opacity="0.85"',
                ),
              ),
            0.02,
          ),
        10,
      ),
    ),
  ),
  'brownie-bites': above(CREAM, '#4a281a', (pen, c) =>
    mid(
      gridOf(3, 9, 288, 288, () => brownie(pen, c)),
      0.98,
      3,
    ),
  ),
  'pineapple-tarts': above({ color: '#d5dfca' }, '#e2ab55', (pen, c) =>
    mid(
      gridOf(3, 10, 272, 236, () => tart(pen, c, '#d9861e')),
      0.98,
    ),
  ),
  'almond-biscotti': above(SLATE, '#d39a55', (pen, c) =>
    [0, 1, 2, 3, 4]
      .map((i) =>
        moved(biscotti(pen, c), 470 + (i % 2 ? 130 : -110), 170 + i * 165, 1.16, i % 2 ? 16 : -14),
      )
      .join(''),
  ),
  'seaweed-shortbread': above(CREAM, '#e6cf9c', (pen, c) =>
    mid(
      gridOf(
        2,
        8,
        420,
        220,
        () =>
          box(-186 + 8, -80 + 10, 372, 160, '#00000022', 'rx="12"') +
          box(-186, -80, 372, 160, c, 'rx="12"') +
          times(34, () =>
            line(
              `M${((pen.random() - 0.5) * 320) | 0} ${((pen.random() - 0.5) * 120) | 0}q10 -14 24 -2`,
              pen.random() > 0.5 ? '#2f5a3a' : '#47724a',
              5,
            ),
          ) +
          times(22, () =>
            ellipse(
              (pen.random() - 0.5) * 330,
              (pen.random() - 0.5) * 130,
              6,
              3.5,
              'fill="#fff8e6"',
            ),
          ) +
          times(8, (i) => disc(-150 + (i % 4) * 100, i < 4 ? -40 : 40, 7, lit(c, 0.7))),
      ),
    ),
  ),
  'festival-hamper': {
    color: '#c69a58',
    front: (pen, c) =>
      still(
        pen,
        WARM,
        at(
          basket(pen, {
            color: c,
            inside:
              moved(
                tin(pen, '#3f6f8a', label('#f7f0e2', '#2f4a5a', ['คุกกี้', 'เนยสด'])).svg,
                -120,
                60,
                0.72,
              ) +
              moved(coffeeBag(pen, '#5b3b2a', DOI).svg, 110, 70, 0.46) +
              moved(
                glassJar(pen, '#e9dfc4', label('#fbf4e2', '#7a4a1f', ['ขนมผิง'])).svg,
                0,
                110,
                0.62,
              ),
          }),
          500,
          860,
          1.3,
        ),
      ),
  },
  'doi-chang-medium': bag('#5b3b2a', DOI, WARM, (pen, c) =>
    still(
      pen,
      MINT,
      at(coffeeBag(pen, c, DOI), 280, 800, 0.86),
      at(dripper(pen, { glaze: '#e9dfc8' }), 660, 860, 1.05),
      at(steam(pen), 660, 420, 0.7),
    ),
  ),
  'nan-dark-roast': bag(
    '#2b2523',
    label('#c9463a', '#fff2dc', ['น่าน', 'คั่วเข้ม'], { art: bean('#2b1810') }),
    BLUE,
  ),
  'mae-hong-son-natural': bag(
    '#e9d3d0',
    label('#fffaf2', '#8f2f4a', ['แม่ฮ่องสอน', 'เนเชอรัล'], { art: sun('#e0607a'), size: 38 }),
    MINT,
  ),
  'southern-robusta': bag(
    '#c9952f',
    label('#fdf1cf', '#6b2f14', ['โกปี้', 'ชุมพร'], { art: enamelIcon() }),
    DARK,
  ),
  'drip-bag-mixed': {
    color: '#7f9a8a',
    front: (pen, c) =>
      still(
        pen,
        BLUSH,
        at(
          carton(
            pen,
            c,
            label('#f8f1e0', '#2f4a3f', ['ดริปแบ็ก', '๑๐ ซอง'], { art: peaks('#c98a4a'), size: 52 }),
            { w: 360, h: 430 },
          ),
          420,
          860,
          1.35,
        ),
      ),
  },
  'cold-brew-bottle': {
    color: '#3a2116',
    front: (pen, c) =>
      still(
        pen,
        BLUE,
        ...[230, 480, 730].map((x) =>
          at(
            vessel(pen, {
              outer: [
                [92, 0],
                [92, 0],
                [100, 8],
                [100, 280],
                [92, 330],
                [44, 400],
                [40, 440],
                [44, 446],
              ],
              color: '#dfe6e2',
              gloss: 0.8,
              filled: { color: c, to: 330 },
              label: {
                ...label('#f4ead6', '#3a2116', ['โคลด์', 'บรูว์'], { size: 34 }),
                from: 90,
                to: 220,
              },
              cap: {
                outer: [
                  [46, 440],
                  [50, 444],
                  [50, 480],
                  [44, 484],
                  [0, 485],
                ],
                color: '#c9a24a',
              },
            }),
            x,
            860,
            1.35,
          ),
        ),
      ),
  },
  'cloth-filter-set': {
    color: '#c8cacc',
    front: (pen, c) =>
      still(
        pen,
        WARM,
        at(
          vessel(pen, {
            outer: [
              [110, 0],
              [110, 0],
              [116, 8],
              [116, 330],
              [122, 340],
              [0, 341],
            ],
            color: c,
            gloss: 0.95,
          }),
          330,
          860,
          1.35,
        ),
        at(
          {
            svg:
              line('M-90 -560H150', '#9b9ea1', 14) +
              shape('M-110 -560C-110 -400 -60 -260 0 -220C60 -260 110 -400 110 -560Z', '#e6d8bd') +
              shape(
                'M-110 -560C-110 -400 -60 -260 0 -220C20 -230 40 -260 56 -300C0 -330 -60 -420 -70 -560Z',
                '#d2bf9c',
              ) +
              ellipse(0, -560, 112, 24, 'fill="#5b3b2a"') +
              line('M110 -560H250', '#7a4a2b', 24),
            foot: 0,
            height: 0,
          },
          330,
          860,
          1.1,
        ),
        at(enamelMug(pen, '#f2efe6', '#7a4a24'), 730, 880, 1.05),
      ),
  },
  'moka-pot': {
    color: '#b9bcbf',
    front: (pen, c) => still(pen, WARM, at(mokaPot(pen, c), 470, 870, 1.45)),
  },
  'enamel-mug': {
    color: '#f2efe6',
    front: (pen, c) =>
      still(pen, { ...BLUE, wall: '#b9cdd4' }, at(enamelMug(pen, c), 470, 830, 1.75)),
  },
  'hand-grinder': {
    color: '#3a3d40',
    front: (pen) =>
      still(
        pen,
        MINT,
        at(grinder(pen), 430, 880, 1.42),
        at(
          loose(
            times(16, (i) =>
              moved(bean('#4a2a17'), -130 + ((i * 67) % 270), ((i * 31) % 60) - 20, 0.5, i * 50),
            ),
          ),
          780,
          880,
        ),
      ),
  },
  'gooseneck-kettle': {
    color: '#b9bcbf',
    front: (pen, c) => still(pen, BLUSH, at(kettle(pen, c), 520, 840, 1.55)),
  },
  'mae-salong-oolong': teaTin(
    '#2f5a4a',
    label('#f4ead0', '#1f4034', ['แม่สลอง', 'เบอร์ ๑๗'], { art: peaks('#5d8a6b'), size: 34 }),
    WARM,
  ),
  'thai-tea-classic': teaTin(
    '#d9762b',
    label('#fff3dc', '#8a3a10', ['ชาไทย', 'สูตรร้าน'], { art: flower('#e08a2e', 8), size: 38 }),
    BLUE,
  ),
  'jasmine-green': teaTin(
    '#e9e6d3',
    label('#5f8a5b', '#fdfbef', ['มะลิลา', 'อบ ๗ คืน'], { art: flower('#fbf9ef', 5), size: 38 }),
    MINT,
    () =>
      times(5, (i) => moved(flower('#fdfbf2', 5), -60 + i * 44, (i % 2) * 30 - 10, 0.9, i * 30)),
  ),
  'lemongrass-pandan': teaTin(
    '#a9c04a',
    label('#fbf8e6', '#47682a', ['ตะไคร้', 'ใบเตย'], { art: sprigArt('#5d8a3a'), size: 40 }),
    BLUSH,
  ),
  'bael-fruit-tea': above(CREAM, '#b9762f', (pen, c) =>
    mid(
      gridOf(
        3,
        9,
        282,
        282,
        () =>
          cookieDisc(
            pen,
            c,
            128,
            `<circle r="116" fill="none" stroke="${lit(c, 0.55)}" stroke-width="12"/>` +
              times(9, (k) =>
                shape(
                  'M0 -20C20 -40 24 -84 0 -96C-24 -84 -20 -40 0 -20Z',
                  lit(c, 0.68),
                  `transform="rotate(${k * 40})"`,
                ),
              ) +
              disc(0, 0, 20, lit(c, 1.4)),
            0.03,
          ),
        12,
      ),
    ),
  ),
  'rose-roselle-blend': teaTin(
    '#b8435a',
    label('#fdeee9', '#8f2340', ['กุหลาบ', 'กระเจี๊ยบ'], { art: flower('#d9637a', 9), size: 38 }),
    MINT,
    () =>
      times(5, (i) => moved(flower('#c9405e', 8), -60 + i * 44, (i % 2) * 34 - 10, 0.8, i * 40)),
  ),
  'hojicha-chiang-rai': teaTin(
    '#6b4a33',
    label('#e9d3ae', '#4a2f1c', ['โฮจิฉะ', 'เชียงราย'], { art: sprigArt('#8a5a35'), size: 38 }),
    BLUE,
  ),
  'tea-tasting-six': {
    color: '#e6cfa4',
    front: (pen, c) =>
      lying(
        pen,
        SIDE,
        SIDE,
        { color: '#c9d6cf' },
        mid(
          paperTray(
            pen,
            880,
            640,
            c,
            gridOf(
              3,
              6,
              272,
              276,
              (i) =>
                box(
                  -118,
                  -118,
                  236,
                  236,
                  ['#2f5a4a', '#d9762b', '#e9e6d3', '#6b4a33', '#b8435a', '#a9c04a'][i] ?? c,
                  'rx="14"',
                ) +
                moved(
                  [
                    peaks('#f4ead0'),
                    flower('#fff3dc', 8),
                    flower('#5f8a5b', 5),
                    bean('#e9d3ae'),
                    flower('#fdeee9', 9),
                    sprigArt('#47682a'),
                  ][i] ?? '',
                  0,
                  0,
                  1.35,
                ),
            ),
          ),
        ),
      ),
  },
  'ginger-honey-paste': {
    color: '#d9932b',
    front: (pen, c) =>
      still(
        pen,
        BLUSH,
        at(
          glassJar(pen, c, label('#fff7e2', '#8a4a10', ['ขิง น้ำผึ้ง', 'มะนาว'], { size: 44 }), {
            h: 300,
            lid: '#e9dfc8',
          }),
          470,
          860,
          1.65,
        ),
      ),
  },
};

function enamelIcon(): Svg {
  return (
    shape('M-50 -34H34V40Q34 54 20 54H-36Q-50 54 -50 40Z', '#6b2f14') +
    line('M36 -16q40 0 36 30t-36 26', '#6b2f14', 10) +
    line('M-28 -52q10 -14 0 -28M4 -52q10 -14 0 -28', '#6b2f14', 6)
  );
}

function cookieDiscArt(pen: Pen, color: string): Svg {
  return [0, 1, 2]
    .map((i) =>
      moved(
        ellipse(0, 12, 120, 40, `fill="${lit(color, 0.6)}"`) +
          ellipse(0, 0, 120, 40, `fill="${lit(color, 1 + i * 0.04)}"`) +
          moved(cashew(), 0, -6, 0.8, 10 + pen.random() * 20),
        (i % 2) * 16,
        -i * 26,
      ),
    )
    .join('');
}

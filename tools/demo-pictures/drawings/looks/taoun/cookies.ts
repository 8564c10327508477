import { biscotti, cashew, chunk, cookieDisc, piped } from '../../baked/cookies.ts';
import { brownie, crispRoll, granola, lamduan, macaron, puff, tart } from '../../baked/sweets.ts';
import { leaf } from '../../garden/plants.ts';
import { lit } from '../../ink/color.ts';
import { box, disc, line, times } from '../../ink/flat-shapes.ts';
import { ellipse, moved, type Pen, type Svg } from '../../ink/pen.ts';
import { DOI, label } from './labels.ts';
import { CREAM, LINEN, MINT, SLATE, WARM } from './rooms.ts';
import { basket } from '../../packs/baskets.ts';
import { coffeeBag } from '../../packs/paper-packs.ts';
import { paperTray } from '../../packs/paper-tray.ts';
import { glassJar, tin } from '../../packs/tins-and-jars.ts';
import { above, mid } from '../../scene/from-above.ts';
import { gridOf } from '../../scene/grid-of.ts';
import { lying } from '../../scene/scene.ts';
import { at, type Look, SIDE, still } from '../../scene/shot.ts';
import { board } from '../../table/board.ts';

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

export const cookieLooks: Readonly<Record<string, Look>> = {
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
};

import { cookieDisc } from '../../baked/cookies.ts';
import { lit } from '../../ink/color.ts';
import { box, disc, shape, times } from '../../ink/flat-shapes.ts';
import { moved, type Pen, type Svg } from '../../ink/pen.ts';
import { bloom, label } from './labels.ts';
import { BLUE, BLUSH, CREAM, MINT, WARM } from './rooms.ts';
import type { Label } from '../../packs/label.ts';
import { bean, peaks, sprig } from '../../packs/label-art.ts';
import { paperTray } from '../../packs/paper-tray.ts';
import { glassJar, tin } from '../../packs/tins-and-jars.ts';
import { above, mid } from '../../scene/from-above.ts';
import { gridOf } from '../../scene/grid-of.ts';
import { lying, type Room } from '../../scene/scene.ts';
import { at, type Look, loose, SIDE, still } from '../../scene/shot.ts';

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

export const teaLooks: Readonly<Record<string, Look>> = {
  'mae-salong-oolong': teaTin(
    '#2f5a4a',
    label('#f4ead0', '#1f4034', ['แม่สลอง', 'เบอร์ ๑๗'], { art: peaks('#5d8a6b'), size: 34 }),
    WARM,
  ),
  'thai-tea-classic': teaTin(
    '#d9762b',
    label('#fff3dc', '#8a3a10', ['ชาไทย', 'สูตรร้าน'], { art: bloom('#e08a2e', 8), size: 38 }),
    BLUE,
  ),
  'jasmine-green': teaTin(
    '#e9e6d3',
    label('#5f8a5b', '#fdfbef', ['มะลิลา', 'อบ ๗ คืน'], { art: bloom('#fbf9ef', 5), size: 38 }),
    MINT,
    () => times(5, (i) => moved(bloom('#fdfbf2', 5), -60 + i * 44, (i % 2) * 30 - 10, 0.9, i * 30)),
  ),
  'lemongrass-pandan': teaTin(
    '#a9c04a',
    label('#fbf8e6', '#47682a', ['ตะไคร้', 'ใบเตย'], { art: sprig('#5d8a3a', 22), size: 40 }),
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
    label('#fdeee9', '#8f2340', ['กุหลาบ', 'กระเจี๊ยบ'], { art: bloom('#d9637a', 9), size: 38 }),
    MINT,
    () => times(5, (i) => moved(bloom('#c9405e', 8), -60 + i * 44, (i % 2) * 34 - 10, 0.8, i * 40)),
  ),
  'hojicha-chiang-rai': teaTin(
    '#6b4a33',
    label('#e9d3ae', '#4a2f1c', ['โฮจิฉะ', 'เชียงราย'], { art: sprig('#8a5a35', 22), size: 38 }),
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
                    bloom('#fff3dc', 8),
                    bloom('#5f8a5b', 5),
                    bean('#e9d3ae'),
                    bloom('#fdeee9', 9),
                    sprig('#47682a', 22),
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

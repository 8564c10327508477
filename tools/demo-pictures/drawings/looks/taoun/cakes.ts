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
} from '../../baked/cakes.ts';
import { dust, seedsOn } from '../../baked/crust.ts';
import { leaf } from '../../garden/plants.ts';
import { line, shape, times } from '../../ink/flat-shapes.ts';
import { ellipse, moved, type Pen, type Svg } from '../../ink/pen.ts';
import { petals } from './petals.ts';
import { BLUE, BLUSH, MINT, WARM } from './rooms.ts';
import { espressoCup } from '../../pottery/cups.ts';
import { at, type Look, still } from '../../scene/shot.ts';

function times22(color: string): readonly string[] {
  return Array.from({ length: 22 }, (_, i) => (i % 2 ? '#fbeed8' : color));
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

export const cakeLooks: Readonly<Record<string, Look>> = {
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
};

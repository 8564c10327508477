import { soap } from '../../care/bath-things.ts';
import { pump } from '../../care/bottles.ts';
import { leaf } from '../../garden/plants.ts';
import { box, disc, line, shape, times } from '../../ink/flat-shapes.ts';
import { moved, type Svg } from '../../ink/pen.ts';
import { few, FOG, ROSE, SAND, stand, tag } from './views.ts';
import { bean, flower, sprig } from '../../packs/label-art.ts';
import { glassJar } from '../../packs/tins-and-jars.ts';
import { above, mid } from '../../scene/from-above.ts';
import type { Look } from '../../scene/shot.ts';

const wavy = (c: string): Svg =>
  times(5, (i) =>
    line(
      `M-260 ${-130 + i * 64}q90 ${-60 + i * 14} 170 0t180 -10t160 20`,
      c,
      16 - i * 2,
      'stroke-opacity="0.5"',
    ),
  );

export const bathLooks: Readonly<Record<string, Look>> = {
  'rice-bran-soap': above({ color: '#dfd3bd', surface: 'linen' }, '#ecdcb8', (pen, c) =>
    mid(
      soap(
        pen,
        c,
        'รำข้าว',
        times(60, (i) =>
          disc(-240 + ((i * 97) % 480), -160 + ((i * 59) % 320), 4 + (i % 3), '#b58f55'),
        ),
      ),
      1.35,
      -8,
    ),
  ),
  'charcoal-bamboo-soap': above(
    { color: '#d5ddd8' },
    '#45484a',
    (pen, c) =>
      mid(soap(pen, c, 'ถ่านไผ่'), 1.35, 6) +
      moved(leaf(0, 0, 220, 50, 60, '#5d8a48') + leaf(0, 0, 200, 46, 100, '#6d9a55'), 620, 860),
  ),
  'lemongrass-orange-soap': above(
    { color: '#f2e3c4' },
    '#f0b45a',
    (pen, c) =>
      mid(soap(pen, c, 'ตะไคร้ส้ม', wavy('#fbe3ae')), 1.35, -6) +
      moved(
        disc(0, 0, 90, '#f2922e') +
          disc(0, 0, 78, '#fbe0b4') +
          times(8, (i) =>
            shape(
              'M0 0L-24 -62Q0 -80 24 -62Z',
              '#f5a545',
              `transform="rotate(${i * 45}) translate(0 -6)"`,
            ),
          ),
        800,
        830,
      ),
  ),
  'roselle-rose-soap': above(
    { color: '#e9e2d6', surface: 'linen' },
    '#e2a0a8',
    (pen, c) =>
      mid(
        soap(pen, c, 'กุหลาบ', wavy('#fbe6e4') + wavy('#c9536a').replaceAll('M-260', 'M-280')),
        1.35,
        8,
      ) +
      moved(flower('#c9405e', 8), 800, 230, 1.4) +
      moved(flower('#d9637a', 8), 880, 330, 1),
  ),
  'body-lotion-pandan': stand(
    pump,
    '#a9c27a',
    tag('#fbf8ea', '#3f5a2a', sprig('#7a9a4a'), 'โลชั่น'),
    SAND,
    1.45,
  ),
  'coffee-scrub': stand(
    (pen, c, l) => glassJar(pen, c, l, { lid: '#2c2724', h: 280 }),
    '#5b3a22',
    tag('#f0dfc2', '#4a2a14', bean('#5b3218', 44), 'สครับกาแฟ'),
    ROSE,
    1.65,
    few(bean('#4a2a17', 44), 5),
  ),
  'samut-sakhon-bath-salt': stand(
    (pen, c, l) =>
      glassJar(pen, c, l, {
        lid: '#c9a070',
        h: 350,
        more: (s) =>
          times(70, () => {
            const [x, y] = s.at((pen.random() - 0.5) * 2.7, 20 + pen.random() * 270);
            return moved(
              box(
                -7,
                -7,
                14,
                14,
                ['#ffffff', '#dfe9d4', '#f0d28a'][(pen.random() * 3) | 0] ?? '#fff',
                'rx="3"',
              ),
              x,
              y,
              1,
              pen.random() * 90,
            );
          }),
      }),
    '#e6e6da',
    tag('#f7f3e6', '#3f5a4a', flower('#f0a02e', 9), 'เกลือแช่ตัว'),
    FOG,
    1.5,
  ),
};

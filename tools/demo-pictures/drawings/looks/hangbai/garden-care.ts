import { dropper } from '../../care/bottles.ts';
import { flowerPot } from '../../garden/flower-pot.ts';
import { gloves, trellis } from '../../garden/garden-things.ts';
import { leaf } from '../../garden/plants.ts';
import { soilHeap } from '../../garden/soil-heap.ts';
import { lit } from '../../ink/color.ts';
import { box, line, shape, times, words } from '../../ink/flat-shapes.ts';
import { ellipse, moved, type Svg } from '../../ink/pen.ts';
import { solid } from '../../ink/solid.ts';
import { CLAY, LEAF, PLASTER, SKY } from './potted.ts';
import { flat, stood, tag } from './views.ts';
import { coffeeBag } from '../../packs/paper-packs.ts';
import { seedPackets } from '../../packs/seed-packets.ts';
import type { Art } from '../../scene/scene.ts';
import { at, type Look, still } from '../../scene/shot.ts';

const sprout = (c: string): Svg =>
  line('M0 48V-10', c, 7) + leaf(0, 0, 62, 34, -48, c) + leaf(0, 0, 62, 34, 48, lit(c, 0.85));

export const careLooks: Readonly<Record<string, Look>> = {
  'rain-tree-potting-mix': {
    color: '#3f6a48',
    front: (pen, c) =>
      still(
        pen,
        LEAF,
        at(
          coffeeBag(pen, c, {
            ...tag('#f4ecd6', '#2f4f34', sprout('#4f8a48'), 'ดินใบ', 'ก้ามปู'),
            size: 64,
          }),
          430,
          840,
          1.2,
        ),
        at({ svg: soilHeap(pen, 210, 110), foot: 180, height: 60 }, 730, 900, 1),
      ),
  },
  'worm-castings': stood(
    PLASTER,
    '#7a5a48',
    (pen, c) =>
      coffeeBag(pen, c, {
        ...tag(
          '#f6e9dc',
          '#6b3a2a',
          line('M-60 20q20 -60 40 -10t40 -10t40 -20', '#c9746a', 18),
          'มูล',
          'ไส้เดือน',
        ),
        size: 58,
      }),
    1.3,
    900,
  ),
  'coir-bricks': {
    color: '#9a6b3f',
    front: (pen, c) => {
      const brick = (s: number): Art => ({
        svg:
          shape('M-250 -120L-190 -170H310L250 -120Z', lit(c, 1.2 * s)) +
          shape('M250 -120L310 -170V-50L250 0Z', lit(c, 0.6 * s)) +
          box(-250, -120, 500, 120, lit(c, s)) +
          times(70, () =>
            line(
              `M${pen.random() * 470 - 240} ${-10 - pen.random() * 100}l${pen.random() * 40 - 20} ${pen.random() * 14 - 7}`,
              pen.random() > 0.5 ? '#c99a66' : '#6b4524',
              4,
            ),
          ) +
          box(-90, -120, 180, 120, '#efe6d2') +
          words(['ขุย', 'มะพร้าว'], 0, -72, { size: 40, color: '#5b3a1a' }),
        foot: 250,
        height: 120,
        depth: 0.5,
      });
      return still(
        pen,
        SKY,
        at(brick(1), 470, 860, 1.25),
        at(brick(0.95), 500, 710, 1.25),
        at(brick(1.05), 460, 560, 1.25),
      );
    },
  },
  'neem-oil-spray': {
    color: '#6b5a1e',
    front: (pen, c) =>
      still(
        pen,
        LEAF,
        at(dropper(pen, c, tag('#f3f1da', '#46521e', sprout('#6f8f3a'), 'สะเดา')), 420, 870, 1.65),
        at(
          {
            svg:
              times(6, (i) => leaf(0, -i * 40, 150, 44, i % 2 ? 62 : -62, '#6f9a4a')) +
              line('M0 20V-240', '#7a6a3a', 8),
            foot: 0,
            height: 0,
          },
          770,
          880,
          1.1,
        ),
      ),
  },
  'kitchen-seed-set': flat(
    '#b98f62',
    '#e9d9b4',
    (pen) =>
      moved(
        seedPackets(pen, ['basil', 'chilli', 'pea', 'sprout', 'roselle', 'mulberry']),
        -50,
        130,
        1.15,
      ),
    1,
    0,
    'wood',
  ),
  'bamboo-plant-labels': flat(
    '#54402f',
    '#d9b874',
    (pen) =>
      ['โหระพา', 'กะเพรา', 'พริก', 'มะลิ', 'อัญชัน']
        .map((name, i) =>
          moved(
            solid(
              pen,
              'M-52 -330Q0 -360 52 -330V260L0 350L-52 260Z',
              '#dcbc7c',
              line('M-30 -330V260M24 -330V270', '#c39d57', 4),
            ) +
              `<g transform="rotate(90)">${words([name], -60, 24, { size: 72, color: '#4a3420' })}</g>`,
            -300 + i * 150,
            (i % 2) * 40 - 20,
            1,
            -6 + i * 3,
          ),
        )
        .join(''),
    1.12,
  ),
  'garden-gloves': flat('#c9ab83', '#5d8f4d', gloves, 1.15, 0, 'wood'),
  'bamboo-trellis': {
    color: '#d3b066',
    front: (pen) =>
      still(
        pen,
        PLASTER,
        at(
          flowerPot(pen, {
            color: CLAY,
            wide: 190,
            high: 240,
            green:
              moved(trellis(), 0, -220, 0.72) +
              times(16, (i) =>
                leaf(
                  -150 + ((i * 83) % 300),
                  -40 - ((i * 61) % 420),
                  84,
                  48,
                  (i % 2 ? 1 : -1) * (50 + i * 3),
                  '#5f9f52',
                ),
              ) +
              times(6, (i) =>
                moved(
                  ellipse(0, -16, 30, 36, 'fill="#4f5fb8"') +
                    ellipse(0, -4, 12, 18, 'fill="#f3efc0"'),
                  -120 + ((i * 97) % 250),
                  -90 - ((i * 71) % 360),
                ),
              ),
          }),
          500,
          900,
          1.12,
        ),
      ),
  },
};

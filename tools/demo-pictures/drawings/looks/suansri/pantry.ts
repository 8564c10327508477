import { durian } from '../../fruit/durian.ts';
import { heap, slice, strip } from '../../fruit/heaps.ts';
import { mango } from '../../fruit/mango.ts';
import { longan } from '../../fruit/small-fruits.ts';
import { herb, leaf } from '../../garden/plants.ts';
import { soilHeap } from '../../garden/soil-heap.ts';
import { trowel } from '../../garden/trowel.ts';
import { lit } from '../../ink/color.ts';
import { moved } from '../../ink/pen.ts';
import {
  bag,
  CREAM,
  dish,
  HERB_BY_COLOR,
  HERBS,
  LEAF,
  PEACH,
  pile,
  seedling,
  seeds,
  SKY,
  spread,
} from './props.ts';
import { basket, tray } from '../../packs/baskets.ts';
import { jar } from '../../packs/clothed-jar.ts';
import { motif } from '../../packs/motifs.ts';
import { pouch } from '../../packs/pouch.ts';
import { seedPackets } from '../../packs/seed-packets.ts';
import { dipDish } from '../../pottery/plates.ts';
import { lying } from '../../scene/scene.ts';
import { at, type Look, loose, SIDE, steam, still } from '../../scene/shot.ts';
import { glassOfTea } from '../../table/glass-of-tea.ts';

export const pantryLooks: Readonly<Record<string, Look>> = {
  'dried-mango': {
    color: '#e8932a',
    front: (pen, color) =>
      still(
        pen,
        SKY,
        at(bag(pen, '#efe2c4', '#e8b54a', 'mango', strip(color, 52, 17), 40), 500, 870, 1.4),
      ),
    use: (pen, color) =>
      lying(
        pen,
        SIDE,
        SIDE,
        { color: '#c8a67a', surface: 'wood' },
        moved(tray(pen, 400), 500, 500) + spread(pen, strip(color, 84, 28), 26),
      ),
  },
  'dried-longan': {
    color: '#a8662a',
    front: (pen, color) =>
      still(
        pen,
        LEAF,
        at(bag(pen, '#d9c29a', '#a8583a', 'longan', slice(color, 30, 27), 50), 500, 870, 1.4),
      ),
    use: (pen, color) =>
      still(
        pen,
        CREAM,
        at(dish(pen, slice(color, 46, 40), '#3f4f57', 44), 420, 830, 1.1),
        at(longan(pen), 780, 880, 1.2),
        at(longan(pen), 870, 840, 1.1),
        at(longan(pen), 700, 910, 1),
      ),
  },
  'durian-chips': {
    color: '#e6c56a',
    front: (pen, color) =>
      still(
        pen,
        PEACH,
        at(bag(pen, '#e9dfc4', '#6f8a3f', 'durian', strip(color, 56, 24), 44), 500, 870, 1.4),
      ),
    use: (pen, color) =>
      still(
        pen,
        LEAF,
        at(durian(pen), 260, 720, 0.66),
        at(bag(pen, '#e9dfc4', '#6f8a3f', 'durian', strip(color, 56, 24), 44), 520, 790, 0.84),
        at(dish(pen, strip(color, 84, 36), '#7fa0a8', 26), 690, 900, 0.78),
      ),
  },
  'roasted-chilli-paste': {
    color: '#7a2415',
    front: (pen, color) =>
      still(
        pen,
        CREAM,
        at(
          jar(pen, {
            fill: color,
            motif: 'chilli',
            lid: '#b8312c',
            tall: 260,
            pieces: () => seeds(pen, '#c9582a'),
          }),
          500,
          840,
          1.75,
        ),
      ),
    use: (pen, color) =>
      still(
        pen,
        LEAF,
        at(
          jar(pen, {
            fill: color,
            motif: 'chilli',
            lid: '#b8312c',
            tall: 260,
            pieces: () => seeds(pen, '#c9582a'),
          }),
          300,
          790,
          1.08,
        ),
        at(dipDish(pen, '#eee3cc', color, 0.36), 660, 860, 1.5),
        at(
          loose(leaf(0, 0, 190, 100, 60, '#6d9a55') + leaf(0, 0, 170, 90, 18, '#5d8a48')),
          800,
          900,
          1,
        ),
      ),
  },
  'tamarind-candy': {
    color: '#6f3d20',
    front: (pen, color) =>
      still(
        pen,
        SKY,
        at(
          jar(pen, {
            fill: lit(color, 0.9),
            motif: 'tamarind',
            lid: '#d8c3a0',
            tall: 330,
            pieces: () => moved(heap(pen, 60, 104, 230, slice(color, 25, 23)), 0, -44),
          }),
          500,
          860,
          1.55,
        ),
      ),
    use: (pen, color) =>
      still(
        pen,
        PEACH,
        at(
          jar(pen, {
            fill: lit(color, 0.9),
            motif: 'tamarind',
            lid: '#d8c3a0',
            tall: 330,
            pieces: () => moved(heap(pen, 60, 104, 230, slice(color, 25, 23)), 0, -44),
          }),
          320,
          800,
          1.05,
        ),
        at(dish(pen, slice(color, 44, 42), '#c98b6b', 26), 680, 880, 0.86),
      ),
  },
  'butterfly-pea-tea': {
    color: '#4453a8',
    front: (pen, color) =>
      still(
        pen,
        PEACH,
        at(bag(pen, '#e6e2d4', '#4a5590', 'pea', strip(color, 36, 14), 56), 500, 870, 1.4),
      ),
    use: (pen, color) =>
      still(
        pen,
        LEAF,
        at(bag(pen, '#e6e2d4', '#4a5590', 'pea', strip(color, 36, 14), 56), 300, 790, 0.98),
        at(glassOfTea(pen, color), 680, 870, 1.16),
        at(steam(pen), 680, 500, 0.8),
      ),
  },
  'herb-seedlings': {
    color: '#5d9a48',
    front: (pen, color) =>
      still(
        pen,
        SKY,
        at(seedling(pen, '#b9714e', HERB_BY_COLOR[color] ?? 'basil'), 500, 860, 1.24),
      ),
    use: (pen) =>
      still(
        pen,
        CREAM,
        at(seedling(pen, '#d8c3a0', 'basil'), 240, 780, 0.72),
        at(seedling(pen, '#7d9a8c', 'mint'), 760, 780, 0.72),
        at(seedling(pen, '#b9714e', 'holy'), 500, 880, 0.92),
      ),
  },
  'kitchen-garden-seeds': {
    color: '#cfdbe0',
    front: (pen) =>
      lying(
        pen,
        SIDE,
        SIDE,
        { color: '#d9c6a5', surface: 'linen' },
        moved(
          seedPackets(pen, ['chilli', 'basil', 'roselle', 'sprout', 'pea', 'tamarind']),
          500,
          720,
          1.24,
        ),
      ),
    use: (pen) =>
      lying(
        pen,
        SIDE,
        SIDE,
        { color: '#c8a67a', surface: 'wood' },
        moved(soilHeap(pen, 330, 210), 600, 880) +
          moved(seedPackets(pen, ['sprout', 'chilli', 'basil']), 340, 620, 1.1) +
          moved(trowel(pen), 760, 520, 1, 24) +
          [0, 1, 2, 3]
            .map((i) => moved(motif('sprout'), 440 + i * 110, 740 - (i % 2) * 26, 0.8))
            .join(''),
      ),
  },
  'bamboo-basket': {
    color: '#c69a58',
    front: (pen, color) => still(pen, CREAM, at(basket(pen, { color }), 500, 850, 1.3)),
    use: (pen, color) =>
      still(
        pen,
        SKY,
        at(
          basket(pen, {
            color,
            inside: `${moved(herb(pen, HERBS.basil), -70, 60, 1.05)}${moved(herb(pen, HERBS.mint), 90, 60, 1.05)}`,
          }),
          380,
          800,
          1,
        ),
        at(
          basket(pen, {
            color: lit(color, 0.86),
            low: true,
            handle: false,
            inside: pile(pen, mango, 0.36),
          }),
          700,
          890,
          0.66,
        ),
      ),
  },
  'worm-compost': {
    color: '#4a3324',
    front: (pen) =>
      still(
        pen,
        LEAF,
        at(
          pouch(pen, {
            paper: '#b98e5c',
            band: '#5d7a3f',
            motif: 'sprout',
            contents: moved(soilHeap(pen, 150, 150), 0, -40),
          }),
          500,
          870,
          1.42,
        ),
      ),
    use: (pen) =>
      still(
        pen,
        SKY,
        at(
          pouch(pen, {
            paper: '#b98e5c',
            band: '#5d7a3f',
            motif: 'sprout',
            contents: moved(soilHeap(pen, 150, 150), 0, -40),
          }),
          300,
          800,
          1,
        ),
        at(seedling(pen, '#b9714e', 'mint'), 760, 800, 0.62),
        at({ svg: soilHeap(pen, 210, 110), foot: 190, height: 90, depth: 0.4 }, 590, 890, 1),
      ),
  },
};

import { durian, durianPods } from '../../fruit/durian.ts';
import { slice, strip } from '../../fruit/heaps.ts';
import { coconut, pomelo, pomeloHalf } from '../../fruit/large-fruits.ts';
import { mango, mangoCheek } from '../../fruit/mango.ts';
import { mangoCrate } from '../../fruit/mango-crate.ts';
import { mangosteen, mangosteenOpen, rambutan } from '../../fruit/small-fruits.ts';
import { bag, CREAM, dish, jam, LEAF, mixedFruit, PEACH, pile, SKY } from './props.ts';
import { basket } from '../../packs/baskets.ts';
import { jar } from '../../packs/clothed-jar.ts';
import { dipDish } from '../../pottery/plates.ts';
import { at, type Look, still } from '../../scene/shot.ts';
import { honeyDipper } from '../../table/honey-dipper.ts';
import { toast } from '../../table/toast.ts';

export const freshLooks: Readonly<Record<string, Look>> = {
  'nam-dok-mai-mango': {
    color: '#f2b632',
    near: [470, 640, 2],
    front: (pen) => still(pen, PEACH, at(mango(pen), 620, 740, 1.3), at(mango(pen), 400, 840, 1.6)),
    use: (pen) =>
      still(pen, CREAM, at(mangoCrate(pen), 480, 800, 1.15), at(mangoCheek(pen), 740, 900, 0.9)),
  },
  'monthong-durian': {
    color: '#a9a04a',
    near: [440, 560, 2],
    front: (pen) => still(pen, LEAF, at(durian(pen), 500, 860, 1.36)),
    use: (pen) =>
      still(pen, CREAM, at(durian(pen), 360, 740, 0.98), at(durianPods(pen), 600, 880, 1)),
  },
  mangosteen: {
    color: '#4b2140',
    near: [400, 700, 2.1],
    front: (pen) =>
      still(
        pen,
        SKY,
        at(mangosteen(pen), 680, 740, 1.3),
        at(mangosteen(pen), 330, 770, 1.35),
        at(mangosteenOpen(pen), 520, 880, 1.5),
      ),
    use: (pen) =>
      still(
        pen,
        LEAF,
        at(
          basket(pen, { low: true, handle: false, inside: pile(pen, mangosteen, 0.62) }),
          480,
          840,
          1.3,
        ),
      ),
  },
  rambutan: {
    color: '#c5283a',
    near: [600, 640, 2.1],
    front: (pen) =>
      still(
        pen,
        CREAM,
        at(rambutan(pen), 660, 770, 1.35),
        at(rambutan(pen, { open: true }), 370, 850, 1.5),
      ),
    use: (pen) =>
      still(
        pen,
        PEACH,
        at(
          basket(pen, { low: true, handle: false, inside: pile(pen, rambutan, 0.6) }),
          500,
          830,
          1.3,
        ),
      ),
  },
  'ruby-pomelo': {
    color: '#c9c04a',
    near: [340, 720, 2],
    front: (pen) =>
      still(pen, SKY, at(pomelo(pen), 600, 780, 1.26), at(pomeloHalf(pen), 320, 870, 0.98)),
    use: (pen) =>
      still(
        pen,
        CREAM,
        at(pomelo(pen), 280, 740, 0.8),
        at(dish(pen, strip('#c9485a', 70, 26), '#e8dcc4', 16), 610, 870, 0.98),
      ),
  },
  'aromatic-coconut': {
    color: '#f5efe0',
    near: [500, 420, 2],
    front: (pen) => still(pen, LEAF, at(coconut(pen), 480, 850, 1.3)),
    use: (pen) =>
      still(
        pen,
        SKY,
        at(coconut(pen, { open: false }), 690, 760, 1),
        at(coconut(pen), 350, 860, 1.06),
      ),
  },
  'seasonal-fruit-basket': {
    color: '#c69a58',
    front: (pen) => still(pen, PEACH, at(basket(pen, { inside: mixedFruit(pen) }), 500, 850, 1.24)),
    use: (pen) =>
      still(
        pen,
        LEAF,
        at(basket(pen, { inside: mixedFruit(pen) }), 360, 800, 0.96),
        at(jam(pen, '#8f1f36'), 740, 860, 0.66),
      ),
  },
  'banana-chips': {
    color: '#e9b94a',
    front: (pen, color) =>
      still(
        pen,
        CREAM,
        at(bag(pen, '#c9a36b', '#8fae5a', 'banana', slice(color, 34, 26)), 500, 870, 1.4),
      ),
    use: (pen, color) =>
      still(
        pen,
        PEACH,
        at(bag(pen, '#c9a36b', '#8fae5a', 'banana', slice(color, 34, 26)), 310, 800, 1),
        at(dish(pen, slice(color, 58, 42), '#7d9a8c'), 660, 880, 0.92),
      ),
  },
  'fruit-jam': {
    color: '#8f1f36',
    front: (pen, color) => still(pen, LEAF, at(jam(pen, color), 500, 850, 1.7)),
    use: (pen, color) =>
      still(pen, CREAM, at(jam(pen, color), 300, 790, 1.08), at(toast(pen, color), 660, 880, 1.1)),
  },
  'longan-honey': {
    color: '#c97f17',
    front: (pen, color) =>
      still(pen, PEACH, at(jar(pen, { fill: color, motif: 'bee', tall: 400 }), 500, 860, 1.42)),
    use: (pen, color) =>
      still(
        pen,
        SKY,
        at(jar(pen, { fill: color, motif: 'bee', tall: 400 }), 340, 820, 1.1),
        at(dipDish(pen, '#f0e8da', color, 0.34), 720, 860, 1.2),
        at(honeyDipper(pen), 720, 810, 0.9),
      ),
  },
};

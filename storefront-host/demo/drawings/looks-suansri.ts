import { basket, tray } from './baskets.ts';
import { dipDish, plate } from './bowls.ts';
import { lit } from './color.ts';
import {
  coconut,
  durian,
  durianPods,
  longan,
  mango,
  mangoCheek,
  mangosteen,
  mangosteenOpen,
  pomelo,
  pomeloHalf,
  rambutan,
} from './fruits.ts';
import { ellipse, moved, radial, type Pen, type Svg } from './pen.ts';
import {
  heap,
  jar,
  motif,
  pouch,
  seedPackets,
  slice,
  soilHeap,
  strip,
  type Motif,
} from './packs.ts';
import { glassOfTea, honeyDipper, mangoCrate, toast, trowel } from './pantry.ts';
import { herb, leaf, sprig } from './plants.ts';
import { lying, type Art, type Room } from './scene.ts';
import { at, loose, SIDE, steam, still, type Look } from './shot.ts';
import { potAndSaucer } from './vessels.ts';

const LEAF: Room = { wall: '#dfe6d6', table: '#d3b591', surface: 'wood' };
const CREAM: Room = { wall: '#efe6d2', table: '#cfb086', surface: 'wood' };
const PEACH: Room = { wall: '#f0dccb', table: '#d9bd98', surface: 'linen' };
const SKY: Room = { wall: '#d9e4e6', table: '#d0b48e', surface: 'wood' };

const bag = (
  pen: Pen,
  paper: string,
  band: string,
  kind: Motif,
  piece: (at: number) => Svg,
  count = 46,
): Art =>
  pouch(pen, {
    paper,
    band,
    motif: kind,
    contents: moved(heap(pen, count, 118, 175, piece), 0, -50),
  });
const dish = (pen: Pen, piece: (at: number) => Svg, glaze = '#e8dcc4', count = 40): Art => {
  const below = plate(pen, { glaze, tilt: 0.34, radius: 300 });
  return { ...below, svg: below.svg + moved(heap(pen, count, 200, 110, piece), 0, -20) };
};
const seedling = (pen: Pen, glaze: string, kind: Herb): Art => {
  const { svg, rim } = potAndSaucer(pen, { glaze });
  return { svg: svg + moved(herb(pen, HERBS[kind]), 0, rim + 8, 1.15), foot: 170, height: 330 };
};
type Herb = 'basil' | 'holy' | 'mint';
const HERBS = {
  basil: {
    height: 270,
    leaf: '#5d9a48',
    stem: '#7a5a72',
    size: 118,
    slim: 0.44,
    flower: '#8a5a9a',
  },
  holy: { height: 280, leaf: '#4f7a3e', stem: '#6a3f52', size: 96, slim: 0.56, flower: '#a3688a' },
  mint: { height: 220, leaf: '#6cab5c', stem: '#6b8a4a', size: 104, slim: 0.78 },
} as const;
const HERB_BY_COLOR: Readonly<Record<string, Herb>> = {
  '#5d9a48': 'basil',
  '#4f7a3e': 'holy',
  '#6cab5c': 'mint',
};
const JAM: Readonly<Record<string, Motif>> = {
  '#8f1f36': 'roselle',
  '#4a1f4f': 'mulberry',
  '#e09a22': 'mango',
};
const jam = (pen: Pen, color: string): Art =>
  jar(pen, {
    fill: color,
    motif: JAM[color] ?? 'roselle',
    cloth: '#e3d2b0',
    pieces: () => seeds(pen, color),
  });

export const suansriLooks: Readonly<Record<string, Look>> = {
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

function pile(pen: Pen, draw: (pen: Pen) => Art, scale: number): Svg {
  const places = [
    [-170, -10],
    [0, -26],
    [170, -10],
    [-90, 36],
    [90, 36],
    [0, 62],
    [-190, 36],
    [190, 36],
  ];
  return places.map(([x = 0, y = 0]) => moved(draw(pen).svg, x, y + 40, scale)).join('');
}

function mixedFruit(pen: Pen): Svg {
  return (
    moved(leaf(0, 0, 190, 100, -40, '#4f7f3a') + leaf(0, 0, 180, 90, 38, '#5d8d42'), 0, -110) +
    moved(pomelo(pen).svg, -96, 40, 0.56) +
    moved(coconut(pen, { open: false }).svg, 112, 50, 0.5) +
    moved(mango(pen).svg, -10, 36, 0.7, -8) +
    moved(rambutan(pen).svg, -170, 60, 0.56) +
    moved(mangosteen(pen).svg, 176, 66, 0.62) +
    moved(mangosteen(pen).svg, 92, 78, 0.6) +
    moved(rambutan(pen).svg, -80, 84, 0.54)
  );
}

function seeds(pen: Pen, color: string): Svg {
  return Array.from({ length: 70 }, () =>
    ellipse(
      (pen.random() - 0.5) * 250,
      -20 - pen.random() * 190,
      2 + pen.random() * 5,
      2 + pen.random() * 3,
      `fill="${lit(color, 0.6 + pen.random() * 0.9)}" fill-opacity="0.6"`,
    ),
  ).join('');
}

function spread(pen: Pen, piece: (at: number) => Svg, count: number): Svg {
  return (
    Array.from({ length: count }, (_, i) => {
      const a = i * 2.4;
      const d = 46 + Math.sqrt(i / count) * 270;
      const [x, y] = [500 + Math.cos(a) * d, 500 + Math.sin(a) * d];
      return moved(
        ellipse(
          6,
          12,
          92,
          34,
          `fill="${radial(pen, [
            [0.4, '#20140c', 0.34],
            [1, '#20140c', 0],
          ])}"`,
        ) + piece(pen.random()),
        x,
        y,
        1,
        pen.random() * 180,
      );
    }).join('') + moved(sprig(pen, 170, '#5d8d42'), 880, 940, 1, -40)
  );
}

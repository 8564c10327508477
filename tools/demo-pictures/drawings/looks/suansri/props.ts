import { heap } from '../../fruit/heaps.ts';
import { coconut, pomelo } from '../../fruit/large-fruits.ts';
import { mango } from '../../fruit/mango.ts';
import { mangosteen, rambutan } from '../../fruit/small-fruits.ts';
import { herb, leaf, sprig } from '../../garden/plants.ts';
import { lit } from '../../ink/color.ts';
import { ellipse, moved, type Pen, radial, type Svg } from '../../ink/pen.ts';
import { jar } from '../../packs/clothed-jar.ts';
import type { Motif } from '../../packs/motifs.ts';
import { pouch } from '../../packs/pouch.ts';
import { potAndSaucer } from '../../pottery/planter.ts';
import { plate } from '../../pottery/plates.ts';
import type { Art, Room } from '../../scene/scene.ts';

export const LEAF: Room = { wall: '#dfe6d6', table: '#d3b591', surface: 'wood' };
export const CREAM: Room = { wall: '#efe6d2', table: '#cfb086', surface: 'wood' };
export const PEACH: Room = { wall: '#f0dccb', table: '#d9bd98', surface: 'linen' };
export const SKY: Room = { wall: '#d9e4e6', table: '#d0b48e', surface: 'wood' };

export const bag = (
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

export const dish = (pen: Pen, piece: (at: number) => Svg, glaze = '#e8dcc4', count = 40): Art => {
  const below = plate(pen, { glaze, tilt: 0.34, radius: 300 });
  return { ...below, svg: below.svg + moved(heap(pen, count, 200, 110, piece), 0, -20) };
};

export const seedling = (pen: Pen, glaze: string, kind: Herb): Art => {
  const { svg, rim } = potAndSaucer(pen, { glaze });
  return { svg: svg + moved(herb(pen, HERBS[kind]), 0, rim + 8, 1.15), foot: 170, height: 330 };
};

export type Herb = 'basil' | 'holy' | 'mint';

export const HERBS = {
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

export const HERB_BY_COLOR: Readonly<Record<string, Herb>> = {
  '#5d9a48': 'basil',
  '#4f7a3e': 'holy',
  '#6cab5c': 'mint',
};

export const JAM: Readonly<Record<string, Motif>> = {
  '#8f1f36': 'roselle',
  '#4a1f4f': 'mulberry',
  '#e09a22': 'mango',
};

export const jam = (pen: Pen, color: string): Art =>
  jar(pen, {
    fill: color,
    motif: JAM[color] ?? 'roselle',
    cloth: '#e3d2b0',
    pieces: () => seeds(pen, color),
  });

export function pile(pen: Pen, draw: (pen: Pen) => Art, scale: number): Svg {
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

export function mixedFruit(pen: Pen): Svg {
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

export function seeds(pen: Pen, color: string): Svg {
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

export function spread(pen: Pen, piece: (at: number) => Svg, count: number): Svg {
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

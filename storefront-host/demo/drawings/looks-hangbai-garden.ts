import { lit } from './color.ts';
import { box, disc, line, shape, times, words } from './flat-shapes.ts';
import {
  bract,
  bush,
  cacti,
  chilli,
  flowerPot,
  jasmine,
  monstera,
  nestFern,
  orchid,
  pothos,
  rosette,
  snakePlant,
} from './garden-plants.ts';
import {
  gloves,
  growBag,
  handFork,
  hangingBasket,
  planterBox,
  selfWatering,
  shears,
  trellis,
  wateringCan,
} from './garden-things.ts';
import { dropper } from './care-things.ts';
import { soilHeap } from './heaps.ts';
import { tag } from './looks-hangbai-pets.ts';
import { trowel } from './pantry.ts';
import { ellipse, moved, type Pen, type Svg } from './pen.ts';
import { solid } from './pet-things.ts';
import { leaf } from './plants.ts';
import { lying, type Art, type Room } from './scene.ts';
import { seedPackets } from './seed-packets.ts';
import { at, SIDE, still, type Look } from './shot.ts';
import { coffeeBag, vessel } from './vessels.ts';

const LEAF: Room = { wall: '#dbe6d4', table: '#c9a878', surface: 'wood' };
const PLASTER: Room = { wall: '#efe4d3', table: '#d3b591', surface: 'linen' };
const SKY: Room = { wall: '#d3e2e8', table: '#c4a274', surface: 'wood' };
const CLAY = '#c07a50';

type Draw = (pen: Pen, color: string) => Svg;
const flat = (
  ground: string,
  color: string,
  draw: Draw,
  scale = 1.2,
  turn = 0,
  surface: 'plain' | 'wood' | 'linen' = 'plain',
): Look => ({
  color,
  front: (pen, c) =>
    lying(pen, SIDE, SIDE, { color: ground, surface }, moved(draw(pen, c), 500, 500, scale, turn)),
});
const stood = (
  room: Room,
  color: string,
  make: (pen: Pen, color: string) => Art,
  scale = 1.2,
  y = 890,
): Look => ({ color, front: (pen, c) => still(pen, room, at(make(pen, c), 500, y, scale)) });
const potted = (
  room: Room,
  pot: string,
  green: (pen: Pen, color: string) => Svg,
  color = pot,
  scale = 1.05,
): Look =>
  stood(
    room,
    color,
    (pen, c) =>
      flowerPot(pen, { color: pot, green: green(pen, c), gloss: pot === CLAY ? 0.05 : 0.5 }),
    scale,
    900,
  );
const sprout = (c: string): Svg =>
  line('M0 48V-10', c, 7) + leaf(0, 0, 62, 34, -48, c) + leaf(0, 0, 62, 34, 48, lit(c, 0.85));

export const gardenLooks: Readonly<Record<string, Look>> = {
  'dan-kwian-pot': {
    color: CLAY,
    front: (pen, c) =>
      still(
        pen,
        LEAF,
        at(flowerPot(pen, { color: lit(c, 0.9) }), 330, 690, 1.05),
        at(flowerPot(pen, { color: c, wide: 220, high: 300 }), 640, 800, 1.2),
        at(flowerPot(pen, { color: lit(c, 1.12) }), 250, 890, 0.8),
      ),
  },
  'ratchaburi-glazed-pot': stood(
    PLASTER,
    '#8fb39a',
    (pen, c) => flowerPot(pen, { color: c, gloss: 0.9, high: 300, wide: 210 }),
    1.5,
    850,
  ),
  'railing-planter': stood(SKY, '#e9e6dd', planterBox, 1.12, 800),
  'coir-hanging-basket': stood(LEAF, '#9a6f42', (pen) => hangingBasket(pen), 1.25, 860),
  'self-watering-pot': stood(PLASTER, '#e9e4d8', (pen) => selfWatering(pen), 1.25, 880),
  'fabric-grow-bag': stood(SKY, '#4a4d52', (pen) => growBag(pen), 1.02, 890),
  'monstera-young': potted(PLASTER, '#e6dfd0', (pen) => monstera(pen)),
  'snake-plant': potted(SKY, '#6f7f86', () => snakePlant()),
  'golden-pothos': {
    color: '#5f9a4a',
    front: (pen) =>
      still(
        pen,
        PLASTER,
        at(
          {
            ...flowerPot(pen, { color: '#b9563f', gloss: 0.5, high: 220, saucer: false }),
            foot: 0,
          },
          500,
          640,
          1.25,
        ),
        at(
          {
            svg: box(-420, 0, 840, 34, '#a8764a') + box(-420, 34, 840, 12, '#7a5230'),
            foot: 0,
            height: 0,
          },
          500,
          640,
          1,
        ),
        at({ svg: pothos(), foot: 0, height: 0 }, 500, 400, 1.15),
      ),
  },
  'birds-nest-fern': potted(LEAF, '#46606a', () => nestFern()),
  'cactus-trio': {
    color: CLAY,
    front: (pen) =>
      still(
        pen,
        PLASTER,
        ...[cacti.chin, cacti.ears, cacti.woolly].map((green, i) =>
          at(
            flowerPot(pen, {
              color: [CLAY, '#d39a70', '#a8623f'][i] ?? CLAY,
              high: 170,
              wide: 120,
              green,
            }),
            200 + i * 300,
            [830, 760, 850][i] ?? 830,
            1.2,
          ),
        ),
      ),
  },
  'succulent-bowl': flat(
    '#d8c7a8',
    '#7fa890',
    (pen) =>
      disc(14, 24, 372, '#00000030') +
      disc(0, 0, 364, '#b9714a') +
      disc(-4, -6, 348, '#cf8a60') +
      disc(0, 0, 320, '#6b5a48') +
      times(120, (i) =>
        disc(
          -290 + ((i * 97) % 580),
          -290 + ((i * 61) % 580),
          10,
          i % 2 ? '#8f7f6b' : '#a89a86',
          `clip-path="circle(318px at ${290 - ((i * 97) % 580)}px ${290 - ((i * 61) % 580)}px)"`,
        ),
      ) +
      [
        ['#7fa890', '#c9576a'],
        ['#9a86b0', '#5f4a86'],
        ['#a9c47f', '#e0a03c'],
        ['#d39a94', '#b5433f'],
        ['#8fb5b9', '#4f7f8a'],
        ['#b9c9a0', '#8a9a5a'],
      ]
        .map(([c = '', t = ''], i) =>
          moved(
            rosette(c, t),
            i === 5 ? 0 : 190 * Math.cos(i * 1.257 - 1.57),
            i === 5 ? 0 : 190 * Math.sin(i * 1.257 - 1.57),
            1.08 + pen.random() * 0.1,
            i * 20,
          ),
        )
        .join(''),
    1.15,
    0,
    'wood',
  ),
  bougainvillea: potted(
    SKY,
    CLAY,
    (pen, c) =>
      bush(pen, { color: '#5a8f48', bloom: () => bract(c), blooms: 95, wide: 290, tall: 440 }),
    '#c0347f',
  ),
  'vanda-orchid': {
    color: '#7a69c0',
    front: (pen) => still(pen, LEAF, at({ svg: orchid(), foot: 0, height: 0 }, 430, 570, 1.05)),
  },
  'jasmine-pot': potted(
    PLASTER,
    '#5f8a86',
    (pen) =>
      bush(pen, {
        color: '#4f8a4a',
        bloom: () => jasmine(),
        blooms: 36,
        wide: 250,
        tall: 360,
        leaves: 120,
      }),
    '#5f8a86',
    1.15,
  ),
  'birds-eye-chilli-plant': potted(
    SKY,
    '#d8a441',
    (pen) =>
      bush(pen, {
        color: '#5f9f4a',
        bloom: (i) => chilli(i % 3 ? '#d0342a' : '#6fa83f'),
        blooms: 40,
        wide: 240,
        tall: 420,
      }),
    '#d8a441',
    1.1,
  ),
  'dwarf-makrut': potted(
    LEAF,
    '#a86248',
    (pen) =>
      bush(pen, {
        color: '#3f7f42',
        bloom: (i) =>
          disc(0, 0, 44, '#6f9f3a') +
          times(12, (k) =>
            disc(-28 + ((k * 23) % 56), -28 + ((k * 17) % 56), 6, i % 2 ? '#88b552' : '#557f2c'),
          ),
        blooms: 9,
        wide: 250,
        tall: 470,
        leaves: 130,
      }),
    '#a86248',
  ),
  'zinc-watering-can': {
    color: '#a9b1b5',
    front: (pen, c) => still(pen, LEAF, at(wateringCan(pen, c), 380, 850, 1.08)),
  },
  'planting-trowel': flat(
    '#6b543e',
    '#b9c0c4',
    (pen) => moved(soilHeap(pen, 300, 90), 0, 380, 1) + moved(trowel(pen), 0, 60, 1.15, 24),
    1.15,
  ),
  'hand-fork': flat('#cfd8c6', '#d3dade', (pen) => handFork(pen), 1.2, -24),
  'pruning-shears': flat('#dfd3bd', '#b5432f', (pen) => shears(pen), 1.15, 20, 'wood'),
  'brass-mister': stood(
    PLASTER,
    '#a8641e',
    (pen, c) => {
      const body = vessel(pen, {
        outer: [
          [150, 0],
          [150, 0],
          [160, 10],
          [160, 220],
          [120, 280],
          [50, 310],
          [48, 330],
        ],
        color: c,
        gloss: 0.95,
      });
      return {
        svg:
          body.svg +
          box(-58, -400, 116, 80, '#c99b3c', 'rx="10"') +
          box(-40, -450, 80, 60, '#e0b95a', 'rx="8"') +
          line('M-40 -424H-130', '#c99b3c', 30) +
          disc(-140, -424, 22, '#a87a26') +
          line('M20 -440L120 -520', '#c99b3c', 20) +
          disc(128, -526, 30, '#e0b95a') +
          times(16, (i) =>
            disc(
              -190 - ((i * 37) % 150),
              -424 + (((i * 29) % 90) - 45) * (0.4 + ((i * 37) % 150) / 150),
              5,
              '#ffffff',
              'fill-opacity="0.8"',
            ),
          ),
        foot: 150,
        height: 450,
      };
    },
    1.4,
    880,
  ),
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

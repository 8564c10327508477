import { bract, bush, chilli, jasmine } from '../../garden/bushes.ts';
import { flowerPot } from '../../garden/flower-pot.ts';
import { monstera, nestFern, pothos, snakePlant } from '../../garden/house-plants.ts';
import { orchid } from '../../garden/orchid.ts';
import { cacti, rosette } from '../../garden/succulents.ts';
import { box, disc, times } from '../../ink/flat-shapes.ts';
import { moved } from '../../ink/pen.ts';
import { CLAY, LEAF, PLASTER, potted, SKY } from './potted.ts';
import { flat } from './views.ts';
import { at, type Look, still } from '../../scene/shot.ts';

export const plantLooks: Readonly<Record<string, Look>> = {
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
};

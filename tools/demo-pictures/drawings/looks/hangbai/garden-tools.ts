import { handFork, shears, wateringCan } from '../../garden/garden-things.ts';
import { soilHeap } from '../../garden/soil-heap.ts';
import { trowel } from '../../garden/trowel.ts';
import { box, disc, line, times } from '../../ink/flat-shapes.ts';
import { moved } from '../../ink/pen.ts';
import { LEAF, PLASTER } from './potted.ts';
import { flat, stood } from './views.ts';
import { vessel } from '../../packs/vessel.ts';
import { at, type Look, still } from '../../scene/shot.ts';

export const toolLooks: Readonly<Record<string, Look>> = {
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
};

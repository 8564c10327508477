import type { Banner } from './banner-shape.ts';
import { fruitIn } from './props.ts';
import { durian } from '../fruit/durian.ts';
import { heap, slice } from '../fruit/heaps.ts';
import { pomelo, pomeloHalf } from '../fruit/large-fruits.ts';
import { mango } from '../fruit/mango.ts';
import { mangosteen, rambutan } from '../fruit/small-fruits.ts';
import { moved } from '../ink/pen.ts';
import { basket } from '../packs/baskets.ts';
import { jar } from '../packs/clothed-jar.ts';
import { pouch } from '../packs/pouch.ts';
import type { Room } from '../scene/scene.ts';
import { at } from '../scene/shot.ts';
import { toast } from '../table/toast.ts';

const GROVE: Room = { wall: '#7d9a66', table: '#94703f', surface: 'wood', horizon: 0.66 };

export const suansriBanners: Readonly<Record<string, Banner>> = {
  'suansri/harvest': {
    room: GROVE,
    things: (pen) => [
      at(durian(pen), -330, -60, 0.72),
      at(basket(pen, { inside: fruitIn(pen) }), 60, 10, 0.94),
      at(pomelo(pen), 400, -20, 0.74),
      at(mangosteen(pen), -190, 100, 0.74),
      at(mango(pen), 310, 130, 0.82),
      at(rambutan(pen), -400, 110, 0.72),
      at(pomeloHalf(pen), 480, 120, 0.5),
    ],
  },
  'suansri/pantry': {
    room: { ...GROVE, wall: '#b97a4a', table: '#8a5c36' },
    things: (pen) => [
      at(
        pouch(pen, {
          paper: '#c9a36b',
          band: '#8fae5a',
          motif: 'banana',
          contents: moved(heap(pen, 46, 118, 175, slice('#e9b94a', 34, 26)), 0, -50),
        }),
        -300,
        -20,
        0.84,
      ),
      at(jar(pen, { fill: '#c97f17', motif: 'bee', tall: 400 }), 0, 0, 0.98),
      at(jar(pen, { fill: '#8f1f36', motif: 'roselle', cloth: '#e3d2b0' }), 320, 30, 1),
      at(toast(pen, '#8f1f36'), -60, 112, 0.66),
    ],
  },
};

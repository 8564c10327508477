import { flowerPot } from '../../garden/flower-pot.ts';
import { growBag, hangingBasket, planterBox, selfWatering } from '../../garden/garden-things.ts';
import { lit } from '../../ink/color.ts';
import { CLAY, LEAF, PLASTER, SKY } from './potted.ts';
import { stood } from './views.ts';
import { at, type Look, still } from '../../scene/shot.ts';

export const potLooks: Readonly<Record<string, Look>> = {
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
};

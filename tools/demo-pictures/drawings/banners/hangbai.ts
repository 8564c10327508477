import type { Banner } from './banner-shape.ts';
import { OVEN } from './taoun.ts';
import { flowerPot } from '../garden/flower-pot.ts';
import { wateringCan } from '../garden/garden-things.ts';
import { monstera, snakePlant } from '../garden/house-plants.ts';
import { moved } from '../ink/pen.ts';
import { cat, grassShell } from '../pets/cat-things.ts';
import { boneShape, rubberBall } from '../pets/dog-toys.ts';
import { petBowl } from '../pets/pet-bowl.ts';
import { at } from '../scene/shot.ts';

export const hangbaiBanners: Readonly<Record<string, Banner>> = {
  'hangbai/balcony': {
    room: { ...OVEN, wall: '#7fa590', table: '#8a6844' },
    things: (pen) => [
      at(flowerPot(pen, { color: '#e6dfd0', gloss: 0.5, green: monstera(pen) }), -350, -20, 0.8),
      at(flowerPot(pen, { color: '#c07a50', green: snakePlant() }), -20, -50, 0.72),
      at(wateringCan(pen, '#e0b23f'), 260, 40, 0.82),
      at(flowerPot(pen, { color: '#3a5486', gloss: 0.9 }), -180, 130, 0.5),
    ],
  },
  'hangbai/good-dog': {
    room: { ...OVEN, wall: '#c98f5a', table: '#86633f' },
    things: (pen) => [
      at(
        petBowl(pen, '#3f6f68', { art: boneShape('#efe6d2', 60), food: '#8a5a33' }),
        -260,
        30,
        0.86,
      ),
      at(rubberBall(pen, '#c8412f'), 110, 0, 0.5),
      at(
        { svg: moved(cat('#d99a52'), 0, -50, 1.15), foot: 200, height: 120, depth: 0.6 },
        360,
        60,
        1,
      ),
      at(grassShell(pen), 60, 150, 0.5),
    ],
  },
};

import type { Banner } from './banner-shape.ts';
import { cotton, fruitIn, potted } from './props.ts';
import { stack } from '../cloth/stacks.ts';
import { mango } from '../fruit/mango.ts';
import { mangoCrate } from '../fruit/mango-crate.ts';
import { fig, leaf } from '../garden/plants.ts';
import { basket } from '../packs/baskets.ts';
import { mug, teaCup } from '../pottery/cups.ts';
import { pitcher } from '../pottery/pitcher.ts';
import { riceBowl } from '../pottery/rice-bowl.ts';
import { teapot } from '../pottery/teapot.ts';
import { budVase } from '../pottery/vases.ts';
import type { Room } from '../scene/scene.ts';
import { at, loose } from '../scene/shot.ts';

const TEAL: Room = { wall: '#4f8a7c', table: '#8d6844', surface: 'wood', horizon: 0.66 };
const AMBER: Room = { wall: '#d39a4a', table: '#96683a', surface: 'wood', horizon: 0.66 };

export const marketBanners: Readonly<Record<string, Banner>> = {
  'market/market': {
    room: TEAL,
    things: (pen) => [
      at(potted(pen, '#d8c3a0', fig(pen, '#3f6d47')), -360, -60, 0.72),
      at(teapot(pen, { glaze: '#c98b6b' }), -60, -30, 0.8),
      at(basket(pen, { inside: fruitIn(pen) }), 330, 0, 0.82),
      at(
        stack(
          pen,
          [
            { color: '#2f4a73' },
            { color: '#c43d3d', weave: 'check', accent: '#2c3f66' },
            { color: '#e7dcc6' },
          ],
          150,
          56,
        ),
        -250,
        110,
        0.94,
      ),
      at(mug(pen, { glaze: '#efe6d2' }), 100, 130, 0.56),
      at(mango(pen), 420, 140, 0.66),
    ],
  },
  'market/mango-season': {
    room: AMBER,
    things: (pen) => [
      at(mangoCrate(pen), 0, 0, 1.08),
      at(mango(pen), -360, 110, 0.94),
      at(mango(pen), 330, 130, 1.02),
      at(
        loose(leaf(0, 0, 190, 90, 70, '#4f7f3a') + leaf(0, 0, 170, 84, 112, '#5d8d42')),
        -230,
        120,
        1,
      ),
    ],
  },
  'market/table': {
    room: { ...TEAL, wall: '#587089', table: '#8d6844' },
    things: (pen) => [
      cotton(-350, -370, 0.6),
      at(budVase(pen, { glaze: '#efe6d4' }), -350, -40, 0.7),
      at(teapot(pen, { glaze: '#d8b27a' }), 0, -20, 0.84),
      at(pitcher(pen, { glaze: '#9bb0a5' }), 360, -30, 0.76),
      at(riceBowl(pen, { glaze: '#7fa0a8' }), -190, 110, 0.66),
      at(teaCup(pen, { glaze: '#e9dfc8', filled: '#9aa64a' }), 200, 120, 0.68),
    ],
  },
};

import type { Banner } from './banner-shape.ts';
import { cotton } from './props.ts';
import { espressoCup, mug, teaCup } from '../pottery/cups.ts';
import { pitcher } from '../pottery/pitcher.ts';
import { roosterBowl } from '../pottery/rooster-bowl.ts';
import { teapot } from '../pottery/teapot.ts';
import { budVase, moonJar } from '../pottery/vases.ts';
import type { Room } from '../scene/scene.ts';
import { at } from '../scene/shot.ts';

const CLAY: Room = { wall: '#a4694b', table: '#7d5138', surface: 'wood', horizon: 0.66 };

export const dinpaoBanners: Readonly<Record<string, Banner>> = {
  'dinpao/kiln': {
    room: CLAY,
    things: (pen) => [
      at(moonJar(pen, { glaze: '#efe6d4' }), -250, -60, 0.95),
      at(budVase(pen, { glaze: '#c98b6b' }), 60, -70, 0.9),
      at(pitcher(pen, { glaze: '#9bb0a5' }), 350, -40, 0.82),
      at(roosterBowl(pen), -30, 60, 0.72),
      at(mug(pen, { glaze: '#6f93a8' }), -380, 90, 0.6),
      at(espressoCup(pen, { glaze: '#3f4f57' }), 350, 120, 0.7),
    ],
  },
  'dinpao/tea': {
    room: { ...CLAY, wall: '#5f7f78', table: '#7a5a3f' },
    things: (pen) => [
      cotton(-330, -400, 0.6),
      at(budVase(pen, { glaze: '#d8c3a0' }), -330, -50, 0.72),
      at(teapot(pen, { glaze: '#7d9a86' }), 20, 20, 0.98),
      at(teaCup(pen, { glaze: '#e9dfc8', filled: '#9aa64a' }), 370, 60, 0.82),
      at(teaCup(pen, { glaze: '#c98b6b', filled: '#9aa64a' }), -210, 130, 0.8),
    ],
  },
};

import { flowerPot } from '../../garden/flower-pot.ts';
import type { Pen, Svg } from '../../ink/pen.ts';
import { stood } from './views.ts';
import type { Room } from '../../scene/scene.ts';
import type { Look } from '../../scene/shot.ts';

export const LEAF: Room = { wall: '#dbe6d4', table: '#c9a878', surface: 'wood' };
export const PLASTER: Room = { wall: '#efe4d3', table: '#d3b591', surface: 'linen' };
export const SKY: Room = { wall: '#d3e2e8', table: '#c4a274', surface: 'wood' };
export const CLAY = '#c07a50';

export const potted = (
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

import { times } from '../../ink/flat-shapes.ts';
import { moved, type Pen, type Svg } from '../../ink/pen.ts';
import { type Label, labelsOf } from '../../packs/label.ts';
import type { Art, Room } from '../../scene/scene.ts';
import { at, type Look, loose, still } from '../../scene/shot.ts';

export const SAGE: Room = { wall: '#d9e3d3', table: '#cfae83', surface: 'wood' };
export const SAND: Room = { wall: '#efe3d0', table: '#d3b591', surface: 'linen' };
export const ROSE: Room = { wall: '#f0d9d3', table: '#d9bd98', surface: 'wood' };
export const FOG: Room = { wall: '#d6dfe3', table: '#c9a878', surface: 'wood' };
export const DUSK: Room = { wall: '#5f5a66', table: '#6f5138', surface: 'wood' };
export const tag = labelsOf(34);
type Maker = (pen: Pen, color: string, label: Label) => Art;

export const stand = (
  make: Maker,
  color: string,
  label: Label,
  room: Room,
  scale: number,
  beside?: Svg,
): Look => ({
  color,
  front: (pen, c) =>
    still(
      pen,
      room,
      at(make(pen, c, label), beside ? 420 : 490, 870, scale),
      ...(beside ? [at(loose(beside), 780, 880, 1.2)] : []),
    ),
});

export const few = (one: Svg, n = 4): Svg =>
  times(n, (i) => moved(one, -70 + i * 52, (i % 2) * 34 - 12, 0.8, i * 40));

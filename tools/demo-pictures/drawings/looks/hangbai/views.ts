import { moved, type Pen, type Svg } from '../../ink/pen.ts';
import { labelsOf } from '../../packs/label.ts';
import { type Art, lying, type Room } from '../../scene/scene.ts';
import { at, type Look, SIDE, still } from '../../scene/shot.ts';

/** Shows it on the ground, from above. */
export function flat(
  ground: string,
  color: string,
  draw: (pen: Pen, color: string) => Svg,
  scale = 1.2,
  turn = 0,
  surface: 'plain' | 'wood' | 'linen' = 'plain',
): Look {
  return {
    color,
    front: (pen, c) =>
      lying(
        pen,
        SIDE,
        SIDE,
        { color: ground, surface },
        moved(draw(pen, c), 500, 500, scale, turn),
      ),
  };
}

/** Shows it alone on the table. */
export function stood(
  room: Room,
  color: string,
  make: (pen: Pen, color: string) => Art,
  scale = 1.3,
  y = 860,
): Look {
  return { color, front: (pen, c) => still(pen, room, at(make(pen, c), 500, y, scale)) };
}

export const tag = labelsOf(46);

import type { Pen } from '../ink/pen.ts';
import type { Placed, Room } from '../scene/scene.ts';

export const WIDE = { width: 1920, height: 823 } as const;
export const TALL = { width: 900, height: 1125 } as const;
export type Size = typeof WIDE | typeof TALL;

export interface Banner {
  readonly room: Room;
  /** Drawn around (0, 0) on the table, about 1,100 wide and 650 high; from back to front. */
  readonly things: (pen: Pen) => readonly Placed[];
}

import { moved, type Pen, type Svg } from '../ink/pen.ts';
import { lying } from './scene.ts';
import { type Look, SIDE } from './shot.ts';

export interface Ground {
  readonly color: string;
  readonly surface?: 'plain' | 'wood' | 'linen';
}

/** Returns a product that lies on the table, seen from above. */
export function above(ground: Ground, color: string, draw: (pen: Pen, color: string) => Svg): Look {
  return { color, front: (pen, c) => lying(pen, SIDE, SIDE, ground, draw(pen, c)) };
}

/** Drawn around (0, 0) and moved to the middle of the picture. */
export function mid(svg: Svg, scale = 1, turn = 0, x = 490, y = 490): Svg {
  return moved(svg, x, y, scale, turn);
}

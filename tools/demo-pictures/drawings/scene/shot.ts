import type { Pen, Svg } from '../ink/pen.ts';
import { softLine } from '../ink/soft.ts';
import { type Art, type Placed, type Room, standing } from './scene.ts';

/** Composition of one product's picture. `color` is that of the option, or of the product. */
export interface Look {
  readonly color: string;
  readonly front: (pen: Pen, color: string) => Svg;
  readonly use?: (pen: Pen, color: string) => Svg;
  /** Centre of the close-up, and its magnification. */
  readonly near?: readonly [x: number, y: number, times: number];
}

export const SIDE = 1000;

export function still(pen: Pen, room: Room, ...things: readonly Placed[]): Svg {
  return standing(pen, SIDE, SIDE, room, things);
}

export function at(art: Art, x: number, y: number, scale = 1, turn = 0): Placed {
  return { art, x, y, scale, turn };
}

export function closeUp(body: Svg, [x, y, times]: readonly [number, number, number]): Svg {
  return `<g transform="translate(500 500) scale(${times}) translate(${-x} ${-y})">${body}</g>`;
}

/** Returns an object without a shadow of its own, such as steam or a twig in a vase. */
export function loose(svg: Svg): Art {
  return { svg, foot: 0, height: 0 };
}

export function steam(pen: Pen): Art {
  const white = { color: '#ffffff', blur: 10 };
  return loose(
    softLine(pen, 'M-40 0C-80 -60 0 -100 -40 -170C-64 -214 -20 -240 -30 -280', 18, {
      ...white,
      opacity: 0.5,
    }) +
      softLine(pen, 'M30 -10C-6 -60 66 -120 30 -190C10 -230 46 -262 40 -310', 22, {
        ...white,
        opacity: 0.46,
      }),
  );
}

import { lit } from './color.ts';
import { line } from './flat-shapes.ts';
import { clipped, linear, num, path, type Pen, type Svg } from './pen.ts';
import { type Cloth, woven } from './weave.ts';
import { dropShadow } from '../scene/scene.ts';

/** Draws a body that lies flat: its shadow, its surface lit from the upper left, and the details on it. */
export function solid(pen: Pen, d: string, color: string, on: Svg = ''): Svg {
  const fill = linear(
    pen,
    [
      [0, lit(color, 1.25)],
      [0.45, color],
      [1, lit(color, 0.72)],
    ],
    [0, 0, 1, 1],
  );
  return dropShadow(pen, d, 20, 0.34) + path(d, `fill="${fill}"`) + clipped(pen, d, on);
}

export function clothPiece(pen: Pen, d: string, cloth: Cloth, on: Svg = ''): Svg {
  return solid(pen, d, cloth.color, woven(pen, d, cloth) + on);
}

/** Draws twisted rope along a line. */
export function rope(pen: Pen, d: string, width: number, color: string): Svg {
  return (
    dropShadow(pen, d, width * 0.5, 0.26) +
    line(d, lit(color, 0.62), width) +
    line(d, color, width * 0.84) +
    `<path d="${d}" fill="none" stroke="${lit(color, 1.25)}" stroke-width="${num(width * 0.6)}" stroke-dasharray="${num(width * 0.42)} ${num(width * 0.3)}"/>` +
    `<path d="${d}" fill="none" stroke="${lit(color, 0.78)}" stroke-width="${num(width * 0.86)}" stroke-dasharray="${num(width * 0.1)} ${num(width * 0.62)}" stroke-dashoffset="${num(-width * 0.5)}"/>`
  );
}

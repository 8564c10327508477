import { lit } from '../ink/color.ts';
import { blob } from '../ink/curve.ts';
import { disc, times } from '../ink/flat-shapes.ts';
import { num, type Pen, type Point, radial, type Svg } from '../ink/pen.ts';

/** Returns the fill of a baked crust: lighter where it faces the light, browner towards the edge. */
export function crust(pen: Pen, color: string): string {
  return radial(
    pen,
    [
      [0, lit(color, 1.42)],
      [0.42, lit(color, 1.06)],
      [0.78, lit(color, 0.84)],
      [1, lit(color, 0.58)],
    ],
    { cx: 0.38, cy: 0.3, r: 0.78 },
  );
}

export const round = (rx: number, ry: number, lumps = 0, pen?: Pen): string =>
  blob(
    Array.from({ length: 14 }, (_, i): Point => {
      const a = (i / 14) * Math.PI * 2,
        r = 1 + (pen ? (pen.random() - 0.5) * lumps : 0);
      return [Math.cos(a) * rx * r, Math.sin(a) * ry * r];
    }),
  );

/** Draws flour or sugar dusted over a shape. */
export function dust(
  pen: Pen,
  rx: number,
  ry: number,
  count: number,
  color = '#fff6e6',
  size = 5,
): Svg {
  return times(count, () => {
    const a = pen.random() * 6.3,
      d = Math.sqrt(pen.random());
    return disc(
      Math.cos(a) * d * rx,
      Math.sin(a) * d * ry,
      1 + pen.random() * size,
      color,
      `fill-opacity="${num(0.3 + pen.random() * 0.5)}"`,
    );
  });
}

/** Draws small seeds, each with a rotation of its own. */
export function seedsOn(
  pen: Pen,
  rx: number,
  ry: number,
  count: number,
  colors: readonly string[],
  long = 9,
): Svg {
  return times(count, (i) => {
    const a = pen.random() * 6.3,
      d = Math.sqrt(pen.random());
    return `<ellipse cx="${num(Math.cos(a) * d * rx)}" cy="${num(Math.sin(a) * d * ry)}" rx="${long}" ry="${num(long * 0.48)}" fill="${colors[i % colors.length]}" transform="rotate(${num(pen.random() * 180)} ${num(Math.cos(a) * d * rx)} ${num(Math.sin(a) * d * ry)})"/>`;
  });
}

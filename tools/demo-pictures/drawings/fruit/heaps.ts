import { soft } from '../cloth/cloth.ts';
import { lit, tone } from '../ink/color.ts';
import { ellipse, moved, path, type Pen, type Svg } from '../ink/pen.ts';

/** Draws slices heaped around (0, 0) in a window or a bowl, `wide` to each side. */
export function heap(
  pen: Pen,
  count: number,
  wide: number,
  tall: number,
  piece: (at: number) => Svg,
): Svg {
  return Array.from({ length: count }, (_, i) => {
    const t = i / count;
    const x = (pen.random() - 0.5) * 2 * wide * (1 - t * 0.45);
    return moved(
      piece(pen.random()),
      x,
      -t * tall,
      0.85 + pen.random() * 0.3,
      (pen.random() - 0.5) * 120,
    );
  }).join('');
}

export function slice(color: string, rx: number, ry: number): (at: number) => Svg {
  return (at) => {
    const c = tone(color, (at - 0.5) * 0.08);
    return (
      ellipse(3, 5, rx, ry, `fill="${lit(c, 0.5)}"`) +
      ellipse(0, 0, rx, ry, `fill="${c}"`) +
      ellipse(-rx * 0.12, -ry * 0.18, rx * 0.74, ry * 0.66, `fill="${lit(c, 1.2)}"`) +
      ellipse(0, 0, rx * 0.24, ry * 0.24, `fill="${lit(c, 0.85)}" fill-opacity="0.7"`)
    );
  };
}

export function strip(color: string, long: number, wide: number): (at: number) => Svg {
  return (at) => {
    const c = tone(color, (at - 0.5) * 0.1);
    const d = soft([
      [-long, 0],
      [-long * 0.5, -wide],
      [long * 0.5, -wide * 0.8],
      [long, wide * 0.2],
      [long * 0.4, wide],
      [-long * 0.6, wide * 0.9],
    ]);
    return (
      path(d, `fill="${lit(c, 0.5)}" transform="translate(4 6)"`) +
      path(d, `fill="${c}"`) +
      path(
        soft([
          [-long * 0.8, -wide * 0.1],
          [0, -wide * 0.7],
          [long * 0.7, -wide * 0.2],
          [0, wide * 0.1],
        ]),
        `fill="${lit(c, 1.28)}" fill-opacity="0.8"`,
      )
    );
  };
}

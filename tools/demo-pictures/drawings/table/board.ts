import { soft } from '../cloth/cloth.ts';
import { lit } from '../ink/color.ts';
import { box, line, times } from '../ink/flat-shapes.ts';
import { linear, type Pen, type Svg } from '../ink/pen.ts';
import { dropShadow } from '../scene/scene.ts';

/** Draws a board with a handle, below other things. */
export function board(pen: Pen, w: number, h: number, color = '#b98552'): Svg {
  const d = soft([
    [-w / 2, -h / 2],
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
    [w / 2, -h / 2],
    [w / 2, h / 2],
    [w / 2, h / 2],
    [-w / 2, h / 2],
    [-w / 2, h / 2],
  ]);
  return (
    dropShadow(pen, d, 20, 0.36) +
    box(
      -w / 2,
      -h / 2,
      w,
      h,
      linear(
        pen,
        [
          [0, lit(color, 1.16)],
          [1, lit(color, 0.9)],
        ],
        [0, 0, 1, 1],
      ),
      'rx="34"',
    ) +
    times(12, (i) =>
      line(
        `M${-w / 2 + 20} ${-h / 2 + 24 + (i * (h - 48)) / 11}q${w / 4} ${(i % 3) * 8 - 8} ${w / 2 - 20} 0t${w / 2 - 20} 0`,
        lit(color, i % 2 ? 0.82 : 1.2),
        2.5,
        'stroke-opacity="0.5"',
      ),
    )
  );
}

import { lit } from '../ink/color.ts';
import { ellipse, moved, path, type Pen } from '../ink/pen.ts';
import { tube } from '../ink/tube.ts';
import type { Art } from '../scene/scene.ts';

export function honeyDipper(pen: Pen): Art {
  const grooves = Array.from({ length: 6 }, (_, i) =>
    moved(
      ellipse(0, 0, 46 - Math.abs(i - 2.5) * 5, 16, `fill="${lit('#c68a4a', 0.72 + i * 0.07)}"`) +
        ellipse(-6, -4, 34 - Math.abs(i - 2.5) * 4, 9, `fill="${lit('#c68a4a', 1.1)}"`),
      -i * 9,
      -i * 19,
      1,
      24,
    ),
  ).join('');
  return {
    svg:
      tube(
        pen,
        [
          [-50, -100],
          [-130, -240],
          [-190, -360],
        ],
        12,
        { color: '#b98347', gloss: 0.3 },
      ) +
      grooves +
      path('M10 16C20 40 14 70 16 92C22 70 34 44 30 10Z', 'fill="#d9912a" fill-opacity="0.9"'),
    foot: 0,
    height: 0,
  };
}

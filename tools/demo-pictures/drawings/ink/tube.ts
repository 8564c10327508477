import { lit } from './color.ts';
import { ribbon, smooth } from './curve.ts';
import { path, type Pen, type Point, type Svg } from './pen.ts';

interface TubeMaterial {
  readonly color: string;
  readonly gloss?: number;
}

const LAYERS = [0.52, 0.62, 0.72, 0.81, 0.89, 0.96, 1.02, 1.07];

/** Draws a round bar along a line (handle, spout, stem) as nested ribbons, the inner ones lighter. */
export function tube(
  _pen: Pen,
  line: readonly Point[],
  radius: number | ((t: number) => number),
  { color, gloss = 0.3 }: TubeMaterial,
): Svg {
  const points = smooth(line, 12);
  const r = typeof radius === 'number' ? () => radius : radius;
  const widest = Math.max(...Array.from({ length: 11 }, (_, i) => r(i / 10)));
  const layers = LAYERS.map((light, i) => {
    const share = 1 - i / LAYERS.length;
    const shift = (1 - share) * widest * 0.4;
    return path(
      ribbon(points, (t) => r(t) * share, [-shift * 0.75, -shift]),
      `fill="${lit(color, light)}"`,
    );
  });
  const shine =
    gloss > 0
      ? path(
          ribbon(points.slice(1, -1), (t) => r(t) * 0.11, [-widest * 0.32, -widest * 0.42]),
          `fill="#ffffff" fill-opacity="${Math.min(0.75, gloss * 0.8)}"`,
        )
      : '';
  return layers.join('') + shine;
}

import { polygon, smooth } from './curve.ts';
import type { Surface } from './lathe.ts';
import { ellipse, linear, num, path, type Pen, type Point, type Svg } from './pen.ts';

/** Draws iron specks in a glaze, foreshortened as the body turns away. */
export function speckles(
  pen: Pen,
  surface: Surface,
  {
    from,
    to,
    count,
    color,
    size = 3.2,
  }: { from: number; to: number; count: number; color: string; size?: number },
): Svg {
  return Array.from({ length: count }, () => {
    const angle = (pen.random() - 0.5) * 2.9;
    const [x, y] = surface.at(angle, from + (to - from) * pen.random());
    const r = size * (0.3 + pen.random() ** 2.2);
    return ellipse(
      x,
      y,
      r * Math.max(0.25, Math.cos(angle)),
      r,
      `fill="${color}" fill-opacity="${num(0.3 + pen.random() * 0.5)}"`,
    );
  }).join('');
}

/** Returns the region between two heights on the front of the body; each height may vary with the angle. */
export function bandPath(
  surface: Surface,
  low: number | ((angle: number) => number),
  high: number | ((angle: number) => number),
): string {
  const steps = Array.from({ length: 49 }, (_, i) => ((i - 24) / 24) * (Math.PI / 2));
  const lower = typeof low === 'number' ? () => low : low;
  const upper = typeof high === 'number' ? () => high : high;
  const right: Point[] = [];
  const left: Point[] = [];
  for (let i = 1; i < 12; i++) {
    const t = i / 12;
    right.push(
      surface.at(Math.PI / 2, lower(Math.PI / 2) + (upper(Math.PI / 2) - lower(Math.PI / 2)) * t),
    );
    left.push(
      surface.at(
        -Math.PI / 2,
        upper(-Math.PI / 2) + (lower(-Math.PI / 2) - upper(-Math.PI / 2)) * t,
      ),
    );
  }
  return polygon([
    ...steps.map((a) => surface.at(a, lower(a))),
    ...right,
    ...steps.toReversed().map((a) => surface.at(a, upper(a))),
    ...left,
  ]);
}

/** Draws a painted line around the body. */
export function hoop(
  surface: Surface,
  height: number,
  thickness: number,
  color: string,
  opacity = 1,
): Svg {
  return path(
    bandPath(surface, height - thickness / 2, height + thickness / 2),
    `fill="${color}" fill-opacity="${opacity}"`,
  );
}

/** Draws a flat picture around (0, 0) on the body: `draw` gets points as [sideways, up]. */
export function onBody(
  surface: Surface,
  angle: number,
  height: number,
): (points: readonly Point[]) => Point[] {
  const r = Math.max(1, surface.radius(height));
  return (points) => points.map(([x, y]) => surface.at(angle + x / r, height + y));
}

/** Draws the reflection of a window in a glazed body: two soft panes at the upper left. */
export function windowShine(
  pen: Pen,
  surface: Surface,
  from: number,
  to: number,
  strength = 0.5,
): Svg {
  const pane = (a1: number, a2: number): string => {
    const side = (a: number, up: boolean): Point[] =>
      Array.from({ length: 9 }, (_, i) => {
        const t = (up ? i : 8 - i) / 8;
        return surface.at(a, from + (to - from) * t);
      });
    return polygon([...side(a1, true), ...side(a2, false)]);
  };
  const fade = (opacity: number): string =>
    `fill="${linear(
      pen,
      [
        [0, '#ffffff', 0],
        [0.14, '#ffffff', opacity],
        [0.86, '#ffffff', num(opacity * 8) / 10],
        [1, '#ffffff', 0],
      ],
      [0, 0, 1, 0],
    )}"`;
  return path(pane(-1, -0.66), fade(strength)) + path(pane(-0.62, -0.5), fade(strength * 0.7));
}

/** Returns the lower edge of a poured glaze, with a few drips. */
export function drips(pen: Pen, height: number, depth: number): (angle: number) => number {
  const runs = Array.from({ length: 7 }, () => ({
    at: (pen.random() - 0.5) * 3,
    wide: 0.14 + pen.random() * 0.14,
    long: depth * (0.35 + pen.random()),
  }));
  const phase = pen.random() * 6;
  return (angle) => {
    const wave =
      Math.sin(angle * 3.1 + phase) * depth * 0.22 + Math.sin(angle * 7.3) * depth * 0.08;
    const run = runs.reduce(
      (sum, { at, wide, long }) => sum + long * Math.exp(-(((angle - at) / wide) ** 2)),
      0,
    );
    // A drip ends above the foot: in a kiln it would stick to the shelf otherwise.
    return Math.max(9, height + wave - run);
  };
}

/** Fine turning marks left by the potter's fingers. */
export function throwingRings(
  surface: Surface,
  from: number,
  to: number,
  gap: number,
  color: string,
): Svg {
  const rings: Svg[] = [];
  for (let h = from; h < to; h += gap)
    rings.push(hoop(surface, h, 1.6, color, 0.1 + ((h * 7) % 5) * 0.025));
  return rings.join('');
}

export function stroke(
  points: readonly Point[],
  color: string,
  width: number,
  attributes = '',
): Svg {
  const line = smooth(points, 8)
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`)
    .join('');
  return `<path d="${line}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${attributes}/>`;
}

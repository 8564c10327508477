import { num, type Point } from './pen.ts';

/** Returns points on a smooth curve through `points` (Catmull-Rom). A point that is given twice is a corner. */
export function smooth(points: readonly Point[], perSegment = 14): Point[] {
  const all: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const p1 = points[i] ?? [0, 0];
    const p2 = points[i + 1] ?? p1;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    if (p1[0] === p2[0] && p1[1] === p2[1]) continue;
    for (let k = 0; k < perSegment; k++) all.push(between(p0, p1, p2, p3, k / perSegment));
  }
  const last = points.at(-1);
  if (last) all.push(last);
  return all;
}

/** Returns a closed smooth outline through the points. */
export function blob(points: readonly Point[], perSegment = 10): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const all: Point[] = [];
  for (let i = 0; i < points.length; i++) {
    for (let k = 0; k < perSegment; k++)
      all.push(between(at(i - 1), at(i), at(i + 1), at(i + 2), k / perSegment));
  }
  return `${polyline(all)}Z`;
}

export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('');
}

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}Z`;
}

export function ring(cx: number, cy: number, rx: number, ry: number): string {
  return `M${num(cx - rx)} ${num(cy)}A${num(rx)} ${num(ry)} 0 1 1 ${num(cx + rx)} ${num(cy)}A${num(rx)} ${num(ry)} 0 1 1 ${num(cx - rx)} ${num(cy)}Z`;
}

/** Returns the outline of a line that has the width `radius(t)` at t from 0 to 1 of its length. */
export function ribbon(
  line: readonly Point[],
  radius: (t: number) => number,
  shift: Point = [0, 0],
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach(([x, y], i) => {
    const [ax, ay] = line[i - 1] ?? [x, y];
    const [bx, by] = line[i + 1] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const r = radius(i / (line.length - 1));
    const nx = (-(by - ay) / length) * r;
    const ny = ((bx - ax) / length) * r;
    left.push([x + nx + shift[0], y + ny + shift[1]]);
    right.push([x - nx + shift[0], y - ny + shift[1]]);
  });
  return polygon([...left, ...right.toReversed()]);
}

function between(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const one = (a: number, b: number, c: number, d: number): number =>
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
  return [one(p0[0], p1[0], p2[0], p3[0]), one(p0[1], p1[1], p2[1], p3[1])];
}

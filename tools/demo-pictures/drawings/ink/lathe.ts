import { lit, mix } from './color.ts';
import { ring, smooth } from './curve.ts';
import {
  clipped,
  ellipse,
  linear,
  num,
  path,
  type Pen,
  type Point,
  type Stop,
  type Svg,
} from './pen.ts';

/** Material of a turned body. `color` may change with the height, from 0 at the foot to 1 at the rim. */
export interface Material {
  readonly color: string | ((height: number) => string);
  /** 0 unglazed clay, 1 wet glaze. */
  readonly gloss?: number;
}

/** [radius, height] from the foot up; a point that is given twice is a corner. */
export type Profile = readonly Point[];

export interface Turned {
  readonly outer: Profile;
  /** The hollow, from the floor up to the rim; without it the body is closed. */
  readonly inner?: Profile;
  readonly material: Material;
  readonly inside?: Material;
  /** 0 is seen from the side, 1 from above. */
  readonly tilt: number;
  /** Drawn within the opening, e.g. soup or tea. */
  readonly content?: (surface: Surface) => Svg;
  /** Height up to which the body is drawn; something else covers the rest. */
  readonly upTo?: number;
}

/** Converts positions on a turned body to the picture. Angle 0 faces the viewer, negative is left. */
export interface Surface {
  readonly at: (angle: number, height: number) => Point;
  readonly radius: (height: number) => number;
  readonly tilt: number;
  /** Distance in the picture that a height of 1 takes. */
  readonly rise: number;
  readonly top: number;
}

const LIGHT = unit([-0.56, 0.62, 0.55]);
const STEPS = [-1, -0.94, -0.78, -0.5, -0.15, 0.2, 0.5, 0.78, 0.94, 1];

/** Draws a turned body that stands at (0, 0) as discs from the foot up, each lit by its slope. */
export function turned(pen: Pen, spec: Turned): { svg: Svg; surface: Surface } {
  const surface = surfaceOf(spec.outer, spec.tilt);
  const limit = spec.upTo ?? Infinity;
  const outer = dense(spec.outer, spec.tilt).filter(([, height]) => height <= limit);
  const top = surface.top;
  const parts = discs(pen, outer, spec.tilt, spec.material, top, false);
  if (spec.inner) {
    const inner = dense(spec.inner, spec.tilt);
    const [rim, height] = inner.at(-1) ?? [0, 0];
    const y = -height * surface.rise;
    const hollow = discs(
      pen,
      inner.toReversed(),
      spec.tilt,
      spec.inside ?? spec.material,
      top,
      true,
    );
    const opening = ring(0, y, rim, rim * spec.tilt);
    parts.push(clipped(pen, opening, hollow.join('') + (spec.content?.(surface) ?? '')));
    const lip = colorOf(spec.material, 1);
    parts.push(
      path(
        opening,
        `fill="none" stroke="${lit(lip, 1.22)}" stroke-width="2.5" stroke-opacity="0.55"`,
      ),
    );
  }
  return { svg: parts.join(''), surface };
}

export function surfaceOf(profile: Profile, tilt: number): Surface {
  const rise = Math.sqrt(1 - tilt * tilt);
  const points = dense(profile, tilt);
  const radius = (height: number): number => {
    const after = points.findIndex(([, h]) => h >= height);
    const [r1, h1] = points[Math.max(0, after - 1)] ?? [0, 0];
    const [r2, h2] = points[after] ?? points.at(-1) ?? [0, 0];
    return h2 === h1 ? r2 : r1 + ((r2 - r1) * (height - h1)) / (h2 - h1);
  };
  return {
    radius,
    tilt,
    rise,
    top: Math.max(...points.map(([, h]) => h)),
    at(angle, height) {
      const r = radius(height);
      return [r * Math.sin(angle), -height * rise + r * tilt * Math.cos(angle)];
    },
  };
}

/** Returns the light on a surface with this normal (x right, y up, z towards the viewer). */
export function lightOn(normal: Vector, gloss: number, tilt: number): number {
  const diffuse = Math.max(0, (dot(normal, LIGHT) + 0.28) / 1.28);
  const view: Vector = [0, tilt, Math.sqrt(1 - tilt * tilt)];
  const half = unit([LIGHT[0] + view[0], LIGHT[1] + view[1], LIGHT[2] + view[2]]);
  const shine = Math.max(0, dot(normal, half)) ** 26 * gloss * 0.42;
  const edge = (1 - Math.max(0, dot(normal, view))) ** 3 * 0.1;
  return 0.47 + diffuse * 0.64 + shine + edge;
}

type Vector = readonly [number, number, number];

function discs(
  pen: Pen,
  points: readonly Point[],
  tilt: number,
  material: Material,
  top: number,
  hollow: boolean,
): Svg[] {
  const rise = Math.sqrt(1 - tilt * tilt);
  const last = points.length - 1;
  let flat = '';
  return points.map(([r, h], i) => {
    if (!hollow && isCovered(points, i, tilt)) return '';
    const [r1, h1] = points[Math.max(0, i - 1)] ?? [r, h];
    const [r2, h2] = points[Math.min(last, i + 1)] ?? [r, h];
    const sign = hollow ? -1 : 1;
    const length = Math.hypot(r2 - r1, h2 - h1) || 1;
    const out = (sign * Math.abs(h2 - h1)) / length;
    const up = hollow ? Math.abs(r2 - r1) / length : -(r2 - r1) / length;
    const depth = hollow ? (i / Math.max(1, last)) * 0.2 : 0;
    const ground = hollow ? 0 : 0.2 * Math.max(0, 1 - h / Math.max(1, top * 0.22)) ** 2;
    const color = colorOf(material, h / top);
    const lights = STEPS.map((x) => {
      const front = Math.sqrt(1 - x * x);
      const normal: Vector = [x * out, up, (hollow ? -1 : 1) * front * out];
      return quantum(lightOn(normal, material.gloss ?? 0.3, tilt) - depth - ground);
    });
    const [light = 1] = lights;
    if (lights.every((one) => one === light)) {
      const fill = lit(color, light);
      // A level floor in one colour needs one disc only.
      if (fill === flat) return '';
      flat = fill;
      return ellipse(0, -h * rise, r, r * tilt, `fill="${fill}"`);
    }
    flat = '';
    const stops = lights.map((one, k): Stop => [((STEPS[k] ?? 0) + 1) / 2, lit(color, one)]);
    const fill = linear(pen, stops, [0, 0, 1, 0]);
    const [r3, h3] = points[i + 1] ?? [0, 0];
    const isRing = r3 > 6 && r3 - 1.5 + (Math.abs(h3 - h) * rise) / tilt < r;
    // Leaves out parts that the next disc covers, which saves most of the work: the middle of a level part, the
    // far half of an upright wall. The sides of a wall are straight lines to the next disc, because ellipses alone
    // would scallop the outline.
    const step = (h3 - h) * rise;
    if (!hollow && !isRing && step > 0) {
      const [y, above] = [num(-h * rise), num(-h3 * rise)];
      const d = `M${num(-r3)} ${above}L${num(-r)} ${y}A${num(r)} ${num(r * tilt)} 0 0 0 ${num(r)} ${y}L${num(r3)} ${above}Z`;
      return path(d, `fill="${fill}"`);
    }
    if (!isRing) return ellipse(0, -h * rise, r, r * tilt, `fill="${fill}"`);
    const hole = ring(0, -h3 * rise, r3 - 1.5, (r3 - 1.5) * tilt);
    return path(ring(0, -h * rise, r, r * tilt) + hole, `fill="${fill}" fill-rule="evenodd"`);
  });
}

/** Returns whether a disc that is drawn later covers this one completely. */
function isCovered(points: readonly Point[], index: number, tilt: number): boolean {
  const [r, h] = points[index] ?? [0, 0];
  const rise = Math.sqrt(1 - tilt * tilt);
  return points.some(
    ([r2, h2], later) => later > index && r + (Math.abs(h2 - h) * rise) / tilt <= r2 - 0.5,
  );
}

/** Rounds the light, so that similar slopes share a fill, which keeps the file small. */
function quantum(light: number): number {
  return Math.round(light * 48) / 48;
}

function dense(profile: Profile, tilt: number): Point[] {
  const fine = smooth(profile, 40);
  const kept: Point[] = [];
  let since = Infinity;
  let steps = 0;
  for (const [i, point] of fine.entries()) {
    const before = fine[i - 1];
    if (before) {
      since += Math.abs(point[0] - before[0]) + 1e-9;
      steps += Math.abs(point[1] - before[1]);
    }
    // An upright wall needs few discs, a curved one many.
    if (
      since < 2 &&
      steps < Math.min(7, Math.max(1.5, point[0] * tilt * 0.22)) &&
      i < fine.length - 1
    )
      continue;
    kept.push([Math.max(0, point[0]), point[1]]);
    since = 0;
    steps = 0;
  }
  return kept;
}

function colorOf(material: Material, height: number): string {
  if (typeof material.color === 'string') return material.color;
  return material.color(Math.round(Math.min(1, Math.max(0, height)) * 40) / 40);
}

/** Draws liquid that fills the opening up to `height`. */
export function liquid(
  pen: Pen,
  surface: Surface,
  radius: number,
  height: number,
  color: string,
): Svg {
  const y = -height * surface.rise;
  const fill = linear(
    pen,
    [
      [0, lit(color, 0.72)],
      [0.45, lit(color, 0.95)],
      [1, lit(color, 1.12)],
    ],
    [0, 0, 1, 0.6],
  );
  return (
    ellipse(0, y, radius, radius * surface.tilt, `fill="${fill}"`) +
    ellipse(
      radius * 0.34,
      y - radius * surface.tilt * 0.25,
      radius * 0.34,
      radius * surface.tilt * 0.22,
      `fill="#ffffff" fill-opacity="0.22"`,
    ) +
    path(
      ring(0, y, radius, radius * surface.tilt),
      `fill="none" stroke="${mix(color, '#ffffff', 0.4)}" stroke-opacity="0.5" stroke-width="${num(2)}"`,
    )
  );
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

import { lit, mix, tone } from '../ink/color.ts';
import { polygon } from '../ink/curve.ts';
import { type Profile, type Surface, turned } from '../ink/lathe.ts';
import { clipped, type Pen, type Point, type Svg } from '../ink/pen.ts';
import { bandPath, drips, throwingRings } from '../ink/surface-detail.ts';

export const CLAY = '#b98a63';

export interface Glazed {
  readonly glaze: string;
  readonly tilt?: number;
  /** Colour of tea or coffee in it. */
  readonly filled?: string;
}

/** Draws glaze over bare clay: the body in clay, then again in glaze above a dripping edge. */
export function glazedOverClay(
  pen: Pen,
  profile: Profile,
  inner: Profile | undefined,
  spec: {
    glaze: string;
    clay?: string;
    tilt: number;
    edge: number;
    drip: number;
    gloss?: number;
    content?: (s: Surface) => Svg;
  },
): { svg: Svg; surface: Surface } {
  const clay = turned(pen, {
    outer: profile,
    upTo: spec.edge + spec.drip,
    material: { color: spec.clay ?? CLAY, gloss: 0.05 },
    tilt: spec.tilt,
  });
  const pooled = (h: number): string =>
    mix(spec.glaze, tone(spec.glaze, -0.09, 1.15), Math.max(0, 1 - h * 1.6));
  const glazed = turned(pen, {
    outer: profile,
    ...(inner ? { inner } : {}),
    material: { color: pooled, gloss: spec.gloss ?? 0.85 },
    inside: { color: tone(spec.glaze, 0.03), gloss: 0.3 },
    tilt: spec.tilt,
    ...(spec.content ? { content: spec.content } : {}),
  });
  const { surface } = glazed;
  const edge = drips(pen, spec.edge, spec.drip);
  const above = polygon([
    [-900, surface.at(-Math.PI / 2, edge(-Math.PI / 2))[1]],
    ...Array.from({ length: 81 }, (_, i): Point => {
      const angle = ((i - 40) / 40) * (Math.PI / 2);
      return surface.at(angle, edge(angle));
    }),
    [900, surface.at(Math.PI / 2, edge(Math.PI / 2))[1]],
    [900, -2000],
    [-900, -2000],
  ]);
  return {
    svg:
      clay.svg +
      throwingRings(clay.surface, 8, spec.edge, 9, lit(spec.clay ?? CLAY, 0.6)) +
      hoopAlong(surface, edge, lit(spec.clay ?? CLAY, 0.45)) +
      clipped(pen, above, glazed.svg),
    surface,
  };
}

function hoopAlong(surface: Surface, edge: (angle: number) => number, color: string): Svg {
  return `<path d="${bandPath(
    surface,
    (a) => edge(a) - 4,
    (a) => edge(a) + 2,
  )}" fill="${color}" fill-opacity="0.45"/>`;
}

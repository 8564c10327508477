import { mix } from '../ink/color.ts';
import { type Profile, type Surface, turned } from '../ink/lathe.ts';
import type { Pen, Point, Svg } from '../ink/pen.ts';
import { windowShine } from '../ink/surface-detail.ts';
import { type Label, wrap } from './label.ts';
import type { Art } from '../scene/scene.ts';

export interface Vessel {
  /** [radius, height] from the foot up, closed or to the rim. */
  readonly outer: Profile;
  readonly color: string;
  readonly gloss?: number;
  readonly tilt?: number;
  /** The cap, drawn on top of the body. */
  readonly cap?: { readonly outer: Profile; readonly color: string; readonly gloss?: number };
  readonly label?: Label & { readonly from: number; readonly to: number };
  /** Content of a clear glass, up to this height. */
  readonly filled?: { readonly color: string; readonly to: number };
  readonly more?: (surface: Surface) => Svg;
}

/** Draws a bottle, jar or tin with its label. */
export function vessel(pen: Pen, spec: Vessel): Art {
  const { outer, color, gloss = 0.6, tilt = 0.18, cap, label, filled } = spec;
  const body = turned(pen, {
    outer,
    material: { color: filled ? mix(color, '#ffffff', 0.3) : color, gloss },
    tilt,
  });
  const height = Math.max(...outer.map(([, h]) => h), ...(cap?.outer.map(([, h]) => h) ?? [0]));
  const content = filled ? contentOf(pen, body.surface, outer, filled, tilt) : '';
  return {
    svg:
      body.svg +
      content +
      (spec.more?.(body.surface) ?? '') +
      (label ? wrap(pen, body.surface, label) : '') +
      windowShine(
        pen,
        body.surface,
        height * 0.06,
        Math.max(...outer.map(([, h]) => h)) * 0.9,
        gloss * 0.55,
      ) +
      (cap
        ? turned(pen, {
            outer: cap.outer,
            material: { color: cap.color, gloss: cap.gloss ?? 0.6 },
            tilt,
          }).svg
        : ''),
    foot: Math.max(...outer.filter(([, h]) => h < 30).map(([r]) => r)),
    height,
  };
}

/** Draws the content of a clear vessel: its sides follow the glass, its surface is level. */
function contentOf(
  pen: Pen,
  surface: Surface,
  outer: Profile,
  { color, to }: { readonly color: string; readonly to: number },
  tilt: number,
): Svg {
  const sides = outer.filter(([, h]) => h < to - 12);
  const rim = Math.max(0, surface.radius(to) - 9);
  const profile: Profile = [
    ...sides.map(([r, h]): Point => [Math.max(0, r - 9), h + 6]),
    [rim, to - 4],
    [rim, to],
    [rim, to],
    [0, to],
  ];
  return turned(pen, { outer: profile, material: { color, gloss: 0.5 }, tilt }).svg;
}

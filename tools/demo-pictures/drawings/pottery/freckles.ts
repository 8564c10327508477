import { mix } from '../ink/color.ts';
import type { Surface } from '../ink/lathe.ts';
import type { Pen, Svg } from '../ink/pen.ts';
import { speckles } from '../ink/surface-detail.ts';

export function freckles(pen: Pen, surface: Surface, glaze: string, from: number, to: number): Svg {
  return speckles(pen, surface, { from, to, count: 84, color: mix(glaze, '#3b2618', 0.72) });
}

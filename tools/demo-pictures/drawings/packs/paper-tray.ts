import { lit } from '../ink/color.ts';
import { box } from '../ink/flat-shapes.ts';
import type { Pen, Svg } from '../ink/pen.ts';
import { dropShadow } from '../scene/scene.ts';

/** Draws a paper tray with a waved rim. */
export function paperTray(pen: Pen, w: number, h: number, color: string, inside: Svg): Svg {
  const d = `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}Z`;
  return (
    dropShadow(pen, d, 22, 0.36) +
    box(-w / 2, -h / 2, w, h, lit(color, 1.08), 'rx="26"') +
    box(-w / 2 + 22, -h / 2 + 22, w - 44, h - 44, lit(color, 0.86), 'rx="16"') +
    box(-w / 2 + 30, -h / 2 + 32, w - 60, h - 62, lit(color, 0.95), 'rx="14"') +
    inside
  );
}

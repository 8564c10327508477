import { lit } from '../ink/color.ts';
import { shape, times } from '../ink/flat-shapes.ts';
import { turned } from '../ink/lathe.ts';
import { ellipse, moved, type Pen, type Svg } from '../ink/pen.ts';
import { windowShine } from '../ink/surface-detail.ts';
import type { Art } from '../scene/scene.ts';

/** Draws a food bowl; `ears` for cats. */
export function petBowl(pen: Pen, color: string, { ears = false, art = '', food = '' } = {}): Art {
  const tilt = 0.4;
  const high = ears ? 130 : 190;
  const body = turned(pen, {
    outer: [
      [ears ? 210 : 300, 0],
      [ears ? 210 : 300, 0],
      [ears ? 236 : 304, 12],
      [ears ? 286 : 262, high - 14],
      [ears ? 290 : 256, high],
    ],
    inner: [
      [0, 50],
      [180, 54],
      [ears ? 270 : 240, high - 2],
    ],
    material: { color, gloss: 0.7 },
    inside: { color: lit(color, 1.2), gloss: 0.6 },
    tilt,
    content: ({ rise }) =>
      food
        ? ellipse(0, -(high - 40) * rise, 216, 216 * tilt, `fill="${food}"`) +
          crumbs(pen, food, -(high - 40) * rise)
        : '',
  });
  const ear = (s: number): Svg =>
    shape(
      `M${s * 268} -150L${s * 206} -300Q${s * 200} -312 ${s * 186} -302L${s * 90} -206Z`,
      color,
    ) + shape(`M${s * 236} -176L${s * 200} -268L${s * 132} -206Z`, '#e3a79c');
  return {
    svg:
      (ears ? ear(-1) + ear(1) : '') +
      body.svg +
      windowShine(pen, body.surface, 30, high * 0.8, 0.3) +
      moved(art, 0, ears ? 30 : 26, 1),
    foot: ears ? 220 : 300,
    height: high,
  };
}

function crumbs(pen: Pen, color: string, y: number): Svg {
  return times(60, () => {
    const a = pen.random() * 6.28;
    const r = Math.sqrt(pen.random()) * 190;
    return ellipse(
      r * Math.cos(a),
      y - 12 + r * 0.36 * Math.sin(a),
      24,
      17,
      `fill="${lit(color, 0.75 + pen.random() * 0.6)}"`,
    );
  });
}

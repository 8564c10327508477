import { cloth } from './cloth.ts';
import { lit, tone } from '../ink/color.ts';
import { ring } from '../ink/curve.ts';
import { clipped, ellipse, linear, path, type Pen, type Point, type Svg } from '../ink/pen.ts';
import { softLine } from '../ink/soft.ts';
import type { Cloth } from '../ink/weave.ts';
import type { Art } from '../scene/scene.ts';

/** Draws folded cloths in a stack, folds towards the viewer. */
export function stack(pen: Pen, layers: readonly Cloth[], wide = 300, thick = 84): Art {
  const svg = layers
    .map((spec, i) => {
      const y = -i * (thick + 2);
      const w = wide - (i % 2) * 9 + (pen.random() - 0.5) * 12;
      const x = (pen.random() - 0.5) * 12;

      const face = `M${x - w} ${y - thick + 8}C${x - w - 26} ${y - thick + 6} ${x - w - 26} ${y} ${x - w} ${y}H${x + w}C${x + w + 24} ${y} ${x + w + 24} ${y - thick + 6} ${x + w} ${y - thick + 8}Z`;
      const upper = `M${x - w} ${y - thick + 10}L${x - w + 46} ${y - thick - 46}H${x + w - 46}L${x + w} ${y - thick + 10}Z`;
      const side = linear(pen, [
        [0, '#ffffff', 0.3],
        [0.35, '#ffffff', 0],
        [1, lit(spec.color, 0.25), 0.5],
      ]);
      const lines = [0.34, 0.62]
        .map((s) =>
          path(
            `M${x - w - 14} ${y - thick * s}C${x - w * 0.4} ${y - thick * s + 5} ${x + w * 0.4} ${y - thick * s - 4} ${x + w + 12} ${y - thick * s}`,
            `fill="none" stroke="${lit(spec.color, 0.5)}" stroke-opacity="0.5" stroke-width="3"`,
          ),
        )
        .join('');
      const last =
        i === layers.length - 1
          ? cloth(pen, upper, { ...spec, color: tone(spec.color, 0.03) })
          : '';
      return (
        last +
        cloth(pen, face, spec) +
        path(face, `fill="${side}"`) +
        clipped(pen, face, lines) +
        (i === 0
          ? ''
          : softLine(pen, `M${x - w} ${y}H${x + w}`, 5, {
              color: '#20150d',
              blur: 2.5,
              opacity: 0.4,
            }))
      );
    })
    .join('');
  return { svg, foot: wide + 10, height: layers.length * thick, depth: 0.28 };
}

/** Draws rolled towels, ends towards the viewer. */
export function rolls(pen: Pen, specs: readonly Cloth[]): Art {
  const roll = ({ color, weave = 'plain' }: Cloth, x: number, y: number): Svg => {
    const turns = Array.from(
      { length: 5 },
      (_, i) =>
        ellipse(
          x,
          y,
          84 - i * 17,
          84 - i * 17,
          `fill="none" stroke="${lit(color, 0.6)}" stroke-opacity="0.7" stroke-width="3.4"`,
        ) +
        ellipse(
          x - 2,
          y - 3,
          80 - i * 17,
          80 - i * 17,
          `fill="none" stroke="${lit(color, 1.35)}" stroke-opacity="0.6" stroke-width="4"`,
        ),
    ).join('');
    const disc = ring(x, y, 94, 94);
    return (
      cloth(pen, disc, { color, weave }) +
      turns +
      path(
        `M${x + 6} ${y}c10 -2 12 10 2 12`,
        `fill="none" stroke="${lit(color, 0.5)}" stroke-width="4"`,
      )
    );
  };
  const places: Point[] = [
    [-194, -94],
    [0, -94],
    [194, -94],
    [-97, -262],
    [97, -262],
    [0, -430],
  ];
  return {
    svg: specs
      .slice(0, places.length)
      .map((spec, i) => {
        const [x, y] = places[i] ?? [0, 0];
        return roll(spec, x, y);
      })
      .join(''),
    foot: 290,
    height: 300,
    depth: 0.25,
  };
}

import { soft } from '../cloth/cloth.ts';
import { lit, mix } from '../ink/color.ts';
import { ellipse, path, type Pen, type Svg } from '../ink/pen.ts';

export function soilHeap(pen: Pen, wide: number, tall: number): Svg {
  const crumbs = Array.from({ length: 300 }, () => {
    const x = (pen.random() - 0.5) * 2;
    const up = (1 - x * x) * tall * Math.sqrt(pen.random());
    const r = 4 + pen.random() * 11;
    return ellipse(
      x * wide,
      -up,
      r,
      r * 0.75,
      `fill="${lit(pen.random() > 0.9 ? '#a58a68' : mix('#4a3324', '#6b4c36', pen.random()), 0.75 + pen.random() * 0.5 + (x < 0 ? 0.12 : -0.08))}"`,
    );
  }).join('');
  return (
    path(
      soft([
        [-wide, 0],
        [-wide * 0.6, -tall * 0.6],
        [0, -tall],
        [wide * 0.6, -tall * 0.6],
        [wide, 0],
        [0, 22],
      ]),
      'fill="#412c1f"',
    ) + crumbs
  );
}

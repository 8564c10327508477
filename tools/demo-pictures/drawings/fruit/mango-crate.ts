import { mango } from './mango.ts';
import { lit } from '../ink/color.ts';
import { linear, moved, path, type Pen, type Svg } from '../ink/pen.ts';
import type { Art } from '../scene/scene.ts';

/** Draws a slatted wooden box filled above its edge. */
export function mangoCrate(pen: Pen): Art {
  const wood = '#c99f66';
  const fruit = [
    [-190, -190],
    [-60, -214],
    [80, -206],
    [210, -186],
    [-130, -160],
    [10, -166],
    [150, -158],
  ]
    .map(([x = 0, y = 0], i) => moved(mango(pen).svg, x, y + 60, 0.62, i % 2 === 0 ? -6 : 8))
    .join('');
  const slat = (y: number, h: number, light: number): Svg =>
    `<rect x="-330" y="${y}" width="660" height="${h}" rx="3" fill="${linear(
      pen,
      [
        [0, lit(wood, light * 1.14)],
        [0.5, lit(wood, light)],
        [1, lit(wood, light * 0.82)],
      ],
      [0, 0, 1, 0.1],
    )}"/><rect x="-330" y="${y}" width="660" height="4" fill="#ffffff" fill-opacity="0.35"/>` +
    Array.from({ length: 4 }, (_, i) =>
      path(
        `M-330 ${y + 14 + i * (h / 5)}C-100 ${y + 8 + i * (h / 5) + pen.random() * 12} 120 ${y + 20 + i * (h / 5) - pen.random() * 12} 330 ${y + 14 + i * (h / 5)}`,
        `fill="none" stroke="${lit(wood, 0.66)}" stroke-opacity="0.35" stroke-width="2"`,
      ),
    ).join('');
  const posts = [-312, 272]
    .map(
      (x) =>
        `<rect x="${x}" y="-186" width="40" height="186" fill="${lit(wood, x < 0 ? 1.02 : 0.78)}"/>` +
        [-150, -90, -30]
          .map((y) => `<circle cx="${x + 20}" cy="${y}" r="4.5" fill="#6f6a63"/>`)
          .join(''),
    )
    .join('');
  return {
    svg:
      `<rect x="-316" y="-186" width="632" height="180" fill="${lit(wood, 0.4)}"/>` +
      fruit +
      slat(-124, 56, 1) +
      slat(-60, 60, 0.94) +
      posts,
    foot: 340,
    height: 190,
    depth: 0.3,
  };
}

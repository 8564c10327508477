import { tone } from '../ink/color.ts';
import { liquid, turned } from '../ink/lathe.ts';
import { linear, moved, num, path, type Pen } from '../ink/pen.ts';
import { bandPath, windowShine } from '../ink/surface-detail.ts';
import type { Art } from '../scene/scene.ts';

/** Blue tea in a clear glass, a slice of lime on its edge. */
export function glassOfTea(pen: Pen, color: string): Art {
  const tilt = 0.22;
  const glass = turned(pen, {
    outer: [
      [96, 0],
      [96, 0],
      [106, 8],
      [128, 180],
      [138, 330],
      [136, 334],
    ],
    inner: [
      [0, 300],
      [128, 302],
      [133, 333],
    ],
    material: { color: '#dbe4e6', gloss: 0.6 },
    inside: { color: '#e9eff0' },
    tilt,
  });
  const drink = turned(pen, {
    outer: [
      [90, 16],
      [90, 16],
      [98, 22],
      [118, 180],
      [125, 276],
      [0, 278],
    ],
    material: { color: (h) => tone(color, (h - 0.6) * 0.16), gloss: 0.5 },
    tilt,
  });
  const edge = path(
    bandPath(drink.surface, 20, 274),
    `fill="${linear(
      pen,
      [
        [0, '#ffffff', 0.5],
        [0.14, '#ffffff', 0],
        [0.84, '#ffffff', 0],
        [0.95, '#ffffff', 0.42],
        [1, '#ffffff', 0.1],
      ],
      [0, 0, 1, 0],
    )}"`,
  );
  const lime = `<g transform="translate(124 -350) rotate(14)"><circle r="54" fill="#7fae42"/><circle r="47" fill="#eef2cf"/>${Array.from({ length: 8 }, (_, i) => moved(path('M-2 -8L-12 -38C-6 -44 6 -44 12 -38L2 -8Z', 'fill="#b9cf5f"'), 0, 0, 1, i * 45)).join('')}</g>`;
  return {
    svg:
      glass.svg +
      drink.svg +
      liquid(pen, drink.surface, 124, 278, color) +
      edge +
      windowShine(pen, glass.surface, 60, 310, 0.4) +
      path(
        `M-137 ${num(-333 * glass.surface.rise)}A137 ${num(137 * tilt)} 0 0 0 137 ${num(-333 * glass.surface.rise)}`,
        'fill="none" stroke="#ffffff" stroke-opacity="0.85" stroke-width="4"',
      ) +
      lime,
    foot: 104,
    height: 330,
  };
}

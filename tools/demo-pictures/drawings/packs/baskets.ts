import { lit, tone } from '../ink/color.ts';
import { polygon } from '../ink/curve.ts';
import { type Profile, turned } from '../ink/lathe.ts';
import { num, type Pen, type Svg } from '../ink/pen.ts';
import { tube } from '../ink/tube.ts';
import type { Art } from '../scene/scene.ts';

const BAMBOO = '#c69a58';

/** Draws a woven bamboo basket; `inside` is between its back and its front. */
export function basket(
  pen: Pen,
  {
    inside = '',
    handle = true,
    low = false,
    color = BAMBOO,
  }: { inside?: Svg; handle?: boolean; low?: boolean; color?: string } = {},
): Art {
  const tilt = 0.28;
  const top = low ? 150 : 250;
  const outer: Profile = low
    ? [
        [200, 0],
        [200, 0],
        [220, 10],
        [286, 120],
        [292, 150],
      ]
    : [
        [170, 0],
        [170, 0],
        [190, 12],
        [246, 160],
        [262, 250],
      ];
  const rim = outer.at(-1)?.[0] ?? 260;
  const bowl = turned(pen, {
    outer,
    inner: [
      [0, 20],
      [rim - 90, 24],
      [rim - 24, top - 40],
      [rim - 12, top],
    ],
    material: { color: lit(color, 0.6), gloss: 0.1 },
    inside: { color: lit(color, 0.82), gloss: 0.05 },
    tilt,
  });
  const { surface } = bowl;
  const rows = low ? 6 : 10;
  const cells: Svg[] = [];
  for (let row = 0; row < rows; row++) {
    const [h1, h2] = [8 + (row * (top - 22)) / rows, 8 + ((row + 0.9) * (top - 22)) / rows];
    for (let i = 0; i < 22; i++) {
      const a1 = -Math.PI / 2 + (i / 22) * Math.PI;
      const a2 = a1 + (Math.PI / 22) * 0.95;
      const over = (i + row) % 2 === 0;
      const mid = (a1 + a2) / 2;
      const light = 0.74 + 0.36 * Math.max(0, Math.cos(mid + 0.75)) + (over ? 0.12 : -0.14);
      const lift = over ? 2.4 : 0;
      const at = (a: number, h: number): readonly [number, number] => {
        const [x, y] = surface.at(a, h);
        return [x + Math.sin(a) * lift, y - lift * 0.4];
      };
      cells.push(
        `<path d="${polygon([at(a1, h1), at(mid, h1), at(a2, h1), at(a2, h2), at(mid, h2), at(a1, h2)])}" fill="${lit(tone(color, (pen.random() - 0.5) * 0.05), light)}"/>`,
      );
    }
  }
  const hoopY = -top * surface.rise;
  const front = `<path d="M${-rim} ${num(hoopY)}A${rim} ${num(rim * tilt)} 0 0 0 ${rim} ${num(hoopY)}" fill="none"`;
  const binding = Array.from({ length: 34 }, (_, i) => {
    const a = -Math.PI / 2 + ((i + 0.5) / 34) * Math.PI;
    const [x, y] = [Math.sin(a) * rim, hoopY + Math.cos(a) * rim * tilt];
    return `<path d="M${num(x - 5)} ${num(y - 13)}L${num(x + 5)} ${num(y + 13)}" stroke="${lit(color, 0.62)}" stroke-width="3.4"/>`;
  }).join('');
  const edge = `${front} stroke="${lit(color, 0.7)}" stroke-width="27"/>${front} stroke="${lit(color, 1.06)}" stroke-width="21"/>${front} stroke="${lit(color, 1.36)}" stroke-width="6" transform="translate(0 -5)"/>${binding}`;
  const arch = handle
    ? tube(
        pen,
        [
          [-rim + 10, hoopY],
          [-rim * 0.86, hoopY - 190],
          [-rim * 0.4, hoopY - 320],
          [0, hoopY - 352],
          [rim * 0.4, hoopY - 320],
          [rim * 0.86, hoopY - 190],
          [rim - 10, hoopY],
        ],
        14,
        { color, gloss: 0.2 },
      )
    : '';
  return {
    svg:
      bowl.svg +
      arch +
      `<g transform="translate(0 ${num(hoopY)})">${inside}</g>` +
      cells.join('') +
      edge,
    foot: low ? 215 : 185,
    height: top,
  };
}

/** Draws a drying tray of bamboo, seen from above. */
export function tray(pen: Pen, radius: number): Svg {
  const cells: Svg[] = [];
  const step = radius / 9;
  for (let x = -9; x < 9; x++)
    for (let y = -9; y < 9; y++) {
      if (Math.hypot(x + 0.5, y + 0.5) > 8.7) continue;
      const over = (x + y) % 2 === 0;
      cells.push(
        `<rect x="${num(x * step)}" y="${num(y * step)}" width="${num(step * (over ? 1.02 : 0.94))}" height="${num(step * (over ? 0.94 : 1.02))}" rx="3" fill="${lit(tone(BAMBOO, (pen.random() - 0.5) * 0.05), over ? 1.1 : 0.82)}"/>`,
      );
    }
  return `<circle r="${radius}" fill="#2a1c12" fill-opacity="0.3" transform="translate(14 22)"/><circle r="${radius}" fill="${lit(BAMBOO, 0.66)}"/>${cells.join('')}<circle r="${radius}" fill="none" stroke="${lit(BAMBOO, 0.74)}" stroke-width="34"/><circle r="${radius}" fill="none" stroke="${lit(BAMBOO, 1.14)}" stroke-width="24"/><circle r="${radius + 3}" fill="none" stroke="${lit(BAMBOO, 1.4)}" stroke-opacity="0.7" stroke-width="5"/>`;
}

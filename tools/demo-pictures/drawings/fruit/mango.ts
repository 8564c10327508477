import { soft } from '../cloth/cloth.ts';
import { lit, mix } from '../ink/color.ts';
import { clipped, ellipse, num, path, type Pen, radial, type Svg } from '../ink/pen.ts';
import { softLine } from '../ink/soft.ts';
import { tube } from '../ink/tube.ts';
import type { Art } from '../scene/scene.ts';

/** Draws a rounded body with a skin: light from the upper left, reflected light from below, a soft highlight. */
export function roundBody(
  pen: Pen,
  outline: string,
  color: string,
  gleam: { x: number; y: number; rx: number; ry: number; turn?: number; strength?: number },
  skin: Svg = '',
): Svg {
  const fill = radial(
    pen,
    [
      [0, lit(color, 1.3)],
      [0.34, lit(color, 1.06)],
      [0.68, lit(color, 0.86)],
      [1, lit(color, 0.56)],
    ],
    { cx: 0.34, cy: 0.28, r: 0.86 },
  );
  return (
    path(outline, `fill="${fill}"`) +
    clipped(
      pen,
      outline,
      skin +
        softLine(pen, outline, 34, {
          color: lit(color, 0.36),
          blur: 13,
          opacity: 0.5,
          transform: 'translate(-12 -14)',
        }) +
        softLine(pen, outline, 9, {
          color: lit(color, 1.45),
          blur: 4,
          opacity: 0.28,
          transform: 'translate(-5 -6)',
        }),
    ) +
    ellipse(
      gleam.x,
      gleam.y,
      gleam.rx,
      gleam.ry,
      `fill="${radial(pen, [
        [0, '#ffffff', gleam.strength ?? 0.62],
        [1, '#ffffff', 0],
      ])}" transform="rotate(${gleam.turn ?? -30} ${gleam.x} ${gleam.y})"`,
    )
  );
}

export function mango(pen: Pen, { ripe = 1 }: { ripe?: number } = {}): Art {
  const color = mix('#8fa84a', '#f2b632', ripe);
  const outline = soft([
    [-30, -250],
    [50, -262],
    [130, -214],
    [176, -120],
    [160, -30],
    [80, 4],
    [-20, 2],
    [-120, -30],
    [-186, -86],
    [-214, -130],
    [-190, -160],
    [-130, -186],
    [-90, -222],
  ]);
  const blush =
    ellipse(
      96,
      -190,
      130,
      96,
      `fill="${radial(pen, [
        [0, '#e8842c', 0.55 * ripe],
        [1, '#e8842c', 0],
      ])}"`,
    ) +
    ellipse(
      -150,
      -120,
      90,
      60,
      `fill="${radial(pen, [
        [0, '#9fb04a', 0.4],
        [1, '#9fb04a', 0],
      ])}"`,
    );
  const dots = Array.from({ length: 70 }, () =>
    ellipse(
      (pen.random() - 0.5) * 360,
      -pen.random() * 250,
      1.6,
      1.4,
      `fill="#fff3c0" fill-opacity="${num(0.25 + pen.random() * 0.4)}"`,
    ),
  ).join('');
  return {
    svg:
      tube(
        pen,
        [
          [36, -252],
          [44, -276],
          [64, -292],
        ],
        8,
        { color: '#6e5131', gloss: 0 },
      ) +
      roundBody(pen, outline, color, { x: -30, y: -190, rx: 78, ry: 34, turn: -34 }, blush + dots),
    foot: 120,
    height: 250,
    depth: 0.8,
  };
}

/** Draws a mango half that is cut into cubes. */
export function mangoCheek(pen: Pen): Art {
  const skin = soft([
    [-190, -70],
    [-150, -14],
    [-40, 10],
    [80, 6],
    [170, -30],
    [200, -84],
    [200, -84],
    [0, -60],
    [-190, -70],
  ]);
  const flesh: Svg[] = [];
  for (let row = 0; row < 4; row++)
    for (let col = 0; col < 7 - (row % 2); col++) {
      const x = -150 + col * 50 + (row % 2) * 25;
      const y = -128 + row * 24 - Math.cos(((x + 5) / 190) * 1.4) * 26;
      flesh.push(
        `<path d="M${num(x - 24)} ${num(y)}L${num(x)} ${num(y - 20)}L${num(x + 24)} ${num(y)}L${num(x)} ${num(y + 20)}Z" fill="${lit('#f8b12c', 1.2)}"/><path d="M${num(x - 24)} ${num(y)}L${num(x)} ${num(y + 20)}V${num(y + 46)}L${num(x - 24)} ${num(y + 26)}Z" fill="${lit('#f2a01f', 1.02)}"/><path d="M${num(x + 24)} ${num(y)}L${num(x)} ${num(y + 20)}V${num(y + 46)}L${num(x + 24)} ${num(y + 26)}Z" fill="${lit('#e58d16', 0.86)}"/>`,
      );
    }
  return {
    svg:
      flesh.join('') +
      path(
        skin,
        `fill="${radial(
          pen,
          [
            [0, '#f7cf55'],
            [0.6, '#e9ac2f'],
            [1, '#b9791b'],
          ],
          { cx: 0.35, cy: 0.2, r: 0.9 },
        )}"`,
      ),
    foot: 130,
    height: 110,
    depth: 0.7,
  };
}

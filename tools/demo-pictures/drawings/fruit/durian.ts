import { soft } from '../cloth/cloth.ts';
import { roundBody } from './mango.ts';
import { lit, tone } from '../ink/color.ts';
import { ellipse, moved, num, path, type Pen, radial, type Svg } from '../ink/pen.ts';
import { stroke } from '../ink/surface-detail.ts';
import { tube } from '../ink/tube.ts';
import type { Art } from '../scene/scene.ts';

/** Draws rows of thorns over an ellipsoid, the nearest last. */
export function durian(pen: Pen, { color = '#a9a04a' }: { color?: string } = {}): Art {
  const [rx, ry] = [236, 262];
  const cy = -250;
  const spikes: { z: number; svg: Svg }[] = [];
  for (let row = -9; row <= 9; row++) {
    const lat = (row / 9.6) * (Math.PI / 2);
    const around = Math.max(4, Math.round(Math.cos(lat) * 21));
    for (let i = 0; i < around; i++) {
      const lon = ((i + (row % 2 === 0 ? 0 : 0.5)) / around) * Math.PI * 2;
      const z = Math.cos(lat) * Math.cos(lon);
      if (z < -0.12) continue;
      const nx = Math.cos(lat) * Math.sin(lon);
      const ny = Math.sin(lat);
      const x = nx * rx;
      const y = cy - ny * ry;
      const long = 48;
      const [tx, ty] = [x + nx * long * 0.95, y - ny * long * 0.95 - z * 6];
      const w = 27 * (0.62 + z * 0.4);
      const light = 0.62 + z * 0.26 - nx * 0.2 + ny * 0.2;
      const side = Math.abs(nx) + Math.abs(ny);
      const [px, py] = side < 0.2 ? [1, 0] : [ny / Math.hypot(nx, ny), nx / Math.hypot(nx, ny)];
      const [ax, ay, bx, by] = [x - px * w, y - py * w, x + px * w, y + py * w];
      const [leftX, leftY, rightX, rightY] =
        ax - ay < bx - by ? [ax, ay, bx, by] : [bx, by, ax, ay];
      const tone1 = tone(color, (pen.random() - 0.5) * 0.04);
      const [mx, my] = [x + nx * -8, y - ny * -8 + 17 * z];
      spikes.push({
        z,
        svg: `<path d="M${num(leftX)} ${num(leftY)}L${num(tx)} ${num(ty)}L${num(mx)} ${num(my)}Z" fill="${lit(tone1, light + 0.2)}"/><path d="M${num(rightX)} ${num(rightY)}L${num(tx)} ${num(ty)}L${num(mx)} ${num(my)}Z" fill="${lit(tone1, light - 0.16)}"/><circle cx="${num(tx)}" cy="${num(ty)}" r="2.6" fill="#6d5a2a"/>`,
      });
    }
  }
  const body = ellipse(
    0,
    cy,
    rx,
    ry,
    `fill="${radial(
      pen,
      [
        [0, lit(color, 0.9)],
        [0.7, lit(color, 0.6)],
        [1, lit(color, 0.36)],
      ],
      { cx: 0.36, cy: 0.3, r: 0.8 },
    )}"`,
  );
  const stalk = tube(
    pen,
    [
      [0, cy - ry + 6],
      [4, cy - ry - 50],
      [30, cy - ry - 104],
    ],
    (t) => 20 + t * 8,
    { color: '#7d6a3c', gloss: 0 },
  );
  return {
    svg:
      stalk +
      body +
      spikes
        .toSorted((a, b) => a.z - b.z)
        .map((spike) => spike.svg)
        .join(''),
    foot: 170,
    height: 520,
  };
}

/** Two pods of durian flesh on their husk. */
export function durianPods(pen: Pen): Art {
  const husk = soft([
    [-330, -60],
    [-260, -150],
    [0, -180],
    [270, -150],
    [340, -60],
    [260, 10],
    [0, 36],
    [-270, 10],
  ]);
  const thorns = Array.from({ length: 26 }, (_, i) => {
    const x = -320 + i * 25.6;
    const y = -18 + Math.sin(((i + 0.5) / 26) * Math.PI) * 42;
    return `<path d="M${num(x - 15)} ${num(y - 12)}L${num(x + 4)} ${num(y + 30)}L${num(x + 15)} ${num(y - 12)}Z" fill="${lit('#9c9444', 0.7 + (i % 3) * 0.12)}"/>`;
  }).join('');
  const pod = (x: number, y: number, s: number, turn: number): Svg =>
    moved(
      roundBody(
        pen,
        soft([
          [-150, -10],
          [-120, -86],
          [-20, -112],
          [90, -98],
          [150, -30],
          [110, 38],
          [0, 52],
          [-110, 40],
        ]),
        '#f0c95a',
        { x: -50, y: -66, rx: 70, ry: 24, turn: -14, strength: 0.55 },
        stroke(
          [
            [-130, 0],
            [-20, -30],
            [130, -10],
          ],
          '#c9962f',
          5,
          'stroke-opacity="0.35"',
        ) +
          stroke(
            [
              [-90, 28],
              [0, 14],
              [100, 22],
            ],
            '#c9962f',
            4,
            'stroke-opacity="0.3"',
          ),
      ),
      x,
      y,
      s,
      turn,
    );
  return {
    svg:
      thorns +
      path(
        husk,
        `fill="${radial(
          pen,
          [
            [0, '#fbf3dc'],
            [0.75, '#eadcb4'],
            [1, '#b9a86e'],
          ],
          { cx: 0.4, cy: 0.3, r: 0.8 },
        )}"`,
      ) +
      pod(-120, -88, 0.92, -6) +
      pod(136, -84, 0.92, 10) +
      pod(6, -62, 0.84, 2),
    foot: 270,
    height: 170,
    depth: 0.6,
  };
}

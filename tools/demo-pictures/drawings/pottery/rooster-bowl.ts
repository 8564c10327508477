import { blob } from '../ink/curve.ts';
import { type Profile, turned } from '../ink/lathe.ts';
import { path, type Pen, type Point, type Svg } from '../ink/pen.ts';
import { hoop, onBody, stroke, windowShine } from '../ink/surface-detail.ts';
import type { Art } from '../scene/scene.ts';

/** The Lampang bowl: white glaze, a cock, a banana leaf and a peony, painted by hand. */
export function roosterBowl(pen: Pen, { tilt = 0.26 }: { tilt?: number } = {}): Art {
  const outer: Profile = [
    [104, 0],
    [104, 0],
    [108, 26],
    [118, 30],
    [206, 96],
    [252, 180],
    [272, 262],
    [268, 268],
  ];
  const { svg, surface } = turned(pen, {
    outer,
    inner: [
      [0, 44],
      [100, 50],
      [206, 126],
      [250, 210],
      [262, 266],
    ],
    material: { color: '#f3eee0', gloss: 0.9 },
    tilt,
  });
  const paint = onBody(surface, -0.08, 176);
  return {
    svg:
      svg +
      hoop(surface, 262, 5, '#3d4d78', 0.65) +
      hoop(surface, 36, 5, '#3d4d78', 0.6) +
      rooster(paint) +
      peony(onBody(surface, 0.98, 178)) +
      leaves(onBody(surface, -0.98, 178)) +
      windowShine(pen, surface, 120, 244, 0.4),
    foot: 118,
    height: 268,
  };
}

type Lay = (points: readonly Point[]) => Point[];

function rooster(lay: Lay): Svg {
  const fill = (points: readonly Point[], color: string): Svg =>
    path(blob(lay(points)), `fill="${color}"`);
  const tail = [
    [-52, 8, -96, 44, -112, 4],
    [-54, 2, -100, 20, -106, -22],
    [-50, -4, -88, 0, -92, -38],
    [-48, 10, -80, 62, -108, 40],
  ];
  return (
    tail
      .map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) =>
        stroke(
          lay([
            [a, b],
            [c, d],
            [e, f],
          ]),
          '#1f2f33',
          10,
        ),
      )
      .join('') +
    fill(
      [
        [-58, 6],
        [-30, 26],
        [6, 18],
        [34, 34],
        [42, 52],
        [52, 40],
        [46, 6],
        [22, -26],
        [-16, -34],
        [-46, -18],
      ],
      '#c4542d',
    ) +
    fill(
      [
        [-50, 4],
        [-24, 16],
        [2, 6],
        [-4, -16],
        [-30, -22],
      ],
      '#8c3420',
    ) +
    fill(
      [
        [22, 28],
        [34, 54],
        [52, 60],
        [58, 44],
        [44, 16],
        [30, 6],
      ],
      '#d98a35',
    ) +
    fill(
      [
        [38, 60],
        [44, 74],
        [50, 64],
        [58, 72],
        [62, 56],
        [50, 52],
      ],
      '#c9252b',
    ) +
    fill(
      [
        [58, 40],
        [66, 30],
        [60, 24],
        [54, 34],
      ],
      '#c9252b',
    ) +
    fill(
      [
        [60, 52],
        [78, 46],
        [60, 42],
      ],
      '#e0a63a',
    ) +
    path(
      blob(
        lay([
          [49, 51],
          [52, 54],
          [55, 51],
          [52, 48],
        ]),
      ),
      'fill="#1b1b1b"',
    ) +
    stroke(
      lay([
        [-6, -32],
        [-6, -56],
        [8, -60],
      ]),
      '#b58a2e',
      5,
    ) +
    stroke(
      lay([
        [14, -28],
        [16, -54],
        [30, -58],
      ]),
      '#b58a2e',
      5,
    ) +
    [-70, -30, 14, 56]
      .map((x) =>
        stroke(
          lay([
            [x, -62],
            [x + 8, -50],
            [x + 14, -64],
          ]),
          '#4f7d4a',
          5,
        ),
      )
      .join('')
  );
}

function peony(lay: Lay): Svg {
  const petal = (turn: number, r: number, color: string): Svg => {
    const [x, y] = [Math.cos(turn) * r, Math.sin(turn) * r];
    return path(
      blob(
        lay([
          [x - 24, y],
          [x, y + 24],
          [x + 24, y],
          [x, y - 24],
        ]),
      ),
      `fill="${color}"`,
    );
  };
  return (
    path(
      blob(
        lay([
          [-70, -30],
          [-40, -6],
          [-10, -24],
          [-44, -50],
        ]),
      ),
      'fill="#55844d"',
    ) +
    path(
      blob(
        lay([
          [16, -30],
          [50, -12],
          [68, -36],
          [36, -50],
        ]),
      ),
      'fill="#3f6d47"',
    ) +
    [0, 1.2, 2.5, 3.8, 5].map((t) => petal(t, 26, t > 2 ? '#d3577a' : '#e58aa0')).join('') +
    petal(0, 0, '#b93a61') +
    path(
      blob(
        lay([
          [-8, 0],
          [0, 8],
          [8, 0],
          [0, -8],
        ]),
      ),
      'fill="#e9b44c"',
    )
  );
}

function leaves(lay: Lay): Svg {
  return [0, 1, 2]
    .map(
      (i) =>
        path(
          blob(
            lay([
              [-20 + i * 22, -54],
              [-34 + i * 26, 10],
              [-4 + i * 30, 62 - i * 12],
              [2 + i * 22, 4],
            ]),
          ),
          `fill="${['#3f6d47', '#55844d', '#6d9a55'][i] ?? ''}"`,
        ) +
        stroke(
          lay([
            [-18 + i * 22, -50],
            [-8 + i * 28, 52 - i * 12],
          ]),
          '#2d5138',
          3,
        ),
    )
    .join('');
}

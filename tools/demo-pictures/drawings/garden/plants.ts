import { soft } from '../cloth/cloth.ts';
import { lit, tone } from '../ink/color.ts';
import { moved, num, path, type Pen, type Svg } from '../ink/pen.ts';
import { stroke } from '../ink/surface-detail.ts';
import { tube } from '../ink/tube.ts';

/** Draws one leaf from its stalk at (x, y), pointing along `angle` in degrees (0 is up). */
export function leaf(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  color: string,
): Svg {
  const half = (side: number): string =>
    `M0 0C${num(side * width * 0.7)} ${num(-length * 0.18)} ${num(side * width * 0.72)} ${num(-length * 0.66)} 0 ${num(-length)}C${num(side * width * 0.04)} ${num(-length * 0.6)} ${num(side * width * 0.04)} ${num(-length * 0.3)} 0 0Z`;
  const veins = [0.25, 0.42, 0.58, 0.74]
    .map((t) =>
      [-1, 1]
        .map(
          (s) =>
            `M0 ${num(-length * t)}Q${num(s * width * 0.2)} ${num(-length * (t + 0.06))} ${num(s * width * 0.4 * (1 - Math.abs(t - 0.45)))} ${num(-length * (t + 0.14))}`,
        )
        .join(''),
    )
    .join('');
  return moved(
    path(half(-1), `fill="${lit(color, 1.16)}"`) +
      path(half(1), `fill="${lit(color, 0.86)}"`) +
      path(
        veins,
        `fill="none" stroke="${lit(color, 0.66)}" stroke-opacity="0.6" stroke-width="${num(Math.max(1, width * 0.018))}"`,
      ) +
      path(
        `M0 0V${num(-length * 0.94)}`,
        `stroke="${lit(color, 1.36)}" stroke-width="${num(Math.max(1.4, width * 0.035))}"`,
      ),
    x,
    y,
    1,
    angle,
  );
}

/** Draws a leafy herb growing from (0, 0). */
export function herb(
  pen: Pen,
  spec: {
    height: number;
    leaf: string;
    stem: string;
    size: number;
    slim?: number;
    flower?: string;
  },
): Svg {
  const { height, size, slim = 0.52 } = spec;
  const stems = [-0.32, 0.28, -0.1, 0.14, 0].map((lean, i) => {
    const tall = height * (0.72 + i * 0.07);
    const tip = lean * height;
    const stalk = stroke(
      [
        [lean * 40, 0],
        [tip * 0.45, -tall * 0.55],
        [tip, -tall],
      ],
      spec.stem,
      6,
    );
    const pairs = [0.36, 0.56, 0.74, 0.88]
      .map((t, k) => {
        const [x, y] = [lean * 40 * (1 - t) + tip * t * t * 0.8 + tip * t * 0.2, -tall * t];
        const l = size * (1.1 - t * 0.42);
        const shade = tone(spec.leaf, (pen.random() - 0.5) * 0.09 + i * 0.012);
        return (
          leaf(x, y, l, l * slim, -64 + lean * 30 + k * 5 + pen.random() * 14, tone(shade, -0.03)) +
          leaf(x, y, l, l * slim, 66 + lean * 30 - k * 5 - pen.random() * 14, shade)
        );
      })
      .join('');
    const crown =
      leaf(tip, -tall + 8, size * 0.62, size * 0.32, lean * 50 - 12, tone(spec.leaf, 0.05)) +
      leaf(tip, -tall + 8, size * 0.5, size * 0.26, lean * 50 + 26, tone(spec.leaf, 0.02));
    const bloom =
      spec.flower === undefined
        ? ''
        : [0, 1, 2, 3]
            .map(
              (k) =>
                `<circle cx="${num(tip + (k % 2 === 0 ? -6 : 6))}" cy="${num(-tall - 10 - k * 13)}" r="${9 - k}" fill="${lit(spec.flower ?? '', 0.9 + k * 0.09)}"/>`,
            )
            .join('');
    return stalk + pairs + crown + bloom;
  });
  return stems.join('');
}

/** Draws a rubber fig with broad glossy leaves. */
export function fig(pen: Pen, color: string): Svg {
  const parts = [
    [-150, -190, -58],
    [140, -170, 54],
    [-120, -300, -34],
    [120, -290, 38],
    [-46, -380, -12],
    [60, -360, 22],
    [0, -240, 4],
  ];
  return (
    tube(
      pen,
      [
        [0, 20],
        [6, -120],
        [0, -260],
      ],
      8,
      { color: '#7a5a3a', gloss: 0 },
    ) +
    parts
      .map(
        ([x = 0, y = 0, a = 0]) =>
          stroke(
            [
              [2, y * 0.5],
              [x * 0.4, y * 0.62],
              [x * 0.5, y * 0.66],
            ],
            '#6d8a4a',
            6,
          ) + leaf(x * 0.4, y * 0.62, 210, 150, a, tone(color, (pen.random() - 0.5) * 0.08)),
      )
      .join('')
  );
}

/** Cut twig with small leaves, to lay next to things. */
export function sprig(pen: Pen, length: number, color: string): Svg {
  const leaves = Array.from({ length: 6 }, (_, i) => {
    const y = -length * (0.2 + i * 0.14);
    const side = i % 2 === 0 ? -1 : 1;
    return leaf(
      0,
      y,
      length * 0.36,
      length * 0.17,
      side * (48 - i * 4),
      tone(color, (pen.random() - 0.5) * 0.06),
    );
  }).join('');
  return (
    stroke(
      [
        [0, 0],
        [length * 0.04, -length * 0.5],
        [0, -length],
      ],
      '#7b6a44',
      length * 0.022,
    ) +
    leaves +
    leaf(0, -length * 0.94, length * 0.32, length * 0.15, 4, color)
  );
}

/** Cotton boll on its twig: the maker's mark of the weavers. */
export function cottonTwig(length: number): Svg {
  const boll = (x: number, y: number, r: number): Svg => {
    const tuft = [
      [-0.5, -0.1, 0.62],
      [0.5, -0.12, 0.62],
      [0, -0.5, 0.66],
      [0, 0.22, 0.62],
      [0, -0.1, 0.6],
    ]
      .map(
        ([dx = 0, dy = 0, s = 0], i) =>
          `<circle cx="${num(x + dx * r)}" cy="${num(y + dy * r)}" r="${num(s * r)}" fill="${lit('#f4efe6', [0.98, 0.86, 1.04, 0.9, 1.06][i] ?? 1)}"/>`,
      )
      .join('');
    const husk = [-1, -0.35, 0.35, 1]
      .map((s) =>
        path(
          soft([
            [x, y + r * 1.15],
            [x, y + r * 1.15],
            [x + s * r * 0.6, y + r * 0.7],
            [x + s * r * 1.08, y + r * 0.1],
            [x + s * r * 1.08, y + r * 0.1],
            [x + s * r * 0.4, y + r * 0.86],
          ]),
          'fill="#8a6a45"',
        ),
      )
      .join('');
    return tuft + husk;
  };
  return (
    stroke(
      [
        [0, 0],
        [-14, -length * 0.5],
        [10, -length],
      ],
      '#7d5f3f',
      9,
    ) +
    stroke(
      [
        [-12, -length * 0.45],
        [60, -length * 0.62],
        [84, -length * 0.78],
      ],
      '#7d5f3f',
      6,
    ) +
    stroke(
      [
        [-8, -length * 0.3],
        [-70, -length * 0.46],
        [-88, -length * 0.6],
      ],
      '#7d5f3f',
      6,
    ) +
    boll(10, -length - 26, 52) +
    boll(86, -length * 0.78 - 22, 44) +
    boll(-90, -length * 0.6 - 20, 42)
  );
}

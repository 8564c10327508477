import { lit, mix, tone } from '../ink/color.ts';
import { blob, smooth } from '../ink/curve.ts';
import { type Surface, turned } from '../ink/lathe.ts';
import { clipped, ellipse, moved, num, path, type Pen, type Point, radial } from '../ink/pen.ts';
import { stroke } from '../ink/surface-detail.ts';
import { freckles } from './freckles.ts';
import { CLAY, type Glazed } from './glaze.ts';
import type { Art } from '../scene/scene.ts';

/** Draws a dinner plate with a dark pooled ring and a bare rim. */
export function plate(
  pen: Pen,
  { glaze, tilt = 0.62, radius = 380 }: Glazed & { radius?: number },
): Art {
  const r = radius;
  const { svg, surface } = turned(pen, {
    outer: [
      [r * 0.55, 0],
      [r * 0.6, 6],
      [r * 0.86, 26],
      [r, 52],
      [r * 0.99, 58],
    ],
    inner: [
      [0, 14],
      [r * 0.66, 15],
      [r * 0.74, 22],
      [r * 0.9, 42],
      [r * 0.975, 58],
    ],
    material: { color: CLAY, gloss: 0.1 },
    inside: {
      color: (h) => mix(glaze, tone(glaze, -0.12, 1.2), Math.max(0, 1 - Math.abs(h - 0.42) * 5)),
      gloss: 0.5,
    },
    tilt,
  });
  const y = -14 * surface.rise;
  const swirl = [0.2, 0.34, 0.48, 0.6]
    .map((s) =>
      ellipse(
        0,
        y,
        r * s,
        r * s * tilt,
        `fill="none" stroke="${tone(glaze, -0.09)}" stroke-opacity="0.3" stroke-width="3"`,
      ),
    )
    .join('');
  const dots = Array.from({ length: 130 }, () => {
    const a = pen.random() * 6.28;
    const d = Math.sqrt(pen.random()) * 0.93;
    const size = 1 + pen.random() ** 2 * 4;
    return ellipse(
      Math.cos(a) * d * r,
      y + Math.sin(a) * d * r * tilt,
      size,
      size * tilt,
      `fill="${mix(glaze, '#3b2618', 0.7)}" fill-opacity="0.55"`,
    );
  }).join('');
  const shine = ellipse(
    -r * 0.4,
    y - r * tilt * 0.42,
    r * 0.34,
    r * tilt * 0.14,
    `fill="${radial(pen, [
      [0, '#ffffff', 0.6],
      [1, '#ffffff', 0],
    ])}" transform="rotate(-24 ${num(-r * 0.4)} ${num(y - r * tilt * 0.42)})"`,
  );
  return { svg: svg + swirl + dots + shine, foot: r * 0.86, height: 60 };
}

/** Draws an oval dish with the veins of a banana leaf in its glaze. */
export function leafDish(pen: Pen, { glaze }: Glazed): Art {
  const outline: Point[] = [
    [-430, 20],
    [-330, -110],
    [-120, -170],
    [120, -160],
    [320, -100],
    [440, 0],
    [330, 104],
    [110, 158],
    [-130, 166],
    [-330, 122],
  ];
  const rim = blob(outline);
  const floor = blob(outline.map(([x, y]): Point => [x * 0.9, y * 0.86 + 4]));
  const veins = Array.from({ length: 17 }, (_, i) => {
    const x = -360 + i * 44;
    return [-1, 1]
      .map(
        (side) =>
          stroke(
            [
              [x, 4],
              [x + 60, side * 70],
              [x + 150, side * 165],
            ],
            lit(glaze, 0.72),
            3,
            'stroke-opacity="0.55"',
          ) +
          stroke(
            [
              [x + 3, 7],
              [x + 63, side * 70 + 3],
              [x + 153, side * 165 + 3],
            ],
            lit(glaze, 1.4),
            2,
            'stroke-opacity="0.45"',
          ),
      )
      .join('');
  }).join('');
  const fill = radial(
    pen,
    [
      [0, lit(glaze, 1.22)],
      [0.5, glaze],
      [1, lit(glaze, 0.74)],
    ],
    { cx: 0.36, cy: 0.3, r: 0.8 },
  );
  return {
    svg:
      path(rim, `fill="${lit(CLAY, 0.72)}" transform="translate(6 20)"`) +
      path(rim, `fill="${lit(glaze, 1.16)}"`) +
      path(rim, `fill="none" stroke="${CLAY}" stroke-width="7"`) +
      path(floor, `fill="${fill}"`) +
      clipped(
        pen,
        floor,
        veins +
          path(
            polyOf(
              smooth([
                [-400, 12],
                [-100, -4],
                [200, 2],
                [430, 0],
              ]),
            ),
            `fill="none" stroke="${lit(glaze, 0.62)}" stroke-width="8" stroke-opacity="0.7"`,
          ) +
          path(
            floor,
            `fill="none" stroke="${lit(glaze, 0.5)}" stroke-width="34" stroke-opacity="0.22" transform="translate(-10 -14)"`,
          ),
      ) +
      ellipse(
        -170,
        -70,
        150,
        30,
        `fill="${radial(pen, [
          [0, '#ffffff', 0.5],
          [1, '#ffffff', 0],
        ])}" transform="rotate(-12 -170 -70)"`,
      ),
    foot: 400,
    height: 50,
    depth: 0.4,
  };
}

export function dipDish(pen: Pen, glaze: string, sauce: string | undefined, tilt = 0.5): Art {
  const { svg, surface } = turned(pen, {
    outer: [
      [74, 0],
      [74, 0],
      [80, 12],
      [132, 44],
      [142, 66],
      [139, 70],
    ],
    inner: [
      [0, 16],
      [76, 18],
      [120, 40],
      [134, 69],
    ],
    material: { color: (h) => (h < 0.3 ? CLAY : glaze), gloss: 0.6 },
    inside: { color: tone(glaze, 0.02), gloss: 0.6 },
    tilt,
    ...(sauce
      ? {
          content: (s: Surface) =>
            ellipse(
              0,
              -36 * s.rise,
              114,
              114 * tilt,
              `fill="${radial(
                pen,
                [
                  [0, lit(sauce, 1.2)],
                  [1, lit(sauce, 0.85)],
                ],
                { cx: 0.35, cy: 0.3, r: 0.8 },
              )}"`,
            ),
        }
      : {}),
  });
  const chilli = sauce
    ? [
        [-30, -4],
        [22, 10],
        [40, -16],
        [-8, -18],
      ]
        .map(([x = 0, y = 0]) =>
          moved(
            ellipse(0, 0, 11, 6, 'fill="#d0342c"') + ellipse(-1, -1, 4, 2, 'fill="#f6d9a0"'),
            x,
            y - 36 * surface.rise,
            1,
            x * 3,
          ),
        )
        .join('')
    : '';
  return { svg: svg + chilli + freckles(pen, surface, glaze, 30, 62), foot: 88, height: 70 };
}

function polyOf(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`).join('');
}

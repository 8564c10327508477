import { lit } from '../ink/color.ts';
import type { Profile, Surface } from '../ink/lathe.ts';
import { ellipse, num, type Pen, radial, type Svg } from '../ink/pen.ts';
import { windowShine } from '../ink/surface-detail.ts';
import { freckles } from './freckles.ts';
import { type Glazed, glazedOverClay } from './glaze.ts';
import type { Art } from '../scene/scene.ts';

const RICE_BOWL: Profile = [
  [92, 0],
  [92, 0],
  [96, 22],
  [104, 26],
  [176, 78],
  [222, 158],
  [236, 222],
  [232, 228],
];

export function riceBowl(
  pen: Pen,
  { glaze, tilt = 0.3, content }: Glazed & { content?: (s: Surface) => Svg },
): Art {
  const body = glazedOverClay(
    pen,
    RICE_BOWL,
    [
      [0, 40],
      [80, 44],
      [176, 110],
      [214, 180],
      [227, 226],
    ],
    {
      glaze,
      tilt,
      edge: 58,
      drip: 16,
      ...(content ? { content } : {}),
    },
  );
  return {
    svg:
      body.svg +
      freckles(pen, body.surface, glaze, 80, 214) +
      windowShine(pen, body.surface, 100, 200, 0.4),
    foot: 110,
    height: 228,
  };
}

/** Steamed rice, heaped above the rim. */
export function riceHeap(pen: Pen, surface: Surface): Svg {
  const y = -196 * surface.rise;
  const grains = Array.from({ length: 260 }, () => {
    const a = pen.random() * Math.PI * 2;
    const d = Math.sqrt(pen.random());
    const x = Math.cos(a) * d * 196;
    const up = Math.sin(a) * d * 62 - (1 - d * d) * 66;
    const shade = 1.02 - d * 0.1 + (x < 0 ? 0.05 : -0.07) + pen.random() * 0.08;
    return `<ellipse cx="${num(x)}" cy="${num(y + up)}" rx="13" ry="5.4" fill="${lit('#f4efe3', shade)}" transform="rotate(${num(pen.random() * 180)} ${num(x)} ${num(y + up)})"/>`;
  });
  return (
    ellipse(
      0,
      y - 14,
      214,
      92,
      `fill="${radial(
        pen,
        [
          [0, '#fffdf6'],
          [0.7, '#efe7d6'],
          [1, '#c9bca3'],
        ],
        { cx: 0.38, cy: 0.25, r: 0.75 },
      )}"`,
    ) + grains.join('')
  );
}

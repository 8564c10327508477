import { lit } from '../ink/color.ts';
import { type Profile, turned } from '../ink/lathe.ts';
import { ellipse, linear, path, type Pen, radial } from '../ink/pen.ts';
import { windowShine } from '../ink/surface-detail.ts';
import { tube } from '../ink/tube.ts';
import type { Art } from '../scene/scene.ts';

export function clipLamp(pen: Pen, color: string): Art {
  const neck = tube(
    pen,
    [
      [-40, -120],
      [-70, -300],
      [40, -470],
      [190, -460],
      [230, -400],
    ],
    17,
    { color: '#8d9093', gloss: 0.8 },
  );
  const base: Profile = [
    [110, 0],
    [110, 0],
    [120, 10],
    [120, 60],
    [104, 84],
    [60, 100],
    [40, 130],
    [0, 132],
  ];
  const foot = turned(pen, { outer: base, material: { color, gloss: 0.7 }, tilt: 0.2 });
  const head = 'M140 -420C150 -480 300 -500 320 -410L330 -372Q240 -330 148 -362Z';
  const glow = `<ellipse cx="240" cy="-250" rx="300" ry="300" fill="${radial(pen, [
    [0, '#ffe7a8', 0.75],
    [1, '#ffe7a8', 0],
  ])}"/>`;
  return {
    svg:
      glow +
      neck +
      foot.svg +
      windowShine(pen, foot.surface, 12, 70, 0.4) +
      path(
        head,
        `fill="${linear(
          pen,
          [
            [0, lit(color, 1.3)],
            [0.5, color],
            [1, lit(color, 0.7)],
          ],
          [0, 0, 1, 0],
        )}"`,
      ) +
      ellipse(239, -368, 90, 18, 'fill="#fff3cc"'),
    foot: 118,
    height: 460,
  };
}

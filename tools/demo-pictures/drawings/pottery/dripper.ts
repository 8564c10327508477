import { tone } from '../ink/color.ts';
import { liquid, type Profile, turned } from '../ink/lathe.ts';
import type { Pen } from '../ink/pen.ts';
import { windowShine } from '../ink/surface-detail.ts';
import { tube } from '../ink/tube.ts';
import { type Glazed, glazedOverClay } from './glaze.ts';
import type { Art } from '../scene/scene.ts';

/** Cone of a pour-over on its cup, with ribs inside and ground coffee. */
export function dripper(pen: Pen, { glaze, tilt = 0.24 }: Glazed): Art {
  const cup = glazedOverClay(
    pen,
    [
      [120, 0],
      [120, 0],
      [136, 12],
      [150, 80],
      [150, 190],
      [146, 222],
    ],
    [
      [0, 24],
      [130, 30],
      [142, 220],
    ],
    { glaze, tilt, edge: 44, drip: 14 },
  );
  const plate = turned(pen, {
    outer: [
      [60, 222],
      [178, 224],
      [186, 232],
      [184, 240],
      [70, 246],
    ],
    material: { color: tone(glaze, -0.02), gloss: 0.7 },
    tilt,
  });
  const cone: Profile = [
    [62, 244],
    [62, 244],
    [84, 268],
    [150, 366],
    [190, 430],
    [188, 438],
  ];
  const top = turned(pen, {
    outer: cone,
    inner: [
      [30, 270],
      [30, 270],
      [150, 390],
      [181, 436],
    ],
    material: { color: glaze, gloss: 0.85 },
    inside: { color: tone(glaze, 0.04), gloss: 0.4 },
    tilt,
    content: (s) => liquid(pen, s, 148, 392, '#4b2e1e'),
  });
  const ear = tube(
    pen,
    [
      [150, -352],
      [214, -372],
      [236, -318],
      [204, -270],
      [112, -268],
    ],
    15,
    { color: tone(glaze, -0.03), gloss: 0.6 },
  );
  return {
    svg:
      cup.svg +
      windowShine(pen, cup.surface, 70, 200, 0.34) +
      plate.svg +
      ear +
      top.svg +
      windowShine(pen, top.surface, 300, 420, 0.36),
    foot: 132,
    height: 430,
  };
}

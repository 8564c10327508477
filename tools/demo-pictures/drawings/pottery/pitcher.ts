import { tone } from '../ink/color.ts';
import type { Profile } from '../ink/lathe.ts';
import type { Pen } from '../ink/pen.ts';
import { windowShine } from '../ink/surface-detail.ts';
import { tube } from '../ink/tube.ts';
import { freckles } from './freckles.ts';
import { type Glazed, glazedOverClay } from './glaze.ts';
import type { Art } from '../scene/scene.ts';

/** Draws a jug with a pulled lip and a broad strap handle. */
export function pitcher(pen: Pen, { glaze, tilt = 0.2 }: Glazed): Art {
  const outer: Profile = [
    [118, 0],
    [118, 0],
    [134, 12],
    [186, 90],
    [200, 190],
    [176, 300],
    [126, 390],
    [118, 450],
    [136, 508],
    [132, 512],
  ];
  const body = glazedOverClay(
    pen,
    outer,
    [
      [0, 40],
      [110, 60],
      [170, 190],
      [100, 400],
      [127, 510],
    ],
    { glaze, tilt, edge: 110, drip: 30 },
  );
  const handle = tube(
    pen,
    [
      [118, -470],
      [196, -500],
      [262, -430],
      [262, -320],
      [186, -220],
    ],
    (t) => 24 - t * 6,
    { color: tone(glaze, -0.03), gloss: 0.7 },
  );
  const lip = tube(
    pen,
    [
      [-104, -462],
      [-136, -488],
      [-166, -520],
    ],
    (t) => 40 - t * 22,
    { color: glaze, gloss: 0.5 },
  );
  return {
    svg:
      handle +
      lip +
      body.svg +
      freckles(pen, body.surface, glaze, 140, 470) +
      windowShine(pen, body.surface, 130, 280, 0.42),
    foot: 128,
    height: 512,
  };
}

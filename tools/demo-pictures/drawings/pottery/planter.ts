import { turned } from '../ink/lathe.ts';
import { ellipse, num, path, type Pen, radial, type Svg } from '../ink/pen.ts';
import { windowShine } from '../ink/surface-detail.ts';
import { CLAY, type Glazed, glazedOverClay } from './glaze.ts';

export function potAndSaucer(pen: Pen, { glaze, tilt = 0.22 }: Glazed): { svg: Svg; rim: number } {
  const saucer = turned(pen, {
    outer: [
      [150, 0],
      [150, 0],
      [176, 6],
      [200, 34],
      [196, 38],
    ],
    inner: [
      [0, 10],
      [160, 12],
      [191, 37],
    ],
    material: { color: CLAY, gloss: 0.05 },
    tilt,
  });
  const body = glazedOverClay(
    pen,
    [
      [120, 16],
      [120, 16],
      [128, 22],
      [166, 150],
      [186, 270],
      [196, 276],
      [196, 306],
      [190, 310],
    ],
    [
      [0, 290],
      [172, 291],
      [182, 309],
    ],
    { glaze, tilt, edge: 96, drip: 22, gloss: 0.5 },
  );
  const soil = ellipse(
    0,
    -284 * body.surface.rise,
    176,
    176 * tilt,
    `fill="${radial(pen, [
      [0, '#5a4030'],
      [1, '#3a281d'],
    ])}"`,
  );
  return {
    svg:
      saucer.svg +
      body.svg +
      soil +
      path(
        `M-176 ${num(-284 * body.surface.rise)}A176 ${num(176 * tilt)} 0 0 0 176 ${num(-284 * body.surface.rise)}`,
        'fill="none" stroke="#2a1c14" stroke-width="3" stroke-opacity="0.5"',
      ) +
      windowShine(pen, body.surface, 120, 250, 0.26),
    rim: -284 * body.surface.rise,
  };
}

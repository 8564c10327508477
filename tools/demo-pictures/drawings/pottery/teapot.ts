import { lit, tone } from '../ink/color.ts';
import { type Profile, turned } from '../ink/lathe.ts';
import { ellipse, num, type Pen } from '../ink/pen.ts';
import { hoop, windowShine } from '../ink/surface-detail.ts';
import { tube } from '../ink/tube.ts';
import { freckles } from './freckles.ts';
import { CLAY, type Glazed, glazedOverClay } from './glaze.ts';
import type { Art } from '../scene/scene.ts';

export function teapot(pen: Pen, { glaze, tilt = 0.2 }: Glazed): Art {
  const outer: Profile = [
    [128, 0],
    [128, 0],
    [150, 10],
    [222, 90],
    [236, 170],
    [204, 250],
    [136, 296],
    [128, 300],
  ];
  const body = glazedOverClay(pen, outer, undefined, { glaze, tilt, edge: 84, drip: 26 });
  const spout =
    tube(
      pen,
      [
        [180, -120],
        [250, -150],
        [286, -220],
        [336, -282],
      ],
      (t) => 46 - t * 26,
      { color: tone(glaze, -0.01), gloss: 0.6 },
    ) + ellipse(338, -286, 21, 12, `fill="${lit(glaze, 0.4)}" transform="rotate(38 338 -286)"`);
  const lid = turned(pen, {
    outer: [
      [128, 298],
      [132, 306],
      [120, 322],
      [70, 346],
      [20, 352],
    ],
    material: { color: glaze, gloss: 0.85 },
    tilt,
  });
  const knob = turned(pen, {
    outer: [
      [16, 350],
      [16, 350],
      [14, 364],
      [32, 384],
      [30, 402],
      [0, 410],
    ],
    material: { color: CLAY, gloss: 0.2 },
    tilt,
  });
  const cane = tube(
    pen,
    [
      [-150, -262],
      [-190, -390],
      [-120, -500],
      [0, -532],
      [120, -500],
      [190, -390],
      [150, -262],
    ],
    13,
    { color: '#b98545', gloss: 0.25 },
  );
  const bands = Array.from({ length: 34 }, (_, i) => {
    const a = -2.85 + (i / 33) * 2.56;
    const [x, y] = [Math.cos(a) * 186, -386 + Math.sin(a) * 146];
    return `<path d="M${num(x - 9)} ${num(y - 7)}L${num(x + 9)} ${num(y + 7)}" stroke="#6f4a21" stroke-opacity="0.5" stroke-width="2.5"/>`;
  }).join('');
  return {
    svg:
      spout +
      body.svg +
      hoop(body.surface, 296, 5, lit(glaze, 0.5), 0.6) +
      freckles(pen, body.surface, glaze, 110, 270) +
      windowShine(pen, body.surface, 110, 240, 0.42) +
      lid.svg +
      windowShine(pen, lid.surface, 310, 338, 0.3) +
      knob.svg +
      cane +
      bands,
    foot: 140,
    height: 400,
  };
}

import { tone } from '../ink/color.ts';
import { liquid, type Profile, type Surface, turned } from '../ink/lathe.ts';
import { moved, type Pen } from '../ink/pen.ts';
import { hoop, windowShine } from '../ink/surface-detail.ts';
import { tube } from '../ink/tube.ts';
import { freckles } from './freckles.ts';
import { CLAY, type Glazed, glazedOverClay } from './glaze.ts';
import type { Art } from '../scene/scene.ts';

export function mug(pen: Pen, { glaze, tilt = 0.22, filled }: Glazed): Art {
  const outer: Profile = [
    [150, 0],
    [150, 0],
    [168, 10],
    [186, 60],
    [196, 150],
    [196, 260],
    [190, 345],
    [192, 372],
    [188, 378],
  ];
  const inner: Profile = [
    [0, 30],
    [150, 34],
    [176, 70],
    [184, 200],
    [182, 376],
  ];
  const handle = tube(
    pen,
    [
      [172, -272],
      [228, -306],
      [286, -276],
      [298, -206],
      [266, -132],
      [176, -96],
    ],
    (t) => 24 - Math.sin(t * Math.PI) * 4,
    { color: tone(glaze, -0.03), gloss: 0.7 },
  );
  const body = glazedOverClay(pen, outer, inner, {
    glaze,
    tilt,
    edge: 62,
    drip: 20,
    ...(filled ? { content: (s: Surface) => liquid(pen, s, 183, 322, filled) } : {}),
  });
  return {
    svg:
      handle +
      body.svg +
      freckles(pen, body.surface, glaze, 84, 362) +
      windowShine(pen, body.surface, 150, 330, 0.4) +
      hoop(body.surface, 368, 5, CLAY, 0.5),
    foot: 165,
    height: 380,
  };
}

/** A Japanese tea cup without a handle: tall, a little waist, matte. */
export function teaCup(pen: Pen, { glaze, tilt = 0.24, filled }: Glazed): Art {
  const outer: Profile = [
    [98, 0],
    [98, 0],
    [104, 16],
    [126, 46],
    [138, 120],
    [134, 210],
    [140, 276],
    [136, 282],
  ];
  const inner: Profile = [
    [0, 30],
    [92, 34],
    [124, 80],
    [126, 200],
    [131, 280],
  ];
  const body = glazedOverClay(pen, outer, inner, {
    glaze,
    tilt,
    edge: 118,
    drip: 16,
    gloss: 0.5,
    clay: '#8d6a52',
    ...(filled ? { content: (s: Surface) => liquid(pen, s, 129, 240, filled) } : {}),
  });
  return {
    svg:
      body.svg +
      freckles(pen, body.surface, glaze, 140, 270) +
      windowShine(pen, body.surface, 160, 262, 0.26),
    foot: 104,
    height: 282,
  };
}

export function espressoCup(pen: Pen, { glaze, tilt = 0.32, filled = '#4a2a17' }: Glazed): Art {
  const saucer = turned(pen, {
    outer: [
      [120, 0],
      [120, 0],
      [170, 8],
      [246, 34],
      [252, 40],
    ],
    inner: [
      [0, 12],
      [118, 14],
      [130, 20],
      [245, 40],
    ],
    material: { color: CLAY, gloss: 0.08 },
    inside: { color: tone(glaze, 0.02), gloss: 0.5 },
    tilt,
  });
  const outer: Profile = [
    [66, 0],
    [66, 0],
    [80, 8],
    [118, 60],
    [132, 130],
    [130, 176],
    [126, 180],
  ];
  const cup = glazedOverClay(
    pen,
    outer,
    [
      [0, 22],
      [70, 28],
      [112, 80],
      [123, 178],
    ],
    {
      glaze,
      tilt,
      edge: 46,
      drip: 12,
      content: (s) => liquid(pen, s, 119, 148, filled),
    },
  );
  const ear = tube(
    pen,
    [
      [112, -128],
      [158, -146],
      [184, -112],
      [158, -76],
      [108, -66],
    ],
    13,
    { color: tone(glaze, -0.03), gloss: 0.6 },
  );
  return {
    svg: saucer.svg + moved(ear + cup.svg + windowShine(pen, cup.surface, 76, 158, 0.36), 0, -13),
    foot: 150,
    height: 190,
  };
}

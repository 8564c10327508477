import { mix, tone } from './color.ts';
import { CLAY, glazedOverClay, type Glazed } from './glaze.ts';
import { liquid, turned, type Profile, type Surface } from './lathe.ts';
import type { Pen, Svg } from './pen.ts';
import type { Art } from './scene.ts';
import { hoop, speckles, windowShine } from './surface-detail.ts';
import { moved } from './pen.ts';
import { tube } from './tube.ts';

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

/** A jug with a pulled lip and a broad strap handle. */
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

export function freckles(pen: Pen, surface: Surface, glaze: string, from: number, to: number): Svg {
  return speckles(pen, surface, { from, to, count: 84, color: mix(glaze, '#3b2618', 0.72) });
}

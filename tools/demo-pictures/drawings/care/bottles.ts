import { box, disc, line, shape } from '../ink/flat-shapes.ts';
import { turned } from '../ink/lathe.ts';
import { moved, type Pen } from '../ink/pen.ts';
import type { Label } from '../packs/label.ts';
import { vessel } from '../packs/vessel.ts';
import type { Art } from '../scene/scene.ts';

/** Bottles for skin, hair and rooms, which differ in their caps. */
export function pump(pen: Pen, color: string, label: Label): Art {
  const body = vessel(pen, {
    outer: [
      [120, 0],
      [120, 0],
      [128, 8],
      [128, 330],
      [112, 366],
      [50, 384],
      [50, 392],
    ],
    color,
    gloss: 0.7,
    label: { ...label, from: 50, to: 280 },
  });
  return {
    svg:
      body.svg +
      box(-44, -440, 88, 64, '#f1ece2', 'rx="8"') +
      box(-9, -500, 18, 66, '#dcd6ca') +
      shape(
        'M-30 -516Q-30 -532 -14 -532H96Q112 -530 118 -506L100 -500Q96 -512 84 -512H-14Q-30 -508 -30 -516Z',
        '#f1ece2',
      ) +
      line('M-14 -526H90', '#ffffff', 4),
    foot: 122,
    height: 500,
  };
}

export function dropper(pen: Pen, color: string, label: Label): Art {
  const body = vessel(pen, {
    outer: [
      [108, 0],
      [108, 0],
      [116, 8],
      [116, 210],
      [100, 244],
      [46, 262],
      [46, 284],
    ],
    color,
    gloss: 0.95,
    label: { ...label, from: 34, to: 190 },
    cap: {
      outer: [
        [52, 280],
        [54, 284],
        [54, 350],
        [46, 358],
        [0, 360],
      ],
      color: '#2c2724',
      gloss: 0.5,
    },
  });
  const bulb = turned(pen, {
    outer: [
      [30, 0],
      [30, 0],
      [36, 30],
      [34, 86],
      [20, 110],
      [0, 116],
    ],
    material: { color: '#e9e2d4', gloss: 0.3 },
    tilt: 0.18,
  });
  return { svg: body.svg + moved(bulb.svg, 0, -352), foot: 110, height: 460 };
}

export function spray(pen: Pen, color: string, label: Label): Art {
  const body = vessel(pen, {
    outer: [
      [88, 0],
      [88, 0],
      [94, 8],
      [94, 320],
      [80, 352],
      [40, 368],
      [40, 376],
    ],
    color,
    gloss: 0.8,
    label: { ...label, from: 50, to: 270 },
  });
  return {
    svg:
      body.svg +
      box(-42, -440, 84, 76, '#2f3336', 'rx="8"') +
      box(-30, -474, 60, 40, '#3f4447', 'rx="8"') +
      disc(-26, -454, 5, '#c8cacc'),
    foot: 90,
    height: 470,
  };
}

export function rollOn(pen: Pen, color: string, label: Label): Art {
  return vessel(pen, {
    outer: [
      [66, 0],
      [66, 0],
      [70, 6],
      [70, 250],
      [54, 270],
      [52, 276],
    ],
    color,
    gloss: 0.95,
    label: { ...label, from: 36, to: 216 },
    cap: {
      outer: [
        [56, 272],
        [58, 276],
        [58, 370],
        [50, 378],
        [0, 380],
      ],
      color: '#c9a24a',
      gloss: 0.95,
    },
  });
}

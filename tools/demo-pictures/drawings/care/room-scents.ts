import { lit } from '../ink/color.ts';
import { line, shape, times } from '../ink/flat-shapes.ts';
import { turned } from '../ink/lathe.ts';
import { ellipse, moved, type Pen, radial, type Svg } from '../ink/pen.ts';
import type { Label } from '../packs/label.ts';
import { vessel } from '../packs/vessel.ts';
import type { Art } from '../scene/scene.ts';

export function candle(pen: Pen, wax: string, label: Label, onWax: Svg = ''): Art {
  const body = vessel(pen, {
    outer: [
      [146, 0],
      [146, 0],
      [156, 10],
      [158, 40],
      [158, 330],
      [154, 334],
    ],
    color: '#e9ece8',
    gloss: 0.8,
    tilt: 0.22,
    filled: { color: wax, to: 250 },
    label: { ...label, from: 50, to: 200 },
  });
  const y = -256;
  return {
    svg:
      body.svg +
      ellipse(0, y, 147, 32, `fill="${lit(wax, 1.2)}"`) +
      moved(onWax, 0, y) +
      line(`M0 ${y}v-34`, '#3a2a1c', 7) +
      ellipse(
        0,
        y - 70,
        110,
        120,
        `fill="${radial(pen, [
          [0, '#ffd98a', 0.75],
          [1, '#ffd98a', 0],
        ])}"`,
      ) +
      shape(
        `M0 ${y - 28}C-26 ${y - 44} -18 ${y - 84} 0 ${y - 120}C18 ${y - 84} 26 ${y - 44} 0 ${y - 28}Z`,
        '#ffb740',
      ) +
      shape(
        `M0 ${y - 30}C-12 ${y - 42} -8 ${y - 64} 0 ${y - 80}C8 ${y - 64} 12 ${y - 42} 0 ${y - 30}Z`,
        '#fff3c4',
      ),
    foot: 150,
    height: 330,
  };
}

export function diffuser(pen: Pen, oil: string, label: Label): Art {
  const reeds = [-64, -38, -14, 12, 36, 62]
    .map(
      (x) =>
        line(`M${x * 0.25} -230L${x * 1.7} -640`, '#c79a62', 8) +
        line(`M${x * 0.25} -230L${x * 1.7} -640`, '#e6c795', 3),
    )
    .join('');
  const body = vessel(pen, {
    outer: [
      [126, 0],
      [126, 0],
      [136, 10],
      [138, 160],
      [120, 200],
      [48, 222],
      [46, 256],
      [52, 262],
    ],
    color: '#e3e8e4',
    gloss: 0.95,
    filled: { color: oil, to: 150 },
    label: { ...label, from: 34, to: 150 },
  });
  return { svg: reeds + body.svg, foot: 128, height: 300 };
}

export function burner(pen: Pen, color: string): Art {
  const body = turned(pen, {
    outer: [
      [150, 0],
      [150, 0],
      [168, 20],
      [170, 120],
      [140, 250],
      [120, 300],
      [122, 310],
    ],
    material: { color, gloss: 0.2 },
    tilt: 0.22,
  });
  const dish = turned(pen, {
    outer: [
      [60, 306],
      [60, 306],
      [150, 340],
      [166, 366],
      [160, 370],
    ],
    inner: [
      [0, 330],
      [120, 340],
      [154, 368],
    ],
    material: { color, gloss: 0.5 },
    tilt: 0.22,
  });
  const holes = times(5, (i) =>
    shape(
      'M0 34C-26 14 -24 -20 0 -44C24 -20 26 14 0 34Z',
      '#ffcf73',
      `transform="translate(${-110 + i * 55} ${-150 + Math.abs(i - 2) * 8}) scale(${1 - Math.abs(i - 2) * 0.14} 1)"`,
    ),
  );
  return {
    svg:
      body.svg +
      shape('M-54 -4Q-54 -86 0 -92Q54 -86 54 -4Z', '#5a2f1c') +
      shape('M0 -10C-20 -24 -14 -50 0 -70C14 -50 20 -24 0 -10Z', '#ffc95a') +
      holes +
      dish.svg,
    foot: 158,
    height: 370,
  };
}

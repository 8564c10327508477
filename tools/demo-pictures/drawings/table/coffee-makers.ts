import { lit } from '../ink/color.ts';
import { box, line, shape, times } from '../ink/flat-shapes.ts';
import { liquid, turned } from '../ink/lathe.ts';
import { ellipse, moved, path, type Pen, type Svg } from '../ink/pen.ts';
import { hoop, windowShine } from '../ink/surface-detail.ts';
import type { Art } from '../scene/scene.ts';

/** Draws a straight enamel mug with its painted rim. */
export function enamelMug(pen: Pen, color: string, filled = '#4a2a17'): Art {
  const rim = '#2f4a78';
  const body = turned(pen, {
    outer: [
      [150, 0],
      [150, 0],
      [162, 8],
      [166, 30],
      [166, 290],
      [172, 300],
      [168, 304],
    ],
    inner: [
      [0, 20],
      [150, 24],
      [158, 60],
      [160, 302],
    ],
    material: { color, gloss: 0.85 },
    tilt: 0.24,
    content: (s) => liquid(pen, s, 158, 250, filled),
  });
  return {
    svg:
      `<path d="M160 -240C270 -260 280 -80 162 -70" fill="none" stroke="${lit(color, 0.85)}" stroke-width="30"/><path d="M160 -240C262 -254 270 -86 162 -76" fill="none" stroke="${lit(color, 1.1)}" stroke-width="12"/>` +
      body.svg +
      hoop(body.surface, 296, 12, rim) +
      windowShine(pen, body.surface, 40, 270, 0.5),
    foot: 160,
    height: 300,
  };
}

export function mokaPot(_pen: Pen, color: string): Art {
  const facet = (
    x: number,
    w: number,
    top: number,
    foot: number,
    y1: number,
    y2: number,
    light: number,
  ): Svg =>
    shape(
      `M${x * foot} ${y1}H${(x + w) * foot}L${(x + w) * top} ${y2}H${x * top}Z`,
      lit(color, light),
    );
  const lights = [0.7, 1.1, 1.4, 1.05, 0.62];
  const part = (foot: number, top: number, y1: number, y2: number): Svg =>
    times(5, (i) => facet(-1 + i * 0.4, 0.4, top, foot, y1, y2, lights[i] ?? 1));
  return {
    svg:
      path(
        'M150 -420C290 -430 290 -290 210 -200',
        'fill="none" stroke="#2c2420" stroke-width="34" stroke-linecap="round"',
      ) +
      part(170, 128, 0, -210) +
      box(-132, -240, 264, 32, lit(color, 0.8), 'rx="8"') +
      part(120, 168, -240, -440) +
      shape('M-168 -440L-214 -452L-120 -330Z', lit(color, 0.85)) +
      part(172, 60, -440, -490) +
      box(-12, -530, 24, 44, '#2c2420', 'rx="9"') +
      ellipse(0, -534, 22, 13, 'fill="#3f332c"') +
      line('M-56 -60V-190M-40 -280L-56 -420', '#ffffff', 7, 'stroke-opacity="0.5"'),
    foot: 165,
    height: 500,
  };
}

export function kettle(pen: Pen, color: string): Art {
  const body = turned(pen, {
    outer: [
      [170, 0],
      [170, 0],
      [180, 10],
      [174, 60],
      [130, 210],
      [118, 236],
      [112, 240],
      [90, 256],
      [0, 262],
    ],
    material: { color, gloss: 0.95 },
    tilt: 0.2,
  });
  return {
    svg:
      `<path d="M-150 -50C-260 -60 -230 -230 -300 -300" fill="none" stroke="${lit(color, 0.8)}" stroke-width="26" stroke-linecap="round"/><path d="M-152 -56C-254 -66 -226 -232 -300 -302" fill="none" stroke="${lit(color, 1.35)}" stroke-width="9" stroke-linecap="round"/><path d="M120 -230C240 -280 260 -200 220 -40" fill="none" stroke="#7a4a2b" stroke-width="34" stroke-linecap="round"/>` +
      body.svg +
      windowShine(pen, body.surface, 20, 200, 0.6) +
      turned(pen, {
        outer: [
          [20, 262],
          [20, 262],
          [30, 290],
          [22, 306],
          [0, 310],
        ],
        material: { color: '#7a4a2b', gloss: 0.3 },
        tilt: 0.2,
      }).svg,
    foot: 175,
    height: 300,
  };
}

export function grinder(pen: Pen): Art {
  const body = turned(pen, {
    outer: [
      [92, 0],
      [92, 0],
      [98, 8],
      [98, 250],
      [92, 262],
      [92, 270],
      [98, 276],
      [98, 440],
      [86, 456],
      [0, 462],
    ],
    material: { color: (h) => (h < 0.58 ? '#3a3d40' : '#b9bcbf'), gloss: 0.8 },
    tilt: 0.18,
  });
  return {
    svg:
      body.svg +
      windowShine(pen, body.surface, 20, 430, 0.5) +
      box(-14, -500, 28, 50, '#8d9093', 'rx="6"') +
      `<path d="M0 -492H210" stroke="#9b9ea1" stroke-width="22" stroke-linecap="round"/>` +
      moved(
        turned(pen, {
          outer: [
            [16, 0],
            [16, 0],
            [34, 40],
            [30, 84],
            [0, 92],
          ],
          material: { color: '#8a5a35', gloss: 0.4 },
          tilt: 0.18,
        }).svg,
        214,
        -486,
      ),
    foot: 96,
    height: 470,
  };
}

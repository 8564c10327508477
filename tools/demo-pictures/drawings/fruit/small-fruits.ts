import { soft } from '../cloth/cloth.ts';
import { roundBody } from './mango.ts';
import { lit } from '../ink/color.ts';
import { type Profile, turned } from '../ink/lathe.ts';
import { clipped, ellipse, moved, num, path, type Pen, type Point, radial } from '../ink/pen.ts';
import { stroke } from '../ink/surface-detail.ts';
import { tube } from '../ink/tube.ts';
import type { Art } from '../scene/scene.ts';

function sphere(r: number, squash = 1): Profile {
  return Array.from({ length: 21 }, (_, i): Point => {
    const a = -Math.PI / 2 + (i / 20) * Math.PI;
    return [Math.cos(a) * r, (Math.sin(a) + 1) * r * squash];
  });
}

export function mangosteen(pen: Pen): Art {
  const { svg } = turned(pen, {
    outer: sphere(130, 0.9),
    material: { color: '#4b2140', gloss: 0.7 },
    tilt: 0.3,
  });
  const lobes = [-70, 68, -24, 26]
    .map((a, i) =>
      moved(
        path(
          soft([
            [0, 0],
            [-46, -18],
            [-52, -52],
            [0, -70],
            [52, -52],
            [46, -18],
          ]),
          `fill="${radial(
            pen,
            [
              [0, '#a9bd6a'],
              [0.7, '#7f9a4a'],
              [1, '#566f33'],
            ],
            { cx: 0.35, cy: 0.3, r: 0.8 },
          )}"`,
        ),
        0,
        -204,
        i > 1 ? 0.86 : 1,
        a * 1.5,
      ),
    )
    .join('');
  return {
    svg:
      svg +
      ellipse(
        8,
        -194,
        100,
        38,
        `fill="${radial(pen, [
          [0.4, '#1d0c18', 0.4],
          [1, '#1d0c18', 0],
        ])}"`,
      ) +
      lobes +
      tube(
        pen,
        [
          [0, -206],
          [4, -240],
          [16, -258],
        ],
        13,
        { color: '#6f6a3a', gloss: 0.1 },
      ),
    foot: 92,
    height: 234,
  };
}

export function mangosteenOpen(pen: Pen): Art {
  const shell = turned(pen, {
    outer: sphere(132, 0.9).slice(0, 11),
    inner: [
      [0, 24],
      [60, 30],
      [92, 70],
      [104, 118],
    ],
    material: { color: '#4b2140', gloss: 0.6 },
    inside: { color: '#a8415a', gloss: 0.2 },
    tilt: 0.46,
  });
  const parts = Array.from({ length: 6 }, (_, i) => {
    const a = (i / 6) * Math.PI * 2 + 0.4;
    const [x, y] = [Math.cos(a) * 46, Math.sin(a) * 24];
    return {
      y,
      svg: moved(
        path(
          soft([
            [0, 16],
            [-34, 8],
            [-36, -22],
            [0, -36],
            [36, -22],
            [34, 8],
          ]),
          `fill="${radial(
            pen,
            [
              [0, '#ffffff'],
              [0.6, '#f6efe8'],
              [1, '#cfbdbb'],
            ],
            { cx: 0.35, cy: 0.28, r: 0.8 },
          )}"`,
        ),
        x,
        y - 116,
        i === 2 ? 1.16 : 1,
      ),
    };
  })
    .toSorted((a, b) => a.y - b.y)
    .map((part) => part.svg)
    .join('');
  return { svg: shell.svg + parts, foot: 84, height: 130 };
}

export function rambutan(pen: Pen, { open = false }: { open?: boolean } = {}): Art {
  const r = 118;
  const { svg } = turned(pen, {
    outer: sphere(r, 1.06),
    material: { color: '#c5283a', gloss: 0.25 },
    tilt: 0.25,
  });
  const cy = -r * 1.03;
  const hairs = Array.from({ length: 240 }, () => {
    const z = pen.random();
    const a = pen.random() * Math.PI * 2;
    const d = Math.sqrt(1 - z * z);
    const [x, y] = [Math.cos(a) * d * r, cy + Math.sin(a) * d * r * 1.03];
    const [ox, oy] = [Math.cos(a) * (9 + d * 36), Math.sin(a) * (9 + d * 36) + 5];
    const bend = (pen.random() - 0.5) * 26;
    const light = 0.66 + z * 0.3 + (x < 0 ? 0.14 : -0.06);
    return {
      z,
      svg: `<path d="M${num(x)} ${num(y)}Q${num(x + ox * 0.6 + bend)} ${num(y + oy * 0.6)} ${num(x + ox)} ${num(y + oy + bend * 0.3)}" fill="none" stroke="${lit(pen.random() > 0.35 ? '#d6404a' : '#b9b84c', light)}" stroke-width="${num(3.4 + z * 2)}" stroke-linecap="round"/>`,
    };
  })
    .toSorted((a, b) => a.z - b.z)
    .map((hair) => hair.svg)
    .join('');
  const flesh = open
    ? clipped(
        pen,
        `M-150 ${cy - 180}H150V${cy - 8}C70 ${cy + 26} -70 ${cy + 22} -150 ${cy - 14}Z`,
        roundBody(
          pen,
          soft([
            [0, cy - 120],
            [84, cy - 90],
            [106, cy],
            [84, cy + 84],
            [0, cy + 110],
            [-84, cy + 84],
            [-106, cy],
            [-84, cy - 90],
          ]),
          '#efe9e0',
          { x: -34, y: cy - 66, rx: 40, ry: 22 },
        ),
      ) +
      stroke(
        [
          [-118, cy - 10],
          [-50, cy + 18],
          [50, cy + 20],
          [118, cy - 6],
        ],
        '#8e1f2c',
        8,
      )
    : '';
  return { svg: svg + hairs + flesh, foot: 84, height: 250 };
}

export function longan(pen: Pen, color = '#b98a4e'): Art {
  return {
    svg: turned(pen, { outer: sphere(54), material: { color, gloss: 0.3 }, tilt: 0.25 }).svg,
    foot: 36,
    height: 108,
  };
}

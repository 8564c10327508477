import { cloth, lyingCloth, soft, stitches } from './cloth.ts';
import { lit, tone } from '../ink/color.ts';
import type { Pen, Svg } from '../ink/pen.ts';
import { softLine } from '../ink/soft.ts';
import type { Cloth } from '../ink/weave.ts';
import { type Art, dropShadow } from '../scene/scene.ts';

export function tote(pen: Pen, spec: Cloth): Svg {
  const { color, accent = '#7a4a2b' } = spec;
  const body = soft([
    [-250, -150],
    [-250, -150],
    [250, -150],
    [250, -150],
    [268, 330],
    [268, 330],
    [240, 356],
    [-240, 356],
    [-268, 330],
    [-268, 330],
  ]);
  const strap = (shift: number, light: number): Svg => {
    const d = `M-130 ${-90 + shift}C-136 -330 -90 ${-430 + shift} 0 ${-432 + shift}C90 ${-430 + shift} 136 -330 130 ${-90 + shift}`;
    return `${softLine(pen, d, 34, { color: '#2a1c12', blur: 8, opacity: 0.25, transform: 'translate(10 12)' })}<path d="${d}" fill="none" stroke="${lit(accent, light)}" stroke-width="32"/><path d="${d}" fill="none" stroke="${lit(accent, light * 1.2)}" stroke-width="22" stroke-dasharray="2 4"/>`;
  };
  return (
    strap(30, 0.7) +
    lyingCloth(
      pen,
      body,
      spec,
      [
        [
          [-160, -100],
          [-180, 120],
          [-170, 340],
        ],
        [
          [120, -80],
          [150, 140],
          [130, 340],
        ],
        [
          [-20, 100],
          [-30, 330],
        ],
      ],
      '',
      18,
    ) +
    cloth(
      pen,
      soft([
        [-252, -152],
        [-252, -152],
        [252, -152],
        [252, -152],
        [254, -104],
        [254, -104],
        [-254, -104],
        [-254, -104],
      ]),
      { color: tone(color, 0.02) },
    ) +
    stitches(
      [
        [-250, -112],
        [250, -112],
      ],
      color,
    ) +
    strap(0, 1) +
    [-130, 130]
      .map(
        (x) =>
          `<rect x="${x - 17}" y="-106" width="34" height="60" fill="${accent}"/><path d="M${x - 13} -98h26v44h-26zl26 44m0 -44l-26 44" fill="none" stroke="${lit(accent, 1.5)}" stroke-width="2.2" stroke-dasharray="5 3"/>`,
      )
      .join('')
  );
}

/** Draws a hill-tribe shoulder bag, whose strap and gusset are one band with tassels. */
export function yaam(pen: Pen, spec: Cloth & { yarns: readonly [string, string, string] }): Svg {
  const { color, yarns } = spec;
  const body = soft([
    [-220, -60],
    [-220, -60],
    [220, -60],
    [220, -60],
    [228, 250],
    [228, 250],
    [-228, 250],
    [-228, 250],
  ]);
  const strap = 'M-196 -40C-206 -300 -110 -420 0 -424C110 -420 206 -300 196 -40';
  const bands = [
    [90, 26, 0],
    [122, 9, 1],
    [138, 44, 2],
    [190, 9, 1],
    [206, 20, 0],
  ]
    .map(
      ([y = 0, h = 0, i = 0]) =>
        `<rect x="-240" y="${y}" width="480" height="${h}" fill="${yarns[i] ?? ''}"/>`,
    )
    .join('');
  const zig = Array.from(
    { length: 16 },
    (_, i) => `<path d="M${-240 + i * 30} 176l15 -30l15 30Z" fill="${yarns[1]}"/>`,
  ).join('');
  const tassel = (x: number): Svg =>
    `<path d="M${x} 240v26" stroke="${yarns[0]}" stroke-width="6"/><circle cx="${x}" cy="268" r="13" fill="${yarns[1]}"/><circle cx="${x - 3}" cy="264" r="5" fill="#ffffff" fill-opacity="0.35"/>` +
    Array.from(
      { length: 7 },
      (_, i) =>
        `<path d="M${x} 276C${x + (i - 3) * 4} 300 ${x + (i - 3) * 7} 330 ${x + (i - 3) * 7.5} 356" fill="none" stroke="${lit(i % 2 === 0 ? yarns[0] : yarns[1], 0.8 + i * 0.06)}" stroke-width="5.4" stroke-linecap="round"/>`,
    ).join('');
  return (
    `${softLine(pen, strap, 60, { color: '#2a1c12', blur: 9, opacity: 0.3, transform: 'translate(12 14)' })}<path d="${strap}" fill="none" stroke="${lit(color, 0.92)}" stroke-width="60"/><path d="${strap}" fill="none" stroke="${yarns[0]}" stroke-width="26"/><path d="${strap}" fill="none" stroke="${yarns[1]}" stroke-width="7"/><path d="${strap}" fill="none" stroke="#ffffff" stroke-opacity="0.16" stroke-width="18" transform="translate(-12 -4)"/>` +
    [-190, -60, 70, 190].map(tassel).join('') +
    lyingCloth(
      pen,
      body,
      spec,
      [
        [
          [-140, -40],
          [-150, 240],
        ],
        [
          [60, -30],
          [50, 240],
        ],
        [
          [160, -20],
          [170, 230],
        ],
      ],
      bands + zig,
      16,
    ) +
    stitches(
      [
        [-216, -40],
        [216, -40],
      ],
      color,
    )
  );
}

export function bucketHat(pen: Pen, spec: Cloth): Art {
  const { color } = spec;
  const brim = soft([
    [-360, -70],
    [-260, -150],
    [0, -176],
    [260, -150],
    [360, -70],
    [350, -34],
    [230, 6],
    [0, 22],
    [-230, 6],
    [-350, -34],
  ]);
  const crown = soft([
    [-206, -128],
    [-206, -128],
    [-184, -300],
    [-150, -352],
    [0, -372],
    [150, -352],
    [184, -300],
    [206, -128],
    [206, -128],
    [0, -96],
  ]);
  const rows = [0.3, 0.55, 0.8]
    .map((t) =>
      stitches(
        [
          [-360 + t * 150, -60 - t * 10],
          [-180, -14 - t * 70],
          [0, 8 - t * 76],
          [180, -14 - t * 70],
          [360 - t * 150, -60 - t * 10],
        ],
        color,
      ),
    )
    .join('');
  return {
    svg:
      dropShadow(pen, brim, 12, 0.25) +
      cloth(pen, brim, spec, [
        [
          [-250, -120],
          [-280, -20],
        ],
        [
          [200, -120],
          [260, -10],
        ],
      ]) +
      rows +
      softLine(pen, 'M-216 -122C-140 -96 140 -96 216 -122', 14, {
        color: lit(color, 0.35),
        blur: 8,
        opacity: 0.5,
      }) +
      cloth(pen, crown, spec, [
        [
          [-110, -330],
          [-130, -120],
        ],
        [
          [70, -340],
          [90, -110],
        ],
        [
          [150, -300],
          [160, -130],
        ],
      ]) +
      cloth(
        pen,
        soft([
          [-206, -132],
          [-206, -132],
          [0, -98],
          [206, -132],
          [206, -132],
          [204, -176],
          [204, -176],
          [0, -142],
          [-204, -176],
          [-204, -176],
        ]),
        { color: spec.accent ?? tone(color, -0.12) },
      ) +
      stitches(
        [
          [-186, -296],
          [0, -322],
          [186, -296],
        ],
        color,
      ),
    foot: 320,
    height: 120,
    depth: 0.5,
  };
}

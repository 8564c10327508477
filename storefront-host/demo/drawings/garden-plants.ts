import { lit } from './color.ts';
import { box, disc, line, shape, times } from './flat-shapes.ts';
import { turned } from './lathe.ts';
import { clipped, ellipse, moved, type Pen, type Svg } from './pen.ts';
import { flower5 } from './pet-things.ts';
import { leaf } from './plants.ts';
import type { Art } from './scene.ts';
import { windowShine } from './surface-detail.ts';

interface Pot {
  readonly color: string;
  readonly gloss?: number;
  readonly high?: number;
  readonly wide?: number;
  readonly green?: Svg;
  readonly saucer?: boolean;
}

/** A flower pot; what grows in it stands at the middle of its soil. */
export function flowerPot(
  pen: Pen,
  { color, gloss = 0.05, high = 250, wide = 180, green = '', saucer = true }: Pot,
): Art {
  const tilt = 0.26;
  const dish = saucer
    ? turned(pen, {
        outer: [
          [wide * 0.8, 0],
          [wide * 0.8, 0],
          [wide * 0.98, 8],
          [wide * 1.06, 30],
        ],
        material: { color: lit(color, 0.9), gloss },
        tilt,
      }).svg
    : '';
  const body = turned(pen, {
    outer: [
      [wide * 0.66, 10],
      [wide * 0.66, 10],
      [wide * 0.94, high * 0.76],
      [wide * 0.94, high * 0.76],
      [wide * 1.04, high * 0.77],
      [wide * 1.06, high],
    ],
    inner: [
      [0, high * 0.9],
      [wide * 0.9, high * 0.91],
      [wide * 0.98, high],
    ],
    material: { color, gloss },
    inside: { color: '#54402f', gloss: 0 },
    tilt,
  });
  const soil = ellipse(0, -high * 0.88, wide * 0.9, wide * 0.9 * tilt, 'fill="#4a3526"');
  return {
    svg:
      dish +
      body.svg +
      soil +
      (gloss > 0.3 ? windowShine(pen, body.surface, 40, high * 0.7, gloss * 0.5) : '') +
      moved(green, 0, -high * 0.86),
    foot: wide * 0.8,
    height: high,
  };
}

export const stem = (x: number, y: number, c = '#5f8a48', w = 9): Svg =>
  line(`M0 0Q${x * 0.2} ${y * 0.6} ${x} ${y}`, c, w);

const LEAF = 'M0 0C-0.7 0.1 -0.78 -0.7 0 -1.1C0.78 -0.7 0.7 0.1 0 0Z';

function splitLeaf(pen: Pen, x: number, y: number, size: number, turn: number, c: string): Svg {
  const cut = (s: number): Svg =>
    times(4, (i) =>
      shape(
        `M${s * 0.7} ${-0.12 - i * 0.21}L${s * 0.2} ${-0.22 - i * 0.19}L${s * 0.7} ${-0.23 - i * 0.22}Z`,
        lit(c, 0.38),
      ),
    );
  const blade =
    shape(LEAF, c) +
    shape('M0 0C0.7 0.1 0.78 -0.7 0 -1.1Z', lit(c, 0.84)) +
    cut(1) +
    cut(-1) +
    `<path d="M0 0V-1" stroke="${lit(c, 1.4)}" stroke-width="0.03" fill="none"/>`;
  return stem(x, y) + moved(clipped(pen, LEAF, blade), x, y, size, turn);
}

export const monstera = (pen: Pen): Svg =>
  [
    [-170, -330, 190, -42, '#3f7a4a'],
    [160, -350, 200, 38, '#4a8a52'],
    [-40, -400, 210, -6, '#55995a'],
    [-150, -160, 160, -70, '#4a8a52'],
    [150, -170, 165, 68, '#3f7a4a'],
  ]
    .map(([x, y, size, turn, c]) =>
      splitLeaf(pen, Number(x), Number(y), Number(size), Number(turn), String(c)),
    )
    .join('');

export const snakePlant = (): Svg =>
  [
    [-90, 430, -12],
    [90, 450, 12],
    [-40, 560, -4],
    [50, 520, 6],
    [-120, 300, -22],
    [0, 400, 1],
  ]
    .map(([x = 0, long = 0, turn = 0]) =>
      moved(
        shape(
          `M-36 0C-50 ${-long * 0.5} -38 ${-long * 0.85} 0 ${-long}C38 ${-long * 0.85} 50 ${-long * 0.5} 36 0Z`,
          '#d8c25a',
        ) +
          shape(
            `M-26 0C-38 ${-long * 0.5} -28 ${-long * 0.84} 0 ${-long * 0.95}C28 ${-long * 0.84} 38 ${-long * 0.5} 26 0Z`,
            '#3f6f4a',
          ) +
          times(9, (i) => line(`M-24 ${-40 - i * long * 0.09}q12 -16 24 0t24 0`, '#7fa57a', 6)),
        x,
        10,
        1,
        turn,
      ),
    )
    .join('');

export const heart = (
  x: number,
  y: number,
  size: number,
  turn: number,
  c: string,
  spot = '',
): Svg =>
  moved(
    shape(
      'M0 -6C-24 -40 -62 -20 -56 24C-50 66 -16 84 0 112C16 84 50 66 56 24C62 -20 24 -40 0 -6Z',
      c,
    ) +
      shape('M0 -6C24 -40 62 -20 56 24C50 66 16 84 0 112Z', lit(c, 0.85)) +
      (spot ? shape('M-34 10q18 -10 20 14t-14 24ZM14 34q20 -8 16 18t-20 12Z', spot) : '') +
      line('M0 0V96', lit(c, 1.35), 3),
    x,
    y,
    size,
    turn,
  );

export const pothos = (): Svg =>
  times(4, (v) => {
    const x0 = -150 + v * 100;
    const long = [5, 4, 3, 5][v] ?? 4;
    return (
      line(`M${x0 * 0.5} -10Q${x0 * 1.2} -60 ${x0 * 1.3} ${long * 78}`, '#7a9a4a', 8) +
      times(long, (i) =>
        heart(
          x0 * 1.3 + (i % 2 ? 26 : -26),
          10 + i * 82,
          0.82,
          i % 2 ? -24 : 24,
          i % 3 ? '#5f9a4a' : '#79ad54',
          '#f0e6a0',
        ),
      )
    );
  }) +
  times(9, (i) =>
    heart(
      -160 + i * 40,
      -70 - (i % 3) * 46,
      0.86,
      -70 + i * 17,
      i % 2 ? '#66a04e' : '#55904a',
      '#f0e6a0',
    ),
  );

export const nestFern = (): Svg =>
  times(13, (i) => {
    const a = -78 + i * 13;
    const long = 430 - Math.abs(i - 6) * 14;
    const c = i % 2 ? '#6fae52' : '#5a9a48';
    return moved(
      shape(
        `M0 0C-60 ${-long * 0.3} -20 ${-long * 0.4} -50 ${-long * 0.55}S-24 ${-long * 0.86} 0 ${-long}C26 ${-long * 0.86} 10 ${-long * 0.7} 46 ${-long * 0.52}S50 ${-long * 0.3} 0 0Z`,
        c,
      ) + line(`M0 0V${-long * 0.94}`, '#3f5a34', 7),
      0,
      0,
      1,
      a,
    );
  });

const globe = (c: string, spines: string): Svg =>
  ellipse(0, -86, 92, 96, `fill="${c}"`) +
  times(7, (i) =>
    line(`M0 -182C${-92 + i * 31} -150 ${-92 + i * 31} -30 ${-30 + i * 10} 6`, lit(c, 0.7), 6),
  ) +
  times(40, (i) =>
    line(`M${-76 + ((i * 37) % 152)} ${-160 + ((i * 53) % 150)}l8 -10m-8 10l-9 -7`, spines, 3.4),
  );
export const cacti = {
  chin: globe('#6f9a6a', '#e9dfc0') + moved(flower5('#e0688a'), 0, -190, 0.9),
  woolly:
    globe('#8fae8a', '#ffffff') +
    times(60, (i) =>
      line(`M${-80 + ((i * 41) % 160)} ${-168 + ((i * 29) % 160)}l5 -16`, '#f7f5ee', 3.6),
    ) +
    times(5, (i) => moved(flower5('#f0a0c0'), -60 + i * 30, -168 + Math.abs(i - 2) * 14, 0.34)),
  ears:
    ellipse(0, -90, 66, 100, 'fill="#7aa860"') +
    ellipse(-66, -214, 46, 70, 'fill="#86b56a" transform="rotate(-24 -66 -214)"') +
    ellipse(62, -218, 44, 74, 'fill="#8fbd72" transform="rotate(22 62 -218)"') +
    times(44, (i) => disc(-84 + ((i * 31) % 168), -260 + ((i * 47) % 250), 4, '#f6ecc4')),
};

export function rosette(c: string, tip: string): Svg {
  return [
    [10, 100],
    [9, 74],
    [7, 48],
    [5, 26],
  ]
    .map(([n = 0, r = 0], ring) =>
      times(n, (k) =>
        moved(
          shape(
            `M0 0C${-r * 0.42} ${-r * 0.4} ${-r * 0.36} ${-r * 0.86} 0 ${-r}C${r * 0.36} ${-r * 0.86} ${r * 0.42} ${-r * 0.4} 0 0Z`,
            lit(c, 0.8 + ring * 0.14),
            `stroke="${lit(c, 0.6)}" stroke-width="2"`,
          ) +
            shape(
              `M0 ${-r}C${-r * 0.2} ${-r * 0.9} ${-r * 0.2} ${-r * 0.8} 0 ${-r * 0.78}C${r * 0.2} ${-r * 0.8} ${r * 0.2} ${-r * 0.9} 0 ${-r}Z`,
              tip,
            ),
          0,
          0,
          1,
          (k * 360) / n + ring * 17,
        ),
      ),
    )
    .join('');
}

/** A round bush; `bloom` is strewn over it. */
export function bush(
  pen: Pen,
  {
    color,
    bloom,
    wide = 260,
    tall = 400,
    leaves = 90,
    blooms = 60,
  }: {
    color: string;
    bloom: (i: number) => Svg;
    wide?: number;
    tall?: number;
    leaves?: number;
    blooms?: number;
  },
): Svg {
  const spot = (): readonly [number, number] => {
    const a = pen.random() * 6.28;
    const r = Math.sqrt(pen.random());
    return [Math.cos(a) * r * wide, -tall * 0.62 + Math.sin(a) * r * tall * 0.5];
  };
  return (
    stem(-30, -tall * 0.5, '#7a5a3a', 18) +
    stem(50, -tall * 0.45, '#7a5a3a', 14) +
    times(leaves, (i) => {
      const [x, y] = spot();
      return leaf(
        x,
        y + 24,
        84,
        46,
        pen.random() * 300 - 150,
        lit(color, 0.75 + (i / leaves) * 0.45),
      );
    }) +
    times(blooms, (i) => {
      const [x, y] = spot();
      return moved(bloom(i), x, y, 0.75 + pen.random() * 0.4, pen.random() * 360);
    })
  );
}

export const bract = (c: string): Svg =>
  times(3, (k) =>
    shape(
      'M0 4C-34 -14 -30 -52 0 -64C30 -52 34 -14 0 4Z',
      lit(c, 0.86 + k * 0.14),
      `transform="rotate(${k * 120})"`,
    ),
  ) + disc(0, 0, 7, '#fff6d8');
export const chilli = (c: string): Svg =>
  shape('M-9 -34C-14 0 -8 34 4 48C12 30 14 0 9 -34Z', c) +
  line('M0 -34V-54', '#5f8a3a', 6) +
  line('M-3 -22Q-6 4 0 24', lit(c, 1.6), 4);
export const jasmine = (): Svg =>
  times(7, (k) =>
    ellipse(
      0,
      -24,
      12,
      22,
      `fill="${k % 2 ? '#ffffff' : '#efeadb'}" transform="rotate(${k * 51.4})"`,
    ),
  ) + disc(0, 0, 9, '#f0e2a6');

export function orchid(): Svg {
  const bloom = (x: number, y: number, s: number): Svg =>
    moved(
      times(5, (k) =>
        ellipse(
          0,
          -52,
          36,
          54,
          `fill="${k % 2 ? '#8f7fd0' : '#7a69c0'}" transform="rotate(${k * 72})"`,
        ),
      ) +
        times(15, (i) => disc(-50 + ((i * 31) % 100), -50 + ((i * 43) % 96), 4, '#5a489f')) +
        shape('M0 0C-26 14 -18 46 0 52C18 46 26 14 0 0Z', '#4a2f8a') +
        disc(0, -4, 12, '#f5e3a0'),
      x,
      y,
      s,
    );
  const roots = times(9, (i) =>
    line(
      `M${-70 + i * 18} 40q${-30 + i * 8} 130 ${-20 + i * 5} ${210 + (i % 3) * 60}`,
      '#b9bfa0',
      11,
    ),
  );
  const leaves = times(
    5,
    (i) =>
      leaf(0, 20 - i * 34, 330, 58, 62, '#5a9048') + leaf(0, 20 - i * 34, 330, 58, -62, '#6aa055'),
  );
  const sides = times(6, (i) =>
    box(-130 + i * 6, -20 + i * 18, 260 - i * 12, 12, i % 2 ? '#7a5230' : '#9a6a40', 'rx="5"'),
  );
  return (
    line('M0 -30V-520M-120 -20L0 -520L120 -20', '#8a8a86', 5) +
    roots +
    leaves +
    sides +
    line('M10 -100Q120 -240 260 -250', '#6f9a4a', 10) +
    bloom(110, -200, 0.8) +
    bloom(190, -300, 0.95) +
    bloom(270, -210, 1) +
    bloom(80, -330, 0.8)
  );
}

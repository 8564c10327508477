import { lit, mix, tone } from './color.ts';
import { soft } from './cloth.ts';
import { turned, type Profile } from './lathe.ts';
import {
  clipped,
  ellipse,
  moved,
  num,
  path,
  radial,
  type Pen,
  type Point,
  type Svg,
} from './pen.ts';
import { leaf } from './plants.ts';
import type { Art } from './scene.ts';
import { softLine } from './soft.ts';
import { stroke } from './surface-detail.ts';
import { tube } from './tube.ts';

/** Something rounded with a skin: light from the upper left, bounce from below, a soft gleam. */
export function roundBody(
  pen: Pen,
  outline: string,
  color: string,
  gleam: { x: number; y: number; rx: number; ry: number; turn?: number; strength?: number },
  skin: Svg = '',
): Svg {
  const fill = radial(
    pen,
    [
      [0, lit(color, 1.3)],
      [0.34, lit(color, 1.06)],
      [0.68, lit(color, 0.86)],
      [1, lit(color, 0.56)],
    ],
    { cx: 0.34, cy: 0.28, r: 0.86 },
  );
  return (
    path(outline, `fill="${fill}"`) +
    clipped(
      pen,
      outline,
      skin +
        softLine(pen, outline, 34, {
          color: lit(color, 0.36),
          blur: 13,
          opacity: 0.5,
          transform: 'translate(-12 -14)',
        }) +
        softLine(pen, outline, 9, {
          color: lit(color, 1.45),
          blur: 4,
          opacity: 0.28,
          transform: 'translate(-5 -6)',
        }),
    ) +
    ellipse(
      gleam.x,
      gleam.y,
      gleam.rx,
      gleam.ry,
      `fill="${radial(pen, [
        [0, '#ffffff', gleam.strength ?? 0.62],
        [1, '#ffffff', 0],
      ])}" transform="rotate(${gleam.turn ?? -30} ${gleam.x} ${gleam.y})"`,
    )
  );
}

export function mango(pen: Pen, { ripe = 1 }: { ripe?: number } = {}): Art {
  const color = mix('#8fa84a', '#f2b632', ripe);
  const outline = soft([
    [-30, -250],
    [50, -262],
    [130, -214],
    [176, -120],
    [160, -30],
    [80, 4],
    [-20, 2],
    [-120, -30],
    [-186, -86],
    [-214, -130],
    [-190, -160],
    [-130, -186],
    [-90, -222],
  ]);
  const blush =
    ellipse(
      96,
      -190,
      130,
      96,
      `fill="${radial(pen, [
        [0, '#e8842c', 0.55 * ripe],
        [1, '#e8842c', 0],
      ])}"`,
    ) +
    ellipse(
      -150,
      -120,
      90,
      60,
      `fill="${radial(pen, [
        [0, '#9fb04a', 0.4],
        [1, '#9fb04a', 0],
      ])}"`,
    );
  const dots = Array.from({ length: 70 }, () =>
    ellipse(
      (pen.random() - 0.5) * 360,
      -pen.random() * 250,
      1.6,
      1.4,
      `fill="#fff3c0" fill-opacity="${num(0.25 + pen.random() * 0.4)}"`,
    ),
  ).join('');
  return {
    svg:
      tube(
        pen,
        [
          [36, -252],
          [44, -276],
          [64, -292],
        ],
        8,
        { color: '#6e5131', gloss: 0 },
      ) +
      roundBody(pen, outline, color, { x: -30, y: -190, rx: 78, ry: 34, turn: -34 }, blush + dots),
    foot: 120,
    height: 250,
    depth: 0.8,
  };
}

/** A cheek of mango cut hedgehog-fashion. */
export function mangoCheek(pen: Pen): Art {
  const skin = soft([
    [-190, -70],
    [-150, -14],
    [-40, 10],
    [80, 6],
    [170, -30],
    [200, -84],
    [200, -84],
    [0, -60],
    [-190, -70],
  ]);
  const flesh: Svg[] = [];
  for (let row = 0; row < 4; row++)
    for (let col = 0; col < 7 - (row % 2); col++) {
      const x = -150 + col * 50 + (row % 2) * 25;
      const y = -128 + row * 24 - Math.cos(((x + 5) / 190) * 1.4) * 26;
      flesh.push(
        `<path d="M${num(x - 24)} ${num(y)}L${num(x)} ${num(y - 20)}L${num(x + 24)} ${num(y)}L${num(x)} ${num(y + 20)}Z" fill="${lit('#f8b12c', 1.2)}"/><path d="M${num(x - 24)} ${num(y)}L${num(x)} ${num(y + 20)}V${num(y + 46)}L${num(x - 24)} ${num(y + 26)}Z" fill="${lit('#f2a01f', 1.02)}"/><path d="M${num(x + 24)} ${num(y)}L${num(x)} ${num(y + 20)}V${num(y + 46)}L${num(x + 24)} ${num(y + 26)}Z" fill="${lit('#e58d16', 0.86)}"/>`,
      );
    }
  return {
    svg:
      flesh.join('') +
      path(
        skin,
        `fill="${radial(
          pen,
          [
            [0, '#f7cf55'],
            [0.6, '#e9ac2f'],
            [1, '#b9791b'],
          ],
          { cx: 0.35, cy: 0.2, r: 0.9 },
        )}"`,
      ),
    foot: 130,
    height: 110,
    depth: 0.7,
  };
}

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

/** Rows of thorns over an egg, those nearest to us last. */
export function durian(pen: Pen, { color = '#a9a04a' }: { color?: string } = {}): Art {
  const [rx, ry] = [236, 262];
  const cy = -250;
  const spikes: { z: number; svg: Svg }[] = [];
  for (let row = -9; row <= 9; row++) {
    const lat = (row / 9.6) * (Math.PI / 2);
    const around = Math.max(4, Math.round(Math.cos(lat) * 21));
    for (let i = 0; i < around; i++) {
      const lon = ((i + (row % 2 === 0 ? 0 : 0.5)) / around) * Math.PI * 2;
      const z = Math.cos(lat) * Math.cos(lon);
      if (z < -0.12) continue;
      const nx = Math.cos(lat) * Math.sin(lon);
      const ny = Math.sin(lat);
      const x = nx * rx;
      const y = cy - ny * ry;
      const long = 48;
      const [tx, ty] = [x + nx * long * 0.95, y - ny * long * 0.95 - z * 6];
      const w = 27 * (0.62 + z * 0.4);
      const light = 0.62 + z * 0.26 - nx * 0.2 + ny * 0.2;
      const side = Math.abs(nx) + Math.abs(ny);
      const [px, py] = side < 0.2 ? [1, 0] : [ny / Math.hypot(nx, ny), nx / Math.hypot(nx, ny)];
      const [ax, ay, bx, by] = [x - px * w, y - py * w, x + px * w, y + py * w];
      const [leftX, leftY, rightX, rightY] =
        ax - ay < bx - by ? [ax, ay, bx, by] : [bx, by, ax, ay];
      const tone1 = tone(color, (pen.random() - 0.5) * 0.04);
      const [mx, my] = [x + nx * -8, y - ny * -8 + 17 * z];
      spikes.push({
        z,
        svg: `<path d="M${num(leftX)} ${num(leftY)}L${num(tx)} ${num(ty)}L${num(mx)} ${num(my)}Z" fill="${lit(tone1, light + 0.2)}"/><path d="M${num(rightX)} ${num(rightY)}L${num(tx)} ${num(ty)}L${num(mx)} ${num(my)}Z" fill="${lit(tone1, light - 0.16)}"/><circle cx="${num(tx)}" cy="${num(ty)}" r="2.6" fill="#6d5a2a"/>`,
      });
    }
  }
  const body = ellipse(
    0,
    cy,
    rx,
    ry,
    `fill="${radial(
      pen,
      [
        [0, lit(color, 0.9)],
        [0.7, lit(color, 0.6)],
        [1, lit(color, 0.36)],
      ],
      { cx: 0.36, cy: 0.3, r: 0.8 },
    )}"`,
  );
  const stalk = tube(
    pen,
    [
      [0, cy - ry + 6],
      [4, cy - ry - 50],
      [30, cy - ry - 104],
    ],
    (t) => 20 + t * 8,
    { color: '#7d6a3c', gloss: 0 },
  );
  return {
    svg:
      stalk +
      body +
      spikes
        .toSorted((a, b) => a.z - b.z)
        .map((spike) => spike.svg)
        .join(''),
    foot: 170,
    height: 520,
  };
}

/** Two pods of durian flesh on their husk. */
export function durianPods(pen: Pen): Art {
  const husk = soft([
    [-330, -60],
    [-260, -150],
    [0, -180],
    [270, -150],
    [340, -60],
    [260, 10],
    [0, 36],
    [-270, 10],
  ]);
  const thorns = Array.from({ length: 26 }, (_, i) => {
    const x = -320 + i * 25.6;
    const y = -18 + Math.sin(((i + 0.5) / 26) * Math.PI) * 42;
    return `<path d="M${num(x - 15)} ${num(y - 12)}L${num(x + 4)} ${num(y + 30)}L${num(x + 15)} ${num(y - 12)}Z" fill="${lit('#9c9444', 0.7 + (i % 3) * 0.12)}"/>`;
  }).join('');
  const pod = (x: number, y: number, s: number, turn: number): Svg =>
    moved(
      roundBody(
        pen,
        soft([
          [-150, -10],
          [-120, -86],
          [-20, -112],
          [90, -98],
          [150, -30],
          [110, 38],
          [0, 52],
          [-110, 40],
        ]),
        '#f0c95a',
        { x: -50, y: -66, rx: 70, ry: 24, turn: -14, strength: 0.55 },
        stroke(
          [
            [-130, 0],
            [-20, -30],
            [130, -10],
          ],
          '#c9962f',
          5,
          'stroke-opacity="0.35"',
        ) +
          stroke(
            [
              [-90, 28],
              [0, 14],
              [100, 22],
            ],
            '#c9962f',
            4,
            'stroke-opacity="0.3"',
          ),
      ),
      x,
      y,
      s,
      turn,
    );
  return {
    svg:
      thorns +
      path(
        husk,
        `fill="${radial(
          pen,
          [
            [0, '#fbf3dc'],
            [0.75, '#eadcb4'],
            [1, '#b9a86e'],
          ],
          { cx: 0.4, cy: 0.3, r: 0.8 },
        )}"`,
      ) +
      pod(-120, -88, 0.92, -6) +
      pod(136, -84, 0.92, 10) +
      pod(6, -62, 0.84, 2),
    foot: 270,
    height: 170,
    depth: 0.6,
  };
}

export function pomelo(pen: Pen): Art {
  const { svg, surface } = turned(pen, {
    outer: [
      [0, 0],
      [110, 8],
      [206, 110],
      [214, 230],
      [150, 350],
      [70, 400],
      [30, 412],
      [0, 408],
    ],
    material: { color: (h) => mix('#c9c04a', '#a9b845', h), gloss: 0.35 },
    tilt: 0.22,
  });
  const pores = Array.from({ length: 420 }, () => {
    const a = (pen.random() - 0.5) * 3;
    const [x, y] = surface.at(a, 16 + pen.random() * 370);
    const w = 2.6 * Math.max(0.3, Math.cos(a));
    return (
      ellipse(x, y, w, 2.6, 'fill="#6f7d24" fill-opacity="0.34"') +
      ellipse(x - 1, y - 1.6, w * 0.8, 1.4, 'fill="#f4f0a0" fill-opacity="0.4"')
    );
  }).join('');
  return {
    svg:
      svg +
      pores +
      tube(
        pen,
        [
          [0, -396],
          [4, -424],
          [-4, -440],
        ],
        9,
        { color: '#6e5a31', gloss: 0 },
      ) +
      leaf(0, -428, 170, 92, 70, '#4f7f3a') +
      leaf(0, -428, 130, 76, -62, '#5d8d42'),
    foot: 120,
    height: 400,
  };
}

export function pomeloHalf(pen: Pen, flesh = '#c73f52'): Art {
  const r = 190;
  const segs = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2 + 0.1;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const [c1, s1, c2, s2] = [
      Math.cos(a - 0.22),
      Math.sin(a - 0.22),
      Math.cos(a + 0.22),
      Math.sin(a + 0.22),
    ];
    const d = soft([
      [c * 22, s * 22],
      [c * 22, s * 22],
      [c1 * 138, s1 * 138],
      [c * 158, s * 158],
      [c2 * 138, s2 * 138],
    ]);
    const cells = Array.from(
      { length: 9 },
      (_, k) =>
        `<path d="M${num(c * (40 + k * 12) - s * ((k % 3) - 1) * 9)} ${num(s * (40 + k * 12) + c * ((k % 3) - 1) * 9)}l${num(c * 18)} ${num(s * 18)}" stroke="${lit(flesh, 1.45)}" stroke-opacity="0.5" stroke-width="4.6" stroke-linecap="round"/>`,
    ).join('');
    return path(d, `fill="${lit(flesh, 1.1 - c * 0.16 + s * 0.02)}"`) + cells;
  }).join('');
  return {
    svg: moved(
      ellipse(0, 10, r + 4, r + 4, 'fill="#8f9a35"') +
        ellipse(0, 0, r, r, 'fill="#c5c64f"') +
        ellipse(0, 0, r - 9, r - 9, 'fill="#fbf3e4"') +
        ellipse(0, 0, 164, 164, 'fill="#f6dcd2"') +
        segs +
        ellipse(
          -60,
          -70,
          90,
          40,
          `fill="${radial(pen, [
            [0, '#ffffff', 0.42],
            [1, '#ffffff', 0],
          ])}"`,
        ),
      0,
      -176,
    ),
    foot: 96,
    height: 360,
    depth: 0.5,
  };
}

/** A young aromatic coconut, husked to a white cone, opened, with a straw. */
export function coconut(pen: Pen, { open = true }: { open?: boolean } = {}): Art {
  const outer: Profile = open
    ? [
        [0, 0],
        [130, 0],
        [160, 10],
        [196, 110],
        [200, 220],
        [150, 330],
        [96, 400],
        [96, 400],
      ]
    : [
        [0, 0],
        [130, 0],
        [160, 10],
        [196, 110],
        [200, 220],
        [140, 350],
        [40, 440],
        [0, 456],
      ];
  const { svg, surface } = turned(pen, {
    outer,
    ...(open
      ? {
          inner: [
            [30, 330],
            [60, 340],
            [78, 370],
            [84, 399],
          ] as Profile,
        }
      : {}),
    material: { color: (h) => mix('#e3d3ae', '#f5efe0', Math.min(1, h * 2.4)), gloss: 0.12 },
    inside: { color: '#e9e4d6' },
    tilt: 0.26,
  });
  const fibres = Array.from({ length: 120 }, () => {
    const a = (pen.random() - 0.5) * 3;
    const h = 20 + pen.random() * 360;
    const [x1, y1] = surface.at(a, h);
    const [x2, y2] = surface.at(
      a + (pen.random() - 0.5) * 0.06,
      Math.min(398, h + 30 + pen.random() * 40),
    );
    return `<path d="M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}" stroke="${pen.random() > 0.5 ? '#b59c6a' : '#ffffff'}" stroke-opacity="0.38" stroke-width="2.4"/>`;
  }).join('');
  const cuts = [-0.7, 0, 0.72]
    .map((a) =>
      stroke(
        [surface.at(a, 232), surface.at(a + 0.02, 320), surface.at(a + 0.04, 394)],
        '#b8a57c',
        3,
        'stroke-opacity="0.7"',
      ),
    )
    .join('');
  const water = open
    ? ellipse(0, -372 * surface.rise, 74, 74 * 0.26, 'fill="#cfd8cf"') +
      ellipse(20, -374 * surface.rise, 30, 6, 'fill="#ffffff" fill-opacity="0.7"') +
      tube(
        pen,
        [
          [10, -340],
          [40, -470],
          [70, -560],
          [112, -578],
        ],
        9,
        { color: '#d8b25a', gloss: 0.2 },
      )
    : '';
  return { svg: svg + fibres + cuts + water, foot: 140, height: 400 };
}

export function longan(pen: Pen, color = '#b98a4e'): Art {
  return {
    svg: turned(pen, { outer: sphere(54), material: { color, gloss: 0.3 }, tilt: 0.25 }).svg,
    foot: 36,
    height: 108,
  };
}

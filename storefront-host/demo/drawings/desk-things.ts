import { lit, mix } from './color.ts';
import { box, disc, line, shape, times, words } from './flat-shapes.ts';
import { turned, type Profile } from './lathe.ts';
import { clipped, ellipse, linear, moved, path, radial, type Pen, type Svg } from './pen.ts';
import { dropShadow, type Art } from './scene.ts';
import { windowShine } from './surface-detail.ts';
import { tube } from './tube.ts';

/** A square ink bottle with what is in it. */
export function inkBottle(pen: Pen, color: string): Art {
  const label =
    box(-92, -150, 184, 96, '#fbf4e4', 'rx="5"') +
    words(['หมึก', 'ริมคลอง'], 0, -112, { size: 34, color: '#3f3027', face: 'serif', leading: 1.1 });
  const glass =
    'M-150 -30Q-150 8 -112 8H112Q150 8 150 -30V-190Q150 -226 112 -232H-112Q-150 -226 -150 -190Z';
  return {
    svg:
      path(
        glass,
        `fill="${linear(
          pen,
          [
            [0, lit(color, 0.7)],
            [0.2, lit(color, 1.3)],
            [0.4, color],
            [1, lit(color, 0.55)],
          ],
          [0, 0, 1, 0],
        )}"`,
      ) +
      path(
        'M-132 -196Q-128 -214 -104 -216H-70V-10H-112Q-132 -10 -132 -32Z',
        'fill="#ffffff" fill-opacity="0.16"',
      ) +
      ellipse(0, -228, 112, 16, `fill="${lit(color, 1.5)}" fill-opacity="0.5"`) +
      label +
      turned(pen, {
        outer: [
          [74, 226],
          [76, 232],
          [86, 244],
          [86, 316],
          [80, 322],
          [0, 324],
        ],
        material: { color: '#2c2724', gloss: 0.8 },
        tilt: 0.16,
      }).svg,
    foot: 150,
    height: 320,
    depth: 0.6,
  };
}

/** A roll of printed tape lying flat: its side towards us is the pattern. */
export function tape(pen: Pen, color: string, pattern: Svg): Svg {
  const d = 'M-110 0A110 110 0 1 1 110 0A110 110 0 1 1 -110 0Z';
  const strip = 'M86 -68L270 -150L292 -104L110 -20Z';
  return (
    dropShadow(pen, d, 14, 0.3) +
    path(strip, `fill="${color}"`) +
    clipped(pen, strip, moved(pattern, 190, -84, 1, -24)) +
    disc(0, 0, 110, lit(color, 0.9)) +
    times(
      6,
      (i) =>
        `<circle r="${104 - i * 7}" fill="none" stroke="${lit(color, i % 2 ? 0.82 : 1.16)}" stroke-width="3"/>`,
    ) +
    disc(0, 0, 62, '#e9dcc2') +
    disc(0, 0, 54, '#6b5640') +
    disc(4, 6, 50, '#cdb892')
  );
}

export const tapePatterns = {
  check: (c: string): Svg =>
    times(12, (i) => line(`M${-120 + i * 22} -40V40`, c, 5, 'stroke-opacity="0.8"')) +
    line('M-130 -10H130M-130 14H130', c, 5, 'stroke-opacity="0.8"'),
  zigzag: (c: string): Svg =>
    line('M-130 0l22 -20l22 20l22 -20l22 20l22 -20l22 20l22 -20l22 20l22 -20l22 20', c, 7) +
    line('M-130 24l22 -20l22 20l22 -20l22 20l22 -20l22 20l22 -20l22 20l22 -20l22 20', c, 4),
  dots: (c: string): Svg => times(14, (i) => disc(-130 + i * 20, i % 2 ? -10 : 12, 7, c)),
  diamonds: (c: string): Svg =>
    times(9, (i) => shape(`M${-120 + i * 30} -22l13 22l-13 22l-13 -22Z`, c)),
  waves: (c: string): Svg =>
    times(3, (k) =>
      line(`M-130 ${-16 + k * 16}q12 -14 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0`, c, 5),
    ),
} as const;

/** A pad of sticky leaves cut as a fruit. */
export function fruitPad(pen: Pen, kind: 'melon' | 'orange' | 'mango' | 'dragon'): Svg {
  const pad = (d: string, body: Svg): Svg =>
    dropShadow(pen, d, 10, 0.3) +
    times(4, (i) => path(d, `fill="#ded3c2" transform="translate(${8 - i * 2} ${10 - i * 2.5})"`)) +
    body;
  const circle = 'M-120 0A120 120 0 1 1 120 0A120 120 0 1 1 -120 0Z';
  if (kind === 'melon')
    return pad(
      'M-130 -50H130A130 130 0 0 1 -130 -50Z',
      shape('M-130 -50H130A130 130 0 0 1 -130 -50Z', '#3f8a4f') +
        shape('M-112 -50H112A112 112 0 0 1 -112 -50Z', '#f3f0d8') +
        shape('M-102 -50H102A102 102 0 0 1 -102 -50Z', '#e5504f') +
        times(7, (i) =>
          shape(
            'M0 -9Q6 4 0 9Q-6 4 0 -9Z',
            '#3a1f1f',
            `transform="translate(${-66 + i * 22} ${-16 + (i % 2) * 26})"`,
          ),
        ),
    );
  if (kind === 'orange')
    return pad(
      circle,
      disc(0, 0, 120, '#f2922e') +
        disc(0, 0, 106, '#fbe0b4') +
        times(8, (i) =>
          shape(
            'M0 0L-34 -84Q0 -110 34 -84Z',
            '#f5a545',
            `transform="rotate(${i * 45}) translate(0 -8)"`,
          ),
        ),
    );
  if (kind === 'mango')
    return pad(
      'M-20 -116C70 -126 124 -50 104 26C84 100 -10 128 -76 84C-136 40 -110 -100 -20 -116Z',
      shape(
        'M-20 -116C70 -126 124 -50 104 26C84 100 -10 128 -76 84C-136 40 -110 -100 -20 -116Z',
        '#f2b431',
      ) +
        shape('M-10 -116q30 -40 84 -30q-20 40 -84 30Z', '#5d9a48') +
        shape(
          'M-60 -70C-30 -100 20 -100 40 -90C0 -80 -50 -40 -70 10C-82 -20 -80 -50 -60 -70Z',
          '#f9d670',
        ),
    );
  return pad(
    circle,
    disc(0, 0, 120, '#d9417c') +
      times(10, (i) =>
        shape('M-14 -112L0 -150L14 -112Z', '#8fbf56', `transform="rotate(${i * 36})"`),
      ) +
      disc(0, 0, 98, '#fbf6f2') +
      times(46, (i) =>
        disc(
          Math.cos(i * 2.4) * Math.sqrt(i / 46) * 88,
          Math.sin(i * 2.4) * Math.sqrt(i / 46) * 88,
          4,
          '#2c2420',
        ),
      ),
  );
}

export function ruler(pen: Pen): Svg {
  const wood = '#a8713f';
  const d = 'M-400 -56H400V56H-400Z';
  return (
    dropShadow(pen, d, 16, 0.32) +
    box(
      -400,
      -56,
      800,
      112,
      linear(pen, [
        [0, lit(wood, 1.2)],
        [1, lit(wood, 0.86)],
      ]),
      'rx="5"',
    ) +
    times(9, (i) =>
      line(
        `M-396 ${-40 + i * 11}q200 ${(i % 3) * 5 - 4} 400 0t392 0`,
        lit(wood, i % 2 ? 0.7 : 1.25),
        2,
        'stroke-opacity="0.5"',
      ),
    ) +
    box(-400, 44, 800, 12, '#d6ac4e') +
    times(31, (i) => line(`M${-384 + i * 25.6} 44V${i % 5 ? 20 : 2}`, '#3a2415', i % 5 ? 2 : 3)) +
    times(7, (i) => words([String(i * 5)], -384 + i * 128, -12, { size: 26, color: '#3a2415' })) +
    disc(372, -22, 13, lit(wood, 0.4))
  );
}

export function brassMark(pen: Pen, kind: 'leaf' | 'fish' | 'elephant', silk: string): Svg {
  const brass = linear(
    pen,
    [
      [0, '#f4dc94'],
      [0.45, '#cfa247'],
      [0.6, '#f0d488'],
      [1, '#a67a2c'],
    ],
    [0, 0, 1, 1],
  );
  const d = {
    leaf: 'M0 210C-20 150 -110 90 -104 -10C-100 -80 -40 -90 0 -150C40 -90 100 -80 104 -10C110 90 20 150 0 210Z',
    fish: 'M0 -170C70 -120 84 0 30 110L74 200L0 172L-74 200L-30 110C-84 0 -70 -120 0 -170Z',
    elephant:
      'M-96 150V0C-100 -90 -40 -140 30 -136C90 -134 116 -84 108 -30C104 20 120 60 96 70C80 76 72 40 70 10C60 30 60 40 60 150H14V70H-44V150Z',
  }[kind];
  const cut = {
    leaf: 'M0 -110V180M0 -40L-60 -6M0 -40L60 -6M0 30L-66 56M0 30L66 56M0 96L-40 118M0 96L40 118',
    fish: 'M-40 -40Q0 -70 40 -40M-46 0Q0 -30 46 0M-44 40Q0 10 44 40M-30 80Q0 54 30 80',
    elephant: 'M-30 -70Q-60 -20 -10 10Q30 -10 10 -70ZM62 -80h1M-80 40H40M-80 70H-50',
  }[kind];
  return (
    dropShadow(pen, d, 8, 0.34) +
    path(d, `fill="${brass}"`) +
    line(cut, '#6b4a1a', 7) +
    line('M0 -160C-10 -220 20 -260 -10 -300', silk, 8) +
    times(7, (i) =>
      line(`M-10 -300q${-24 + i * 8} -40 ${-36 + i * 12} -96`, i % 2 ? silk : lit(silk, 1.25), 6),
    )
  );
}

export function envelope(pen: Pen, paper: string, motif: Svg): Svg {
  const d = 'M-260 -170H260V170H-260Z';
  return (
    dropShadow(pen, d, 14, 0.28) +
    path(d, `fill="${lit(paper, 1.04)}"`) +
    path('M-260 -170L0 40L260 -170Z', `fill="${lit(paper, 0.94)}"`) +
    line('M-260 -170L0 40L260 -170', lit(paper, 0.8), 3) +
    disc(0, 30, 42, '#a8322c') +
    disc(-6, 24, 34, '#bd4038') +
    moved(motif, 0, 28, 0.4)
  );
}

export const lotus = (color: string): Svg =>
  times(7, (k) =>
    shape(
      'M0 0C-26 -40 -20 -80 0 -104C20 -80 26 -40 0 0Z',
      k % 2 ? color : mix(color, '#ffffff', 0.4),
      `transform="rotate(${-66 + k * 22})"`,
    ),
  ) + shape('M-100 6Q0 50 100 6Q0 20 -100 6Z', '#6d9a55');

export function stamp(pen: Pen, art: Svg): Svg {
  const wood = '#d3a56b';
  const d = 'M-76 -76H76V76H-76Z';
  return (
    dropShadow(pen, d, 12, 0.34) +
    box(
      -76,
      -76,
      152,
      152,
      linear(
        pen,
        [
          [0, lit(wood, 1.25)],
          [1, lit(wood, 0.85)],
        ],
        [0, 0, 1, 1],
      ),
      'rx="10"',
    ) +
    times(5, (i) =>
      line(
        `M-70 ${-56 + i * 28}q70 ${(i % 2) * 12 - 6} 140 0`,
        lit(wood, 0.8),
        2,
        'stroke-opacity="0.6"',
      ),
    ) +
    `<g opacity="0.85">${art}</g>`
  );
}

export function sharpener(pen: Pen): Svg {
  const brass = linear(
    pen,
    [
      [0, '#f4dc94'],
      [0.4, '#cfa247'],
      [0.55, '#f0d488'],
      [1, '#9c7026'],
    ],
    [0, 0, 1, 0.3],
  );
  const d = 'M-200 -110H200L170 110H-170Z';
  return (
    dropShadow(pen, d, 18, 0.36) +
    path(d, `fill="${brass}"`) +
    times(12, (i) =>
      line(
        `M${-194 + i * 2.4} ${-92 + i * 16}h20M${194 - i * 2.4} ${-92 + i * 16}h-20`,
        '#8a6424',
        3,
      ),
    ) +
    shape('M-130 -96H-20L-44 96H-112Z', '#b9bcbf') +
    shape('M20 -96H130L112 96H44Z', '#c8cacc') +
    disc(-76, 0, 17, '#8d9093') +
    disc(78, 0, 17, '#8d9093') +
    line('M-86 -8l20 16M68 -8l20 16', '#55585b', 4) +
    times(3, (i) =>
      line(
        `M${120 + i * 50} 190q40 ${-60 + i * 10} 90 -10q20 50 -30 60q-40 -6 -26 -40`,
        i % 2 ? '#e3bf8c' : '#d9a86a',
        10,
      ),
    )
  );
}

export function clipLamp(pen: Pen, color: string): Art {
  const neck = tube(
    pen,
    [
      [-40, -120],
      [-70, -300],
      [40, -470],
      [190, -460],
      [230, -400],
    ],
    17,
    { color: '#8d9093', gloss: 0.8 },
  );
  const base: Profile = [
    [110, 0],
    [110, 0],
    [120, 10],
    [120, 60],
    [104, 84],
    [60, 100],
    [40, 130],
    [0, 132],
  ];
  const foot = turned(pen, { outer: base, material: { color, gloss: 0.7 }, tilt: 0.2 });
  const head = 'M140 -420C150 -480 300 -500 320 -410L330 -372Q240 -330 148 -362Z';
  const glow = `<ellipse cx="240" cy="-250" rx="300" ry="300" fill="${radial(pen, [
    [0, '#ffe7a8', 0.75],
    [1, '#ffe7a8', 0],
  ])}"/>`;
  return {
    svg:
      glow +
      neck +
      foot.svg +
      windowShine(pen, foot.surface, 12, 70, 0.4) +
      path(
        head,
        `fill="${linear(
          pen,
          [
            [0, lit(color, 1.3)],
            [0.5, color],
            [1, lit(color, 0.7)],
          ],
          [0, 0, 1, 0],
        )}"`,
      ) +
      ellipse(239, -368, 90, 18, 'fill="#fff3cc"'),
    foot: 118,
    height: 460,
  };
}

export function wrapped(
  pen: Pen,
  w: number,
  h: number,
  paper: string,
  cord: string,
  body: Svg,
): Svg {
  const d = `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}Z`;
  return (
    dropShadow(pen, d, 20, 0.32) +
    path(d, `fill="${paper}"`) +
    times(40, (i) =>
      line(
        `M${-w / 2 + ((i * 89) % w)} ${-h / 2 + ((i * 53) % h)}q14 ${(i % 5) * 4 - 8} 30 4`,
        lit(paper, i % 2 ? 0.82 : 1.2),
        2,
        'stroke-opacity="0.6"',
      ),
    ) +
    path(
      `M${-w / 2} ${-h / 2}L0 ${-h * 0.1}L${w / 2} ${-h / 2}`,
      `fill="${lit(paper, 0.93)}" stroke="${lit(paper, 0.78)}" stroke-width="3"`,
    ) +
    box(-8, -h / 2, 16, h, cord) +
    box(-w / 2, -8, w, 16, cord) +
    shape(
      'M0 0C-80 -70 -110 10 0 0C80 -70 110 10 0 0Z',
      'none',
      `stroke="${cord}" stroke-width="13"`,
    ) +
    body
  );
}

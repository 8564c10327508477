import { lit } from '../ink/color.ts';
import { box, disc, line, shape, times, words } from '../ink/flat-shapes.ts';
import { linear, path, type Pen, type Svg } from '../ink/pen.ts';
import { dropShadow } from '../scene/scene.ts';

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

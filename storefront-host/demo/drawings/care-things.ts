import { lit } from './color.ts';
import { box, disc, line, shape, times, words } from './flat-shapes.ts';
import { ellipse, linear, moved, path, radial, type Pen, type Svg } from './pen.ts';
import { dropShadow, type Art } from './scene.ts';
import { turned } from './lathe.ts';
import { vessel, type Label } from './vessels.ts';

/** Upright things for skin, hair and rooms: what tells them apart is their cap. */
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

export function creamJar(pen: Pen, color: string, label: Label): Art {
  return vessel(pen, {
    outer: [
      [150, 0],
      [150, 0],
      [164, 10],
      [168, 40],
      [168, 150],
      [160, 166],
      [150, 170],
    ],
    color,
    gloss: 0.8,
    tilt: 0.24,
    label: { ...label, from: 22, to: 140 },
    cap: {
      outer: [
        [164, 168],
        [170, 172],
        [170, 236],
        [160, 246],
        [0, 248],
      ],
      color: '#d3a56b',
      gloss: 0.3,
    },
  });
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

export function tubeOf(
  pen: Pen,
  color: string,
  { paper, ink, lines, art = '', size = 40 }: Label,
): Svg {
  const d = 'M-150 -330H150L124 230Q120 262 90 262H-90Q-120 262 -124 230Z';
  return (
    dropShadow(pen, d, 18, 0.34) +
    path(
      d,
      `fill="${linear(
        pen,
        [
          [0, lit(color, 0.72)],
          [0.3, lit(color, 1.3)],
          [0.5, color],
          [1, lit(color, 0.66)],
        ],
        [0, 0, 1, 0],
      )}"`,
    ) +
    times(9, (i) => line(`M${-140 + i * 35} -330V-296`, lit(color, 0.7), 4)) +
    box(-92, -220, 184, 340, paper, 'rx="8" fill-opacity="0.94"') +
    moved(art, 0, -140, 0.9) +
    words(lines, 0, -20, { size, color: ink, face: 'serif' }) +
    box(
      -70,
      262,
      140,
      96,
      linear(
        pen,
        [
          [0, '#8a7a66'],
          [0.3, '#efe6d8'],
          [1, '#8a7a66'],
        ],
        [0, 0, 1, 0],
      ),
      'rx="10"',
    )
  );
}

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

export function soap(pen: Pen, color: string, name: string, veins: Svg = ''): Svg {
  const d =
    'M-270 -170Q-270 -190 -250 -190H250Q270 -190 270 -170V170Q270 190 250 190H-250Q-270 190 -270 170Z';
  return (
    dropShadow(pen, d, 24, 0.36) +
    path(d, `fill="${lit(color, 0.72)}" transform="translate(8 26)"`) +
    path(
      d,
      `fill="${linear(
        pen,
        [
          [0, lit(color, 1.3)],
          [0.5, color],
          [1, lit(color, 0.9)],
        ],
        [0, 0, 1, 1],
      )}"`,
    ) +
    veins +
    box(-170, -70, 340, 140, 'none', `rx="70" stroke="${lit(color, 0.66)}" stroke-width="6"`) +
    words([name], 0, 24, { size: 72, color: lit(color, 0.6), face: 'looped' }) +
    words([name], 2, 27, { size: 72, color: lit(color, 1.5), face: 'looped' }).replace(
      'fill=',
      'fill-opacity="0.5" fill=',
    )
  );
}

/** A balm tin seen from above, its lid beside it. */
export function balmTin(pen: Pen, color: string, { paper, ink, lines, art = '' }: Label): Svg {
  const lid = 'M-210 0A210 210 0 1 1 210 0A210 210 0 1 1 -210 0Z';
  return (
    moved(
      dropShadow(pen, lid, 18, 0.36) +
        disc(0, 0, 210, '#b9bcbf') +
        disc(0, 0, 194, lit(color, 0.85)) +
        disc(-4, -6, 186, color) +
        ellipse(
          -60,
          -70,
          90,
          50,
          'fill="#ffffff" fill-opacity="0.35" transform="rotate(-30 -60 -70)"',
        ),
      200,
      180,
    ) +
    dropShadow(pen, lid, 20, 0.38) +
    disc(0, 0, 214, '#c9cccf') +
    `<circle r="204" fill="none" stroke="#ffffff" stroke-width="5" stroke-opacity="0.8"/>` +
    disc(0, 0, 190, paper) +
    `<circle r="174" fill="none" stroke="${ink}" stroke-width="4"/>` +
    moved(art, 0, -66, 1.05) +
    words(lines, 0, 52, { size: 52, color: ink, face: 'serif' })
  );
}

export function compress(pen: Pen): Art {
  const body = turned(pen, {
    outer: [
      [60, 0],
      [60, 0],
      [150, 30],
      [190, 120],
      [176, 220],
      [110, 280],
      [52, 306],
      [40, 330],
    ],
    material: { color: '#efe3c9', gloss: 0.05 },
    tilt: 0.18,
  });
  return {
    svg:
      body.svg +
      [-0.9, -0.5, -0.1, 0.3, 0.7]
        .map((a) =>
          line(
            `M${a * 46} -316Q${a * 190} -250 ${a * 200} -90`,
            '#cbb68e',
            5,
            'stroke-opacity="0.7"',
          ),
        )
        .join('') +
      times(26, (i) =>
        disc(-130 + ((i * 71) % 260), -60 - ((i * 47) % 170), 7, '#c9a53a', 'fill-opacity="0.3"'),
      ) +
      box(-44, -350, 88, 40, '#b0743a', 'rx="8"') +
      line('M-44 -340H44M-44 -324H44', '#8a5424', 5) +
      shape(
        'M-40 -350C-60 -420 -90 -440 -70 -460L-20 -440L0 -470L24 -440L72 -456C90 -436 60 -420 40 -350Z',
        '#e6d6b4',
      ),
    foot: 130,
    height: 330,
  };
}

export function loofah(pen: Pen): Svg {
  const d =
    'M-330 -90C-250 -130 -90 -120 40 -110S280 -120 330 -80C360 -30 350 50 320 90C240 130 60 110 -60 116S-270 120 -326 80C-356 30 -352 -50 -330 -90Z';
  return (
    line('M320 0C430 20 430 180 300 210S60 200 -40 240', '#efe6d4', 15) +
    dropShadow(pen, d, 20, 0.34) +
    path(d, 'fill="#dcc48c"') +
    times(120, (i) =>
      line(
        `M${-320 + ((i * 97) % 640)} ${-96 + ((i * 53) % 196)}q${20 - (i % 5) * 9} ${(i % 7) * 6 - 18} 44 ${(i % 3) * 12 - 10}`,
        i % 2 ? '#b9985a' : '#f1dfb0',
        4,
        'stroke-opacity="0.8"',
      ),
    )
  );
}

export function sachet(pen: Pen, silk: string, ribbon: string): Svg {
  const d = 'M-120 -60C-150 60 -140 170 -100 190Q0 214 100 190C140 170 150 60 120 -60L60 -90H-60Z';
  return (
    dropShadow(pen, d, 16, 0.34) +
    shape('M-60 -90L-120 -190L-50 -164L0 -200L50 -164L120 -190L60 -90Z', lit(silk, 1.12)) +
    path(
      d,
      `fill="${linear(
        pen,
        [
          [0, lit(silk, 1.25)],
          [0.5, silk],
          [1, lit(silk, 0.72)],
        ],
        [0, 0, 1, 1],
      )}"`,
    ) +
    times(9, (i) =>
      moved(
        times(
          5,
          (k) =>
            `<ellipse cx="0" cy="-13" rx="8" ry="13" fill="${lit(silk, 1.4)}" fill-opacity="0.7" transform="rotate(${k * 72})"/>`,
        ),
        -80 + (i % 3) * 80,
        -10 + Math.floor(i / 3) * 74,
      ),
    ) +
    box(-70, -100, 140, 26, ribbon, 'rx="9"') +
    shape(
      'M0 -88C-60 -140 -90 -70 0 -88C60 -140 90 -70 0 -88Z',
      'none',
      `stroke="${ribbon}" stroke-width="14"`,
    )
  );
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

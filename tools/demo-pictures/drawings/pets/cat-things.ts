import { leaf } from '../garden/plants.ts';
import { lit } from '../ink/color.ts';
import { box, disc, line, shape, times } from '../ink/flat-shapes.ts';
import { turned } from '../ink/lathe.ts';
import { clipped, ellipse, linear, moved, type Pen, type Svg } from '../ink/pen.ts';
import { clothPiece, rope, solid } from '../ink/solid.ts';
import { type Art, dropShadow } from '../scene/scene.ts';

export function scratchingPost(pen: Pen): Art {
  const sisal = '#d3b47c';
  const fill = linear(
    pen,
    [
      [0, lit(sisal, 0.75)],
      [0.3, lit(sisal, 1.2)],
      [1, lit(sisal, 0.55)],
    ],
    [0, 0, 1, 0],
  );
  const base = turned(pen, {
    outer: [
      [250, 0],
      [250, 0],
      [254, 8],
      [254, 40],
      [246, 48],
      [0, 48],
    ],
    material: { color: '#b98a57', gloss: 0.3 },
    tilt: 0.26,
  });
  const cap = turned(pen, {
    outer: [
      [96, 0],
      [96, 0],
      [104, 6],
      [104, 36],
      [96, 44],
      [0, 44],
    ],
    material: { color: '#b98a57', gloss: 0.3 },
    tilt: 0.26,
  });
  return {
    svg:
      base.svg +
      box(-84, -600, 168, 566, fill) +
      ellipse(0, -36, 84, 22, `fill="${lit(sisal, 0.6)}"`) +
      times(28, (i) =>
        line(
          `M-84 ${-586 + i * 20}Q0 ${-560 + i * 20} 84 ${-586 + i * 20}`,
          lit(sisal, i % 2 ? 0.6 : 0.8),
          5,
        ),
      ) +
      moved(cap.svg, 0, -590) +
      line('M90 -610Q150 -580 140 -480', '#efe6d4', 6) +
      disc(140, -452, 40, '#c65b43') +
      disc(130, -464, 14, '#e79a83'),
    foot: 252,
    height: 620,
  };
}

export function scratchPad(pen: Pen): Svg {
  const d = 'M-370 -150H330Q370 -150 370 -110V110Q370 150 330 150H-330Q-370 150 -370 110Z';
  return (
    solid(
      pen,
      d,
      '#b98b58',
      times(34, (i) =>
        line(
          `M-376 ${-146 + i * 9}` +
            Array.from({ length: 18 }, (_, k) => `q10 ${k % 2 ? 8 : -8} 21 0t21 0`).join(''),
          i % 2 ? '#8a6138' : '#d9b384',
          3.4,
        ),
      ),
    ) +
    line('M-80 -70l60 110M-40 -80l60 110M0 -80l60 110', '#7a5430', 10, 'stroke-opacity="0.75"') +
    times(26, (i) =>
      ellipse(
        150 + ((i * 61) % 150),
        -60 + ((i * 37) % 130),
        9,
        4,
        `fill="${i % 2 ? '#6f8a4a' : '#8aa35e'}" transform="rotate(${i * 33} ${150 + ((i * 61) % 150)} ${-60 + ((i * 37) % 130)})"`,
      ),
    )
  );
}

export function feather(color: string, length: number, turn: number): Svg {
  return moved(
    shape(
      `M0 0C-54 ${-length * 0.3} -50 ${-length * 0.8} 0 ${-length}C50 ${-length * 0.8} 54 ${-length * 0.3} 0 0Z`,
      color,
    ) +
      times(9, (i) =>
        line(`M0 ${-length * (0.15 + i * 0.09)}l${i % 2 ? 34 : -34} -30`, lit(color, 0.7), 4),
      ) +
      line(`M0 10V${-length * 0.95}`, lit(color, 1.5), 5),
    0,
    0,
    1,
    turn,
  );
}

export function wand(pen: Pen): Svg {
  return (
    dropShadow(pen, 'M-340 330L210 -180', 16, 0.4) +
    line('M-340 330L210 -180', '#a8813f', 22) +
    line('M-340 330L210 -180', '#dcb974', 10, 'transform="translate(-3 -4)"') +
    times(5, (i) => line(`M${-250 + i * 92} ${248 - i * 85}l20 18`, '#8a652c', 7)) +
    rope(pen, 'M-340 330L-190 192', 34, '#b5513a') +
    moved(
      feather('#8f3f26', 250, 10) +
        feather('#2f5a55', 230, 48) +
        feather('#c98a2f', 240, 84) +
        feather('#3b3434', 180, 116),
      214,
      -180,
    ) +
    disc(216, -182, 30, '#d2a548') +
    disc(207, -192, 10, '#fff2c9')
  );
}

export function hammock(pen: Pen): Svg {
  const cup = (x: number, y: number): Svg =>
    disc(x + 5, y + 8, 44, '#00000022') +
    disc(x, y, 42, '#dfe9ea') +
    disc(x, y, 24, '#b6c9cc') +
    disc(x - 12, y - 14, 9, '#ffffff');
  return (
    box(-420, -430, 840, 800, '#bfdbe6', 'rx="8"') +
    shape('M-420 40C-300 -30 -220 30 -120 -10S100 -20 220 20S360 0 420 30V370H-420Z', '#a9c9a0') +
    disc(-250, -280, 70, '#fdf3cf') +
    line('M60 -300q34 -34 62 0q34 -34 62 0M220 -210q24 -24 44 0q24 -24 44 0', '#5b7f8d', 9) +
    line('M0 -430V370M-420 -440H420M-420 380H420M-424 -440V380M424 -440V380', '#f4f1ea', 30) +
    line('M-320 -170L-300 60M320 -170L300 60', '#8a7a63', 12) +
    line('M-320 -170V-150M-340 40H-300', '#8a7a63', 12) +
    clothPiece(pen, 'M-340 40H340C330 180 220 250 0 250S-330 180 -340 40Z', {
      color: '#d8b27a',
      accent: '#f3e4c6',
      weave: 'stripe',
    }) +
    cat('#4a4440') +
    cup(-320, -180) +
    cup(320, -180) +
    cup(-360, 50) +
    cup(360, 50)
  );
}

/** Draws a sleeping cat from behind. */
export function cat(color: string): Svg {
  return (
    shape('M-200 50C-210 -70 -90 -120 20 -110C120 -104 190 -40 190 50Z', color) +
    disc(-150, -20, 78, lit(color, 1.12)) +
    shape('M-214 -60L-216 -140L-160 -96ZM-140 -98L-92 -142L-84 -58Z', lit(color, 1.12)) +
    shape('M-206 -78L-206 -120L-176 -98ZM-128 -96L-100 -124L-96 -78Z', '#d79a8e') +
    line('M-186 -14q14 12 26 0M-138 -14q14 12 26 0', lit(color, 0.4), 6) +
    shape('M-160 6h20l-10 12Z', '#d79a8e') +
    line('M186 40C270 60 250 130 200 120', color, 40)
  );
}

export function scoop(pen: Pen): Svg {
  const d = 'M-160 -40C-170 130 -150 250 -110 300H110C150 250 170 130 160 -40Q0 -90 -160 -40Z';
  return (
    dropShadow(pen, 'M0 -60V-360', 40, 0.34) +
    line('M0 -70V-370', '#8a5a30', 66) +
    line('M-8 -80V-366', '#b57f4a', 36) +
    disc(0, -362, 13, '#efe4cf') +
    solid(
      pen,
      d,
      '#b8bec2',
      times(7, (i) =>
        box(
          -118 + i * 36,
          20 + Math.abs(i - 3) * 6,
          17,
          230 - Math.abs(i - 3) * 12,
          '#5f676c',
          'rx="8"',
        ),
      ) + line('M-140 -20Q0 -66 140 -20', '#e9eef0', 10),
    ) +
    box(-46, -104, 92, 74, '#9aa2a7', 'rx="16"')
  );
}

export function comb(pen: Pen): Svg {
  const d = 'M-300 -70Q-300 -120 -250 -120H250Q300 -120 300 -70V10H-300Z';
  return (
    times(
      27,
      (i) =>
        line(`M${-276 + i * 21} 0V${i % 2 ? 210 : 250}`, '#8d969b', 9) +
        line(`M${-279 + i * 21} 0V${i % 2 ? 206 : 246}`, '#e3e8ea', 4),
    ) +
    solid(
      pen,
      d,
      '#c99d5c',
      times(4, (i) =>
        line(
          `M-310 ${-96 + i * 30}C-100 ${-110 + i * 30} 100 ${-80 + i * 30} 310 ${-96 + i * 30}`,
          '#a87c3d',
          4,
          'stroke-opacity="0.6"',
        ),
      ),
    ) +
    line('M-180 -56H-60', '#8a632d', 8)
  );
}

export function tunnel(pen: Pen): Art {
  const cloth = '#5f8f86';
  const d = 'M-330 -330H250V0H-330Z';
  return {
    svg:
      ellipse(-330, -165, 84, 165, `fill="${lit(cloth, 0.7)}"`) +
      `<path d="${d}" fill="${linear(pen, [
        [0, lit(cloth, 1.35)],
        [0.35, cloth],
        [1, lit(cloth, 0.55)],
      ])}"/>` +
      clipped(
        pen,
        d,
        times(
          6,
          (i) =>
            `<path d="M${-330 + i * 116} 0C${-250 + i * 116} -40 ${-250 + i * 116} -290 ${-330 + i * 116} -330" fill="none" stroke="${i % 2 ? '#f0d9a0' : lit(cloth, 0.6)}" stroke-width="14"/>`,
        ),
      ) +
      ellipse(-70, -190, 74, 84, `fill="${lit(cloth, 0.35)}"`) +
      `<ellipse cx="-70" cy="-190" rx="74" ry="84" fill="none" stroke="#f0d9a0" stroke-width="12"/>` +
      ellipse(250, -165, 86, 165, `fill="#f0d9a0"`) +
      ellipse(252, -165, 72, 148, `fill="${lit(cloth, 0.4)}"`) +
      ellipse(236, -150, 52, 120, `fill="${lit(cloth, 0.26)}"`) +
      line('M256 -310V-230', '#efe6d4', 6) +
      disc(256, -204, 34, '#d9694a') +
      disc(246, -214, 11, '#f1a48c'),
    foot: 300,
    height: 330,
    depth: 0.5,
  };
}

export function grassShell(pen: Pen): Art {
  const shell = turned(pen, {
    outer: [
      [80, 0],
      [80, 0],
      [170, 50],
      [210, 150],
      [200, 210],
    ],
    inner: [
      [0, 150],
      [150, 170],
      [192, 208],
    ],
    material: { color: '#6b4528', gloss: 0.5 },
    inside: { color: '#3c2818', gloss: 0 },
    tilt: 0.3,
  });
  return {
    svg:
      shell.svg +
      times(60, (i) => {
        const x = -150 + ((i * 47) % 300);
        return leaf(
          x,
          -196 + ((i * 13) % 46),
          230 + ((i * 29) % 110),
          17,
          (x / 150) * 26 + ((i * 7) % 16) - 8,
          i % 3 ? '#6fa84a' : '#8fc05c',
        );
      }) +
      shape(
        'M-206 -196C-190 -120 190 -120 206 -196L200 -150C150 -90 -150 -90 -200 -150Z',
        '#6b4528',
      ),
    foot: 120,
    height: 380,
  };
}

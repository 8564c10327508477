import { bush } from './bushes.ts';
import { flowerPot } from './flower-pot.ts';
import { heart, stem } from './house-plants.ts';
import { leaf } from './plants.ts';
import { lit } from '../ink/color.ts';
import { box, disc, line, shape, times } from '../ink/flat-shapes.ts';
import { turned } from '../ink/lathe.ts';
import { ellipse, linear, moved, type Pen, type Svg } from '../ink/pen.ts';
import { solid } from '../ink/solid.ts';
import { windowShine } from '../ink/surface-detail.ts';
import { flower5 } from '../pets/pet-wear.ts';
import { type Art, dropShadow } from '../scene/scene.ts';

export function wateringCan(pen: Pen, color: string): Art {
  const body = turned(pen, {
    outer: [
      [190, 0],
      [190, 0],
      [196, 8],
      [180, 300],
      [172, 306],
    ],
    inner: [
      [0, 220],
      [160, 230],
      [166, 304],
    ],
    material: { color, gloss: 0.6 },
    inside: { color: lit(color, 0.5), gloss: 0.1 },
    tilt: 0.24,
  });
  return {
    svg:
      line('M160 -60C260 -80 300 -280 430 -400', lit(color, 0.66), 50) +
      line('M160 -66C260 -86 296 -286 424 -406', lit(color, 1.05), 34) +
      line('M158 -76C250 -96 290 -296 416 -412', lit(color, 1.4), 8) +
      moved(
        ellipse(0, 0, 74, 30, `fill="${lit(color, 0.7)}"`) +
          ellipse(0, -5, 66, 24, `fill="${lit(color, 1.25)}"`) +
          times(14, (i) =>
            disc(-46 + ((i * 23) % 94), -14 + ((i * 11) % 20), 3.4, lit(color, 0.4)),
          ),
        446,
        -424,
        1,
        38,
      ) +
      line('M-170 -230C-330 -260 -330 -20 -180 -50', lit(color, 0.6), 26) +
      line('M-170 -236C-324 -264 -326 -28 -180 -56', lit(color, 1.1), 16) +
      body.svg +
      line('M-150 -300C-120 -420 120 -420 150 -300', lit(color, 0.62), 24) +
      line('M-150 -304C-120 -424 120 -424 150 -304', lit(color, 1.15), 14) +
      windowShine(pen, body.surface, 40, 250, 0.4),
    foot: 190,
    height: 330,
  };
}

export function shears(pen: Pen): Svg {
  const grip = (s: number): Svg =>
    solid(
      pen,
      `M${s * 14} 30C${s * 40} 90 ${s * 150} 150 ${s * 140} 330Q${s * 120} 380 ${s * 84} 340C${s * 90} 220 ${s * 30} 150 ${s * -20} 70Z`,
      s > 0 ? '#b5432f' : '#c24d36',
    );
  return (
    dropShadow(pen, 'M0 0L60 -300', 30, 0.3) +
    grip(-1) +
    grip(1) +
    shape('M-30 60C-70 -60 -90 -200 20 -340C60 -240 50 -80 34 50Z', '#c9d0d4') +
    shape('M20 -340C60 -240 50 -80 34 50L10 50C20 -80 30 -220 20 -340Z', '#7f8a90') +
    shape('M-10 50C60 -20 120 -120 110 -250C60 -200 40 -100 -40 20Z', '#8f999f') +
    times(5, (i) => line(`M${-26 + i * 9} ${130 + i * 20}h${52 - i * 6}`, '#9aa3a8', 9)) +
    disc(4, 42, 32, '#5b656b') +
    disc(2, 38, 14, '#c6cdd1')
  );
}

export function handFork(pen: Pen): Svg {
  const d = 'M0 -30V-360';
  return (
    dropShadow(pen, d, 30, 0.34) +
    line('M0 -150V-370', '#7a4a26', 62) +
    line('M-8 -152V-366', '#b3743f', 32) +
    line('M0 60V-140', '#8c959a', 30) +
    line('M-5 60V-140', '#d3dade', 10) +
    [-1, 0, 1]
      .map(
        (s) =>
          line(`M0 40Q${s * 100} 50 ${s * 96} 150L${s * 84} 330`, '#7f888d', 32) +
          line(`M-4 40Q${s * 100 - 4} 50 ${s * 96 - 5} 150L${s * 84 - 4} 322`, '#d3dade', 11),
      )
      .join('')
  );
}

export function gloves(pen: Pen, color: string): Svg {
  const d =
    'M-120 300V60C-150 0 -210 -40 -220 -90Q-206 -130 -170 -106L-110 -30V-250Q-84 -290 -56 -250L-46 -70V-300Q-18 -336 8 -300L10 -70L24 -270Q52 -304 76 -266L66 -60L90 -200Q118 -226 138 -190C146 -60 130 40 110 110V300Z';
  const one = (): Svg =>
    solid(
      pen,
      d,
      '#efe8d8',
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="0"/>` +
        shape('M-240 -400H200V70Q0 150 -240 40Z', color) +
        shape('M-130 -400H200V-150Q40 -190 -60 -150Z', lit(color, 1.16), 'fill-opacity="0.5"') +
        box(-130, 236, 260, 70, lit(color, 0.8)) +
        times(11, (i) => line(`M${-116 + i * 23} 240V300`, lit(color, 0.6), 4)),
    );
  return (
    moved(one(), -170, 30, 1, -12) + moved(`<g transform="scale(-1 1)">${one()}</g>`, 180, 0, 1, 10)
  );
}

export const trellis = (): Svg =>
  [-2, -1, 0, 1, 2]
    .map(
      (s) =>
        line(`M${s * 18} 300L${s * 130} ${-440 + Math.abs(s) * 34}`, '#8f6d34', 22) +
        line(`M${s * 18 - 4} 300L${s * 130 - 4} ${-440 + Math.abs(s) * 34}`, '#d3b066', 11) +
        times(5, (i) => disc(s * (30 + i * 22), 190 - i * 140, 13, '#a8843f')),
    )
    .join('') +
  times(4, (i) => {
    const y = 120 - i * 150;
    const w = 60 + i * 70;
    return (
      line(`M${-w} ${y}H${w}`, '#9a773a', 18) +
      line(`M${-w} ${y - 4}H${w}`, '#dcbc74', 8) +
      [-2, -1, 0, 1, 2]
        .map((s) => line(`M${s * w * 0.46 - 12} ${y - 12}l24 24m0 -24l-24 24`, '#6f5730', 6))
        .join('')
    );
  });

export function planterBox(pen: Pen, color: string): Art {
  const d = 'M-340 -190H340L320 0H-320Z';
  const greens = times(4, (i) =>
    moved(
      times(9, (k) =>
        leaf(0, 0, 170, 110, -80 + k * 20, k % 2 ? '#7fb24e' : i % 2 ? '#a04a55' : '#93c25c'),
      ) + times(5, (k) => leaf(0, 0, 110, 80, -48 + k * 24, i % 2 ? '#b9646a' : '#b2d678')),
      -246 + i * 164,
      -190,
    ),
  );
  return {
    svg:
      greens +
      line('M-420 -150H420', '#6b6660', 26) +
      line('M-420 -154H420', '#a39d94', 10) +
      `<path d="${d}" fill="${linear(pen, [
        [0, lit(color, 1.2)],
        [0.5, color],
        [1, lit(color, 0.7)],
      ])}"/>` +
      box(-352, -206, 704, 30, lit(color, 0.9), 'rx="8"') +
      [-220, 220].map((x) => box(x - 24, -216, 48, 150, lit(color, 0.74), 'rx="8"')).join('') +
      line('M-300 -60H300', lit(color, 0.8), 6),
    foot: 320,
    height: 190,
    depth: 0.4,
  };
}

export function hangingBasket(pen: Pen): Art {
  const bowl = turned(pen, {
    outer: [
      [60, 0],
      [60, 0],
      [170, 60],
      [230, 180],
      [236, 200],
    ],
    material: { color: '#9a6f42', gloss: 0 },
    tilt: 0.28,
  });
  return {
    svg:
      line('M-226 -200L0 -640L226 -200M0 -640V-170', '#5a564f', 7) +
      bowl.svg +
      times(90, () =>
        line(
          `M${pen.random() * 420 - 210} ${-30 - pen.random() * 150}q${pen.random() * 40 - 20} 16 ${pen.random() * 60 - 30} 26`,
          pen.random() > 0.5 ? '#c39a66' : '#6f4c2a',
          4,
        ),
      ) +
      line('M-232 -196Q0 -110 232 -196', '#4a4640', 12) +
      times(9, (i) => line(`M${-200 + i * 50} -180L${-120 + i * 30} -20`, '#4a4640', 5)) +
      moved(
        bush(pen, {
          color: '#5f9a4a',
          bloom: (i) => flower5(i % 2 ? '#c24fa0' : '#e9a0cf'),
          wide: 230,
          tall: 210,
          leaves: 60,
          blooms: 34,
        }),
        0,
        -170,
      ),
    foot: 0,
    height: 300,
  };
}

export function selfWatering(pen: Pen): Art {
  const glass = turned(pen, {
    outer: [
      [170, 0],
      [170, 0],
      [176, 8],
      [180, 240],
      [176, 244],
    ],
    material: { color: '#d9e6e6', gloss: 0.9 },
    tilt: 0.24,
  });
  return {
    svg:
      glass.svg +
      shape('M-168 -120V-14Q0 40 168 -14V-120Q0 -70 -168 -120Z', '#8fc0d0', 'fill-opacity="0.75"') +
      ellipse(0, -118, 168, 36, 'fill="#b5dbe4"') +
      line('M-10 -190Q20 -110 -6 -30', '#f4efe2', 16) +
      windowShine(pen, glass.surface, 20, 220, 0.6) +
      moved(
        flowerPot(pen, {
          color: '#e9e4d8',
          gloss: 0.4,
          high: 150,
          wide: 176,
          saucer: false,
          green: moved(pothosTop(), 0, 0, 1),
        }).svg,
        0,
        -180,
      ),
    foot: 174,
    height: 380,
  };
}

const pothosTop = (): Svg =>
  times(
    11,
    (i) =>
      stem(-170 + i * 34, -110 - (i % 3) * 60, '#7a9a4a', 7) +
      heart(
        -170 + i * 34,
        -120 - (i % 3) * 60,
        0.9,
        -60 + i * 12,
        i % 2 ? '#5f9f5a' : '#79b568',
        '',
      ),
  );

export function growBag(pen: Pen): Art {
  const d = 'M-230 -320H230C250 -200 250 -60 220 0Q0 30 -220 0C-250 -60 -250 -200 -230 -320Z';
  const plant = bush(pen, {
    color: '#4f8a42',
    bloom: (i) =>
      disc(0, 0, 30, i % 3 ? '#d8402f' : '#8fb04a') +
      disc(-9, -10, 8, '#f6a08f') +
      line('M0 -28V-44', '#5f8a3a', 6),
    wide: 210,
    tall: 420,
    leaves: 80,
    blooms: 15,
  });
  return {
    svg:
      moved(plant, 0, -300) +
      ellipse(0, -320, 230, 44, 'fill="#4a3526"') +
      solid(
        pen,
        d,
        '#4a4d52',
        times(60, (i) =>
          line(`M${-240 + ((i * 53) % 480)} ${-310 + ((i * 71) % 310)}l14 6`, '#6a6e74', 3),
        ) + line('M-240 -296Q0 -250 240 -296', '#7b8087', 5, 'stroke-dasharray="14 10"'),
      ) +
      [-1, 1]
        .map((s) =>
          line(`M${s * 232} -250C${s * 320} -250 ${s * 320} -140 ${s * 240} -150`, '#34363a', 24),
        )
        .join(''),
    foot: 220,
    height: 320,
  };
}

import { lit, mix } from '../ink/color.ts';
import { box, disc, line, shape, times } from '../ink/flat-shapes.ts';
import { moved, type Svg } from '../ink/pen.ts';
import type { CoverArt } from './cover-art.ts';

const star = (x: number, y: number, s: number, color: string): Svg =>
  moved(shape('M0 -20L6 -6L20 -5L9 5L13 19L0 11L-13 19L-9 5L-20 -5L-6 -6Z', color), x, y, s);

const kite = (x: number, y: number, s: number, a: string, b: string): Svg =>
  moved(
    shape('M0 -120L80 0L0 130L-80 0Z', a) +
      shape('M0 -120L80 0H-80Z', b) +
      line('M0 -120V130M-80 0H80', '#5b4632', 4) +
      line('M0 130q30 40 0 80t0 80', '#5b4632', 4) +
      shape('M-22 196L0 206L22 196V220L0 210L-22 220ZM-22 270L0 280L22 270V294L0 284L-22 294Z', b),
    x,
    y,
    s,
    16,
  );

export const kidsArt = {
  elephant: (_pen, { ink, accent, ground }) =>
    times(16, (i) =>
      star(30 + ((i * 97) % 470), 270 + ((i * 61) % 190), 0.5 + (i % 3) * 0.3, accent),
    ) +
    shape(
      'M110 720C90 560 170 480 290 490C400 480 450 560 440 720H370V640H330V720H210V650H180V720Z',
      ink,
    ) +
    disc(180, 540, 92, lit(ink, 1.08)) +
    `<ellipse cx="254" cy="540" rx="56" ry="76" fill="${mix(ink, '#e9a9a0', 0.35)}"/>` +
    shape(
      'M116 560C70 600 80 680 60 700C48 712 66 734 84 718C120 690 110 640 152 600Z',
      lit(ink, 1.08),
    ) +
    line('M142 530q14 12 28 0', ground, 7) +
    line('M440 600q50 20 34 74', ink, 10),
  gecko: (_pen, { ink, accent, ground }) =>
    box(90, 300, 340, 400, mix(ground, '#ffffff', 0.35), 'rx="10"') +
    box(106, 316, 150, 368, mix(ground, ink, 0.2)) +
    box(264, 316, 150, 368, mix(ground, ink, 0.12)) +
    line('M170 640C150 560 250 560 240 470C236 420 270 400 290 430', accent, 44) +
    disc(296, 424, 36, accent) +
    disc(286, 408, 11, '#fff') +
    disc(312, 416, 11, '#fff') +
    disc(287, 408, 5, ink) +
    disc(313, 416, 5, ink) +
    line('M214 560l-60 -22M196 600l62 30M244 480l-56 -24M244 500l54 16', accent, 14) +
    times(7, (i) => disc(170 + i * 13, 620 - i * 26, 5, ink)),
  lantern: (_pen, { ink, accent, ground }) =>
    times(8, (i) =>
      moved(
        shape('M-22 -30H22L28 30H-28Z', accent) + disc(0, 20, 8, '#fff3c9'),
        60 + ((i * 151) % 420),
        290 + ((i * 83) % 200),
        0.6 + (i % 3) * 0.25,
      ),
    ) +
    box(0, 560, 520, 190, mix(ground, ink, 0.55)) +
    times(4, (i) =>
      line(
        `M${i * 20} ${600 + i * 34}q40 -16 80 0t80 0t80 0t80 0t80 0t80 0t80 0`,
        lit(ground, 1.3),
        4,
        'stroke-opacity="0.6"',
      ),
    ) +
    moved(
      times(7, (k) =>
        shape(
          'M0 0C-26 -40 -20 -80 0 -104C20 -80 26 -40 0 0Z',
          k % 2 ? '#e58fa8' : '#f3b9c6',
          `transform="rotate(${-66 + k * 22})"`,
        ),
      ) +
        shape('M-90 0Q0 54 90 0Z', '#5d8a48') +
        line('M0 -100V-150', '#b98a52', 6) +
        disc(0, -160, 11, '#ffd868'),
      260,
      590,
      1.25,
    ),
  chicken: (_pen, { ink, accent, ground }) =>
    `<text x="140" y="640" font-family="Noto Looped Thai" font-weight="700" font-size="330" fill="${mix(ground, ink, 0.22)}" text-anchor="middle">ก</text>` +
    shape(
      'M200 640C170 520 240 420 330 430L350 350C380 330 410 350 410 390L430 408L406 420C420 520 400 640 300 660C260 668 220 664 200 640Z',
      accent,
    ) +
    shape('M200 640C140 620 120 540 160 470C180 520 210 540 250 550Z', ink) +
    shape(
      'M346 350C336 320 356 316 362 330C366 310 386 312 384 330C400 322 408 340 398 356Z',
      '#d2402f',
    ) +
    disc(388, 382, 7, ink) +
    line('M280 662v56M320 660v58', '#d99a2f', 9) +
    shape('M250 540C300 520 350 540 350 590C310 620 270 600 250 540Z', lit(accent, 0.85)),
  eggs: (_pen, { ink, accent, ground }) =>
    times(
      3,
      (i) =>
        `<ellipse cx="${120 + i * 140}" cy="400" rx="48" ry="62" fill="${mix('#f3dcc0', accent, i * 0.2)}"/>`,
    ) +
    times(4, (i) =>
      moved(
        shape('M0 -50C44 -50 58 -4 36 34C18 62 -32 58 -46 22C-60 -20 -32 -50 0 -50Z', '#efab34'),
        90 + i * 114,
        540,
        1,
      ),
    ) +
    times(5, (i) =>
      moved(
        shape('M-46 0C-20 -30 20 -30 36 0L60 -20V20L36 0C20 30 -20 30 -46 0Z', '#7f9aa8') +
          disc(-26, -4, 4, ink),
        70 + i * 98,
        660,
        0.8,
      ),
    ) +
    line('M30 470H490M30 600H490', mix(ground, ink, 0.5), 4),
  umbrellas: (_pen, { ink, accent, ground }) =>
    times(7, (i) =>
      moved(
        shape(
          'M-90 0A90 84 0 0 1 90 0Q70 -18 45 0Q22 -18 0 0Q-22 -18 -45 0Q-70 -18 -90 0Z',
          i % 2 ? ground : lit(ground, 1.2),
          `stroke="${ink}" stroke-width="6"`,
        ) +
          line('M0 -2V70q0 20 -18 20t-18 -16', ink, 6) +
          line('M0 -82C-30 -60 -44 -30 -45 0M0 -82C30 -60 44 -30 45 0', ink, 4),
        90 + (i % 3) * 170,
        380 + Math.floor(i / 3) * 150 + (i % 2) * 16,
        0.86,
      ),
    ) + times(26, (i) => line(`M${(i * 73) % 520} ${290 + ((i * 131) % 420)}v22`, accent, 5)),
  rocket: (_pen, { ink, accent, ground }) =>
    times(14, (i) =>
      star((i * 113) % 520, 270 + ((i * 71) % 420), 0.5 + (i % 3) * 0.2, '#ffe08a'),
    ) +
    disc(420, 640, 110, mix(ground, accent, 0.5)) +
    moved(
      shape('M0 -210C60 -150 66 -40 56 90H-56C-66 -40 -60 -150 0 -210Z', '#f2ead8') +
        shape('M-56 30L-110 110L-52 92ZM56 30L110 110L52 92Z', accent) +
        shape('M-30 92Q0 190 30 92Z', '#f0a02e') +
        disc(0, -70, 46, ink) +
        moved(
          shape(
            'M-28 20C-34 -10 -26 -26 -20 -30L-28 -8L-34 -24C-20 -40 20 -40 34 -24L28 -8L20 -30C26 -26 34 -10 28 20Z',
            '#c98a4e',
          ) +
            disc(-10, -8, 5, '#2a1f1a') +
            disc(10, -8, 5, '#2a1f1a') +
            disc(0, 6, 6, '#2a1f1a'),
          0,
          -62,
          1,
        ),
      230,
      530,
      1,
      22,
    ),
  beetle: (_pen, { ink, accent, ground }) =>
    line(
      'M150 470L70 420M140 540H50M156 610L80 670M370 470L450 420M380 540H470M364 610L440 670',
      ink,
      12,
    ) +
    `<ellipse cx="260" cy="560" rx="118" ry="140" fill="${accent}"/>` +
    shape('M154 470A118 100 0 0 1 366 470Z', ink) +
    disc(260, 400, 48, ink) +
    line('M236 366q-30 -40 -70 -40M284 366q30 -40 70 -40', ink, 9) +
    line('M260 430V700', lit(ink, 0.8), 6) +
    times(6, (i) => disc(206 + (i % 2) * 108, 510 + Math.floor(i / 2) * 66, 20, ink)) +
    `<circle cx="400" cy="350" r="76" fill="none" stroke="${mix(ground, ink, 0.7)}" stroke-width="12"/>` +
    line('M454 404l60 60', mix(ground, ink, 0.7), 18),
  kites: (_pen, { ink, accent, ground }) =>
    shape('M-10 640C120 590 300 700 540 620V760H-10Z', mix(ground, '#6d9a55', 0.8)) +
    kite(330, 400, 1, accent, ink) +
    kite(110, 360, 0.5, ink, accent) +
    disc(96, 610, 18, '#5b4632') +
    shape('M78 700L84 630H110L118 700Z', ink) +
    line('M104 650C200 600 260 560 318 520', '#5b4632', 3),
  naga: (_pen, { ink, accent, ground }) =>
    line('M-20 660C80 560 140 700 230 610S380 500 330 420', accent, 60) +
    times(12, (i) =>
      shape(
        'M-14 0L0 -26L14 0Z',
        ink,
        `transform="translate(${20 + i * 30} ${610 + Math.sin(i * 0.8) * 30})"`,
      ),
    ) +
    moved(
      shape('M-50 40C-60 -20 -10 -60 40 -40L110 -20L104 4L50 10L96 26C70 56 0 70 -50 40Z', accent) +
        shape('M-30 -30L-10 -110L10 -50L40 -100L30 -40Z', ink) +
        disc(26, -14, 9, '#fff') +
        disc(29, -14, 4, ink),
      350,
      390,
      1.1,
    ) +
    times(3, (i) =>
      line(
        `M0 ${690 + i * 22}q32 -14 64 0t64 0t64 0t64 0t64 0t64 0t64 0t64 0`,
        lit(ground, 1.4),
        4,
      ),
    ),
} satisfies Readonly<Record<string, CoverArt>>;

import { leaf } from '../garden/plants.ts';
import { lit, mix } from '../ink/color.ts';
import { box, disc, line, shape, times } from '../ink/flat-shapes.ts';
import { moved, type Pen, type Svg } from '../ink/pen.ts';

export interface Inks {
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
}

/** Printed art of a cover, 520 wide and 740 high; the text is above y 270. */
export type CoverArt = (pen: Pen, inks: Inks) => Svg;

const waves = (from: number, count: number, color: string): Svg =>
  times(count, (i) =>
    line(
      `M${-40 + (i % 2) * 30} ${from + i * 34}q32 -18 64 0t64 0t64 0t64 0t64 0t64 0t64 0t64 0t64 0`,
      color,
      5,
      'stroke-opacity="0.7"',
    ),
  );

const boat = (x: number, y: number, s: number, hull: string, roof: string): Svg =>
  moved(
    shape('M-120 0Q0 46 120 0L96 34Q0 62 -96 34Z', hull) +
      shape('M-56 4V-44Q0 -74 56 -44V4Z', roof) +
      line('M-40 2V-46M0 8V-58M40 2V-46', hull, 6),
    x,
    y,
    s,
  );

const cat = (x: number, y: number, s: number, fur: string, eye: string): Svg =>
  moved(
    shape(
      'M-42 0C-52 -60 -40 -92 -34 -118L-40 -160L-14 -140H14L40 -160L34 -118C40 -92 52 -60 42 0Z',
      fur,
    ) +
      line('M40 -8q46 -10 30 -66', fur, 13) +
      disc(-14, -118, 5, eye) +
      disc(14, -118, 5, eye),
    x,
    y,
    s,
  );

const hill = (y: number, h: number, color: string): Svg =>
  shape(
    `M-10 ${y}C90 ${y - h} 190 ${y - h * 0.4} 270 ${y - h * 0.8}S440 ${y - h * 1.2} 540 ${y - h * 0.3}V760H-10Z`,
    color,
  );

const chilli = (x: number, y: number, turn: number, color: string): Svg =>
  moved(
    shape('M0 0C30 20 36 90 -6 170C4 100 -30 60 -24 6Z', color) +
      line('M-12 4q-4 -26 14 -40', '#4f7f3a', 9),
    x,
    y,
    1,
    turn,
  );

export const coverArt = {
  river: (_pen, { ink, accent, ground }) =>
    disc(350, 380, 84, accent) +
    box(0, 500, 520, 260, mix(ground, ink, 0.5)) +
    waves(530, 7, lit(ground, 1.2)) +
    boat(220, 500, 1.2, ink, lit(ink, 1.25)) +
    box(330, 506, 40, 190, accent, 'fill-opacity="0.35"'),
  cats: (_pen, { ink, accent, ground }) =>
    times(11, (i) =>
      cat(
        62 + (i % 4) * 132 - (i > 7 ? -66 : 0),
        420 + Math.floor(i / 4) * 150,
        0.82,
        i === 6 ? accent : mix(ink, ground, (i % 3) * 0.14),
        ground,
      ),
    ),
  train: (_pen, { ink, accent, ground }) =>
    disc(400, 330, 46, accent) +
    hill(560, 150, mix(ground, ink, 0.45)) +
    box(-10, 500, 480, 120, ink, 'rx="26"') +
    times(5, (i) => box(24 + i * 84, 524, 58, 46, i === 2 ? accent : lit(accent, 1.4), 'rx="8"')) +
    times(6, (i) => disc(40 + i * 78, 624, 16, lit(ink, 0.7))) +
    line('M-10 646H540', accent, 6) +
    times(14, (i) => box(i * 40, 652, 18, 8, accent)),
  rain: (pen, { ink, accent, ground }) =>
    times(
      5,
      (i) =>
        box(i * 108 - 10, 420 - (i % 2) * 60, 100, 340, mix(ink, ground, 0.1 * i)) +
        times(6, (k) =>
          box(
            8 + i * 108 + (k % 2) * 38,
            450 - (i % 2) * 60 + Math.floor(k / 2) * 70,
            24,
            36,
            (i + k) % 3 === 0 ? accent : lit(ink, 1.3),
          ),
        ),
    ) +
    times(
      3,
      (i) =>
        disc(90 + i * 170, 390 + i * 20, 26, '#d8402f') +
        line(`M${90 + i * 170} 300V${366 + i * 20}`, ink, 4),
    ) +
    times(60, () => {
      const x = pen.random() * 560,
        y = 280 + pen.random() * 460;
      return line(`M${x | 0} ${y | 0}l-12 38`, lit(ground, 1.5), 3, 'stroke-opacity="0.6"');
    }),
  tree: (pen, { ink, accent, ground }) =>
    shape(
      'M238 740C250 640 250 560 200 470L226 480L258 540L268 440H286L284 540L330 470L346 480C296 560 292 640 304 740Z',
      ink,
    ) +
    times(90, () => {
      const a = pen.random() * 6.3,
        d = Math.sqrt(pen.random());
      return disc(
        268 + Math.cos(a) * d * 220,
        410 + Math.sin(a) * d * 110,
        12 + pen.random() * 26,
        mix(accent, ground, pen.random() * 0.55),
      );
    }),
  paddy: (_pen, { ink, accent, ground }) =>
    disc(260, 380, 90, accent) +
    times(8, (i) =>
      shape(
        `M-10 ${470 + i * 38}Q130 ${440 + i * 38} 260 ${470 + i * 38}T540 ${462 + i * 38}V760H-10Z`,
        mix(ground, ink, 0.15 + i * 0.1),
      ),
    ),
  lighthouse: (_pen, { ink, accent, ground }) =>
    shape('M250 330L-40 250V420Z', accent, 'fill-opacity="0.5"') +
    shape('M224 360H296L320 660H200Z', '#f4efe4') +
    shape('M219 420H301L306 480H214ZM209 550H311L316 610H204Z', accent) +
    box(216, 318, 88, 46, ink) +
    shape('M206 320L260 276L314 320Z', accent) +
    shape('M120 690Q260 600 420 690L540 740H-20Z', ink) +
    waves(690, 3, lit(ground, 1.2)),
  windows: (_pen, { ink, accent, ground }) =>
    box(70, 290, 380, 470, ink) +
    times(20, (i) =>
      box(
        104 + (i % 4) * 84,
        322 + Math.floor(i / 4) * 84,
        54,
        58,
        i === 9 ? accent : mix(ink, ground, 0.22),
      ),
    ) +
    moved(
      shape('M-20 26V-6A20 22 0 0 1 20 -6V26L10 18L0 26L-10 18Z', '#fff6df') +
        disc(-7, -6, 3, ink) +
        disc(7, -6, 3, ink),
      215,
      520,
      0.95,
    ),
  mangoes: (_pen, { ink, accent, ground }) =>
    times(3, (i) =>
      moved(
        shape(
          'M0 -90C70 -90 96 -10 60 60C30 110 -50 104 -76 40C-100 -30 -50 -90 0 -90Z',
          mix(accent, '#d9572f', i * 0.22),
        ) + leaf(0, -86, 120, 56, 50, mix(ink, '#4f7f3a', 0.6)),
        150 + i * 112,
        460 + (i % 2) * 130,
        1,
        i * 24 - 20,
      ),
    ) + line('M40 690H480', mix(ground, ink, 0.6), 4),
  orchid: (_pen, { ink, accent, ground }) =>
    line('M120 740C180 600 240 520 400 420', ink, 9) +
    times(5, (i) =>
      moved(
        times(
          5,
          (k) =>
            `<ellipse cx="0" cy="-34" rx="24" ry="40" fill="${mix(accent, '#ffffff', k % 2 ? 0.3 : 0.06)}" transform="rotate(${k * 72})"/>`,
        ) +
          disc(0, 0, 15, ink) +
          disc(0, 6, 7, '#f3c34d'),
        176 + i * 56,
        628 - i * 56,
        1.06 - i * 0.09,
        i * 14,
      ),
    ) +
    leaf(120, 730, 190, 60, -30, mix(ground, '#4f7f3a', 0.8)),
  bowls: (_pen, { ink, accent, ground }) =>
    times(9, (i) => {
      const y = 690 - i * 44,
        x = 260 + Math.sin(i * 1.7) * 22;
      return (
        shape(
          `M${x - 110} ${y - 46}H${x + 110}Q${x + 96} ${y} ${x + 40} ${y}H${x - 40}Q${x - 96} ${y} ${x - 110} ${y - 46}Z`,
          i % 2 ? accent : ink,
        ) + line(`M${x - 100} ${y - 34}H${x + 100}`, ground, 4)
      );
    }) + line('M320 300L440 220M336 312L462 244', ink, 7),
  chillies: (_pen, { ink }) =>
    times(7, (i) =>
      chilli(80 + i * 62, 330 + (i % 3) * 40, -34 + i * 13, i % 3 === 1 ? '#4f8a3a' : '#c9352a'),
    ) +
    shape('M120 560H400L370 700Q260 740 150 700Z', ink) +
    `<ellipse cx="260" cy="560" rx="140" ry="26" fill="${lit(ink, 0.7)}"/>` +
    line('M330 556L440 420', lit(ink, 1.4), 26),
  bird: (_pen, { ink, accent, ground }) =>
    line('M-10 600C160 560 320 620 540 560', ink, 12) +
    shape(
      'M180 470C190 390 300 370 340 430C352 448 384 450 404 446C372 476 380 560 290 588C230 604 176 584 130 640C140 570 150 530 180 470Z',
      accent,
    ) +
    shape('M210 500C260 470 320 500 326 560C280 590 236 570 210 500Z', mix(accent, ink, 0.45)) +
    disc(334, 436, 8, ink) +
    line('M262 590v34M290 586v34', ink, 6) +
    leaf(430, 574, 100, 46, 30, mix(ground, '#4f7f3a', 0.8)) +
    leaf(90, 584, 90, 44, -20, mix(ground, '#4f7f3a', 0.8)),
  coins: (_pen, { ink, accent, ground }) =>
    times(5, (i) =>
      times(
        i + 1,
        (k) =>
          `<ellipse cx="${84 + i * 88}" cy="${690 - k * 54}" rx="40" ry="15" fill="${lit(accent, 0.8)}"/><rect x="${44 + i * 88}" y="${660 - k * 54}" width="80" height="30" fill="${lit(accent, 0.8)}"/><ellipse cx="${84 + i * 88}" cy="${660 - k * 54}" rx="40" ry="15" fill="${accent}"/>`,
      ),
    ) +
    line('M60 560L150 500L240 520L330 400L470 330', ink, 10) +
    shape('M490 310L440 326L474 366Z', ink) +
    box(0, 706, 520, 40, mix(ground, ink, 0.3)),
  letter: (_pen, { ink, accent }) =>
    `<text x="250" y="690" font-family="Noto Looped Thai" font-weight="700" font-size="520" fill="${ink}" text-anchor="middle">ก</text>` +
    line('M0 690H520M0 404H520', accent, 4) +
    disc(420, 340, 44, accent),
  bicycle: (_pen, { ink, accent, ground }) =>
    hill(700, 160, mix(ground, ink, 0.22)) +
    times(
      2,
      (i) =>
        `<circle cx="${140 + i * 240}" cy="580" r="92" fill="none" stroke="${ink}" stroke-width="9"/>` +
        times(8, (k) =>
          line(
            `M${140 + i * 240} 580l${Math.cos(k * 0.785) * 88} ${Math.sin(k * 0.785) * 88}`,
            ink,
            2,
          ),
        ),
    ) +
    line('M140 580L222 450H340L262 580ZM222 450L262 580M380 580L330 410H374', accent, 12) +
    line('M196 436H246', ink, 16),
  balcony: (_pen, { ink, accent, ground }) =>
    times(3, (i) =>
      moved(
        shape('M-60 0H60L46 96H-46Z', i === 1 ? ink : mix(ink, accent, 0.4)) +
          times(5, (k) =>
            leaf(
              -36 + k * 18,
              4,
              120 + (k % 2) * 50,
              46,
              -36 + k * 18,
              mix('#5d9a48', accent, (k % 3) * 0.12),
            ),
          ),
        104 + i * 156,
        560,
        1,
      ),
    ) +
    line('M0 660H520M0 700H520', ink, 8) +
    times(9, (i) => line(`M${20 + i * 60} 660V760`, ink, 6)) +
    disc(420, 330, 50, '#f1b94a') +
    box(0, 736, 520, 10, ground),
  map: (_pen, { ink, accent, ground }) =>
    shape(
      'M-10 320C180 300 60 470 210 480S380 380 400 520S300 690 540 640V740C280 790 260 640 300 560S220 560 150 560S60 400 -10 420Z',
      accent,
    ) +
    times(
      9,
      (i) =>
        line(`M${30 + i * 56} 300V740`, ink, 2, 'stroke-opacity="0.5"') +
        line(`M0 ${320 + i * 50}H520`, ink, 2, 'stroke-opacity="0.5"'),
    ) +
    moved(
      shape('M0 -60L16 -16L60 0L16 16L0 60L-16 16L-60 0L-16 -16Z', ink) + disc(0, 0, 9, ground),
      400,
      400,
      1,
    ),
  coffee: (_pen, { ink, accent, ground }) =>
    disc(260, 520, 180, lit(ground, 1.3)) +
    disc(260, 520, 128, '#fbf6ec') +
    disc(260, 520, 108, ink) +
    shape(
      'M260 600C200 560 190 500 220 480C240 468 256 482 260 500C264 482 280 468 300 480C330 500 320 560 260 600Z',
      accent,
    ) +
    line('M384 520h70', '#fbf6ec', 34),
  flowers: (_pen, { ink, accent, ground }) =>
    times(3, (i) =>
      line(
        `M260 740C260 650 ${150 + i * 110} 600 ${140 + i * 120} 480`,
        mix(ground, '#4f7f3a', 0.8),
        8,
      ),
    ) +
    times(3, (i) =>
      moved(
        times(
          9,
          (k) =>
            `<ellipse cx="0" cy="-52" rx="22" ry="46" fill="${mix(accent, ink, i * 0.25)}" transform="rotate(${k * 40})"/>`,
        ) + disc(0, 0, 28, '#f3c34d'),
        140 + i * 120,
        440 - (i % 2) * 60,
        0.95,
      ),
    ) +
    leaf(250, 690, 150, 60, -50, '#6d9a55') +
    leaf(270, 690, 150, 60, 50, '#5d8a48'),
} satisfies Readonly<Record<string, CoverArt>>;

import { lit } from './color.ts';
import { blob } from './curve.ts';
import { box, disc, line, shape, times } from './flat-shapes.ts';
import { ellipse, moved, num, path, radial, type Pen, type Point, type Svg } from './pen.ts';
import { dropShadow } from './scene.ts';

const baked = (pen: Pen, color: string): string =>
  radial(
    pen,
    [
      [0, lit(color, 1.34)],
      [0.6, color],
      [1, lit(color, 0.66)],
    ],
    { cx: 0.38, cy: 0.32, r: 0.74 },
  );
const wobble = (pen: Pen, r: number, share: number): string =>
  blob(
    Array.from({ length: 12 }, (_, i): Point => {
      const a = (i / 12) * Math.PI * 2,
        q = r * (1 + (pen.random() - 0.5) * share);
      return [Math.cos(a) * q, Math.sin(a) * q];
    }),
  );

/** Flat round cookie from above with what is baked into it. */
export function cookieDisc(pen: Pen, color: string, r: number, top: Svg = '', share = 0.05): Svg {
  const d = wobble(pen, r, share);
  return (
    dropShadow(pen, d, 12, 0.34) +
    path(d, `fill="${baked(pen, color)}"`) +
    times(26, () =>
      disc(
        (pen.random() - 0.5) * r * 1.3,
        (pen.random() - 0.5) * r * 1.3,
        2 + pen.random() * 5,
        lit(color, pen.random() > 0.5 ? 0.78 : 1.3),
        'fill-opacity="0.5"',
      ),
    ) +
    top
  );
}

export function piped(pen: Pen, color: string, r: number): Svg {
  const d = blob(
    Array.from({ length: 24 }, (_, i): Point => {
      const a = (i / 24) * Math.PI * 2,
        q = r * (i % 2 ? 0.86 : 1.04);
      return [Math.cos(a) * q, Math.sin(a) * q];
    }),
    5,
  );
  return (
    dropShadow(pen, d, 9, 0.32) +
    path(d, `fill="${baked(pen, color)}"`) +
    times(12, (i) =>
      line(
        `M0 0Q${num(Math.cos(i * 0.524 + 0.5) * r * 0.5)} ${num(Math.sin(i * 0.524 + 0.5) * r * 0.5)} ${num(Math.cos(i * 0.524) * r * 0.9)} ${num(Math.sin(i * 0.524) * r * 0.9)}`,
        lit(color, 0.72),
        4,
        'stroke-opacity="0.7"',
      ),
    ) +
    disc(0, 0, r * 0.17, lit(color, 0.8))
  );
}

export const cashew = (color = '#e9cf9f'): Svg =>
  shape(
    'M-50 16C-60 -40 20 -60 50 -16C60 6 30 16 18 -2C6 -20 -20 -10 -12 22C-8 40 -44 44 -50 16Z',
    lit(color, 0.86),
  ) + shape('M-46 10C-52 -34 18 -52 42 -18C20 -36 -24 -26 -30 16Z', lit(color, 1.3));
export const chunk = (color = '#3a2018'): Svg =>
  shape('M-22 -10L6 -24L26 -4L14 20L-16 18Z', color) +
  shape('M-22 -10L6 -24L10 -8L-10 2Z', lit(color, 1.6));

/** Kleeb lamduan: three petals round a ball. */
export function lamduan(pen: Pen, color: string, r: number): Svg {
  const petal = `M0 ${num(-r * 0.1)}C${num(-r * 0.8)} ${num(-r * 0.4)} ${num(-r * 0.6)} ${num(-r)} 0 ${num(-r)}C${num(r * 0.6)} ${num(-r)} ${num(r * 0.8)} ${num(-r * 0.4)} 0 ${num(-r * 0.1)}Z`;
  const whole = `M${-r * 0.86} 0A${r * 0.86} ${r * 0.86} 0 1 1 ${r * 0.86} 0A${r * 0.86} ${r * 0.86} 0 1 1 ${-r * 0.86} 0Z`;
  return (
    dropShadow(pen, whole, 9, 0.3) +
    times(
      3,
      (k) =>
        `<path d="${petal}" fill="${lit(color, [1.04, 0.92, 1.14][k] ?? 1)}" stroke="${lit(color, 0.72)}" stroke-width="2.5" transform="rotate(${k * 120})"/>`,
    ) +
    disc(0, 0, r * 0.34, lit(color, 0.95)) +
    disc(-r * 0.06, -r * 0.08, r * 0.24, lit(color, 1.2)) +
    line(
      `M0 ${num(-r * 0.26)}V${num(r * 0.26)}M${num(-r * 0.26)} 0H${num(r * 0.26)}`,
      lit(color, 0.7),
      2.5,
    )
  );
}

/** A crisp roll, its spiral end towards us. */
export function crispRoll(pen: Pen, color: string): Svg {
  const d = 'M-230 -46H200A46 46 0 0 1 200 46H-230Z';
  return (
    dropShadow(pen, d, 11, 0.34) +
    box(-236, -46, 440, 92, lit(color, 1), 'rx="20"') +
    box(-236, -40, 440, 26, lit(color, 1.35), 'rx="13" fill-opacity="0.7"') +
    box(-236, 22, 440, 22, lit(color, 0.68), 'rx="10" fill-opacity="0.7"') +
    times(22, (i) => disc(-214 + ((i * 57) % 400), -30 + ((i * 29) % 62), 4, '#2c2622')) +
    times(11, (i) =>
      line(`M${-210 + i * 38} -44q12 44 0 88`, lit(color, 0.78), 2.5, 'stroke-opacity="0.5"'),
    ) +
    ellipse(206, 0, 24, 46, `fill="${lit(color, 0.72)}"`) +
    line('M206 -34c16 4 16 62 0 66c-14 -8 -14 -48 0 -50c8 4 8 32 0 32', lit(color, 1.3), 5)
  );
}

export function macaron(pen: Pen, color: string, cream: string): Svg {
  const d = 'M-110 -70H110V70H-110Z';
  return (
    dropShadow(pen, d, 11, 0.34) +
    shape('M-112 -14C-116 -84 -60 -100 0 -100C60 -100 116 -84 112 -14Z', color) +
    shape('M-112 20H112C114 70 60 84 0 84C-60 84 -114 70 -112 20Z', lit(color, 0.9)) +
    box(-104, -12, 208, 32, cream, 'rx="12"') +
    times(
      15,
      (i) =>
        disc(-104 + i * 15, -12 + (i % 2) * 3, 9, lit(color, 0.86)) +
        disc(-104 + i * 15, 22 - (i % 2) * 3, 9, lit(color, 0.8)),
    ) +
    ellipse(-40, -70, 46, 15, 'fill="#ffffff" fill-opacity="0.4"')
  );
}

export function brownie(pen: Pen, color: string): Svg {
  const d = 'M-130 -130H130V130H-130Z';
  return (
    dropShadow(pen, d, 12, 0.36) +
    box(-130, -120, 260, 260, lit(color, 0.6), 'rx="10"') +
    box(-130, -132, 260, 250, lit(color, 1.1), 'rx="10"') +
    line(
      'M-120 -60L-40 -90L20 -40L90 -100M-110 40L-50 10L10 60L60 0L120 40M-30 118L0 70',
      lit(color, 0.7),
      5,
    ) +
    line(
      'M-118 -54L-38 -84L22 -34L92 -94M-108 46L-48 16L12 66',
      lit(color, 1.6),
      3,
      'stroke-opacity="0.7"',
    ) +
    times(5, () =>
      moved(
        chunk(lit(color, 0.7)),
        (pen.random() - 0.5) * 190,
        (pen.random() - 0.5) * 190,
        0.7,
        pen.random() * 180,
      ),
    )
  );
}

export function tart(pen: Pen, crust: string, jam: string): Svg {
  return (
    piped(pen, crust, 124) +
    disc(0, 0, 84, lit(jam, 0.8)) +
    disc(-3, -4, 78, jam) +
    times(4, (i) =>
      line(`M${-60 + i * 40} -66V66M-66 ${-60 + i * 40}H66`, crust, 13, 'stroke-opacity="0.95"'),
    ) +
    ellipse(-30, -40, 26, 10, 'fill="#fff" fill-opacity="0.4"')
  );
}

export function biscotti(pen: Pen, color: string): Svg {
  const d = blob([
    [-190, -40],
    [-120, -78],
    [60, -84],
    [180, -50],
    [196, 20],
    [120, 66],
    [-80, 76],
    [-186, 40],
  ]);
  return (
    dropShadow(pen, d, 11, 0.34) +
    path(d, `fill="${baked(pen, color)}"`) +
    times(9, (i) =>
      moved(
        ellipse(0, 0, 26, 12, 'fill="#f3e3c3"') +
          ellipse(0, 0, 26, 12, 'fill="none" stroke="#8a5a2b" stroke-width="4"'),
        -150 + ((i * 97) % 310),
        -46 + ((i * 41) % 90),
        1,
        i * 47,
      ),
    ) +
    times(12, (i) => disc(-160 + ((i * 61) % 320), -50 + ((i * 37) % 100), 5, '#e8912b'))
  );
}

export function puff(pen: Pen, color: string): Svg {
  return cookieDisc(
    pen,
    color,
    62,
    ellipse(-20, -26, 22, 13, 'fill="#ffffff" fill-opacity="0.45"'),
    0.02,
  );
}

export function granola(pen: Pen, rx: number, ry: number, count: number): Svg {
  return times(count, (i) => {
    const a = pen.random() * 6.3,
      d = Math.sqrt(pen.random()),
      x = Math.cos(a) * d * rx,
      y = Math.sin(a) * d * ry,
      c = ['#d3a05c', '#b97d3c', '#e6c58a', '#f4efe2', '#2f2a24', '#a8632c'][i % 6] ?? '#d3a05c';
    const s = 8 + pen.random() * 13;
    return (
      ellipse(x + 3, y + 4, s, s * 0.62, 'fill="#4a2f18" fill-opacity="0.4"') +
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(s)}" ry="${num(s * 0.62)}" fill="${c}" transform="rotate(${num(pen.random() * 180)} ${num(x)} ${num(y)})"/>`
    );
  });
}

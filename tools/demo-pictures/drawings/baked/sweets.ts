import { chunk, cookieDisc, piped } from './cookies.ts';
import { lit } from '../ink/color.ts';
import { box, disc, line, shape, times } from '../ink/flat-shapes.ts';
import { ellipse, moved, num, type Pen, type Svg } from '../ink/pen.ts';
import { dropShadow } from '../scene/scene.ts';

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

/** Draws a crisp roll with its spiral end towards the viewer. */
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

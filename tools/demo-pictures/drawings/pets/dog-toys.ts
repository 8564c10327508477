import { lit } from '../ink/color.ts';
import { disc, line, shape, times, words } from '../ink/flat-shapes.ts';
import { ellipse, type Pen, radial, type Svg } from '../ink/pen.ts';
import { rope, solid } from '../ink/solid.ts';
import type { Art } from '../scene/scene.ts';

export const boneShape = (color: string, long = 90): Svg =>
  shape(
    `M${-long} -18C${-long - 40} -62 ${-long - 86} -20 ${-long - 52} 0C${-long - 86} 20 ${-long - 40} 62 ${-long} 18H${long}C${long + 40} 62 ${long + 86} 20 ${long + 52} 0C${long + 86} -20 ${long + 40} -62 ${long} -18Z`,
    color,
  );

export function ropeBone(pen: Pen): Svg {
  const knot = (x: number, s: number): Svg =>
    times(9, (i) =>
      line(
        `M${x} 0q${s * 60} ${-60 + i * 15} ${s * 120} ${-90 + i * 22}`,
        i % 2 ? '#efe3c8' : '#d6c39a',
        15,
      ),
    ) +
    rope(
      pen,
      `M${x - 10} -74C${x + 74} -74 ${x + 74} 74 ${x - 10} 74S${x - 84} -60 ${x - 10} -74`,
      48,
      '#e9dab8',
    );
  return rope(pen, 'M-190 0H190', 84, '#e9dab8') + knot(-220, -1) + knot(220, 1);
}

export function rubberBall(pen: Pen, color: string): Art {
  const y = -230;
  return {
    svg:
      `<circle cx="0" cy="${y}" r="230" fill="${radial(
        pen,
        [
          [0, lit(color, 1.5)],
          [0.35, lit(color, 1.1)],
          [0.75, color],
          [1, lit(color, 0.55)],
        ],
        { cx: 0.34, cy: 0.28, r: 0.8 },
      )}"/>` +
      line(`M-226 ${y - 30}C-120 ${y + 60} 120 ${y + 60} 226 ${y - 30}`, lit(color, 0.72), 12) +
      line(`M-214 ${y + 74}C-100 ${y + 160} 100 ${y + 160} 214 ${y + 74}`, lit(color, 0.72), 12) +
      ellipse(60, y - 110, 46, 30, `fill="${lit(color, 0.4)}"`) +
      ellipse(60, y - 104, 38, 22, `fill="${lit(color, 0.25)}"`) +
      ellipse(
        -90,
        y - 120,
        50,
        26,
        'fill="#fff" fill-opacity="0.5" transform="rotate(-34 -90 -350)"',
      ),
    foot: 120,
    height: 440,
  };
}

/** Draws a cloth mackerel with a bent neck, as mackerels are sold on Thai markets. */
export function mackerel(pen: Pen, { squeak = false } = {}): Svg {
  const d =
    'M-300 60C-330 -10 -260 -110 -150 -100C-40 -150 130 -110 220 -20L330 -90Q312 0 340 90L214 40C120 120 -60 130 -150 90C-210 130 -280 120 -300 60Z';
  return (
    solid(
      pen,
      d,
      '#c9d3d6',
      shape('M-160 -104C-40 -160 130 -120 240 -10C120 -50 -40 -60 -150 -40Z', '#3f6a78') +
        times(11, (i) => line(`M${-130 + i * 32} -96q14 24 -4 56`, '#274c58', 9)) +
        line('M-150 20C-20 40 120 30 220 10', '#dfae4e', 14, 'stroke-opacity="0.8"') +
        line('M-142 -100Q-100 0 -146 90', '#8fa3a9', 9),
    ) +
    disc(-226, -10, 30, '#f7f5ee') +
    disc(-228, -8, 17, '#23282b') +
    line('M-298 56Q-262 64 -240 50', '#7a8a90', 8) +
    `<path d="${d}" fill="none" stroke="#f7f3e6" stroke-width="5" stroke-dasharray="14 11" stroke-opacity="0.85"/>` +
    (squeak
      ? disc(20, 62, 42, '#f3efe2') + words(['ปี๊บ'], 20, 76, { size: 36, color: '#a5452f' })
      : '')
  );
}

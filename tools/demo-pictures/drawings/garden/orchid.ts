import { leaf } from './plants.ts';
import { box, disc, line, shape, times } from '../ink/flat-shapes.ts';
import { ellipse, moved, type Svg } from '../ink/pen.ts';

export function orchid(): Svg {
  const bloom = (x: number, y: number, s: number): Svg =>
    moved(
      times(5, (k) =>
        ellipse(
          0,
          -52,
          36,
          54,
          `fill="${k % 2 ? '#8f7fd0' : '#7a69c0'}" transform="rotate(${k * 72})"`,
        ),
      ) +
        times(15, (i) => disc(-50 + ((i * 31) % 100), -50 + ((i * 43) % 96), 4, '#5a489f')) +
        shape('M0 0C-26 14 -18 46 0 52C18 46 26 14 0 0Z', '#4a2f8a') +
        disc(0, -4, 12, '#f5e3a0'),
      x,
      y,
      s,
    );
  const roots = times(9, (i) =>
    line(
      `M${-70 + i * 18} 40q${-30 + i * 8} 130 ${-20 + i * 5} ${210 + (i % 3) * 60}`,
      '#b9bfa0',
      11,
    ),
  );
  const leaves = times(
    5,
    (i) =>
      leaf(0, 20 - i * 34, 330, 58, 62, '#5a9048') + leaf(0, 20 - i * 34, 330, 58, -62, '#6aa055'),
  );
  const sides = times(6, (i) =>
    box(-130 + i * 6, -20 + i * 18, 260 - i * 12, 12, i % 2 ? '#7a5230' : '#9a6a40', 'rx="5"'),
  );
  return (
    line('M0 -30V-520M-120 -20L0 -520L120 -20', '#8a8a86', 5) +
    roots +
    leaves +
    sides +
    line('M10 -100Q120 -240 260 -250', '#6f9a4a', 10) +
    bloom(110, -200, 0.8) +
    bloom(190, -300, 0.95) +
    bloom(270, -210, 1) +
    bloom(80, -330, 0.8)
  );
}

import { lit } from '../ink/color.ts';
import { box, line, times, words } from '../ink/flat-shapes.ts';
import { linear, path, type Pen, type Svg } from '../ink/pen.ts';
import { dropShadow } from '../scene/scene.ts';

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

import { lit } from '../ink/color.ts';
import { disc, line, shape, times } from '../ink/flat-shapes.ts';
import { clipped, moved, path, type Pen, type Svg } from '../ink/pen.ts';
import { dropShadow } from '../scene/scene.ts';

/** Draws a flat roll of printed tape whose side shows the pattern. */
export function tape(pen: Pen, color: string, pattern: Svg): Svg {
  const d = 'M-110 0A110 110 0 1 1 110 0A110 110 0 1 1 -110 0Z';
  const strip = 'M86 -68L270 -150L292 -104L110 -20Z';
  return (
    dropShadow(pen, d, 14, 0.3) +
    path(strip, `fill="${color}"`) +
    clipped(pen, strip, moved(pattern, 190, -84, 1, -24)) +
    disc(0, 0, 110, lit(color, 0.9)) +
    times(
      6,
      (i) =>
        `<circle r="${104 - i * 7}" fill="none" stroke="${lit(color, i % 2 ? 0.82 : 1.16)}" stroke-width="3"/>`,
    ) +
    disc(0, 0, 62, '#e9dcc2') +
    disc(0, 0, 54, '#6b5640') +
    disc(4, 6, 50, '#cdb892')
  );
}

export const tapePatterns = {
  check: (c: string): Svg =>
    times(12, (i) => line(`M${-120 + i * 22} -40V40`, c, 5, 'stroke-opacity="0.8"')) +
    line('M-130 -10H130M-130 14H130', c, 5, 'stroke-opacity="0.8"'),
  zigzag: (c: string): Svg =>
    line('M-130 0l22 -20l22 20l22 -20l22 20l22 -20l22 20l22 -20l22 20l22 -20l22 20', c, 7) +
    line('M-130 24l22 -20l22 20l22 -20l22 20l22 -20l22 20l22 -20l22 20l22 -20l22 20', c, 4),
  dots: (c: string): Svg => times(14, (i) => disc(-130 + i * 20, i % 2 ? -10 : 12, 7, c)),
  diamonds: (c: string): Svg =>
    times(9, (i) => shape(`M${-120 + i * 30} -22l13 22l-13 22l-13 -22Z`, c)),
  waves: (c: string): Svg =>
    times(3, (k) =>
      line(`M-130 ${-16 + k * 16}q12 -14 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0`, c, 5),
    ),
} as const;

/** Draws a pad of sticky notes in the shape of a fruit. */
export function fruitPad(pen: Pen, kind: 'melon' | 'orange' | 'mango' | 'dragon'): Svg {
  const pad = (d: string, body: Svg): Svg =>
    dropShadow(pen, d, 10, 0.3) +
    times(4, (i) => path(d, `fill="#ded3c2" transform="translate(${8 - i * 2} ${10 - i * 2.5})"`)) +
    body;
  const circle = 'M-120 0A120 120 0 1 1 120 0A120 120 0 1 1 -120 0Z';
  if (kind === 'melon')
    return pad(
      'M-130 -50H130A130 130 0 0 1 -130 -50Z',
      shape('M-130 -50H130A130 130 0 0 1 -130 -50Z', '#3f8a4f') +
        shape('M-112 -50H112A112 112 0 0 1 -112 -50Z', '#f3f0d8') +
        shape('M-102 -50H102A102 102 0 0 1 -102 -50Z', '#e5504f') +
        times(7, (i) =>
          shape(
            'M0 -9Q6 4 0 9Q-6 4 0 -9Z',
            '#3a1f1f',
            `transform="translate(${-66 + i * 22} ${-16 + (i % 2) * 26})"`,
          ),
        ),
    );
  if (kind === 'orange')
    return pad(
      circle,
      disc(0, 0, 120, '#f2922e') +
        disc(0, 0, 106, '#fbe0b4') +
        times(8, (i) =>
          shape(
            'M0 0L-34 -84Q0 -110 34 -84Z',
            '#f5a545',
            `transform="rotate(${i * 45}) translate(0 -8)"`,
          ),
        ),
    );
  if (kind === 'mango')
    return pad(
      'M-20 -116C70 -126 124 -50 104 26C84 100 -10 128 -76 84C-136 40 -110 -100 -20 -116Z',
      shape(
        'M-20 -116C70 -126 124 -50 104 26C84 100 -10 128 -76 84C-136 40 -110 -100 -20 -116Z',
        '#f2b431',
      ) +
        shape('M-10 -116q30 -40 84 -30q-20 40 -84 30Z', '#5d9a48') +
        shape(
          'M-60 -70C-30 -100 20 -100 40 -90C0 -80 -50 -40 -70 10C-82 -20 -80 -50 -60 -70Z',
          '#f9d670',
        ),
    );
  return pad(
    circle,
    disc(0, 0, 120, '#d9417c') +
      times(10, (i) =>
        shape('M-14 -112L0 -150L14 -112Z', '#8fbf56', `transform="rotate(${i * 36})"`),
      ) +
      disc(0, 0, 98, '#fbf6f2') +
      times(46, (i) =>
        disc(
          Math.cos(i * 2.4) * Math.sqrt(i / 46) * 88,
          Math.sin(i * 2.4) * Math.sqrt(i / 46) * 88,
          4,
          '#2c2420',
        ),
      ),
  );
}
